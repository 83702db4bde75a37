internal import TableParsing

/// Everything a run takes from disk: tables, configuration, baseline.
struct RunInput {
  private(set) var files: [SourceFile]
  /// Nil where `localization.json` cannot be used; `diagnostics` says why.
  private(set) var configuration: Configuration?
  private(set) var diagnostics: [Diagnostic]
  private(set) var baseline: Baseline?
  /// What was searched for tables.
  let paths: [String]
  /// Where the baseline is or would be written.
  private(set) var baselinePath: String

  /// Reads the operands of `arguments` and what `--config` names.
  init(_ arguments: Arguments) {
    self.init(paths: arguments.operands, configuration: arguments.value("config"))
  }

  /// The targets of the packages among the operands, each on its own, and all other operands
  /// together.
  static func targets(_ arguments: Arguments) -> [RunInput] {
    let configuration = arguments.value("config")
    let folders = arguments.operands.map { ($0, TargetFolders.targets(ofPackage: $0)) }
    let others = folders.filter { $0.1.isEmpty }.map(\.0)
    let targets = folders.flatMap(\.1).map { RunInput(paths: [$0], configuration: configuration) }
    return others.isEmpty
      ? targets : [RunInput(paths: others, configuration: configuration)] + targets
  }

  /// Each folder among the operands on its own, those of packages by target, and all files together.
  static func folders(_ arguments: Arguments) -> [RunInput] {
    let configuration = arguments.value("config")
    let folders = arguments.operands.filter(Disk.isFolder)
    let files = arguments.operands.filter { !Disk.isFolder($0) }
    let paths = folders.flatMap { folder in
      let targets = TargetFolders.targets(ofPackage: folder)
      return targets.isEmpty ? [[folder]] : targets.map { [$0] }
    }
    return ((files.isEmpty ? [] : [files]) + paths).map {
      RunInput(paths: $0, configuration: configuration)
    }
  }

  private init(paths: [String], configuration given: String?) {
    self.paths = paths
    let reading = SourceReading(paths)
    files = reading.files
    diagnostics = reading.diagnostics
    baselinePath = "localization-baseline.json"
    let path = given ?? reading.configurations.first
    guard let path else {
      configuration = Configuration()
      return
    }
    do throws(DiskFault) {
      let parsed = ConfigurationFile.parse(
        SourceText(path: path, storage: try Disk.read(path)))
      diagnostics += parsed.diagnostics
      let isUsable = !parsed.diagnostics.contains { $0.severity == .error }
      configuration = isUsable ? parsed.value : nil
      try readBaseline(parsed.value.baseline, beside: path)
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  private mutating func readBaseline(
    _ name: String?, beside configuration: String
  ) throws(DiskFault) {
    let folder = configuration.lastIndex(of: "/").map { String(configuration[...$0]) } ?? ""
    guard let name else {
      baselinePath = folder + baselinePath
      return
    }
    baselinePath = name.hasPrefix("/") ? name : folder + name
    guard Disk.exists(baselinePath) else { return }
    let parsed = Baseline.parse(
      SourceText(path: baselinePath, storage: try Disk.read(baselinePath)))
    diagnostics += parsed.diagnostics
    baseline = parsed.value
  }

  /// Without the findings that the baseline accepts; findings that are no longer there are told.
  func accepting(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    baseline?.filter(diagnostics) ?? diagnostics
  }
}
