package import SwiftEmission

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
    case "var": return rest.hasSuffix(": String") ? String(rest.dropLast(8)) : nil
    case "func":
      guard let open = rest.firstIndex(of: "("), rest.contains(") -> String") else { return nil }
      return rest[..<open] + (rest.hasSuffix("?") ? "?" : "")
    case _ where words.count == 3 && words[1] == "enum": return ""
    default: return nil
    }
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
