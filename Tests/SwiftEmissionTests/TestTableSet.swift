import Foundation
import SwiftEmission

/// A catalog from key-value pairs, as the parsers and the joining would give it.
struct TestTableSet {
  var configuration = Configuration()
  private var files: [TableFile] = []

  init(_ keys: [String] = [], table: String = "Localizable") {
    if !keys.isEmpty { add(keys.map { ($0, "text") }, table: table) }
  }

  mutating func add(
    _ texts: [(key: String, value: String)], table: String = "Localizable", language: String = "en",
    comments: [String: String] = [:]
  ) {
    add(
      texts.map {
        TestTableSet.entry($0.key, .message(.plain(.make($0.value))), comment: comments[$0.key])
      },
      table: table, language: language)
  }

  mutating func add(
    _ entries: [TableEntry], table: String = "Localizable", language: String = "en",
    format: TableFormat = .strings
  ) {
    let path = "\(language).lproj/\(table).\(format.name)"
    files.append(
      TableFile(
        source: SourceText(path: path, storage: ByteStorage("")), format: format, table: table,
        language: language, entries: entries))
  }

  var tableSet: TableSet { TableSet.joining(files, configuration: configuration).value }

  var plan: Parsed<AccessorPlan> { SwiftEmission.plan(tableSet, configuration: configuration) }

  func emit(
    bundleName: String = "Package_Target", swiftFileCount: Int = 1,
    messagesPerSwiftFile: Int? = nil
  ) -> Parsed<EmittedOutput> {
    var options = EmissionOptions()
    options.configuration = configuration
    options.bundleName = bundleName
    options.swiftFileCount = swiftFileCount
    options.messagesPerSwiftFile = messagesPerSwiftFile ?? options.messagesPerSwiftFile
    for language in tableSet.languages { options.folders[language] = "\(language).lproj" }
    return SwiftEmission.emit(tableSet, options: options)
  }

  var swift: String {
    swiftFiles(1)[0]
  }

  /// However few messages there are.
  func swiftFiles(_ count: Int) -> [String] {
    emit(swiftFileCount: count, messagesPerSwiftFile: 1).value.swift.map { storage in
      withExtendedLifetime(storage) { String(decoding: storage.bytes, as: UTF8.self) }
    }
  }

  /// `Namespace.member(_:label:)` of every accessor by key; keys of all tables together.
  var names: [String: String] {
    let plan = plan.value
    var names: [String: String] = [:]
    func collect(_ index: Int, _ path: String) {
      let namespace = plan.namespaces[index]
      for accessor in namespace.accessors {
        let labels = accessor.parameters
          .map { ($0.label?.string ?? "_") + ":" }
        names[accessor.key.string] =
          path + accessor.name.string + (labels.isEmpty ? "" : "(\(labels.joined()))")
      }
      for inner in namespace.namespaces {
        collect(inner, path + plan.namespaces[inner].name.string + ".")
      }
    }
    collect(0, "")
    return names
  }

  var accessorCount: Int { plan.value.namespaces.reduce(0) { $0 + $1.accessors.count } }

  static func entry(
    _ key: String, _ value: TableEntry.Value, comment: String? = nil
  ) -> TableEntry {
    TableEntry(
      key: Text(key), keyRange: SourceRange(0, 0), range: SourceRange(0, 0), value: value,
      comment: comment.map { Text($0) })
  }
}

extension MessageForm {
  static func make(_ text: String) -> MessageForm {
    MessageForm(text: Text(text), range: SourceRange(0, 0))
  }
}

extension MessageNode {
  static func plural(_ forms: KeyValuePairs<PluralCategory, String>) -> MessageNode {
    .plural(forms.map { Case($0.key, range: SourceRange(0, 0), .form(.make($0.value))) })
  }
}

/// The text of a file beside the tests.
func fixture(_ path: String) throws -> String {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
}
