internal import MessageFormat

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A language as people choose it.
public struct Language: Sendable {
  /// BCP 47: `en`, `pt-BR`, `zh-Hant`.
  public let code: String
  private let givenName: String?
  private let givenDirection: LanguageDirection?

  /// - Parameters:
  ///   - code: a BCP 47 tag, in any spelling: `pt_br` becomes `pt-BR`.
  ///   - name: the language's own name, where Foundation's is not wanted.
  ///   - direction: where the script's is not wanted.
  public init(_ code: String, name: String? = nil, direction: LanguageDirection? = nil) {
    self.code = LanguageTag(code)?.string ?? code
    givenName = name
    givenDirection = direction
  }

  /// The name in the current language.
  public var displayName: String { name(in: LanguageManager.shared.current) }

  /// The name in the language itself.
  public var nativeName: String { givenName ?? name(in: self) }

  /// The name in another language; the code where Foundation knows none.
  public func name(in language: Language) -> String {
    // What is no tag is not for Foundation to read.
    if LanguageTag(code) == nil { return givenName ?? code }
    return Locale(identifier: language.code).localizedString(forIdentifier: code) ?? givenName
      ?? code
  }

  /// That of the script that the code names, or that the language is most often written in.
  public var direction: LanguageDirection { givenDirection ?? LanguageDirection(ofTag: code) }

  /// Also for columns that run from right to left.
  public var isRightToLeft: Bool {
    direction == .rightToLeft || direction == .topToBottomRightToLeft
  }

  /// For dates, numbers and currencies.
  public var locale: Locale { Locale(identifier: LanguageTag(code) == nil ? "und" : code) }

  /// The language without script and region: `pt` of `pt-BR`.
  public var shortCode: String { code.split(separator: "-").first.map(String.init) ?? code }

  /// With the region where the language is most spoken, if none is said: `en` → `en-US`, `zh-Hant` →
  /// `zh-Hant-TW`. The code itself where the language is not known.
  public var fullCode: String {
    guard let tag = LanguageTag(code), tag.region == nil, let region = tag.maximized.region else {
      return code
    }
    let parts = [tag.language, tag.script, region].compactMap { $0 } + tag.variants
    return parts.joined(separator: "-")
  }

  /// An `Accept-Language` header that asks for this language: `pt-BR, pt;q=0.9`.
  public var httpAcceptLanguage: String {
    guard LanguageTag(code) != nil else { return "" }
    var parts = code.split(separator: "-")
    var tags = [code]
    while parts.count > 1 {
      parts.removeLast()
      if (parts.last?.count ?? 0) > 1 { tags.append(parts.joined(separator: "-")) }
    }
    return LanguageTag.httpAcceptLanguage(of: tags)
  }
}

extension Language {
  /// Also by the names and the direction that a host gives it.
  func isIdentical(to other: Language) -> Bool {
    code == other.code && givenName == other.givenName && givenDirection == other.givenDirection
  }

  static func areIdentical(_ left: [Language]?, _ right: [Language]?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.elementsEqual(right) { $0.isIdentical(to: $1) }
  }
}

/// Languages are the same when their codes are.
extension Language: Hashable, Identifiable, CustomStringConvertible {
  public static func == (left: Language, right: Language) -> Bool { left.code == right.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
  public var id: String { code }
  public var description: String { code }
}

/// The direction in which a language is written.
public enum LanguageDirection: Int, CaseIterable, Codable, Sendable {
  /// As Latin letters.
  case leftToRight = 0
  /// As Arabic and Hebrew letters.
  case rightToLeft = 1
  /// In columns, the first one on the right.
  case topToBottomRightToLeft = 2
  /// In columns, the first one on the left, as Mongolian letters.
  case topToBottomLeftToRight = 3
  /// No language, or a value that is not known here.
  case unsupported = 4

  /// Decided by the script, the written one or the likely one.
  init(ofTag tag: String) {
    let number = LanguageTag(tag)?.direction.rawValue
    self = number.flatMap(LanguageDirection.init(rawValue:)) ?? .unsupported
  }
}
