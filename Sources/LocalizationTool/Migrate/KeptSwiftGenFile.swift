internal import LocalizationGenerator
internal import SourceScanning
internal import SwiftEmission
internal import TableParsing

/// The Swift file that keeps SwiftGen's functions and enums valid where names alone do not.
struct KeptSwiftGenFile {
  private struct Forwarder {
    var namespace: [SwiftIdentifier]
    var name: SwiftIdentifier
    var parameters: [(type: SwiftCode, value: SwiftCode)]
    var labels: [SwiftIdentifier?]
  }

  private struct Alias {
    var owner: [SwiftIdentifier]
    var name: SwiftIdentifier
    var path: [SwiftIdentifier]
  }

  private let target: MigrationTarget
  private let access: SwiftCode
  private let enumName: SwiftIdentifier?
  private var forwarders: [Forwarder] = []
  /// Aliases by the path of the enum that they stand in.
  private var aliases: [Alias] = []
  private var isLookupUsed = false
  /// Names that lead to their keys.
  private(set) var kept = 0
  private(set) var problems: [String] = []

  init(
    _ layout: SwiftGenLayout, _ target: MigrationTarget, _ migration: TargetMigration,
    _ access: Configuration.AccessLevel
  ) {
    self.target = target
    enumName = SwiftIdentifier(target.enumName)
    self.access = access == .public ? "public " : access == .package ? "package " : ""
    for item in migration.search.names.members {
      let accessor = target.counterpart(of: item.member, in: migration.target)
      add(item.path, item.member.types, accessor, layout)
    }
    addAliases(layout)
    let roots = migration.search.names.roots
    isLookupUsed = migration.files.contains { file in file.usesLookup(of: roots.keys) }
  }

  var count: Int { forwarders.count + aliases.count + (isLookupUsed ? 1 : 0) }
  var isEmpty: Bool { count == 0 }

  // MARK: What is needed

  private mutating func add(
    _ path: [String], _ types: [String], _ accessor: MigrationTarget.Accessor?,
    _ layout: SwiftGenLayout
  ) {
    let name = path.joined(separator: ".")
    guard let accessor, let place = layout.place(of: path) else {
      return problems.append("\(name): no table has its key")
    }
    let head = target.tablePaths[accessor.table] ?? []
    guard accessor.path == head + place.path else {
      return problems.append("\(name) is \(accessor.path.joined(separator: "."))")
    }
    kept += 1
    guard types.count == accessor.parameters.count else {
      return problems.append(
        "\(name) took \(types.count) arguments, its text has \(accessor.parameters.count)")
    }
    let new = accessor.parameters.map(\.type.swiftName)
    let isSame = types == new && accessor.parameters.allSatisfy { $0.label == nil }
    if !isSame { addForwarder(name, accessor, types) }
  }

  private mutating func addForwarder(
    _ name: String, _ accessor: MigrationTarget.Accessor, _ types: [String]
  ) {
    var parameters: [(type: SwiftCode, value: SwiftCode)] = []
    for (position, type) in types.enumerated() {
      guard
        let parameter = Self.parameter(
          type, accessor.parameters[position].type, "p\(literal: position + 1)")
      else { return problems.append("\(name) took a \(type)") }
      parameters.append(parameter)
    }
    let names = accessor.path.compactMap { SwiftIdentifier($0) }
    guard names.count == accessor.path.count, let last = names.last else { return }
    forwarders.append(
      Forwarder(
        namespace: names.dropLast(), name: last, parameters: parameters,
        labels: accessor.parameters.map { $0.label.flatMap { SwiftIdentifier($0) } }))
  }

  /// What a function of SwiftGen's took, and what the accessor is given for it.
  private static func parameter(
    _ old: String, _ new: ParameterType, _ name: SwiftCode
  ) -> (SwiftCode, SwiftCode)? {
    switch (old, new) {
    case ("Any", .string): ("Any", "Swift.String(describing: \(name))")
    case ("String", .string): ("Swift.String", name)
    case ("UnsafePointer<CChar>", .string):
      ("Swift.UnsafePointer<Swift.CChar>", "Swift.String(cString: \(name))")
    case ("Int", .int): ("Swift.Int", name)
    case ("Int", .uint): ("Swift.Int", "Swift.UInt(bitPattern: \(name))")
    case ("UInt", .uint): ("Swift.UInt", name)
    case ("Float", .double): ("Swift.Float", "Swift.Double(\(name))")
    case ("Double", .double): ("Swift.Double", name)
    case ("CChar", .character):
      (
        "Swift.CChar",
        "Swift.Character(Swift.UnicodeScalar(Swift.UInt8(bitPattern: \(name))))"
      )
    case ("UnsafeRawPointer", .uint):
      ("Swift.UnsafeRawPointer", "Swift.UInt(bitPattern: \(name))")
    default: nil
    }
  }

