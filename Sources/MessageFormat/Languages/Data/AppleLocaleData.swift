/// Where Apple's choice of localizations differs from CLDR, as observed.
enum AppleLocaleData {
  static let aliases: StaticString = """
    no-NO:nb-NO yue-CN:yue-Hans-CN yue-HK:yue-Hant-HK zh-CN:zh-Hans-CN zh-HK:zh-Hant-HK \
    zh-MO:zh-Hant-MO zh-SG:zh-Hans-SG zh-TW:zh-Hant-TW
    """

  /// Child, parent; none stands for the root.
  static let parents: StaticString = """
    ars:ar en-150:en-GB en-AG:en-GB en-AI:en-GB en-AU:en-GB en-BB:en-GB en-BD:en-GB en-BM:en-GB \
    en-BN:en-GB en-BS:en-GB en-BW:en-GB en-BZ:en-GB en-CC:en-AU en-CK:en-AU en-CX:en-AU \
    en-CY:en-150 en-DG:en-GB en-DM:en-GB en-FJ:en-GB en-FK:en-GB en-GB:en-001 en-GD:en-GB \
    en-GG:en-GB en-GH:en-GB en-GI:en-GB en-GM:en-GB en-GY:en-GB en-HK:en-GB en-IE:en-GB \
    en-IM:en-GB en-IN:en-GB en-IO:en-GB en-JE:en-GB en-JM:en-GB en-KE:en-GB en-KI:en-GB \
    en-KN:en-GB en-KY:en-GB en-LC:en-GB en-LK:en-GB en-LS:en-GB en-MO:en-GB en-MS:en-GB \
    en-MT:en-GB en-MU:en-GB en-MV:en-GB en-MW:en-GB en-MY:en-GB en-NA:en-GB en-NF:en-AU \
    en-NG:en-GB en-NR:en-AU en-NU:en-AU en-NZ:en-AU en-PG:en-AU en-PK:en-GB en-PN:en-GB \
    en-SB:en-GB en-SC:en-GB en-SD:en-GB en-SG:en-GB en-SH:en-GB en-SL:en-GB en-SS:en-GB \
    en-SZ:en-GB en-TC:en-GB en-TO:en-GB en-TT:en-GB en-TV:en-GB en-TZ:en-GB en-UG:en-GB \
    en-VC:en-GB en-VG:en-GB en-VU:en-GB en-WS:en-AU en-ZA:en-GB en-ZM:en-GB en-ZW:en-GB \
    es-MX:es-419 wuu:wuu-Hans wuu-Hans:zh-Hans wuu-Hant:zh-Hant yue:yue-Hant yue-HK:zh-Hant-HK \
    yue-Hans:zh-Hans yue-Hant:yue-HK zh-HK:zh-Hant zh-Hant:zh-TW zh-Hant-HK:zh-HK zh-TW:
    """
}
