internal import MessageFormat

/// The compiled tables of one target, opened when a language is first needed. Kept under a lock.
///
/// What is few is an array: the first dictionary of a process makes the runtime read through the
/// protocol conformances of every library, 2 MB of pages.
struct TableContents {
  private enum Opening {
    case untried
    case opened(CompiledTable)
    case failed
  }

  private let manifest: TableManifest
  private let literals: [UnsafeRawBufferPointer]
  private let resources: ResourceFolder
  private var openings: [Opening]
  private var formats: [LanguageFormat] = []
  private var folder: String??
  private var archive: Result<[CompiledTableArchive.Entry]?, TableFault>?
  /// So that `de` and `de-AT` share one where they mean the same.
  private var snapshots: [KeptSnapshot] = []
  /// Those that nobody finds any more but somebody may still read.
  var retired: [KeptSnapshot] = []
  /// Compiled overrides by their installation.
  var overlays: [Int: OverrideOverlay] = [:]
  /// What was found wrong; to be reported when the lock is free.
  var faults: [LocalizationFault] = []

  init(manifest: TableManifest, literals: [UnsafeRawBufferPointer], folder: ResourceFolder) {
    self.manifest = manifest
    self.literals = literals
    resources = folder
    openings = Array(repeating: .untried, count: max(manifest.languages.count, 1))
  }

  /// The languages not known to be unreadable, the development language first.
  var languages: [String] {
    manifest.languages.indices.compactMap { index in
      if case .failed = openings[index], index > 0 { return nil }
      return manifest.languages[index].tag
    }
  }

  private var isEmbedded: Bool { literals.count >= manifest.languages.count }

  /// Reports a missing resource folder once, even where the development language is in force.
  mutating func checkFolder() {
    if !isEmbedded { _ = foundFolder() }
  }

  /// - Parameter asked: the language that `tag` answers for.
  /// - Parameter isLasting: whether others may share it; else it goes with its snapshot.
  mutating func format(for tag: String, asked: String, isLasting: Bool) -> LanguageFormat {
    let numbers = LanguageFormat.numbersTag(of: tag, asked: asked)
    if let known = formats.first(where: { $0.tag == tag && $0.numbersTag == numbers }) {
      return known
    }
    let format = LanguageFormat(
      tag: tag, asked: asked, localizesNumbers: manifest.localizesNumbers)
    if isLasting { formats.append(format) }
    return format
  }

  /// - Parameter asked: the language that the layers answer for.
  mutating func snapshot(
    of layers: [SnapshotLayer], asked: String, setting: FormatSetting
  ) -> KeptSnapshot {
    let numbers = layers.map { LanguageFormat.numbersTag(of: $0.language, asked: asked) }
    let known = snapshots.first {
      $0.layers == layers && $0.numbers == numbers && $0.setting == setting
    }
    if let known { return known }
    let isLasting =
      layers.allSatisfy { $0.storage == nil }
      && snapshots.count(where: \.isLasting) < SnapshotSlots.lastingCapacity
    var next: LanguageSnapshot?
    for layer in layers.dropFirst().reversed() {
      next = snapshot(of: layer, asked, setting, isLasting: isLasting, next: next)
    }
    let first = layers.first ?? SnapshotLayer(language: manifest.development)
    let kept = KeptSnapshot(
      snapshot: snapshot(of: first, asked, setting, isLasting: isLasting, next: next),
      layers: layers, numbers: numbers, setting: setting, isLasting: isLasting)
    snapshots.append(kept)
    return kept
  }

  private mutating func snapshot(
    of layer: SnapshotLayer, _ asked: String, _ setting: FormatSetting, isLasting: Bool,
    next: LanguageSnapshot?
  ) -> LanguageSnapshot {
    let environment = FormatEnvironment(
      language: format(for: layer.language, asked: asked, isLasting: isLasting),
      device: setting.device, width: setting.width)
    return LanguageSnapshot(layer, environment: environment, next: next)
  }

  /// How many are kept.
  var snapshotCount: Int { snapshots.count }

  /// Whether those that do not stay are so many that they should go: clients may ask for any region.
  var isFull: Bool { snapshotCount > SnapshotSlots.lastingCapacity + 64 }

  /// Gives up the snapshots that do not stay for good.
  mutating func retire() -> [KeptSnapshot] {
    let retired = retired + snapshots.filter { !$0.isLasting }
    self.retired = []
    snapshots.removeAll { !$0.isLasting }
    return retired
  }

  /// Nil, and reported once, where the language has no readable table.
  mutating func table(for tag: String) -> CompiledTable? {
    guard let index = manifest.languages.firstIndex(where: { $0.tag == tag }) else { return nil }
    return table(at: index)
  }

