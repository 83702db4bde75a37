// What ICU 76 (CLDR 46) writes otherwise; RegionalNumberTests compares with Foundation and prints the list.
// Data © Unicode, Inc., under the Unicode License v3 (UNICODE-LICENSE-V3.txt).

/// The regions whose numbers look otherwise than those of their language without a region.
enum RegionalNumberData {
  static let tags: StaticString = """
    ar-BH ar-DJ ar-DZ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-LY ar-MA ar-MR ar-OM \
    ar-PS ar-QA ar-SA ar-SD ar-SO ar-SS ar-SY ar-TD ar-TN ar-YE de-CH de-LI en-AL en-AR en-AT \
    en-AU en-BD en-BE en-BG en-BR en-CH en-CL en-CO en-CV en-CZ en-DE en-DK en-EE en-FI en-FR \
    en-GR en-HU en-ID en-IN en-LT en-LV en-NL en-NO en-PL en-PT en-RU en-SE en-SI en-SK en-TR \
    en-UA en-ZA es-419 es-AG es-AR es-BB es-BM es-BO es-BQ es-BR es-BS es-BZ es-CA es-CL es-CO \
    es-CR es-CU es-CW es-DM es-DO es-EC es-GD es-GT es-GY es-HN es-HT es-KN es-KY es-LC es-MX \
    es-NI es-PA es-PE es-PR es-PY es-SV es-TC es-TT es-US es-UY es-VC es-VE es-VG es-VI fr-CA \
    fr-LU fr-MA it-CH ms-Arab-BN ms-BN ms-ID pt-AO pt-CH pt-CV pt-FR pt-GQ pt-GW pt-LU pt-MO \
    pt-MZ pt-PT pt-ST pt-TL qu-BO ru-UA sw-CD ta-MY ta-SG
    """

  /// Whether `tag` is among them. Without allocation: anybody may ask for any region.
  static func contains(_ tag: String) -> Bool {
    var tag = tag
    let text = UnsafeBufferPointer(start: tags.utf8Start, count: tags.utf8CodeUnitCount)
    return tag.withUTF8 { tag in
      var start = 0
      for end in 0...text.count where end == text.count || text[end] == UInt8(ascii: " ") {
        if text[start..<end].elementsEqual(tag) { return true }
        start = end + 1
      }
      return false
    }
  }
}
