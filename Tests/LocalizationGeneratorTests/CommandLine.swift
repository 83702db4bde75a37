import LocalizationGenerator

/// What the tests of this module run.
let commandLine = LocalizationGenerator.commandLine
