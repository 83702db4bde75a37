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
    let parts = tag.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    language = parts.first ?? ""
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case 2, 3: region = part
      case 4 where part.utf8.first.map { $0 > UInt8(ascii: "9") } ?? false: script = part
      default: variants.append(part)
      }
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
