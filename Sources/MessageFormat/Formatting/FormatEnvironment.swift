/// What formatting depends on besides the message and its arguments.
package struct FormatEnvironment: Sendable {
  /// Rules and number symbols of the language that the text is written in.
  package var language: LanguageFormat
  package var device: DeviceClass
  /// The requested width (`NSStringVariableWidthRuleType`); nil stands for the largest.
  package var width: Int?

  package init(language: LanguageFormat, device: DeviceClass = .other, width: Int? = nil) {
    self.language = language
    self.device = device
    self.width = width
  }
}

/// One language's plural rules and number symbols; the symbols are asked from Foundation when the
/// first number is printed.
package final class LanguageFormat: Sendable {
  package let tag: String
  /// Whose digits, separators and signs are used: those of a region of the language.
  package let numbersTag: String
  /// False: numbers are printed as POSIX `printf` prints them (`"numbers": "plain"`).
  package let localizesNumbers: Bool
  package let plurals: PluralRules
  /// The address of the symbols; 0 before they are known.
  private let cache = AtomicWords()

  /// - Parameter asked: the language that was asked for where `tag` answers: the numbers are those of
  ///   its region where it is the same language.
  package init(tag: String, asked: String? = nil, localizesNumbers: Bool = true) {
    self.tag = tag
    numbersTag = asked.map { Self.numbersTag(of: tag, asked: $0) } ?? tag
    self.localizesNumbers = localizesNumbers
    plurals = PluralRules(tag: tag)
  }

  deinit {
    Self.deallocate(known)
    cache.deallocate()
  }

  /// `fr-CH` where French texts answer somebody who asked for that; `de` for `de-AT`, whose numbers are
  /// those of German, and for a region that nobody knows: what is asked for makes no new numbers.
  package static func numbersTag(of tag: String, asked: String) -> String {
    guard isRegional(asked, of: tag), let wanted = LanguageTag(asked)?.replacingAliases else {
      return tag
    }
    var subtags = LanguageSubtags(language: wanted.language, script: nil, region: wanted.region)
    let script = wanted.likelyScript
    if script != LanguageTag(subtags).likelyScript { subtags.script = script }
    let regional = LanguageTag(subtags)
    if LocaleNumbers.differ(in: regional) { return regional.string }
    subtags = LanguageSubtags(language: wanted.language, script: nil, region: nil)
    if script != LanguageTag(subtags).likelyScript { subtags.script = script }
    return LanguageTag(subtags).string
  }

  /// Whether `asked` is the language of `tag`, and written as it is, in a region that it names.
  package static func isRegional(_ asked: String, of tag: String) -> Bool {
    guard tag != asked, let text = LanguageTag(tag), let wanted = LanguageTag(asked),
      wanted.region != nil
    else { return false }
    let (written, spoken) = (text.maximized, wanted.maximized)
    return written.language == spoken.language && written.script == spoken.script
  }

  /// Nil for POSIX output. They live as long as this object. There is no lock: threads that need them
  /// first at the same time each ask Foundation, and one answer is kept.
  var symbols: UnsafePointer<NumberSymbols>? {
    guard localizesNumbers else { return nil }
    return known ?? makeSymbols()
  }

  private var known: UnsafePointer<NumberSymbols>? {
    UnsafePointer(bitPattern: cache.load())
  }

  @inline(never)
  private func makeSymbols() -> UnsafePointer<NumberSymbols>? {
    let made = UnsafeMutablePointer<NumberSymbols>.allocate(capacity: 1)
    made.initialize(to: NumberSymbols(tag: numbersTag))
    var unknown: UInt = 0
    let isKept = cache.compareExchange(&unknown, with: UInt(bitPattern: made))
    if !isKept { Self.deallocate(made) }
    return known
  }

  private static func deallocate(_ symbols: UnsafePointer<NumberSymbols>?) {
    symbols?.pointee.deallocate()
    symbols?.deallocate()
  }
}

/// One argument of a message. Integers have 64 bits on machines whose words have 32, too.
package enum FormatArgument: Sendable {
  case string(String)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case character(Character)

  @_disfavoredOverload
  package static func int(_ word: Int) -> FormatArgument { .int(Int64(word)) }
  @_disfavoredOverload
  package static func uint(_ word: UInt) -> FormatArgument { .uint(UInt64(word)) }
}

/// The device classes of `NSStringDeviceSpecificRuleType` and of catalogs.
package enum DeviceClass: UInt8, CaseIterable, Sendable {
  case other, appletv, applevision, applewatch, ipad, iphone, ipod, mac

  package init?(name: String) {
    guard let match = DeviceClass.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = match
  }

  package var name: String { "\(self)" }
}
