internal import TableChecks

/// Everything a run takes from disk: tables, configuration, baseline, lock.
package struct TargetInput {
  package private(set) var files: [SourceFile]
  /// The names of the target's `.lproj` folders, with or without a table.
  package let languageFolders: [String]
  /// Nil where `localization.json` cannot be used; `diagnostics` says why.
  package private(set) var configuration: Configuration?
  /// Nil where there is none.
  package private(set) var configurationPath: String?
  /// As found: the configuration is applied to them together with those of the later stages.
  package private(set) var diagnostics: [Diagnostic]
  private(set) var baseline: Baseline?
  /// What was searched for tables.
  package let paths: [String]
  /// Where the baseline is or would be written.
  package private(set) var baselinePath = BuildFileNames.baseline
  /// Whether a file there counts: beside a configuration.
  package private(set) var isBaselineUsed = false
  package private(set) var lock: InterfaceLock?
  /// Where the lock is or would be written.
  package private(set) var lockPath = InterfaceLock.fileName
  /// What is wrong with the lock, which a new one would mend.
  package private(set) var lockDiagnostics: [Diagnostic] = []
  /// The configuration's, or where it would be, with its slash; empty for the current one.
  package private(set) var folder = ""

  /// Reads the operands of `arguments` and what `--config` names.
  package init(_ arguments: Arguments) {
    self.init(
      paths: arguments.operands, configuration: arguments.value("config"),
      folders: arguments.values("language-folder"), baseline: arguments.value("baseline"))
  }

  /// Each folder among the operands is a target of its own, of a package's folder each target with
  /// tables. Files, and `.lproj` folders, are one target together.
  package static func targets(_ arguments: Arguments) -> [TargetInput] {
    let configuration = arguments.value("config")
    var folders: [String] = []
    var files: [String] = []
    for path in arguments.operands {
      if isTarget(path) { folders.append(path) } else { files.append(path) }
    }
    var inputs: [TargetInput] = []
    if !files.isEmpty { inputs.append(TargetInput(paths: files, configuration: configuration)) }
    for folder in folders {
      let targets = TargetFolders.targets(ofPackage: folder)
      let paths = targets.isEmpty ? [folder] : targets
      var found = paths.map { TargetInput(paths: [$0], configuration: configuration) }
      if !targets.isEmpty, !found.isEmpty { found[0].addUnusedConfiguration(ofPackage: folder) }
      inputs += found
    }
    return inputs
  }

  private static func isTarget(_ path: String) -> Bool {
    let name = TableSearch.normalized(path).split(separator: "/").last ?? ""
    return BuildFileNames.language(ofFolder: name) == nil && Disk.isFolder(path)
  }

  /// Each target of a package has a configuration of its own.
  private mutating func addUnusedConfiguration(ofPackage folder: String) {
    let path = TableSearch.joined(TableSearch.normalized(folder), BuildFileNames.configuration)
    guard Disk.exists(path), let target = paths.first else { return }
    let text = SourceText(path: path, storage: ByteStorage(capacity: 0))
    diagnostics.append(
      Diagnostic(
        rule: .ineffectiveSetting,
        message: "nothing reads localization.json in a package's folder: move it into a target's, "
          + "such as \(target)",
        location: SourceLocation(text: text, range: SourceRange(0, 0))))
  }

  /// All of `paths` together as one target.
  /// - Parameters:
  ///   - given: the configuration's file; nil takes the one in a given folder.
  ///   - accepted: the baseline of a target without a configuration; nil takes the one in its folder.
  package init(
    paths: [String], configuration given: String?, folders: [String] = [],
    baseline accepted: String? = nil
  ) {
    self.paths = paths
    let reading = SourceReading(paths)
    files = reading.files
    languageFolders = Array(Set(reading.languageFolders + folders)).sorted()
    diagnostics = reading.diagnostics
    let path = given ?? reading.configurations.first
    guard let path else {
      configuration = Configuration()
      if let first = paths.first, Disk.isFolder(first) {
        setFolder(TableSearch.joined(TableSearch.normalized(first), ""))
      }
      readUnnamedBaseline(accepted)
      return
    }
    configurationPath = path
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
      try readBaseline(parsed.value.baseline, at: parsed.value.places.baseline)
      try readLock(parsed.value.lock, namedAt: parsed.value.places.lock)
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

  /// Of a target without a configuration.
  private mutating func readUnnamedBaseline(_ path: String?) {
    guard path != nil || !folder.isEmpty else { return }
    if let path {
      folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      baselinePath = path
    }
    do throws(DiskFault) {
      try readBaseline(nil, at: nil)
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  /// The one that the configuration names, else that of the usual name beside it, where it is there.
  private mutating func readBaseline(
    _ name: String?, at place: SourceLocation?
  ) throws(DiskFault) {
    isBaselineUsed = true
    if let name { baselinePath = besideConfiguration(name) }
    guard Disk.exists(baselinePath) else {
      guard let name else { return }
      diagnostics.append(
        Diagnostic(
          rule: .ineffectiveSetting,
          message:
            "there is no baseline '\(name)'; 'localization-tool check --write-baseline' makes "
            + "it", location: place))
      return
    }
    let parsed = Baseline.parse(try SourceReading.text(baselinePath).value, folder: folder)
    diagnostics += parsed.diagnostics
    baseline = parsed.value
  }

  private mutating func readLock(
    _ name: String?, namedAt place: SourceLocation?
  ) throws(DiskFault) {
    guard let name else { return }
    lockPath = besideConfiguration(name)
    guard Disk.exists(lockPath) else {
      lockDiagnostics = [
        Diagnostic(
          rule: .invalidLock,
          message: "there is no lock '\(name)'; 'localization-tool lock --write' makes it",
          location: place)
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