  mutating func developmentTable() -> CompiledTable? { table(at: 0) }

  private mutating func table(at index: Int) -> CompiledTable? {
    switch openings[index] {
    case .opened(let table): return table
    case .failed: return nil
    case .untried:
      let table = open(index)
      openings[index] = table.map(Opening.opened) ?? .failed
      return table
    }
  }

  private mutating func open(_ index: Int) -> CompiledTable? {
    if literals.indices.contains(index) { return checkedLiteral(index) }
    guard manifest.languages.indices.contains(index), let root = foundFolder() else { return nil }
    let listing = manifest.languages[index]
    return listing.folder.isEmpty
      ? openFromArchive(index, root: root) : openFromFolder(index, root: root)
  }

  private mutating func openFromFolder(_ index: Int, root: String) -> CompiledTable? {
    let listing = manifest.languages[index]
    let (path, bytes) = ResourceFolder.table(of: listing.folder, in: root)
    guard let bytes else {
      reportMissing(listing.tag, path)
      return nil
    }
    return checked(bytes, language: index, path: path)
  }

  private mutating func openFromArchive(_ index: Int, root: String) -> CompiledTable? {
    let path = "\(root)/\(ResourceFolder.archiveName)"
    let language = manifest.languages[index].tag
    let read = archive ?? Self.entries(of: path)
    archive = read
    switch read {
    case .success(nil): reportMissing(language, path)
    case .success(let entries?):
      guard let entry = entries.first(where: { $0.language == language }) else {
        faults.append(.init(.tableMissing(language: language, path: path)))
        return nil
      }
      if let bytes = Files.bytes(of: path, in: entry.range) {
        return checked(bytes, language: index, path: path)
      }
      reportMissing(language, path)
    case .failure(let fault):
      faults.append(.init(.tableUnreadable(language: language, path: path, reason: "\(fault)")))
    }
    return nil
  }

  /// Nil where there is no archive.
  private static func entries(
    of path: String
  ) -> Result<[CompiledTableArchive.Entry]?, TableFault> {
    let range = 0..<CompiledTableArchive.headLimit
    guard let size = Files.size(of: path), let head = Files.bytes(of: path, in: range) else {
      return .success(nil)
    }
    do throws(TableFault) {
      return .success(try CompiledTableArchive.entries(in: head, size: size))
    } catch { return .failure(error) }
  }

  private mutating func reportMissing(_ language: String, _ path: String) {
    let reason = "reading it is not permitted"
    faults.append(
      .init(
        Files.isForbidden(path)
          ? .tableUnreadable(language: language, path: path, reason: reason)
          : .tableMissing(language: language, path: path)))
  }

  private mutating func checkedLiteral(_ index: Int) -> CompiledTable? {
    let language = manifest.languages.indices.contains(index) ? manifest.languages[index].tag : ""
    let bytes = literals[index]
    return checked(language: language, path: "the program itself") { () throws(TableFault) in
      try CompiledTable(bytes: bytes)
    }
  }

  /// Where a table that was opened came from.
  func path(ofTableFor language: String) -> String {
    guard let index = manifest.languages.firstIndex(where: { $0.tag == language }),
      !literals.indices.contains(index), let folder = folder ?? nil
    else { return "the program itself" }
    let listed = manifest.languages[index].folder
    return "\(folder)/\(listed.isEmpty ? ResourceFolder.archiveName : listed)"
  }

  /// A file's checksum is asked once, here. A table of another language in its place is not used.
  private mutating func checked(
    _ file: UnsafeRawBufferPointer, language index: Int, path: String
  ) -> CompiledTable? {
    let language = manifest.languages[index].tag
    let table = checked(language: language, path: path) { () throws(TableFault) in
      try CompiledTableFile.table(in: file)
    }
    guard let table, table.language != language else { return table }
    faults.append(
      .init(
        .tableUnreadable(
          language: language, path: path, reason: "it is the table of \(table.language)")))
    return nil
  }

  private mutating func checked(
    language: String, path: String, open: () throws(TableFault) -> CompiledTable
  ) -> CompiledTable? {
    do throws(TableFault) {
      let table = try open()
      if table.fingerprint == manifest.fingerprint { return table }
      faults.append(
        .init(.tableUnreadable(language: language, path: path, reason: "made for other keys")))
    } catch {
      faults.append(.init(.tableUnreadable(language: language, path: path, reason: "\(error)")))
    }
    return nil
  }

  private mutating func foundFolder() -> String? {
    if let folder { return folder }
    let found = resources.find()
    folder = .some(found)
    if found == nil {
      faults.append(
        .init(.resourceFolderMissing(bundle: manifest.bundle, searched: resources.candidates)))
    }
    return found
  }
}
