internal import LocalizationGenerator
internal import SourceScanning
internal import SwiftEmission
internal import TableParsing

/// The Swift file that keeps `R.string` valid without R.swift.
struct KeptRSwiftFile {
  private struct Member {
    var name: SwiftIdentifier
    var accessor: MigrationTarget.Accessor
    var path: [SwiftIdentifier]
  }

  /// How R.swift itself is still used.
  private enum Rest { case none, seven, older }

  private var tables: [(name: SwiftIdentifier, members: [Member])] = []
  private let rest: Rest
  private(set) var problems: [String] = []
  /// What is to be done by hand.
  private(set) var hint: String?

  init(_ migration: TargetMigration) {
    rest = Self.rest(migration.files)
    let target = migration.target
    var groups: [String: [Member]] = [:]
    for item in migration.search.names.members where item.path.count == 4 {
      guard let index = item.member.accessor else { continue }
      let accessor = target.accessors[index]
      let names = ([target.enumName] + accessor.path).compactMap { SwiftIdentifier($0) }
      guard names.count == accessor.path.count + 1, let name = SwiftIdentifier(item.path[3]),
        !Self.impossible.contains(name.string)
      else {
        problems.append(item.path.joined(separator: "."))
        continue
      }
      groups[item.path[2], default: []].append(
        Member(name: name, accessor: accessor, path: names))
    }
    for (table, members) in groups.sorted(by: { $0.key < $1.key }) {
      if let name = SwiftIdentifier(table) { tables.append((name, members)) }
    }
    if rest != .none {
      hint = "R.swift must make no texts any more: leave string out of its --generators"
    }
  }

  /// Mean something else behind a dot, even in backticks.
  private static let impossible: Set<String> = ["init", "self", "Type", "Protocol"]

  var count: Int { tables.reduce(0) { $0 + $1.members.count } }

  private static func rest(_ files: [SwiftFile]) -> Rest {
    guard files.contains(where: \.usesOtherResources) else { return .none }
    return files.contains { $0.importsModule("RswiftResources") } ? .seven : .older
  }

  // MARK: The file

  var contents: ByteStorage {
    var writer = SwiftWriter()
    writer.line(KeptNames.head)
    writer.blankLine()
    writer.line("internal import Foundation")
    writer.line("internal import TypedLocalization")
    writer.blankLine()
    switch rest {
    case .none: writer.block("enum R") { $0.line("static let string = KeptTexts()") }
    case .seven: writer.block("extension _R") { $0.line("var string: KeptTexts { KeptTexts() }") }
    case .older: writer.block("extension R") { $0.line("static let string = KeptTexts()") }
    }
    writer.blankLine()
    write(to: &writer)
    Self.writeSupport(to: &writer)
    return writer.storage
  }

  private func write(to writer: inout SwiftWriter) {
    writer.line("/// The tables, in the languages that were asked for.")
    writer.block("struct KeptTexts: Sendable") { writer in
      writer.line("var languages: [Swift.String]?")
      writer.blankLine()
      Self.writeChoices(of: "KeptTexts", to: &writer)
      for table in tables {
        writer.blankLine()
        writer.line("var \(table.name): Table_\(table.name) { .init(languages: languages) }")
      }
      for table in tables {
        writer.blankLine()
        writer.block("struct Table_\(table.name): Sendable") { writer in
          writer.line("let languages: [Swift.String]?")
          writer.blankLine()
          Self.writeChoices(of: "Table_\(table.name)", to: &writer)
          for member in table.members { write(member, to: &writer) }
        }
      }
    }
    writer.blankLine()
  }

  private static func writeChoices(of type: SwiftCode, to writer: inout SwiftWriter) {
    writer.block("func callAsFunction(preferredLanguages: [Swift.String]) -> \(type)") { writer in
      writer.line("\(type)(languages: preferredLanguages)")
    }
    writer.block("func callAsFunction(locale: Foundation.Locale) -> \(type)") { writer in
      writer.line("\(type)(languages: [locale.identifier])")
    }
    writer.line("func callAsFunction(bundle: Foundation.Bundle) -> \(type) { self }")
  }

  private func write(_ member: Member, to writer: inout SwiftWriter) {
    let path = member.path.dropFirst().reduce("\(member.path[0])" as SwiftCode) { "\($0).\($1)" }
    writer.blankLine()
    writer.line("@available(*, deprecated, message: \"\(path)\")")
    guard !member.accessor.parameters.isEmpty else {
      return writer.block("var \(member.name): KeptText") { writer in
        writer.line(".init(\(literal: member.accessor.key), languages) { \(path) }")
      }
    }
    var declared: SwiftCode = ""
    var given: SwiftCode = ""
    for (position, parameter) in member.accessor.parameters.enumerated() {
      let label = parameter.label.flatMap { SwiftIdentifier($0) }
      let shown = label.map { "\($0)" as SwiftCode } ?? "_"
      declared = "\(declared)\(shown) p\(literal: position + 1): \(parameter.type.swiftType), "
      let comma: SwiftCode = position == 0 ? "" : ", "
      given =
        label.map { "\(given)\(comma)\($0): p\(literal: position + 1)" }
        ?? "\(given)\(comma)p\(literal: position + 1)"
    }
    writer.line("func \(member.name)(")
    writer.indented { $0.line("\(declared)preferredLanguages: [Swift.String]? = nil") }
    writer.block(") -> Swift.String") { writer in
      writer.line("KeptText.text(preferredLanguages ?? languages) { \(path)(\(given)) }")
    }
  }

  /// The type of texts without arguments, which are called or handed on.
  private static func writeSupport(to writer: inout SwiftWriter) {
    writer.line("/// A text that is made when it is called.")
    writer.block("struct KeptText: Sendable") { writer in
      writer.line("let key: Swift.String")
      writer.line("private let languages: [Swift.String]?")
      writer.line("private let make: @Sendable () -> Swift.String")
      writer.blankLine()
      writer.line("init(")
      writer.indented { writer in
        writer.line("_ key: Swift.String, _ languages: [Swift.String]?,")
        writer.line("_ make: @escaping @Sendable () -> Swift.String")
      }
      writer.block(")") {
        $0.line("(self.key, self.languages, self.make) = (key, languages, make)")
      }
      writer.blankLine()
      writer.block(
        "func callAsFunction(preferredLanguages: [Swift.String]? = nil) -> Swift.String"
      ) { $0.line("KeptText.text(preferredLanguages ?? languages, make)") }
      writer.blankLine()
      writer.line("/// In the first of the languages, where there are some.")
      writer.block(
        "static func text(_ languages: [Swift.String]?, _ make: () -> Swift.String) -> Swift.String"
      ) { writer in
        writer.line("guard let language = languages?.first else { return make() }")
        writer.line("return LanguageManager.withLanguage(language, operation: make)")
      }
    }
    writer.blankLine()
    writer.block("extension Swift.String") { writer in
      writer.line("init(resource: KeptText) { self = resource() }")
    }
    writer.blankLine()
    writer.line("#if canImport(SwiftUI)")
    writer.indented { writer in
      writer.line("import SwiftUI")
      writer.blankLine()
      writer.block("extension SwiftUI.Text") { writer in
        writer.line("init(_ resource: KeptText) { self.init(verbatim: resource()) }")
      }
    }
    writer.line("#endif")
  }
}
