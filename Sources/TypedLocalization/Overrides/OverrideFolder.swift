internal import MessageFormat

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads the tables of an override from disk. Property lists are read by Foundation after
/// `PropertyListScreen`; what entries mean is read as in a build.
struct OverrideFolder {
  private let folder: URL
  private let table: String

  init(_ folder: URL, table: String) {
    self.folder = folder
    self.table = table
  }

  func read() -> (layers: [OverrideLayer], faults: [OverrideFault]) {
    var reading = Reading(table: table)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      reading.fault(.unreadable("no such folder"), folder.path)
      return ([], reading.faults)
    }
    let isLanguage = folder.pathExtension.lowercased() == "lproj"
    reading.read(folder, names: names, language: isLanguage ? Self.language(folder) : nil)
    for name in names.sorted() where name.lowercased().hasSuffix(".lproj") {
      let inner = folder.appendingPathComponent(name)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: inner.path)) ?? []
      reading.read(inner, names: names, language: Self.language(inner))
    }
    if reading.layers.isEmpty, reading.faults.isEmpty { reading.fault(.nothingFound, folder.path) }
    return (reading.layers, reading.faults)
  }

  /// `Base` stays: it means the development language.
  private static func language(_ folder: URL) -> String {
    let name = folder.deletingPathExtension().lastPathComponent
    return name.lowercased() == "base" ? "Base" : TableManifest.canonical(name)
  }

  private struct Reading {
    let table: String
    var layers: [OverrideLayer] = []
    var faults: [OverrideFault] = []
    private var language: String?

    init(table: String) { self.table = table }

    mutating func fault(_ reason: OverrideFault.Reason, _ source: String, key: String = "") {
      faults.append(
        OverrideFault(reason: reason, source: source, language: language, key: key))
    }

    /// The entries of `.stringsdict` come last: they win.
    mutating func read(_ folder: URL, names: [String], language: String?) {
      self.language = language
      for name in names.sorted() where name.hasSuffix(".xcstrings") {
        fault(.notCompiled, folder.appendingPathComponent(name).path)
      }
      var messages: [String: Message] = [:]
      if names.contains("\(table).strings") {
        messages = texts(of: folder.appendingPathComponent("\(table).strings"))
      }
      if names.contains("\(table).stringsdict") {
        let entries = entries(of: folder.appendingPathComponent("\(table).stringsdict"))
        messages.merge(entries) { earlier, later in
          guard let fallback = earlier.plainForm else { return later }
          return later.variants?.completed(by: fallback).map { .variants($0) } ?? later
        }
      }
      if messages.isEmpty { return }
      layers.append(OverrideLayer(language: language, source: folder.path, messages: messages))
    }

    private mutating func texts(of file: URL) -> [String: Message] {
      var messages: [String: Message] = [:]
      for (key, value) in values(of: file) {
        if case .text(let text) = value {
          messages[key] = .plain(MessageForm(text: Text(text)))
        } else {
          fault(.notAText, file.path, key: key)
        }
      }
      return messages
    }

    private mutating func entries(of file: URL) -> [String: Message] {
      let tree = ValueTree(values(of: file), path: file.path)
      var reader = StringsdictReader(tree)
      var messages: [String: Message] = [:]
      tree.forEachPair { key, value in
        let message = reader.read(value, key: key)
        if let error = reader.faults.first(where: \.isError) {
          fault(OverrideFault.Reason(error), file.path, key: tree.text(key).string)
        } else {
          messages[tree.text(key).string] = message
        }
      }
      return messages
    }

    /// Nil, and reported, where there is no file that may be read.
    private mutating func contents(of file: URL) -> Data? {
      do {
        if let data = try StoredFile(file).read(upTo: PropertyListScreen.sizeLimit + 1) {
          return data
        }
        fault(.unreadable("no such file"), file.path)
      } catch LanguageStorageError.fileFailed(_, let reason) {
        fault(.unreadable(reason), file.path)
      } catch {
        fault(.unreadable("no file"), file.path)
      }
      return nil
    }

    private mutating func values(of file: URL) -> [String: PropertyListValue] {
      guard let data = contents(of: file), !data.isEmpty else { return [:] }
      do {
        let screened = try PropertyListScreen.screened(data)
        if screened.isEmpty { return [:] }
        let list = try PropertyListValue(screened)
        if case .dictionary(let values) = list { return values }
        fault(.unreadable("not a dictionary"), file.path)
      } catch {
        let refusal = error as? PropertyListScreen.Refusal ?? .malformed
        fault(.unreadable("\(refusal)"), file.path)
      }
      return [:]
    }
  }
}

extension OverrideFault.Reason {
  fileprivate init(_ fault: MessageFault) {
    switch fault.kind {
    case .neitherTextNorRules: self = .notAText
    default: self = .malformedEntry(fault.kind.description)
    }
  }
}

extension ValueTree {
  /// Deeper dictionaries mean nothing in a stringsdict: device, variable, form.
  private static let deepestDictionary = 6

  /// The values of a property list as Foundation reads it, which does not keep their order; keys are
  /// sorted. What is neither a text nor a dictionary is a value that no entry can have.
  fileprivate convenience init(_ values: [String: PropertyListValue], path: String) {
    let storage = ByteStorage(capacity: 1024)
    var nodes = NodeBuffer(capacity: 64)
    Self.append(.dictionary(values), to: &nodes, storage, depth: 0)
    self.init(
      nodes, source: SourceText(path: path, storage: storage), side: storage,
      mayHoldForeignPercent: true)
  }

  private static func append(
    _ value: PropertyListValue, to nodes: inout NodeBuffer, _ storage: ByteStorage, depth: Int
  ) {
    if case .text(let text) = value { return append(text, to: &nodes, storage) }
    guard case .dictionary(let values) = value, depth < deepestDictionary else {
      return nodes.append(ValueNode(kind: .data, start: 0, end: 0, outerStart: 0, outerEnd: 0))
    }
    let index = nodes.count
    nodes.append(ValueNode(kind: .dictionary, start: 0, end: 0, outerStart: 0, outerEnd: 0))
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      append(key, to: &nodes, storage)
      append(value, to: &nodes, storage, depth: depth + 1)
    }
    nodes.close(index, end: 0, outerEnd: 0)
  }

  private static func append(
    _ text: String, to nodes: inout NodeBuffer, _ storage: ByteStorage
  ) {
    let start = storage.count
    var text = text
    text.withUTF8 { storage.append(UnsafeRawBufferPointer($0)) }
    nodes.append(
      ValueNode(
        kind: .string, start: start, end: storage.count, outerStart: start,
        outerEnd: storage.count))
  }

  /// The keys and values of the top dictionary, as nodes.
  fileprivate func forEachPair(_ body: (_ key: Int, _ value: Int) -> Void) {
    var key = 1
    while key < Int(nodes[0].next) {
      let value = Int(nodes[key].next)
      body(key, value)
      key = Int(nodes[value].next)
    }
  }
}
