internal import Foundation
internal import LocalizationModel
internal import TestSupport

/// What the inputs are made of: the goldens of the repository and small files of the corpora, where
/// these are.
enum FuzzSeeds {
  private static let sizeLimit = 3000
  private static let corpusFiles = 200

  static func tables(_ format: TableFormat) throws -> [[UInt8]] {
    let ending = "." + format.name
    let goldens = try files(below: Checkout.tests.appending(path: "Goldens"), ending)
    guard !goldens.isEmpty else { throw FuzzError.seeds(Checkout.tests.path) }
    let corpora = Corpus.all.flatMap { corpus in
      corpus.paths(ending).prefix(corpusFiles).map { corpus.url($0) }
    }
    return goldens + corpora.compactMap(contents) + extra(format)
  }

  /// The same lists as binary ones, and some that are made to do harm.
  static func binaryLists(_ format: TableFormat) throws -> [[UInt8]] {
    try tables(format).compactMap { bytes in
      guard
        let list = try? PropertyListSerialization.propertyList(
          from: Data(bytes), options: [], format: nil),
        let data = try? PropertyListSerialization.data(
          fromPropertyList: list, format: .binary, options: 0)
      else { return nil }
      return Array(data)
    } + harmfulLists
  }

  /// Goldens by their names.
  static func goldens(_ name: String) throws -> [[UInt8]] {
    try files(below: Checkout.tests.appending(path: "Goldens"), name)
  }

  private static func files(below folder: URL, _ ending: String) throws -> [[UInt8]] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(ending) }.sorted()
      .compactMap { contents(of: folder.appending(path: $0)) }
  }

  private static func contents(of file: URL) -> [UInt8]? {
    guard let data = try? Data(contentsOf: file), data.count <= sizeLimit else { return nil }
    return Array(data)
  }

  private static func extra(_ format: TableFormat) -> [[UInt8]] {
    let texts =
      format == .strings
      ? [
        "{ \"a\" = ( 1, <0a>, { b = c; } ); \"plain\" = \"x\"; }",
        """
        <?xml version="1.0"?><plist version="1.0"><dict><key>plain</key><string>x &amp; y</string>\
        <key>count</key><string>%lld</string></dict></plist>
        """,
      ]
      : format == .stringsdict ? [stringsdict] : []
    return texts.map { Array($0.utf8) }
  }

  private static let stringsdict = """
    <plist><dict><key>count</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>\
    <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
    <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld %#@v@\
    </string><key>other</key><string>%lld</string></dict></dict></dict></plist>
    """

  /// A set, an array that holds itself twice over, and dictionaries that share their values.
  private static let harmfulLists = [
    "62706c6973743030c1015161080a000000000000010100000000000000020000000000000000000000000000000c",
    "62706c6973743030a2010108000000000000010100000000000000020000000000000000000000000000000b",
    "62706c6973743030d1010251615100080b0d000000000000010100000000000000030000000000000000000000000000000f",
  ].map { text in
    stride(from: 0, to: text.count - 1, by: 2).compactMap { offset in
      UInt8(text.dropFirst(offset).prefix(2), radix: 16)
    }
  }

  static let messages = [
    "[]", "[\"a\",3,2.5]", "[1e300,-1,18446744073709551615]",
    "[{\"date\":1764547200,\"style\":\"long\",\"timeZone\":\"Asia/Kolkata\"},3,2.5]",
    "[{\"currency\":\"12.5\",\"code\":\"EUR\"},3,{\"real\":\"inf\"}]",
    "[{\"list\":[\"a\",{\"percent\":0.25}],\"kind\":\"or\"},3,2.5]",
    "[{\"target\":\"Fuzz_Fuzz\",\"table\":\"Localizable\",\"key\":\"plain\"},3,2.5]",
  ].flatMap { arguments in
    ["count", "greeting", "plain"].map { key in
      Array(
        "{\"target\":\"Fuzz_Fuzz\",\"table\":\"Localizable\",\"key\":\"\(key)\",\"arguments\":\(arguments)}"
          .utf8)
    }
  }

  static let headers = [
    "de", "en-US,en;q=0.9,de;q=0.8", "a;q=..1", "a;q=.5.5", "*", "*;q=0",
    "fr-CH, fr;q=0.9, *;q=0.5",
    "zh-Hant-TW;q=1.000,zh;q=0.001", "de;q=0,*", "en-GB-oxendict,x-klingon;q=.2",
    "de_DE.UTF-8@euro",
    "de:en:C", "iw,no,in;q=0.3", "", ",,,;q=,;", "sr-Latn-RS-u-co-phonebk;q=0.7",
  ].map { Array($0.utf8) }

  static let tags =
    [
      "de", "en-US", "zh-Hant-TW", "pt_BR", "iw", "no", "sr-Latn", "i-klingon", "x-private", "Base",
      "de-1996", "en-u-ca-buddhist-nu-thai", "zh-TW", "und-Arab", "de-DE-t-en-x-a-b",
      "art-lojban", "sl-rozaj-biske-1994", "C", "POSIX", "de_DE.UTF-8@euro", "",
    ].map { Array($0.utf8) } + [Array(repeating: UInt8(ascii: "a"), count: 8192)]
}
