import Foundation
import TableParsing
import TestSupport

/// What Foundation's own readers make of a table, whose keys and texts are compared by their bytes.
indirect enum ForeignValue: Equatable {
  case text(Text)
  case dictionary([Text: ForeignValue])
  case array([ForeignValue])
  case other(String)

  init(_ value: Any) {
    switch value {
    case let text as String: self = .text(Text(text))
    case let dictionary as [String: Any]:
      self = .dictionary(
        Dictionary(
          dictionary.map { (Text($0.key), ForeignValue($0.value)) }, uniquingKeysWith: { $1 }))
    case let array as [Any]: self = .array(array.map(ForeignValue.init))
    default: self = .other("\(value)")
    }
  }

  /// Nil where Foundation cannot read the file, or it holds no dictionary.
  init?(reading contents: ByteStorage, as format: TableFormat) {
    let data = contents.data
    let value: Any? =
      format == .xcstrings
      ? try? JSONSerialization.jsonObject(with: data)
      : try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let value, value is [String: Any] else { return nil }
    self = ForeignValue(value)
  }

  subscript(_ path: [String]) -> ForeignValue? {
    get {
      guard let first = path.first else { return self }
      guard case .dictionary(let members) = self else { return nil }
      return members[Text(first)]?[Array(path.dropFirst())]
    }
    set {
      guard let first = path.first else {
        if let newValue { self = newValue }
        return
      }
      guard case .dictionary(var members) = self else { return }
      if path.count == 1 {
        members[Text(first)] = newValue
      } else {
        var inner = members[Text(first)] ?? .dictionary([:])
        inner[Array(path.dropFirst())] = newValue
        members[Text(first)] = inner
      }
      self = .dictionary(members)
    }
  }

  var names: [Text] {
    guard case .dictionary(let members) = self else { return [] }
    return members.keys.sorted()
  }

  var isText: Bool {
    if case .text = self { return true }
    return false
  }
}

extension ByteStorage {
  /// Copies: the bytes of a temporary storage are gone before they are read.
  var data: Data { withExtendedLifetime(self) { Data(bytes) } }
  var array: [UInt8] { withExtendedLifetime(self) { Array(bytes) } }
}

/// Texts that are hard to write.
extension SeededGenerator {
  private static let pieces = [
    "Save", " ", "“%@”", "\"", "'", "\\", "\n", "\t", "é", "e\u{301}", "日本", "🦖", "%1$lld", "<b>",
    "&amp;",
    "\u{2028}", "\u{A0}", ";", "=", "/*", "*/", "//", "{", "}", "\\n", "$(X)", "a.b", "]]>", "\r",
  ]

  mutating func text() -> String {
    (0..<Int.random(in: 0...8, using: &self))
      .map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
  }
}
