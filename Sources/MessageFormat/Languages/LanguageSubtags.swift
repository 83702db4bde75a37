/// The parts of a language tag, each in its canonical case.
struct LanguageSubtags: Equatable {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []

  init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// `tag` is canonical.
  init(canonical tag: String) {
    let parts = Self.parts(of: tag)
    language = parts.first ?? ""
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case 2, 3: region = part
      case 4 where part.utf8.first.map { $0 > UInt8(ascii: "9") } ?? false: script = part
      default: variants.append(part)
      }
    }
  }

  private static func parts(of tag: String) -> [String] {
    var tag = tag
    return tag.withUTF8 { bytes in
      var parts: [String] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "-") {
        if end > start {
          let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
          parts.append(String(decoding: part, as: UTF8.self))
        }
        start = end + 1
      }
      return parts
    }
  }

  var joined: String {
    var result = language
    if let script { result += "-" + script }
    if let region { result += "-" + region }
    for variant in variants { result += "-" + variant }
    return result
  }
}
