internal import Foundation
internal import MessageFormat

/// Reads the tables of an override from disk. Property lists are read by Foundation, whose `Bundle`
/// stops the process at values that are no texts.
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
      var messages: [String: MessageDefinition] = [:]
      for name in names.sorted() where name.hasSuffix(".xcstrings") {
        fault(.notCompiled, folder.appendingPathComponent(name).path)
      }
      for name in ["\(table).strings", "\(table).stringsdict"] where names.contains(name) {
        let file = folder.appendingPathComponent(name)
        messages.merge(entries(of: file)) { earlier, later in later.completed(by: earlier) }
      }
      if messages.isEmpty { return }
      layers.append(OverrideLayer(language: language, source: folder.path, messages: messages))
    }

    private mutating func entries(of file: URL) -> [String: MessageDefinition] {
      guard let data = FileManager.default.contents(atPath: file.path) else {
        fault(.unreadable("no such file"), file.path)
        return [:]
      }
      if data.isEmpty { return [:] }
      let list: Any
      do {
        list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      } catch {
        fault(.unreadable("malformed property list"), file.path)
        return [:]
      }
      guard let values = list as? [String: Any] else {
        fault(.unreadable("not a dictionary"), file.path)
        return [:]
      }
      var messages: [String: MessageDefinition] = [:]
      for (key, value) in values {
        if let message = StringsdictEntry.message(value) {
          messages[key] = message
        } else {
          fault(.notAText, file.path, key: key)
        }
      }
      return messages
    }
  }
}

extension MessageDefinition {
  /// A device rule takes the text of the `.strings` as what it says on all other devices, as in the
  /// files that Apple's compiler makes of a catalog.
  fileprivate func completed(by earlier: MessageDefinition) -> MessageDefinition {
    guard case .device(let cases) = root, case .form = earlier.root,
      !cases.contains(where: { $0.device == .other })
    else { return self }
    var message = self
    message.root = .device(cases: cases + [(.other, earlier.root)])
    return message
  }
}