  /// Enums of a table that have another name now, or stood elsewhere.
  private mutating func addAliases(_ layout: SwiftGenLayout) {
    for (old, table) in layout.tables.sorted(by: { $0.value < $1.value }) {
      let new = [target.enumName] + (target.tablePaths[table] ?? [])
      guard old != new, old.count < 3 else { continue }
      let names = new.compactMap { SwiftIdentifier($0) }
      let owner = old.dropLast().compactMap { SwiftIdentifier($0) }
      guard names.count == new.count, owner.count == old.count - 1,
        let name = old.last.flatMap({ SwiftIdentifier($0) })
      else { continue }
      aliases.append(Alias(owner: owner, name: name, path: names))
    }
  }

  // MARK: The file

  var contents: ByteStorage {
    var writer = SwiftWriter()
    writer.line(KeptNames.head)
    if isLookupUsed {
      writer.blankLine()
      writer.line("internal import Foundation")
    }
    writeAliases(&writer)
    writeForwarders(&writer)
    if isLookupUsed { writeLookup(&writer) }
    return writer.storage
  }

  private func path(_ names: [SwiftIdentifier]) -> SwiftCode {
    guard let first = names.first else { return "" }
    return names.dropFirst().reduce("\(first)" as SwiftCode) { "\($0).\($1)" }
  }

  private func writeAliases(_ writer: inout SwiftWriter) {
    for alias in aliases where alias.owner.isEmpty {
      writer.blankLine()
      writer.line("\(access)typealias \(alias.name) = \(path(alias.path))")
    }
    var owners: [[SwiftIdentifier]] = []
    for alias in aliases where !alias.owner.isEmpty && !owners.contains(alias.owner) {
      owners.append(alias.owner)
    }
    for owner in owners {
      let isNew = owner.first != enumName
      let head: SwiftCode =
        isNew ? "\(access)enum \(path(owner))" : "nonisolated extension \(path(owner))"
      writer.blankLine()
      writer.block(head) { writer in
        for alias in aliases where alias.owner == owner {
          writer.line("\(access)typealias \(alias.name) = \(path(alias.path))")
        }
      }
    }
  }

  private func writeForwarders(_ writer: inout SwiftWriter) {
    guard let enumName else { return }
    var namespaces: [String: [Forwarder]] = [:]
    for forwarder in forwarders {
      let name = forwarder.namespace.map(\.string).joined(separator: ".")
      namespaces[name, default: []].append(forwarder)
    }
    for (_, group) in namespaces.sorted(by: { $0.key < $1.key }) {
      guard let first = group.first else { continue }
      writer.blankLine()
      writer.block("nonisolated extension \(path([enumName] + first.namespace))") { writer in
        for (position, forwarder) in group.enumerated() {
          if position > 0 { writer.blankLine() }
          write(forwarder, &writer)
        }
      }
    }
  }

  private func write(_ forwarder: Forwarder, _ writer: inout SwiftWriter) {
    var declared: SwiftCode = ""
    var given: SwiftCode = ""
    var labels: SwiftCode = ""
    for (position, parameter) in forwarder.parameters.enumerated() {
      let comma: SwiftCode = position == 0 ? "" : ", "
      declared = "\(declared)\(comma)_ p\(literal: position + 1): \(parameter.type)"
      let label = forwarder.labels[position]
      given =
        label.map { "\(given)\(comma)\($0): \(parameter.value)" }
        ?? "\(given)\(comma)\(parameter.value)"
      labels = label.map { "\(labels)\($0):" } ?? "\(labels)_:"
    }
    let isLabelled = forwarder.labels.contains { $0 != nil }
    if isLabelled {
      writer.line("@available(*, deprecated, renamed: \"\(forwarder.name)(\(labels))\")")
    } else {
      writer.line("@available(*, deprecated, message: \"the accessor takes other types\")")
    }
    // Where both fit, in a function handed on and with numbers, the accessor is meant.
    writer.line("@_disfavoredOverload")
    writer.block("\(access)static func \(forwarder.name)(\(declared)) -> Swift.String") { writer in
      writer.line("\(path([forwarder.name]))(\(given))")
    }
  }

  /// SwiftGen's function for keys that only the running program knows.
  private func writeLookup(_ writer: inout SwiftWriter) {
    guard let enumName else { return }
    writer.blankLine()
    writer.block("nonisolated extension \(enumName)") { writer in
      writer.line("@available(*, deprecated, message: \"use string(forKey:)\")")
      writer.line("\(access)static func tr(")
      writer.indented { writer in
        writer.line("_ table: Swift.String, _ key: Swift.String,")
        writer.line("_ arguments: any Swift.CVarArg...,")
        writer.line("fallback value: Swift.String? = nil")
      }
      writer.block(") -> Swift.String") { writer in
        writer.line("let format: Swift.String?")
        writer.line("switch table {")
        for (table, names) in target.tablePaths.sorted(by: { $0.key < $1.key }) {
          let path = path([enumName] + names.compactMap { SwiftIdentifier($0) })
          writer.line("case \(literal: table): format = \(path).string(forKey: key)")
        }
        writer.line("default: format = nil")
        writer.line("}")
        writer.line("return Swift.String(")
        writer.indented { writer in
          writer.line("format: format ?? value ?? key, locale: Foundation.Locale.current,")
          writer.line("arguments: arguments)")
        }
      }
    }
  }
}
