/// How the numbers of languages and regions look, without asking Foundation: what it needs for that is
/// larger than a whole program.
enum LocaleNumbers {
  /// Of a language that nobody knows.
  private static let unknown = {
    var values = NumberSymbols.Values()
    values.infinity = "INF"
    return values
  }()

  static func values(of tag: LanguageTag?) -> NumberSymbols.Values {
    guard let tag else { return unknown }
    var subtags = subtags(of: tag.replacingAliases)
    if let record = NumberSymbolData.locales.value(for: subtags.joined) { return values(record) }
    subtags.region = nil
    return NumberSymbolData.locales.value(for: subtags.joined).map(values) ?? unknown
  }

  /// Whether numbers look otherwise in the tag's region than in its language without a region.
  static func differ(in tag: LanguageTag) -> Bool {
    let subtags = subtags(of: tag)
    return subtags.region != nil && NumberSymbolData.locales.value(for: subtags.joined) != nil
  }

  /// As in the table: with the script always, with the region where it is said.
  private static func subtags(of tag: LanguageTag) -> LanguageSubtags {
    let likely = tag.maximized
    return LanguageSubtags(language: likely.language, script: likely.script, region: tag.region)
  }

  /// - Parameter number: of a record, in decimal.
  private static func values(_ number: String) -> NumberSymbols.Values {
    let all = NumberSymbolData.records
    let bytes = UnsafeBufferPointer(start: all.utf8Start, count: all.utf8CodeUnitCount)
    let records = bytes.split(separator: UInt8(ascii: " "))
    guard let index = Int(number), records.indices.contains(index) else { return unknown }
    let fields = records[index].split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 11 else { return unknown }
    return NumberSymbols.Values(
      zero: fields[0], grouping: fields[1], decimal: fields[2], minus: fields[3], plus: fields[4],
      exponent: fields[5], infinity: fields[6], notANumber: fields[7],
      primaryGroup: Int(fields[8]) ?? 0, secondaryGroup: Int(fields[9]) ?? 0,
      minimumGrouping: Int(fields[10]) ?? 1)
  }
}

extension NumberSymbols {
  /// On Apple platforms as the system writes numbers, where it has format styles.
  init(tag: String) {
    #if canImport(Darwin)
      if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
        self.init(NumberProbe.values(of: tag))
        return
      }
    #endif
    self.init(LocaleNumbers.values(of: LanguageTag(tag)))
  }
}
