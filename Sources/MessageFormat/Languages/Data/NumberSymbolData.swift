// What ICU 76 (CLDR 46) writes; LocaleNumberTests compares with Foundation and prints the table.
// Data © Unicode, Inc., under the Unicode License v3 (UNICODE-LICENSE-V3.txt).

/// The symbols of numbers.
enum NumberSymbolData {
  /// Fields in the order of `NumberSymbols.Values`, a vertical bar between them.
  static let records: StaticString = """
    0|\u{a0}|,|-|+|E|∞|NaN|3|3|1 0|,|.|-|+|E|∞|NaN|3|3|1 \
    0|,|.|-|+|E|∞|በቁጥር\u{a0}ሊገለጽ\u{a0}የማይችል|3|3|1 \
    0|,|.|\u{200e}-|\u{200e}+|E|∞|ليس\u{a0}رقمًا|3|3|1 ০|,|.|-|+|E|∞|NaN|3|2|1 \
    0|.|,|-|+|E|∞|ND|3|3|1 0|.|,|-|+|E|∞|NaN|3|3|1 0|\u{a0}|,|-|+|E|∞|NaN|3|3|2 \
    ०|,|.|-|+|E|∞|NaN|3|3|1 0|,|.|-|+|E|∞|NaN|3|2|1 𑄶|,|.|-|+|E|∞|NaN|3|2|1 \
    0|,|.|-|+|E|∞|Терхьаш\u{a0}дац|3|3|1 \
    ٠|٬|٫|\u{200f}-|\u{200f}+|اس|∞|NaN|3|3|1 0|\u{a0}|.|-|+|E|∞|NaN|3|3|1 \
    ༠|,|.|-|+|E|གྲངས་མེད|ཨང་མད|3|2|1 0|,|.|-|+|E|∞|mnn|3|3|3 \
    0|.|,|-|+|e|∞|NaN|3|3|1 0|.|,|-|+|E|∞|NaN|3|3|2 0|\u{a0}|,|−|+|×10^|∞|NaN|3|3|2 \
    0|.|,|−|+|E|∞|NaN|3|3|1 ۰|٬|٫|\u{200e}−|\u{200e}+|×۱۰^|∞|ناعدد|3|3|1 \
    𞥐|⹁|.|-|+|𞤉|∞|NaN|3|3|1 0|\u{a0}|,|−|+|E|∞|epäluku|3|3|1 \
    0|\u{202f}|,|-|+|E|∞|NaN|3|3|1 0|,|.|-|+|E|∞|Nuimh|3|3|1 0|ወ|.|-|+|E|∞|NaN|3|3|1 \
    0|’|.|−|+|E|∞|NaN|3|3|1 0|,|.|\u{200e}-|\u{200e}+|E|∞|NaN|3|3|1 \
    0|\u{a0}|,|-|+|E|∞|ՈչԹ|3|3|1 \
    0|\u{a0}|,|-|+|E|∞|არ\u{a0}არის\u{a0}რიცხვი|3|3|2 \
    0|\u{a0}|,|-|+|E|∞|сан\u{a0}емес|3|3|1 \
    ۰|٬|٫|\u{200e}-\u{200e}|\u{200e}+\u{200e}|×۱۰^|∞|NaN|3|3|1 \
    0|\u{a0}|,|−|+|×10^|∞|NaN|3|3|1 0|\u{a0}|,|-|+|E|∞|сан\u{a0}эмес|3|3|1 \
    0|’|,|-|+|E|∞|NaN|3|3|1 \
    0|.|,|-|+|E|∞|ບໍ່\u{200b}ແມ່ນ\u{200b}ໂຕ\u{200b}ເລກ|3|3|1 \
    0|\u{a0}|,|-|+|E|∞|NS|3|3|2 ০|,|.|-|+|E|∞|NaN|3|3|1 ꯰|,|.|-|+|E|∞|NaN|3|3|1 \
    ၀|,|.|-|+|E|∞|ဂဏန်းမဟုတ်သော|3|3|1 \
    0|\u{a0}|,|−|+|E|∞|NaN|3|3|1 ०|,|.|-|+|E|∞|NaN|3|2|1 ߀|،|.|-|+|E|∞|NaN|3|3|1 \
    0|\u{a0}|,|-|+|E|∞|НН|3|3|1 0|\u{a0}|,|-|+|E|∞|не\u{a0}число|3|3|1 \
    0|\u{a0}|,|-|+|E|∞|чыыһыла\u{a0}буотах|3|3|1 ᱐|,|.|-|+|E|∞|NaN|3|3|1 \
    ٠|٬|.|\u{61c}-|\u{61c}+|اس|∞|NaN|3|3|1 0|\u{a0}|,|−|+|·10^|∞|NaN|3|3|1 \
    0|\u{a0}|,|-|+|e|∞|NaN|3|3|1 0|.|,|−|+|e|∞|NaN|3|3|2 \
    0|\u{a0}|,|-|+|E|∞|epiloho|3|3|1 0|,|.|-|+|E|∞|MaL|3|3|1 \
    0|,|.|-|+|E|∞|ܠܝܬ\u{a0}ܡܢܝܢܐ|3|3|1 0|\u{a0}|,|-|+|E|∞|san\u{a0}däl|3|3|1 \
    0|’|.|-|+|E|∞|NaN|3|3|1 0|,|.|-|+|E|∞|TF|3|3|1 0|\u{a0}|,|-|+|E|∞|NaN|2|2|1 \
    0|\u{a0}|,|-|+|Е|∞|NaN|3|3|1 0|,|.|\u{200e}-|\u{200e}+|E|∞|NaN|3|2|1 \
    0|\u{a0}|,|-|+|E|∞|son\u{a0}emas|3|3|1 \
    0|\u{a0}|,|-|+|E|∞|ҳақиқий\u{a0}сон\u{a0}эмас|3|3|1 \
    0|,|.|-|+|E|∞|非數值|3|3|1 0|,|.|-|+|E|∞|非数值|3|3|1 \
    ٠|٬|٫|\u{61c}-|\u{61c}+|أس|∞|ليس\u{a0}رقمًا|3|3|1 \
    0|.|,|\u{200e}-|\u{200e}+|E|∞|ليس\u{a0}رقمًا|3|3|1 0|,|.|-|+|e|∞|NaN|3|3|1 \
    0|'|.|-|+|E|∞|NaN|3|3|1 0|\u{a0}|,|-|+|×10^|∞|NaN|3|3|1 0|’|.|-|+|E|∞|NaN|3|3|2 \
    0|\u{a0}|,|-|+|E|∞|не\u{a0}число|3|3|2
    """

