internal import LocalizationGenerator
internal import SourceScanning
internal import TableParsing

/// The keys that storyboards and `.xib` files ask for.
enum InterfaceUsage {
  static func references(
    _ sources: [SourceText], _ configuration: Configuration
  ) -> [KeyReference] {
    sources.flatMap { source in
      InterfaceReader.keys(in: source, attributes: configuration.keyAttributes).map { key in
        KeyReference(
          key: .literal(key.key), table: nil, isCertain: true,
          location: SourceLocation(text: source, range: key.range))
      }
    }
  }

  /// Those that no table below the checked paths has.
  static func findings(
    below input: TargetInput, _ configuration: Configuration
  ) -> [Diagnostic] {
    let search = CodeSearch(input.paths, suffixes: CodeSearch.interfaceSuffixes)
    let references = references(search.sources, configuration)
    guard !references.isEmpty else { return search.diagnostics }
    let keys = KeySet(parse(input.files).value)
    let undefined = UndefinedKey(keys: keys)
    return search.diagnostics
      + references.compactMap { reference in
        guard case .literal(let key) = reference.key, !keys.contains(key, in: nil) else {
          return nil
        }
        return undefined.finding(key, reference)
      }
  }
}

/// `check` as the generator has it, with the keys of storyboards and `.xib` files, with what
/// `localization-states.json` tells, and with the accessors that Swift sources name.
enum CheckWithInterfaces: Subcommand {
  static let description = CheckSubcommand.description

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try CheckSubcommand.run(arguments, console: console) { input, configuration in
      InterfaceUsage.findings(below: input, configuration)
        + StateFile.findings(in: input, configuration)
        + RemovedAccessors.findings(below: input, configuration)
    }
  }
}
