internal import Foundation
package import SwiftEmission
internal import TableChecks

/// The generated names and signatures that a target has promised to its callers.
package struct InterfaceLock {
  package struct Line {
    var text: String
    var range: SourceRange
  }

  package static let fileName = "localization.lock"

  /// By what stays the same when only the signature changes.
  package private(set) var lines: [String: Line] = [:]
  package let source: SourceText

  /// One declaration a line; empty lines and those that begin with `#` say nothing.
  package static func parse(_ source: SourceText) -> Parsed<InterfaceLock> {
    var parsed = Parsed(InterfaceLock(source: source))
    let bytes = source.storage.bytes
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let next = end + 1
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      if let fault = parsed.value.add(text, SourceRange(start, end)) {
        parsed.diagnostics.append(fault)
      }
      start = next
    }
    return parsed
  }

  private init(source: SourceText) { self.source = source }

  private mutating func add(_ text: String, _ range: SourceRange) -> Diagnostic? {
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    guard let identity = InterfaceLock.identity(of: text) else {
      return fault("this is no declaration; write the lock by 'localization-tool lock'", range)
    }
    let old = lines.updateValue(Line(text: text, range: range), forKey: identity)
    return old == nil ? nil : fault("this name is declared twice", range)
  }

  private func fault(_ message: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .invalidLock, message: message,
      location: SourceLocation(text: source, range: range))
  }

  /// As `AccessorPlan.Declaration` has it; nil for what is no declaration.
  private static func identity(of line: String) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, words.allSatisfy({ !$0.isEmpty }) else { return nil }
    let rest = line.dropFirst(words[0].count + 1)
    switch words[0] {
    case "enum" where words.count == 2: return line
    case "case" where words.count == 2: return String(rest)
    case "var": return rest.hasSuffix(": String") ? String(rest.dropLast(8)) : nil
    case "func":
      guard let open = rest.firstIndex(of: "("), rest.contains(") -> String") else { return nil }
      return rest[..<open] + (rest.hasSuffix("?") ? "?" : takesCase(rest[open...]) ? "*" : "")
    case _ where words.count == 3 && words[1] == "enum": return ""
    default: return nil
    }
  }

  /// Whether a function is that of a family of keys, whose argument is an enum.
  private static func takesCase(_ signature: Substring) -> Bool {
    let types = ["String", "Int", "UInt", "Double", "Character"]
    let parts = signature.dropFirst().prefix { $0 != ")" }.split(separator: " ")
    return parts.count == 2 && parts[0] == "_:" && !types.contains(String(parts[1]))
  }

  /// The file's text for what is generated.
  package static func text(_ plan: AccessorPlan) -> ByteStorage {
    let bytes = ByteStorage(capacity: 4096)
    bytes.append(
      "# The generated names; 'localization-tool lock --write' brings this up to date.\n")
    for declaration in plan.declarations { bytes.append(declaration.text + "\n") }
    return bytes
  }
}

extension InterfaceLock {
  /// What is changed or gone, and a note about what is new. Nothing where there is no table, which
  /// is told already.
  func differences(in tableSet: TableSet, configuration: Configuration) -> [Diagnostic] {
    guard !tableSet.tables.isEmpty else { return [] }
    return differences(
      from: SwiftEmission.plan(tableSet, configuration: configuration).value, of: tableSet)
  }

  private func differences(from plan: AccessorPlan, of tableSet: TableSet) -> [Diagnostic] {
    var rest = lines
    var found: [Diagnostic] = []
    var added: [String] = []
    for declaration in plan.declarations {
      guard let old = rest.removeValue(forKey: declaration.identity) else {
        added.append(declaration.text)
        continue
      }
      if !old.text.utf8.elementsEqual(declaration.text.utf8) {
        found.append(changed(old, to: declaration, in: tableSet))
      }
    }
    found += removed(rest)
    if !added.isEmpty { found.append(note(about: added)) }
    return found
  }

  private func changed(
    _ old: Line, to new: AccessorPlan.Declaration, in tableSet: TableSet
  ) -> Diagnostic {
    let place = new.index.flatMap(tableSet.message)
    let locked = SourceLocation(text: source, range: old.range)
    return Diagnostic(
      rule: .apiChanged,
      message: "the generated '\(old.text)' is now '\(new.text)', which breaks its callers; "
        + "'localization-tool lock --write' accepts it",
      location: place?.location ?? locked,
      notes: place == nil ? [] : [Diagnostic.Note("it is locked here", at: locked)],
      table: place?.table, language: place == nil ? nil : tableSet.developmentLanguage,
      key: place?.key)
  }

  /// What is in an enum that is gone itself is told by the enum. A lock has a line for each enum around
  /// a declaration, so that the next one is enough to ask for.
  private func removed(_ rest: [String: Line]) -> [Diagnostic] {
    let gone = Set(rest.keys)
    return rest.filter { identity, _ in
      !(InterfaceLock.enclosingEnum(of: identity).map(gone.contains) ?? false)
    }.sorted { $0.value.range.start < $1.value.range.start }.map { _, line in
      Diagnostic(
        rule: .apiChanged,
        message: "'\(line.text)' is no longer generated, which breaks its callers; "
          + "'localization-tool lock --write' accepts it",
        location: SourceLocation(text: source, range: line.range))
    }
  }

  private static func enclosingEnum(of identity: String) -> String? {
    let path = identity.hasPrefix("enum ") ? identity.dropFirst(5) : identity[...]
    return path.lastIndex(of: ".").map { "enum \(path[..<$0])" }
  }

  private func note(about added: [String]) -> Diagnostic {
    let shown = added.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      rule: .apiAdded,
      message: "the lock lacks \(shown)\(added.count > 5 ? ", …" : ""); "
        + "'localization-tool lock --write' adds \(added.count == 1 ? "it" : "them")",
      location: SourceLocation(text: source, range: SourceRange(0, 0)))
  }
}

extension TableSet {
  /// The message of an index over all tables.
  fileprivate func message(
    _ index: Int
  ) -> (table: String, key: String, location: SourceLocation)? {
    var row = index
    for table in tables {
      if row < table.keys.count {
        guard row >= 0, let reference = table.development.entries[row] else { return nil }
        return (
          table.name, table.keys[row].string, table.development.location(ofKey: reference)
        )
      }
      row -= table.keys.count
    }
    return nil
  }
}
