internal import Foundation

/// The accessors that call sites are moved to, as Swift sources name them.
package struct MigrationTarget: Sendable {
  package struct Parameter: Sendable {
    package var label: String?
    package var type: ParameterType
    /// How the development language prints it; nil for a gap or a `*`.
    package var conversion: Placeholder.Conversion?

    package init(label: String?, type: ParameterType, conversion: Placeholder.Conversion?) {
      self.label = label
      self.type = type
      self.conversion = conversion
    }
  }

  package struct Accessor: Sendable {
    /// The names below the outermost enum.
    package var path: [String]
    package var table: String
    package var key: String
    package var parameters: [Parameter]
    /// The development text, as the table has it.
    package var text: String
    /// What a catalog says of it; nil elsewhere.
    package var catalogState: CatalogState?

    package init(
      path: [String], table: String, key: String, parameters: [Parameter], text: String,
      catalogState: CatalogState? = nil
    ) {
      self.path = path
      self.table = table
      self.key = key
      self.parameters = parameters
      self.text = text
      self.catalogState = catalogState
    }
  }

  package enum CatalogState: Sendable {
    /// Written by hand: what symbols are made of.
    case manual
    case extracted
  }

  /// Keys that differ in a number at their end, with a look-up by it.
  package struct Family: Sendable {
    var prefix: String
    /// `error(code:)`, with the names of the enums in front.
    var name: String

    package init(prefix: String, name: String) {
      self.prefix = prefix
      self.name = name
    }
  }

  package let enumName: String
  package let accessors: [Accessor]
  package let families: [Family]
  /// Of each table the path of its enum below the outermost.
  package let tablePaths: [String: [String]]
  /// Every enum's path below the outermost, which is the empty one.
  private let namespaces: Set<[String]>
  private var indices: [String: [Text: Int]] = [:]
  private var familiesByPrefix: [Text: Int] = [:]
  private var byKey: [Text: [Int]] = [:]
  private var patterns = InterpolatedKeys()
  private var members: Set<[String]> = []

  package init(
    enumName: String, accessors: [Accessor], families: [Family], namespaces: [[String]],
    tablePaths: [String: [String]]
  ) {
    self.tablePaths = tablePaths
    self.enumName = enumName
    self.accessors = accessors
    self.families = families
    self.namespaces = Set(namespaces + [[]])
    for (index, family) in families.enumerated() {
      familiesByPrefix[Text(family.prefix)] = familiesByPrefix[Text(family.prefix)] ?? index
    }
    for (index, accessor) in accessors.enumerated() {
      let key = Text(accessor.key)
      members.insert(accessor.path)
      indices[accessor.table, default: [:]][key] = index
      byKey[key, default: []].append(index)
      if !accessor.parameters.isEmpty {
        patterns.add(key, table: accessor.table, message: index)
      }
    }
  }

  package func accessor(_ key: String, in table: String) -> Int? { indices[table]?[Text(key)] }

  /// In all tables.
  package func accessors(_ key: String) -> [Int] { byKey[Text(key)] ?? [] }

  package func hasTable(_ table: String) -> Bool { indices[table] != nil }

  /// The accessors whose keys have these pieces between their placeholders.
  func accessors(matching pieces: [String], in table: String) -> [Int] {
    patterns.messages(matching: pieces, table: table)
  }

  /// A look-up by number that has all keys with these pieces.
  func family(matching pieces: [String]) -> Family? {
    guard pieces.count == 2, pieces[1].isEmpty else { return nil }
    return familiesByPrefix[Text(pieces[0])].map { families[$0] }
  }

  func hasMember(_ path: [String]) -> Bool { members.contains(path) }

  package func hasNamespace(_ path: [String]) -> Bool { namespaces.contains(path) }

  /// Indices by table, tables in the order of their names.
  package var tables: [(name: String, accessors: [Int])] {
    indices.map { ($0.key, $0.value.values.sorted()) }.sorted { $0.0 < $1.0 }
  }
}

extension MigrationTarget.Accessor {
  /// Whether a text that is not formatted shows two per cent signs where a formatted one shows one.
  var hasEscapedPercent: Bool { parameters.isEmpty && text.contains("%%") }

  /// Whether the text has marks that SwiftUI shows as Markdown and a String as they are.
  var hasMarkup: Bool {
    ["**", "__", "~~", "](", "`"].contains { text.contains($0) } || text.isEmphasized("*")
      || text.isEmphasized("_")
  }

  /// Whether it prints numbers that a language may group.
  package var printsNumbers: Bool { parameters.contains { $0.type != .string } }
}

extension String {
  /// Whether a word stands between two of the marks.
  fileprivate func isEmphasized(_ mark: Character) -> Bool {
    var isOpen = false
    var before: Character = " "
    for (character, after) in zip(self, dropFirst() + " ") {
      if character == mark {
        if isOpen, before != " ", !after.isLetter { return true }
        if !isOpen, !before.isLetter, !before.isNumber, after.isLetter || after.isNumber {
          isOpen = true
        }
      }
      before = character
    }
    return false
  }
}
