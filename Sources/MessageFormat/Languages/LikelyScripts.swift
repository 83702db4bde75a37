/// Likely script and region by language: records of nine bytes, searched in place.
struct LikelyScripts: Sendable {
  static let first = LikelyScripts(LikelyScriptDataA.records)
  static let second = LikelyScripts(LikelyScriptDataB.records)

  private let text: StaticString

  private init(_ text: StaticString) { self.text = text }

  func find(_ language: String) -> LanguageSubtags? {
    guard 2...3 ~= language.utf8.count else { return nil }
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let key = language.utf8.reduce(0) { $0 << 8 | Int($1) } << (language.utf8.count == 2 ? 8 : 0)
    let wanted = language.utf8.count == 2 ? key | Int(UInt8(ascii: " ")) : key
    var low = 0
    var high = bytes.count / 9
    while low < high {
      let middle = (low + high) / 2
      let start = middle * 9
      let found = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
      if found == wanted {
        let script = String(decoding: bytes[(start + 3)..<(start + 7)], as: UTF8.self)
        let region = String(decoding: bytes[(start + 7)..<(start + 9)], as: UTF8.self)
        return LanguageSubtags(language: language, script: script, region: region)
      }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
