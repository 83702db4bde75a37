internal import TypedLocalization

/// Checks of a target's texts for its tests.
public enum LocalizationTesting {
  /// A text that a user should not see.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
      /// The program has no tables of the type's module.
      case noTables
      /// The language's table cannot be read.
      case unreadable
      /// The message cannot be rendered, or is empty where the development language's is not.
      case blank
      /// The argument at a position, from 1, is not in the text, though it is in the development
      /// language's.
      case argumentMissing(position: Int)
      /// A placeholder stands in the text unfilled.
      case placeholderLeft
      /// The text has more characters than allowed.
      case tooLong(count: Int)
    }

    /// The language's tag.
    public let language: String
    /// The table's name.
    public let table: String
    /// The message's key.
    public let key: String
    /// The text with sample arguments.
    public let text: String
    /// What is wrong.
    public let reason: Reason

    /// One line with the language, the key, the reason and the text.
    public var description: String { "\(language) \(table)/\(key): \(explanation): “\(text)”" }

    private var explanation: String {
      switch reason {
      case .noTables: "the program has no tables of this module"
      case .unreadable: "the language's table cannot be read"
      case .blank: "the text is empty"
      case .argumentMissing(let position): "argument \(position) is not shown"
      case .placeholderLeft: "a placeholder is not filled"
      case .tooLong(let count): "the text has \(count) characters"
      }
    }
  }

  /// Renders every message of a target with sample arguments in every language. What a language lacks,
  /// and is taken from another, is no problem.
  ///
  ///     #expect(LocalizationTesting.everyText(of: LocalizationHelper.self) == [])
  ///
  /// - Parameters:
  ///   - helper: the generated enum, or any other type of its module.
  ///   - languages: by default all that the target has.
  ///   - limit: how many characters a text may have; nil: any number.
  public static func everyText(
    of helper: Any.Type, in languages: [String]? = nil, longest limit: Int? = nil
  ) -> [Problem] {
    let module = String(reflecting: helper).prefix { $0 != "." }
    let inspection = TableInspection(module: String(module))
    if inspection.isEmpty {
      return [Problem(language: "", table: "", key: "", text: String(module), reason: .noTables)]
    }
    return (languages ?? inspection.languages).flatMap { language in
      problems(in: language, inspection, limit)
    }
  }

  private static func problems(
    in language: String, _ inspection: TableInspection, _ limit: Int?
  ) -> [Problem] {
    guard let samples = inspection.samples(in: language) else {
      return [Problem(language: language, table: "", key: "", text: "", reason: .unreadable)]
    }
    return samples.flatMap { sample in
      reasons(sample, limit).map { reason in
        Problem(
          language: language, table: sample.table, key: sample.key, text: sample.text ?? "",
          reason: reason)
      }
    }
  }

  private static func reasons(
    _ sample: TableInspection.Sample, _ limit: Int?
  ) -> [Problem.Reason] {
    guard let text = sample.text else { return [] }
    var reasons: [Problem.Reason] = []
    if text.isEmpty, !sample.development.isEmpty { reasons.append(.blank) }
    for shown in sample.texts where holds(sample.development, shown) && !holds(text, shown) {
      reasons.append(.argumentMissing(position: Int(shown.dropFirst().dropLast()) ?? 0))
    }
    if leavesPlaceholder(text), !leavesPlaceholder(sample.development) {
      reasons.append(.placeholderLeft)
    }
    if let limit, text.count > limit { reasons.append(.tooLong(count: text.count)) }
    return reasons
  }

  private static func holds(_ text: String, _ part: String) -> Bool {
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { start in
      bytes[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  /// `%@`, `%d`, `%1$@`, `%1@`, `%#@`.
  private static func leavesPlaceholder(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
      var next = index + 1
      while next < bytes.count, bytes[next] >= 0x30 && bytes[next] <= 0x39 || bytes[next] == 0x24 {
        next += 1
      }
      guard next < bytes.count else { continue }
      let follows = bytes[next]
      if follows == UInt8(ascii: "@") || follows == UInt8(ascii: "#") { return true }
      let isLetter = [UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "f")].contains(follows)
      if isLetter, next + 1 == bytes.count || bytes[next + 1] < 0x41 { return true }
    }
    return false
  }
}
