internal import LocalizationGenerator
internal import SourceScanning
internal import SwiftEmission
internal import TableParsing

/// What the accessors of a target's keys are called.
struct AccessorPaths {
  let tree: MemberTree
  private let tableSet: TableSet
  private var indices: [String: [Text: Int]] = [:]
  private var keys: [(table: String, key: Text)] = []

  init(_ tables: [TableFile], folders: [String], configuration: Configuration) {
    tableSet = TableSet.joining(tables, folders: folders, configuration: configuration).value
    tree = MemberTree(SwiftEmission.plan(tableSet, configuration: configuration).value)
    for table in tableSet.tables {
      for key in table.keys {
        indices[table.name, default: [:]][key] = keys.count
        keys.append((table.name, key))
      }
    }
  }

  func key(of message: Int) -> (table: String, key: Text)? {
    keys.indices.contains(message) ? keys[message] : nil
  }

  /// The names below the enum that lead to a key's accessor; nil where it has none.
  func path(ofKey key: Text, table: String) -> [String]? {
    guard let index = indices[table]?[key], let path = tree.paths[index] else { return nil }
    return path.split(separator: ".").dropFirst().map(String.init)
  }

  /// The names below the outermost enum that lead to another.
  func path(ofNode node: Int) -> [String] {
    (tree.path(ofNode: node) ?? "").split(separator: ".").dropFirst().map(String.init)
  }

  var enumName: String { tree.name }
}
