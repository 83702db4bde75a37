/// A text and what stands where in it.
package struct RenderedMessage: Sendable {
  package struct Span: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
      /// From 0.
      case argument(Int)
      case strong
      case emphasis
      case code
      case link(String)
      case tag(String)
    }

    /// UTF-8 offsets.
    package var range: Range<Int>
    package var content: Content

    package init(_ range: Range<Int>, _ content: Content) {
      self.range = range
      self.content = content
    }
  }

  package var text: String
  /// Outer ones behind those inside of them.
  package var spans: [Span]

  package init(text: String, spans: [Span]) {
    self.text = text
    self.spans = spans
  }
}

/// Notes what is rendered where.
final class SpanRecorder {
  private(set) var spans: [RenderedMessage.Span] = []
  /// Where pairs of marks began that are still open.
  private var open: [(start: Int, content: RenderedMessage.Span.Content?)] = []

  func note(argument: Int, _ range: Range<Int>) {
    if !range.isEmpty { spans.append(.init(range, .argument(argument))) }
  }

  /// - Parameter written: the mark's bytes.
  func note(mark code: Int, written: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard let kind = MarkCode.kind(code) else { return }
    if MarkCode.isOpening(code) {
      open.append((offset, content(of: kind, written)))
    } else if let opened = open.popLast() {
      let content = kind == .link ? .link(Self.address(written)) : opened.content
      if let content, offset > opened.start { spans.append(.init(opened.start..<offset, content)) }
    }
  }

  private func content(
    of kind: MarkKind, _ written: UnsafeBufferPointer<UInt8>
  ) -> RenderedMessage.Span.Content? {
    switch kind {
    case .strong: .strong
    case .emphasis: .emphasis
    case .code: .code
    case .link: nil
    case .tag: .tag(Self.text(written, dropping: 1, atEnd: 1))
    }
  }

  /// Of `](address)`.
  private static func address(_ written: UnsafeBufferPointer<UInt8>) -> String {
    text(written, dropping: 2, atEnd: 1)
  }

  private static func text(
    _ bytes: UnsafeBufferPointer<UInt8>, dropping first: Int, atEnd last: Int
  ) -> String {
    guard bytes.count >= first + last else { return "" }
    return String(decoding: bytes[first..<(bytes.count - last)], as: UTF8.self)
  }
}

/// A mark as an operation of a form has it.
enum MarkCode {
  private static let opening = 1
  private static let hidden = 2

  static func code(_ mark: Mark, isHidden: Bool) -> Int {
    Int(mark.kind.rawValue) << 2 | (mark.isOpening ? opening : 0) | (isHidden ? hidden : 0)
  }

  static func kind(_ code: Int) -> MarkKind? {
    UInt8(exactly: code >> 2).flatMap(MarkKind.init(rawValue:))
  }

  static func isOpening(_ code: Int) -> Bool { code & opening != 0 }

  /// Whether the text without attributes leaves the mark out.
  static func isHidden(_ code: Int) -> Bool { code & hidden != 0 }
}
