internal import TableChecks

/// Everything a run takes from disk: tables, configuration, baseline, lock.
package struct TargetInput {
  package private(set) var files: [SourceFile]
  /// Nil where `localization.json` cannot be used; `diagnostics` says why.
  package private(set) var configuration: Configuration?
  /// As found: the configuration is applied to them together with those of the later stages.
  package private(set) var diagnostics: [Diagnostic]
  private(set) var baseline: Baseline?
  /// What was searched for tables.
  package let paths: [String]
  /// Where the baseline is or would be written.
  package private(set) var baselinePath = "localization-baseline.json"
  package private(set) var lock: InterfaceLock?
  /// Where the lock is or would be written.
  package private(set) var lockPath = InterfaceLock.fileName
  /// What is wrong with the lock, which a new one would mend.
  package private(set) var lockDiagnostics: [Diagnostic] = []
  /// The configuration's, or where it would be, with its slash; empty for the current one.
  package private(set) var folder = ""

  /// Reads the operands of `arguments` and what `--config` names.
  package init(_ arguments: Arguments) {
    self.init(paths: arguments.operands, configuration: arguments.value("config"))
  }

  /// The targets of the packages among the operands, each on its own, and all other operands
  /// together, unless `--separately` says that each is a target.
  package static func targets(_ arguments: Arguments) -> [TargetInput] {
    let configuration = arguments.value("config")
    let folders = arguments.operands.map { ($0, TargetFolders.targets(ofPackage: $0)) }
    let others = folders.filter { $0.1.isEmpty }.map(\.0)
    let groups =
      arguments.isGiven("separately") ? others.map { [$0] } : others.isEmpty ? [] : [others]
    return (groups + folders.flatMap(\.1).map { [$0] })
      .map { TargetInput(paths: $0, configuration: configuration) }
  }

  /// Each folder among the operands on its own, those of packages by target, and all files together.
  package static func folders(_ arguments: Arguments) -> [TargetInput] {
    let configuration = arguments.value("config")
    let folders = arguments.operands.filter(Disk.isFolder)
    let files = arguments.operands.filter { !Disk.isFolder($0) }
    let paths = folders.flatMap { folder in
      let targets = TargetFolders.targets(ofPackage: folder)
      return targets.isEmpty ? [[folder]] : targets.map { [$0] }
    }
    return ((files.isEmpty ? [] : [files]) + paths).map {
      TargetInput(paths: $0, configuration: configuration)
    }
  }

  private init(paths: [String], configuration given: String?) {
    self.paths = paths
    let reading = SourceReading(paths)
    files = reading.files
    diagnostics = reading.diagnostics
    let path = given ?? reading.configurations.first
    guard let path else {
      configuration = Configuration()
      if let first = paths.first, Disk.isFolder(first) {
        setFolder(TableSearch.joined(TableSearch.normalized(first), ""))
      }
      return
    }
    setFolder(path.lastIndex(of: "/").map { String(path[...$0]) } ?? "")
    do throws(DiskFault) {
      let text = try SourceReading.text(path)
      var parsed = ConfigurationFile.parse(text.value)
      parsed.diagnostics += text.diagnostics
      parsed.diagnostics += strayFiles(parsed.value)
      diagnostics += parsed.diagnostics
      let isUsable = !parsed.diagnostics.contains { $0.severity == .error }
      configuration = isUsable ? parsed.value : nil
      guard isUsable else { return }
      try readBaseline(parsed.value.baseline)
      try readLock(parsed.value.lock, configuration: path)
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  private mutating func setFolder(_ folder: String) {
    self.folder = folder
    baselinePath = folder + baselinePath
    lockPath = folder + lockPath
  }

  /// A configuration comes with a package, and names no file outside of it.
  private func strayFiles(_ configuration: Configuration) -> [Diagnostic] {
    let package = PackageFolder(around: folder)
    let files = [
      ("baseline", configuration.baseline, configuration.places.baseline),
      ("lock", configuration.lock, configuration.places.lock),
    ]
    return files.compactMap { key, name, place in
      guard let name else { return nil }
      let isFile = !name.isEmpty && !name.hasSuffix("/")
      if isFile, package.contains(besideConfiguration(name)) { return nil }
      return Diagnostic(
        rule: .invalidConfiguration,
        message: "'\(key)' names a file of the package, which '\(name)' is not", location: place)
    }
  }

  private mutating func readBaseline(_ name: String?) throws(DiskFault) {
    guard let name else { return }
    baselinePath = besideConfiguration(name)
    guard Disk.exists(baselinePath) else { return }
    let parsed = Baseline.parse(try SourceReading.text(baselinePath).value, folder: folder)
    diagnostics += parsed.diagnostics
    baseline = parsed.value
  }

  private mutating func readLock(
    _ name: String?, configuration path: String
  ) throws(DiskFault) {
    guard let name else { return }
    lockPath = besideConfiguration(name)
    guard Disk.exists(lockPath) else {
      let text = SourceText(path: path, storage: ByteStorage(capacity: 0))
      lockDiagnostics = [
        Diagnostic(
          rule: .invalidLock,
          message: "there is no lock '\(name)'; 'localization-tool lock --write' makes it",
          location: SourceLocation(text: text, range: SourceRange(0, 0)))
      ]
      return
    }
    let parsed = InterfaceLock.parse(try SourceReading.text(lockPath).value)
    lockDiagnostics = parsed.diagnostics
    lock = parsed.value
  }

  private func besideConfiguration(_ name: String) -> String {
    name.hasPrefix("/") ? name : folder + name
  }

  /// Without the findings that the baseline accepts. Accepted ones that are no longer there are
  /// reported, but for rules that were not looked at.
  package func accepting(
    _ diagnostics: [Diagnostic], without unchecked: Set<String> = []
  ) -> [Diagnostic] {
    guard let baseline else { return diagnostics }
    let hidden = UnreadableTables(diagnostics).isEmpty ? [] : UnreadableTables.rules
    return baseline.filter(diagnostics, without: unchecked.union(hidden))
  }

  /// What to do so that a written file counts.
  package func hint(naming path: String, as key: String) -> String {
    let name = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    return "To use it, write \"\(key)\": \"\(name)\" into \(folder)localization.json.\n"
  }
}
