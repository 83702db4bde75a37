/// Where Apple's choice of localizations differs from CLDR 48, as observed.
enum AppleLocaleData {
  /// Chinese regions and their script; Norwegian as it is written.
  static let aliases: StaticString = """
    no-NO:nb-NO yue-CN:yue-Hans-CN yue-HK:yue-Hant-HK zh-CN:zh-Hans-CN zh-HK:zh-Hant-HK \
    zh-MO:zh-Hant-MO zh-SG:zh-Hans-SG zh-TW:zh-Hant-TW
    """

  /// Child, parent; none stands for the root.
  static let parents: StaticString = """
    ar-Latn: ars:ar as-Latn: bn-Latn: el-Latn: en-150:en-GB en-AD:en-150 en-AF:en-001 en-AG:en-GB \
    en-AI:en-GB en-AL:en-150 en-AM:en-001 en-AO:en-001 en-AR:en-001 en-AU:en-GB en-AW:en-001 \
    en-AX:en-001 en-AZ:en-001 en-BA:en-150 en-BB:en-GB en-BD:en-GB en-BF:en-001 en-BG:en-150 \
    en-BH:en-001 en-BJ:en-001 en-BL:en-001 en-BM:en-GB en-BN:en-GB en-BO:en-001 en-BQ:en-001 \
    en-BR:en-001 en-BS:en-GB en-BW:en-GB en-BY:en-150 en-BZ:en-GB en-CC:en-AU en-CD:en-001 \
    en-CF:en-001 en-CG:en-001 en-CI:en-001 en-CK:en-AU en-CR:en-001 en-CU:en-001 en-CV:en-001 \
    en-CX:en-AU en-CY:en-150 en-DG:en-GB en-DM:en-GB en-DO:en-001 en-DZ:en-001 en-EC:en-001 \
    en-EG:en-001 en-EH:en-001 en-ET:en-001 en-FJ:en-GB en-FK:en-GB en-FO:en-150 en-GA:en-001 \
    en-GB:en-001 en-GD:en-GB en-GF:en-001 en-GG:en-GB en-GH:en-GB en-GI:en-GB en-GL:en-150 \
    en-GM:en-GB en-GN:en-001 en-GP:en-001 en-GQ:en-001 en-GR:en-150 en-GT:en-001 en-GY:en-GB \
    en-HK:en-GB en-HN:en-001 en-HR:en-150 en-HT:en-001 en-IC:en-001 en-IE:en-GB en-IM:en-GB \
    en-IN:en-GB en-IO:en-GB en-IQ:en-001 en-IS:en-150 en-JE:en-GB en-JM:en-GB en-JO:en-001 \
    en-KE:en-GB en-KG:en-001 en-KH:en-001 en-KI:en-GB en-KM:en-001 en-KN:en-GB en-KW:en-001 \
    en-KY:en-GB en-KZ:en-001 en-LA:en-001 en-LB:en-001 en-LC:en-GB en-LI:en-150 en-LK:en-GB \
    en-LS:en-GB en-LU:en-150 en-LY:en-001 en-MA:en-001 en-MC:en-150 en-MD:en-150 en-ME:en-150 \
    en-MF:en-001 en-MK:en-150 en-ML:en-001 en-MM:en-001 en-MN:en-001 en-MO:en-GB en-MQ:en-001 \
    en-MR:en-001 en-MS:en-GB en-MT:en-GB en-MU:en-GB en-MV:en-GB en-MW:en-GB en-MY:en-GB \
    en-MZ:en-001 en-NA:en-GB en-NC:en-001 en-NE:en-001 en-NF:en-AU en-NG:en-GB en-NI:en-001 \
    en-NP:en-001 en-NR:en-AU en-NU:en-AU en-NZ:en-AU en-OM:en-001 en-PE:en-001 en-PF:en-001 \
    en-PG:en-AU en-PK:en-GB en-PM:en-001 en-PN:en-GB en-PS:en-001 en-QA:en-001 en-RE:en-001 \
    en-RS:en-150 en-RU:en-150 en-SB:en-GB en-SC:en-GB en-SD:en-GB en-SG:en-GB en-SH:en-GB \
    en-SJ:en-001 en-SL:en-GB en-SM:en-001 en-SN:en-001 en-SO:en-001 en-SS:en-GB en-ST:en-001 \
    en-SV:en-001 en-SY:en-001 en-SZ:en-GB en-TC:en-GB en-TD:en-001 en-TF:en-001 en-TG:en-001 \
    en-TH:en-001 en-TJ:en-001 en-TL:en-001 en-TM:en-001 en-TN:en-001 en-TO:en-GB en-TT:en-GB \
    en-TV:en-GB en-TZ:en-GB en-UG:en-GB en-UY:en-001 en-UZ:en-001 en-VA:en-150 en-VC:en-GB \
    en-VE:en-001 en-VG:en-GB en-VN:en-001 en-VU:en-GB en-WF:en-001 en-WS:en-AU en-YE:en-001 \
    en-YT:en-001 en-ZA:en-GB en-ZM:en-GB en-ZW:en-GB es-AG:es-419 es-AW:es-419 es-BB:es-419 \
    es-BL:es-419 es-BQ:es-419 es-BS:es-419 es-CA:es-419 es-CW:es-419 es-GD:es-419 es-GF:es-419 \
    es-GL:es-419 es-GP:es-419 es-GY:es-419 es-HT:es-419 es-LC:es-419 es-MF:es-419 es-MQ:es-419 \
    es-MX:es-419 es-PM:es-419 es-SR:es-419 es-SX:es-419 es-TC:es-419 es-TT:es-419 es-VC:es-419 \
    es-VI:es-419 gu-Latn: he-Latn: ja-Latn: kn-Latn: ml-Latn: mr-Latn: or-Latn: pa-Latn: rej-Rjng: \
    ru-Latn: sa-Latn: ta-Latn: te-Latn: ur-Latn: wuu:wuu-Hans wuu-Hans:zh-Hans wuu-Hant:zh-Hant \
    yi-Latn: yue:yue-Hant yue-HK:zh-Hant-HK yue-Hans:zh-Hans yue-Hant:yue-HK zh-HK:zh-Hant \
    zh-Hant:zh-TW zh-Hant-HK:zh-HK zh-Latn: zh-TW:
    """
}
