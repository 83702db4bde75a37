internal import Foundation
internal import LocalizationGenerator
internal import SourceScanning
internal import TableParsing

/// Finds out what the other tool called the keys: from the file that it made, where there is one, else
/// by its rule.
struct OldNameSearch {
  private(set) var names = OldNames()
  /// Where the names are from, for the plan.
  private(set) var origin = ""
  /// Files that the other tool made.
  private(set) var generated: Set<String> = []
  /// How SwiftGen was set up.
  private(set) var entries: [SwiftGenNames.Entry] = []

  init(
    _ options: MigrationOptions, _ files: [SwiftFile], _ target: MigrationTarget, folder: String,
    tablePaths: [(table: String, path: String)]
  ) throws(EditFailure) {
    switch options.tool {
    case .swiftgen: try searchSwiftGen(options, files, target, folder, tablePaths)
    case .rswift:
      names = RSwiftNames.names(target)
      origin = "the rule of R.swift"
    case .xcstringsTool:
      names = XcstringsToolNames.names(target)
      origin = "the rule of xcstrings-tool"
    case .xcodeSymbols:
      names = XcodeSymbolNames.names(target)
      origin = "the rule of Xcode"
    case .nslocalizedstring, .localizeSwift: origin = "the literals in the code"
    }
    if let map = options.map, Disk.exists(map) {
      try correct(by: map, target)
      origin += ", corrected by \(map)"
    }
    names.settle(target)
  }

  // MARK: SwiftGen

  private mutating func searchSwiftGen(
    _ options: MigrationOptions, _ files: [SwiftFile], _ target: MigrationTarget,
    _ folder: String, _ tablePaths: [(table: String, path: String)]
  ) throws(EditFailure) {
    for file in files {
      let members = SwiftGenFile.members(in: file)
      guard !members.isEmpty else { continue }
      generated.insert(file.source.path)
      for member in members {
        names.add(
          member.path,
          OldNames.Member(
            accessor: target.accessor(member.key, in: member.table), types: member.types))
      }
    }
    if !generated.isEmpty { origin = generated.sorted().joined(separator: ", ") }
    let path = options.swiftGenConfiguration ?? configuration(above: folder)
    entries = [SwiftGenNames.Entry()]
    if let path {
      let text = try refusingFaults { () throws(DiskFault) in try Disk.read(path) }
      let configuration = SwiftGenConfiguration(
        parsing: String(decoding: text.bytes, as: UTF8.self))
      let place = TablePlace.parent(of: path)
      entries = configuration.entries.map { resolved($0, below: place, tablePaths) }
      if entries.isEmpty { entries = [SwiftGenNames.Entry()] }
    }
    guard generated.isEmpty else { return }
    for entry in entries { SwiftGenNames.add(entry, to: &names, target) }
    origin = path ?? "the rule of SwiftGen"
  }

  /// Folders are not nested deeper below that of a project.
  private static let depthLimit = 16

  /// The nearest `swiftgen.yml` in the folder or around it, not beyond the project.
  private func configuration(above folder: String) -> String? {
    var candidate = folder
    for _ in 0..<Self.depthLimit {
      for name in ["swiftgen.yml", "swiftgen.yaml", ".swiftgen.yml"] {
        let path = TableSearch.joined(candidate, name)
        if Disk.exists(path), !Disk.isFolder(path) { return path }
      }
      let isProject = [".git", "Package.swift"].contains {
        Disk.exists(TableSearch.joined(candidate, $0))
      }
      if isProject || candidate == "/" || candidate == "." { return nil }
      candidate = TablePlace.parent(of: candidate)
    }
    return nil
  }

  private func resolved(
    _ entry: SwiftGenConfiguration.Entry, below folder: String,
    _ tablePaths: [(table: String, path: String)]
  ) -> SwiftGenNames.Entry {
    var names = entry.names
    var tables: [String] = []
    for input in entry.inputs {
      if let table = TablePath(path: input)?.table {
        tables.append(table)
        continue
      }
      let place = TableSearch.normalized(input)
      let whole = TableSearch.normalized(TableSearch.joined(folder, place))
      tables += tablePaths.filter { _, path in
        place == "." || path.hasPrefix(whole + "/") || path.contains("/" + place + "/")
          || path.hasPrefix(place + "/")
      }.map(\.table)
    }
    if !tables.isEmpty { names.tables = Array(Set(tables)).sorted() }
    return names
  }

  // MARK: Corrections

  /// `{ "L10n.Shelf.moved": "Localizable/shelf.moved" }`.
  private mutating func correct(
    by path: String, _ target: MigrationTarget
  ) throws(EditFailure) {
    let storage = try refusingFaults { () throws(DiskFault) in try Disk.read(path) }
    let json = JSONValue.parse(SourceText(path: path, storage: storage))
    guard json.diagnostics.isEmpty, case .object(let members) = json.value.content else {
      throw EditFailure.reason("\(path): a map is a JSON object of names and keys")
    }
    for member in members {
      guard case .string(let place) = member.value.content else {
        throw EditFailure.reason("\(path): '\(member.key)' is no text")
      }
      let parts = place.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      let accessor =
        parts.count == 2 ? target.accessor(String(parts[1]), in: String(parts[0])) : nil
      guard accessor != nil || place.isEmpty else {
        throw EditFailure.reason("\(path): no table has '\(place)' of '\(member.key)'")
      }
      names.set(member.key.split(separator: ".").map(String.init), accessor: accessor)
    }
  }

  /// What a file of corrections starts from.
  func map(_ target: MigrationTarget) -> ByteStorage {
    var text = "{\n"
    let members = names.members
    for (index, item) in members.enumerated() {
      let accessor = item.member.accessor.map { target.accessors[$0] }
      let place = accessor.map { "\($0.table)/\($0.key)" } ?? ""
      let storage = ByteStorage(capacity: 64)
      storage.append(jsonString: item.path.joined(separator: "."))
      storage.append(": ")
      storage.append(jsonString: place)
      text += "  " + String(decoding: storage.bytes, as: UTF8.self)
      text += index + 1 < members.count ? ",\n" : "\n"
    }
    return ByteStorage(text + "}\n")
  }
}