  /// Languages with their scripts, and with a region where its numbers look otherwise; the index of
  /// the record.
  static let entries: StaticString = """
    af-Latn:0 agq-Latn:0 ain-Kana:1 ak-Latn:1 am-Ethi:2 apw-Latn:1 ar-Arab:3 ar-Arab-BH:64 \
    ar-Arab-DJ:64 ar-Arab-DZ:65 ar-Arab-EG:64 ar-Arab-ER:64 ar-Arab-IL:64 ar-Arab-IQ:64 \
    ar-Arab-JO:64 ar-Arab-KM:64 ar-Arab-KW:64 ar-Arab-LB:64 ar-Arab-LY:65 ar-Arab-MA:65 \
    ar-Arab-MR:64 ar-Arab-OM:64 ar-Arab-PS:64 ar-Arab-QA:64 ar-Arab-SA:64 ar-Arab-SD:64 \
    ar-Arab-SO:64 ar-Arab-SS:64 ar-Arab-SY:64 ar-Arab-TD:64 ar-Arab-TN:65 ar-Arab-YE:64 \
    arn-Latn:1 as-Beng:4 asa-Latn:1 ast-Latn:5 az-Cyrl:6 az-Latn:6 ba-Cyrl:1 bas-Latn:0 \
    be-Cyrl:7 bem-Latn:1 ber:1 ber-Latn:1 ber-Tfng:1 bez-Latn:1 bg-Cyrl:7 bgc-Deva:8 \
    bho-Deva:8 blo-Latn:0 bm-Latn:1 bn-Beng:9 bo-Tibt:1 br-Latn:0 brx-Deva:9 bs-Cyrl:6 \
    bs-Latn:6 byn-Ethi:1 ca-Latn:6 ccp-Cakm:10 ce-Cyrl:11 ceb-Latn:1 cgg-Latn:1 cho-Latn:1 \
    chr-Cher:1 cic-Latn:1 ckb-Arab:12 co-Latn:1 cs-Latn:0 csw-Cans:1 cv-Cyrl:0 cy-Latn:1 \
    da-Latn:6 dav-Latn:1 de-Latn:6 de-Latn-CH:55 de-Latn-LI:55 dje-Latn:13 doi-Deva:1 \
    dsb-Latn:6 dua-Latn:0 dv-Thaa:1 dyo-Latn:0 dz-Tibt:14 ebu-Latn:1 ee-Latn:15 el-Grek:16 \
    en-Latn:1 en-Latn-AL:0 en-Latn-AR:6 en-Latn-AT:6 en-Latn-AU:66 en-Latn-BD:9 en-Latn-BE:6 \
    en-Latn-BG:0 en-Latn-BR:6 en-Latn-CH:67 en-Latn-CL:6 en-Latn-CO:6 en-Latn-CV:0 \
    en-Latn-CZ:0 en-Latn-DE:6 en-Latn-DK:6 en-Latn-EE:0 en-Latn-FI:0 en-Latn-FR:23 \
    en-Latn-GR:6 en-Latn-HU:0 en-Latn-ID:6 en-Latn-IN:9 en-Latn-LT:0 en-Latn-LV:0 \
    en-Latn-NL:6 en-Latn-NO:0 en-Latn-PL:0 en-Latn-PT:0 en-Latn-RU:0 en-Latn-SE:68 \
    en-Latn-SI:16 en-Latn-SK:0 en-Latn-TR:6 en-Latn-UA:0 en-Latn-ZA:0 eo-Latn:0 es-Latn:17 \
    es-Latn-419:1 es-Latn-AG:1 es-Latn-AR:6 es-Latn-BB:1 es-Latn-BM:1 es-Latn-BO:6 \
    es-Latn-BQ:6 es-Latn-BR:1 es-Latn-BS:1 es-Latn-BZ:1 es-Latn-CA:1 es-Latn-CL:6 \
    es-Latn-CO:6 es-Latn-CR:6 es-Latn-CU:1 es-Latn-CW:6 es-Latn-DM:1 es-Latn-DO:1 \
    es-Latn-EC:6 es-Latn-GD:1 es-Latn-GT:1 es-Latn-GY:1 es-Latn-HN:1 es-Latn-HT:23 \
    es-Latn-KN:1 es-Latn-KY:1 es-Latn-LC:1 es-Latn-MX:1 es-Latn-NI:1 es-Latn-PA:1 \
    es-Latn-PE:1 es-Latn-PR:1 es-Latn-PY:6 es-Latn-SV:1 es-Latn-TC:1 es-Latn-TT:1 \
    es-Latn-US:1 es-Latn-UY:6 es-Latn-VC:1 es-Latn-VE:6 es-Latn-VG:1 es-Latn-VI:1 et-Latn:18 \
    eu-Latn:19 ewo-Latn:0 fa-Arab:20 ff-Adlm:21 ff-Latn:0 fi-Latn:22 fil-Latn:1 fo-Latn:19 \
    fr-Latn:23 fr-Latn-CA:0 fr-Latn-LU:6 fr-Latn-MA:6 fur-Latn:6 fy-Latn:6 ga-Latn:24 \
    gaa-Latn:1 gd-Latn:1 gez-Ethi:25 gl-Latn:6 gn-Latn:1 gsw-Latn:26 gu-Gujr:9 guz-Latn:1 \
    gv-Latn:1 ha-Latn:1 haw-Latn:1 he-Hebr:27 hi-Deva:9 hi-Latn:9 hmn-Latn:1 hr-Latn:19 \
    hsb-Latn:6 hu-Latn:7 hy-Armn:28 ia-Latn:17 id-Latn:6 ie-Latn:7 ig-Latn:1 ii-Yiii:1 \
    inh-Cyrl:1 io-Latn:1 is-Latn:6 it-Latn:17 it-Latn-CH:69 iu-Cans:1 ja-Jpan:1 jbo-Latn:1 \
    jgo-Latn:6 jmc-Latn:1 jv-Latn:6 ka-Geor:29 kab-Latn:0 kaj-Latn:1 kam-Latn:1 kcg-Latn:1 \
    kde-Latn:1 kea-Latn:0 kgp-Latn:6 khq-Latn:13 ki-Latn:1 kk-Cyrl:30 kkj-Latn:6 kl-Latn:6 \
    kln-Latn:1 km-Khmr:1 kn-Knda:9 ko-Kore:1 kok-Deva:1 kok-Latn:9 kpe-Latn:1 ks-Arab:31 \
    ks-Aran:31 ks-Deva:1 ksb-Latn:1 ksf-Latn:0 ksh-Latn:32 ku-Latn:6 kw-Latn:1 kxv-Deva:9 \
    kxv-Latn:9 kxv-Orya:9 kxv-Telu:9 ky-Cyrl:33 lag-Latn:1 lb-Latn:6 lg-Latn:1 lij-Latn:6 \
    lkt-Latn:1 lmo-Latn:34 ln-Latn:6 lo-Laoo:35 lrc-Arab:31 lt-Latn:32 lu-Latn:6 luo-Latn:1 \
    lut-Latn:1 luy-Latn:1 lv-Latn:36 mai-Deva:1 mas-Latn:1 mer-Latn:1 mfe-Latn:13 mg-Latn:1 \
    mgh-Latn:6 mgo-Latn:1 mi-Latn:1 mic-Latn:1 mid-Mand:1 mk-Cyrl:6 ml-Mlym:9 mn-Cyrl:1 \
    mni-Beng:37 mni-Mtei:38 moh-Latn:1 mr-Deva:9 ms-Arab:1 ms-Arab-BN:6 ms-Latn:1 \
    ms-Latn-BN:6 ms-Latn-ID:6 mt-Latn:1 mua-Latn:6 mus-Latn:1 my-Mymr:39 myv-Cyrl:1 \
    mzn-Arab:31 naq-Latn:1 nb-Latn:40 nd-Latn:1 nds-Latn:6 ne-Deva:41 nl-Latn:6 nmg-Latn:0 \
    nn-Latn:40 nnh-Latn:6 nnp-Wcho:1 no-Latn:40 nqo-Nkoo:42 nr-Latn:0 nso-Latn:13 nus-Latn:1 \
    nv-Latn:1 ny-Latn:1 nyn-Latn:1 oc-Latn:0 om-Latn:1 or-Orya:9 os-Cyrl:43 osa-Osge:1 \
    pa-Arab:31 pa-Aran:31 pa-Guru:9 pcm-Latn:1 pl-Latn:7 pqm-Latn:1 prg-Latn:0 ps-Arab:31 \
    pt-Latn:6 pt-Latn-AO:0 pt-Latn-CH:7 pt-Latn-CV:7 pt-Latn-FR:7 pt-Latn-GQ:7 pt-Latn-GW:7 \
    pt-Latn-LU:7 pt-Latn-MO:7 pt-Latn-MZ:7 pt-Latn-PT:7 pt-Latn-ST:7 pt-Latn-TL:7 qu-Latn:1 \
    qu-Latn-BO:6 raj-Deva:8 rej-Latn:1 rej-Rjng:1 rhg-Rohg:1 rm-Latn:26 rn-Latn:6 ro-Latn:6 \
    rof-Latn:1 ru-Cyrl:44 ru-Cyrl-UA:70 rw-Latn:6 rwk-Latn:1 sa-Deva:41 sah-Cyrl:45 \
    saq-Latn:1 sat-Deva:8 sat-Olck:46 sbp-Latn:1 sc-Latn:6 scn-Latn:1 sd-Arab:47 sd-Deva:1 \
    se-Latn:48 seh-Latn:6 ses-Latn:13 sg-Latn:6 shi-Latn:0 shi-Tfng:0 si-Sinh:1 sjd-Cyrl:1 \
    sje-Latn:1 sju-Latn:1 sk-Latn:49 sl-Latn:50 sm-Latn:1 smn-Latn:51 sn-Latn:1 so-Latn:52 \
    sq-Latn:7 sr-Cyrl:6 sr-Latn:6 ss-Latn:0 st-Latn:1 su-Latn:6 sv-Latn:32 sw-Latn:1 \
    sw-Latn-CD:6 syr-Syrc:53 szl-Latn:0 ta-Taml:9 ta-Taml-MY:1 ta-Taml-SG:1 te-Telu:9 \
    teo-Latn:1 tg-Cyrl:0 th-Thai:1 ti-Ethi:1 tig-Ethi:1 tk-Latn:54 tn-Latn:55 to-Latn:56 \
    tok-Latn:57 tr-Latn:6 trv-Latn:1 ts-Latn:0 tt-Cyrl:0 twq-Latn:13 tzm-Latn:0 ug-Arab:1 \
    uk-Cyrl:58 ur-Arab:59 ur-Aran:59 uz-Arab:31 uz-Cyrl:61 uz-Latn:60 vai-Latn:1 vai-Vaii:1 \
    ve-Latn:0 vec-Latn:23 vi-Latn:6 vmw-Latn:6 vun-Latn:1 wa-Latn:1 wae-Latn:34 wal-Ethi:55 \
    wo-Latn:6 xh-Latn:13 xnr-Deva:9 xog-Latn:1 yav-Latn:0 yi-Hebr:1 yo-Latn:1 yrl-Latn:6 \
    yue-Hans:63 yue-Hant:62 za-Latn:1 zgh-Tfng:0 zh-Hans:1 zh-Hant:62 zu-Latn:1
    """
  static let locales = SortedEntries(entries)
}
