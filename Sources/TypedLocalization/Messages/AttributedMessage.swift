internal import MessageFormat

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension LocalizedMessage {
  /// The text in the language in force, with attributes for its marks and arguments.
  public var attributed: AttributedString {
    Self.attributed(MessageRendering(language: 0).rendered(self))
  }

  /// The text in a language with attributes, whatever is selected.
  public func attributed(in code: String) -> AttributedString {
    let rendering = MessageRendering(language: LanguageIdentifiers.identifier(ofAny: code))
    return Self.attributed(rendering.rendered(self))
  }

  /// The text in a language with attributes, whatever is selected.
  public func attributed(for language: Language) -> AttributedString {
    attributed(in: language.code)
  }

  /// The text in a language of some target with attributes, whatever is selected.
  public func attributed(in language: some TypedLanguage) -> AttributedString {
    attributed(in: language.rawValue)
  }

  private static func attributed(_ message: RenderedMessage) -> AttributedString {
    let utf8 = Array(message.text.utf8)
    let ends = message.spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    let bounds = Set(ends + [0, utf8.count]).sorted()
    var whole = AttributedString()
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      var attributes = AttributeContainer()
      for span in message.spans where span.range.contains(start) {
        attributes.add(span.content)
      }
      let part = String(decoding: utf8[start..<end], as: UTF8.self)
      whole += AttributedString(part, attributes: attributes)
    }
    return whole
  }
}

/// The attributes of a message's text.
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public enum MessageAttributes {
  /// Marks that change how a text looks.
  public struct Style: OptionSet, Hashable, Codable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Of those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `**strong**`
    public static let strong = Style(rawValue: 1)
    /// `_emphasis_`
    public static let emphasis = Style(rawValue: 2)
    /// Between backticks.
    public static let code = Style(rawValue: 4)
  }

  /// Which argument of the message stands here, as an index into `arguments`.
  public enum Argument: CodableAttributedStringKey {
    /// From 0.
    public typealias Value = Int
    /// Of the attribute.
    public static let name = "TypedLocalization.argument"
  }

  /// How the text is marked.
  public enum Marked: CodableAttributedStringKey {
    /// All marks around the text.
    public typealias Value = Style
    /// Of the attribute.
    public static let name = "TypedLocalization.style"
  }

  /// What stands between the angle brackets of the tag around the text: `link` of `<link>`.
  public enum Tag: CodableAttributedStringKey {
    /// The innermost tag's.
    public typealias Value = String
    /// Of the attribute.
    public static let name = "TypedLocalization.tag"
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeScopes {
  /// The attributes of a message's text beside Foundation's, of which it has `link`, and on Apple
  /// platforms `inlinePresentationIntent`.
  public struct MessageScope: AttributeScope {
    /// Which argument stands here.
    public let argument: MessageAttributes.Argument
    /// How the text is marked.
    public let marked: MessageAttributes.Marked
    /// The tag around the text.
    public let tag: MessageAttributes.Tag
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// The attributes of a message's text.
  public var typedLocalization: MessageScope.Type { MessageScope.self }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeDynamicLookup {
  /// Reads and writes an attribute of a message's text by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MessageScope, Key>
  ) -> Key { self[Key.self] }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeContainer {
  fileprivate mutating func add(_ content: RenderedMessage.Span.Content) {
    switch content {
    case .argument(let index): self[MessageAttributes.Argument.self] = index
    case .strong: mark(.strong)
    case .emphasis: mark(.emphasis)
    case .code: mark(.code)
    case .link(let address):
      if let url = URL(string: address) {
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
      }
    case .tag(let name):
      if self[MessageAttributes.Tag.self] == nil { self[MessageAttributes.Tag.self] = name }
    }
  }

  private mutating func mark(_ style: MessageAttributes.Style) {
    let styles = (self[MessageAttributes.Marked.self] ?? []).union(style)
    self[MessageAttributes.Marked.self] = styles
    #if canImport(Darwin)
      var intent = InlinePresentationIntent()
      if styles.contains(.strong) { intent.insert(.stronglyEmphasized) }
      if styles.contains(.emphasis) { intent.insert(.emphasized) }
      if styles.contains(.code) { intent.insert(.code) }
      self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
    #endif
  }
}
