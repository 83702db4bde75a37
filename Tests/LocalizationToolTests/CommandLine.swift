import LocalizationTool

/// What the tests of this module run.
let commandLine = LocalizationTool.commandLine
