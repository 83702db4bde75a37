/// Likely subtags that depend on more than the language, or whose region is not a country.
///
/// Made from CLDR 49 (`likelySubtags.xml`); data © Unicode, Inc., under the
/// Unicode License v3 (https://www.unicode.org/license.txt).
enum LikelySubtagData {
  /// Subtags, likely tag.
  static let entries: StaticString = """
    abq-Latn:abq-Latn-TR abq-TR:abq-Latn-TR arc-Hatr:arc-Hatr-IQ arc-Nbat:arc-Nbat-JO \
    arc-Palm:arc-Palm-SY avk:avk-Latn-001 az-Arab:az-Arab-IR az-IQ:az-Arab-IQ az-IR:az-Arab-IR \
    az-RU:az-Cyrl-RU bap-Krai:bap-Krai-IN bzt:bzt-Latn-001 cu-Glag:cu-Glag-BG dws:dws-Latn-001 \
    en-Shaw:en-Shaw-GB eo:eo-Latn-001 ff-Adlm:ff-Adlm-GN ha-CM:ha-Arab-CM ha-SD:ha-Arab-SD \
    hak-Hant:hak-Hant-TW hak-TW:hak-Hant-TW hnj-Hmng:hnj-Hmng-LA ia:ia-Latn-001 igs:igs-Latn-001 \
    io:io-Latn-001 isv:isv-Latn-001 jbo:jbo-Latn-001 kk-AF:kk-Arab-AF kk-Arab:kk-Arab-CN \
    kk-CN:kk-Arab-CN kk-IR:kk-Arab-IR kk-MN:kk-Arab-MN ku-AM:ku-Cyrl-AM ku-AZ:ku-Cyrl-AZ \
    ku-Arab:ku-Arab-IQ ku-Cyrl:ku-Cyrl-AM ku-GE:ku-Cyrl-GE ku-IQ:ku-Arab-IQ ku-IR:ku-Arab-IR \
    ku-LB:ku-Arab-LB ku-TM:ku-Cyrl-TM ku-Yezi:ku-Yezi-GE ky-Arab:ky-Arab-CN ky-CN:ky-Arab-CN \
    ky-Latn:ky-Latn-TR ky-TR:ky-Latn-TR ldn:ldn-Latn-001 lfn:lfn-Latn-001 lif-Limb:lif-Limb-IN \
    lzz-GE:lzz-Geor-GE lzz-Geor:lzz-Geor-GE man-Nkoo:man-Nkoo-GN mey-Latn:mey-Latn-SN \
    mey-SN:mey-Latn-SN mn-CN:mn-Mong-CN mn-Mong:mn-Mong-CN ms-CC:ms-Arab-CC nan-Hant:nan-Hant-TW \
    nan-MO:nan-Hant-MO nan-TW:nan-Hant-TW neu:neu-Latn-001 nov:nov-Latn-001 pa-Arab:pa-Arab-PK \
    pa-PK:pa-Arab-PK pal-Phlp:pal-Phlp-CN pi-Deva:pi-Deva-IN pi-IN:pi-Deva-IN pi-LK:pi-Sinh-LK \
    pi-MM:pi-Mymr-MM pi-Mymr:pi-Mymr-MM pi-Sinh:pi-Sinh-LK pi-TH:pi-Thai-TH pi-Thai:pi-Thai-TH \
    pnt-Cyrl:pnt-Cyrl-RU pnt-Latn:pnt-Latn-TR pnt-RU:pnt-Cyrl-RU pnt-TR:pnt-Latn-TR \
    qya:qya-Latn-001 sd-Deva:sd-Deva-IN sd-IN:sd-Deva-IN sd-Khoj:sd-Khoj-IN sd-Sind:sd-Sind-IN \
    sr-ME:sr-Latn-ME sr-RO:sr-Latn-RO sr-TR:sr-Latn-TR stu-CN:stu-Tale-CN stu-Tale:stu-Tale-CN \
    tg-Arab:tg-Arab-PK tg-PK:tg-Arab-PK tok:tok-Latn-001 tzl:tzl-Latn-001 ug-Cyrl:ug-Cyrl-KZ \
    ug-KZ:ug-Cyrl-KZ ug-MN:ug-Cyrl-MN und:en-Latn-US und-419:es-Latn-419 und-AD:ca-Latn-AD \
    und-AE:ar-Arab-AE und-AF:fa-Arab-AF und-AL:sq-Latn-AL und-AM:hy-Armn-AM und-AO:pt-Latn-AO \
    und-AR:es-Latn-AR und-AS:sm-Latn-AS und-AT:de-Latn-AT und-AW:nl-Latn-AW und-AX:sv-Latn-AX \
    und-AZ:az-Latn-AZ und-Adlm:ff-Adlm-GN und-Aghb:xag-Aghb-AZ und-Ahom:aho-Ahom-IN \
    und-Arab:ar-Arab-EG und-Arab-AF:fa-Arab-AF und-Arab-AZ:az-Arab-AZ und-Arab-BN:ms-Arab-BN \
    und-Arab-CC:ms-Arab-CC und-Arab-CN:ug-Arab-CN und-Arab-GB:ur-Arab-GB und-Arab-ID:ms-Arab-ID \
    und-Arab-IN:ur-Arab-IN und-Arab-IR:fa-Arab-IR und-Arab-KH:cja-Arab-KH und-Arab-MM:rhg-Arab-MM \
    und-Arab-MN:kk-Arab-MN und-Arab-MU:ur-Arab-MU und-Arab-NG:ha-Arab-NG und-Arab-PK:ur-Arab-PK \
    und-Arab-TH:mfa-Arab-TH und-Arab-TJ:fa-Arab-TJ und-Arab-TR:apc-Arab-TR und-Arab-YT:swb-Arab-YT \
    und-Armi:arc-Armi-IR und-Armn:hy-Armn-AM und-Avst:ae-Avst-IR und-BA:bs-Latn-BA \
    und-BD:bn-Beng-BD und-BE:nl-Latn-BE und-BF:fr-Latn-BF und-BG:bg-Cyrl-BG und-BH:ar-Arab-BH \
    und-BI:rn-Latn-BI und-BJ:fr-Latn-BJ und-BL:fr-Latn-BL und-BN:ms-Latn-BN und-BO:es-Latn-BO \
    und-BQ:pap-Latn-BQ und-BR:pt-Latn-BR und-BT:dz-Tibt-BT und-BV:no-Latn-BV und-BY:ru-Cyrl-BY \
    und-Bali:ban-Bali-ID und-Bamu:bax-Bamu-CM und-Bass:bsq-Bass-LR und-Batk:bbc-Batk-ID \
    und-Beng:bn-Beng-BD und-Berf:zag-Berf-SD und-Bhks:sa-Bhks-IN und-Bopo:zh-Bopo-TW \
    und-Brah:pka-Brah-IN und-Brai:fr-Brai-FR und-Bugi:bug-Bugi-ID und-Buhd:bku-Buhd-PH \
    und-CC:ms-Arab-CC und-CD:fr-Latn-CD und-CF:sg-Latn-CF und-CG:fr-Latn-CG und-CH:de-Latn-CH \
    und-CI:fr-Latn-CI und-CL:es-Latn-CL und-CM:fr-Latn-CM und-CN:zh-Hans-CN und-CO:es-Latn-CO \
    und-CR:es-Latn-CR und-CU:es-Latn-CU und-CV:pt-Latn-CV und-CW:pap-Latn-CW und-CY:el-Grek-CY \
    und-CZ:cs-Latn-CZ und-Cakm:ccp-Cakm-BD und-Cans:iu-Cans-CA und-Cari:xcr-Cari-TR \
    und-Cham:cjm-Cham-VN und-Cher:chr-Cher-US und-Chrs:xco-Chrs-UZ und-Copt:cop-Copt-EG \
    und-Cpmn:und-Cpmn-CY und-Cprt:ecy-Cprt-CY und-Cyrl:ru-Cyrl-RU und-Cyrl-AF:kaa-Cyrl-AF \
    und-Cyrl-AL:mk-Cyrl-AL und-Cyrl-AZ:az-Cyrl-AZ und-Cyrl-BA:sr-Cyrl-BA und-Cyrl-BG:bg-Cyrl-BG \
    und-Cyrl-GE:ab-Cyrl-GE und-Cyrl-GR:mk-Cyrl-GR und-Cyrl-IR:kaa-Cyrl-IR und-Cyrl-JO:ady-Cyrl-JO \
    und-Cyrl-KG:ky-Cyrl-KG und-Cyrl-MD:uk-Cyrl-MD und-Cyrl-ME:sr-Cyrl-ME und-Cyrl-MK:mk-Cyrl-MK \
    und-Cyrl-MN:mn-Cyrl-MN und-Cyrl-RO:bg-Cyrl-RO und-Cyrl-RS:sr-Cyrl-RS und-Cyrl-SK:uk-Cyrl-SK \
    und-Cyrl-TJ:tg-Cyrl-TJ und-Cyrl-TR:kbd-Cyrl-TR und-Cyrl-UA:uk-Cyrl-UA und-Cyrl-UZ:uz-Cyrl-UZ \
    und-Cyrl-XK:sr-Cyrl-XK und-DE:de-Latn-DE und-DJ:fr-Latn-DJ und-DK:da-Latn-DK und-DO:es-Latn-DO \
    und-DZ:ar-Arab-DZ und-Deva:hi-Deva-IN und-Deva-BT:ne-Deva-BT und-Deva-FJ:hif-Deva-FJ \
    und-Deva-MU:bho-Deva-MU und-Deva-NP:ne-Deva-NP und-Deva-PK:btv-Deva-PK und-Diak:dv-Diak-MV \
    und-Dogr:doi-Dogr-IN und-Dupl:fr-Dupl-FR und-EA:es-Latn-EA und-EC:es-Latn-EC und-EE:et-Latn-EE \
    und-EG:ar-Arab-EG und-EH:ar-Arab-EH und-ER:ti-Ethi-ER und-ES:es-Latn-ES und-ET:am-Ethi-ET \
    und-Egyp:egy-Egyp-EG und-Elba:sq-Elba-AL und-Elym:arc-Elym-IR und-Ethi:am-Ethi-ET \
    und-Ethi-ER:ti-Ethi-ER und-FI:fi-Latn-FI und-FO:fo-Latn-FO und-FR:fr-Latn-FR und-GA:fr-Latn-GA \
    und-GE:ka-Geor-GE und-GF:fr-Latn-GF und-GH:ak-Latn-GH und-GL:kl-Latn-GL und-GN:fr-Latn-GN \
    und-GP:fr-Latn-GP und-GQ:es-Latn-GQ und-GR:el-Grek-GR und-GT:es-Latn-GT und-GW:pt-Latn-GW \
    und-Gara:wo-Gara-SN und-Geor:ka-Geor-GE und-Glag:cu-Glag-BG und-Gong:wsg-Gong-IN \
    und-Gonm:esg-Gonm-IN und-Goth:got-Goth-UA und-Gran:sa-Gran-IN und-Grek:el-Grek-GR \
    und-Grek-TR:bgx-Grek-TR und-Gujr:gu-Gujr-IN und-Gukh:gvr-Gukh-NP und-Guru:pa-Guru-IN \
    und-HK:zh-Hant-HK und-HN:es-Latn-HN und-HR:hr-Latn-HR und-HT:ht-Latn-HT und-HU:hu-Latn-HU \
    und-Hanb:zh-Hanb-TW und-Hang:ko-Hang-KR und-Hani:zh-Hani-CN und-Hano:hnn-Hano-PH \
    und-Hans:zh-Hans-CN und-Hant:zh-Hant-TW und-Hant-CA:yue-Hant-CA und-Hant-CN:yue-Hant-CN \
    und-Hatr:arc-Hatr-IQ und-Hebr:he-Hebr-IL und-Hebr-SE:yi-Hebr-SE und-Hebr-UA:yi-Hebr-UA \
    und-Hebr-US:yi-Hebr-US und-Hira:ja-Hira-JP und-Hluw:hlu-Hluw-TR und-Hmng:hnj-Hmng-LA \
    und-Hmnp:mww-Hmnp-US und-Hmnp-AU:hnj-Hmnp-AU und-Hmnp-FR:hnj-Hmnp-FR und-Hmnp-GF:hnj-Hmnp-GF \
    und-Hmnp-LA:hnj-Hmnp-LA und-Hmnp-MM:hnj-Hmnp-MM und-Hmnp-SR:hnj-Hmnp-SR \
    und-Hmnp-TH:hnj-Hmnp-TH und-Hung:hu-Hung-HU und-IC:es-Latn-IC und-ID:id-Latn-ID \
    und-IL:he-Hebr-IL und-IN:hi-Deva-IN und-IQ:ar-Arab-IQ und-IR:fa-Arab-IR und-IS:is-Latn-IS \
    und-IT:it-Latn-IT und-Ital:ett-Ital-IT und-JO:ar-Arab-JO und-JP:ja-Jpan-JP und-Jamo:ko-Jamo-KR \
    und-Java:jv-Java-ID und-Jpan:ja-Jpan-JP und-Jurc:juc-Jurc-CN und-KE:sw-Latn-KE \
    und-KG:ky-Cyrl-KG und-KH:km-Khmr-KH und-KM:ar-Arab-KM und-KP:ko-Kore-KP und-KR:ko-Kore-KR \
    und-KW:ar-Arab-KW und-KZ:ru-Cyrl-KZ und-Kali:eky-Kali-MM und-Kana:ja-Kana-JP \
    und-Kawi:kaw-Kawi-ID und-Khar:pgd-Khar-PK und-Khmr:km-Khmr-KH und-Khoj:sd-Khoj-IN \
    und-Kits:zkt-Kits-CN und-Knda:kn-Knda-IN und-Kore:ko-Kore-KR und-Krai:bap-Krai-IN \
    und-Kthi:bho-Kthi-IN und-LA:lo-Laoo-LA und-LB:ar-Arab-LB und-LI:de-Latn-LI und-LK:si-Sinh-LK \
    und-LS:st-Latn-LS und-LT:lt-Latn-LT und-LU:fr-Latn-LU und-LV:lv-Latn-LV und-LY:ar-Arab-LY \
    und-Lana:nod-Lana-TH und-Lana-MM:stu-Lana-MM und-Laoo:lo-Laoo-LA und-Latn-AE:en-Latn-AE \
    und-Latn-AF:tk-Latn-AF und-Latn-AM:ku-Latn-AM und-Latn-BD:en-Latn-BD und-Latn-BG:en-Latn-BG \
    und-Latn-BT:en-Latn-BT und-Latn-CC:en-Latn-CC und-Latn-CN:za-Latn-CN und-Latn-CY:tr-Latn-CY \
    und-Latn-DZ:fr-Latn-DZ und-Latn-EG:en-Latn-EG und-Latn-ER:en-Latn-ER und-Latn-ET:en-Latn-ET \
    und-Latn-GR:en-Latn-GR und-Latn-HK:en-Latn-HK und-Latn-IL:en-Latn-IL und-Latn-IN:en-Latn-IN \
    und-Latn-IQ:en-Latn-IQ und-Latn-IR:tk-Latn-IR und-Latn-JO:en-Latn-JO und-Latn-KM:fr-Latn-KM \
    und-Latn-KZ:en-Latn-KZ und-Latn-LB:en-Latn-LB und-Latn-LK:en-Latn-LK und-Latn-MA:fr-Latn-MA \
    und-Latn-MK:sq-Latn-MK und-Latn-MM:kac-Latn-MM und-Latn-MO:en-Latn-MO und-Latn-MR:fr-Latn-MR \
    und-Latn-MV:en-Latn-MV und-Latn-NP:en-Latn-NP und-Latn-PK:en-Latn-PK und-Latn-RU:en-Latn-RU \
    und-Latn-SD:en-Latn-SD und-Latn-SS:en-Latn-SS und-Latn-SY:ku-Latn-SY und-Latn-TD:fr-Latn-TD \
    und-Latn-TH:en-Latn-TH und-Latn-TN:fr-Latn-TN und-Latn-TW:trv-Latn-TW und-Latn-UA:pl-Latn-UA \
    und-Latn-YE:en-Latn-YE und-Lepc:lep-Lepc-IN und-Limb:lif-Limb-IN und-Lina:lab-Lina-GR \
    und-Linb:gmy-Linb-GR und-Lisu:lis-Lisu-CN und-Lyci:xlc-Lyci-TR und-Lydi:xld-Lydi-TR \
    und-MA:ar-Arab-MA und-MC:fr-Latn-MC und-MD:ro-Latn-MD und-ME:sr-Latn-ME und-MF:fr-Latn-MF \
    und-MG:mg-Latn-MG und-MK:mk-Cyrl-MK und-ML:bm-Latn-ML und-MM:my-Mymr-MM und-MN:mn-Cyrl-MN \
    und-MO:zh-Hant-MO und-MQ:fr-Latn-MQ und-MR:ar-Arab-MR und-MT:mt-Latn-MT und-MU:fr-Latn-MU \
    und-MV:dv-Thaa-MV und-MX:es-Latn-MX und-MY:ms-Latn-MY und-MZ:pt-Latn-MZ und-Mahj:hi-Mahj-IN \
    und-Maka:mak-Maka-ID und-Mand:myz-Mand-IR und-Mani:xmn-Mani-CN und-Marc:bo-Marc-CN \
    und-Medf:dmf-Medf-NG und-Mend:men-Mend-SL und-Merc:xmr-Merc-SD und-Mero:xmr-Mero-SD \
    und-Mlym:ml-Mlym-IN und-Modi:mr-Modi-IN und-Mong:mn-Mong-CN und-Mroo:mro-Mroo-BD \
    und-Mtei:mni-Mtei-IN und-Mult:skr-Mult-PK und-Mymr:my-Mymr-MM und-Mymr-IN:kht-Mymr-IN \
    und-Mymr-TH:mnw-Mymr-TH und-NA:af-Latn-NA und-NC:fr-Latn-NC und-NE:ha-Latn-NE \
    und-NI:es-Latn-NI und-NL:nl-Latn-NL und-NO:nb-Latn-NO und-NP:ne-Deva-NP und-Nagm:unr-Nagm-IN \
    und-Nand:sa-Nand-IN und-Narb:xna-Narb-SA und-Nbat:arc-Nbat-JO und-Newa:new-Newa-NP \
    und-Nkoo:man-Nkoo-GN und-Nkoo-ML:bm-Nkoo-ML und-OM:ar-Arab-OM und-Ogam:sga-Ogam-IE \
    und-Olck:sat-Olck-IN und-Onao:unr-Onao-IN und-Orkh:otk-Orkh-MN und-Orya:or-Orya-IN \
    und-Osge:osa-Osge-US und-Osma:so-Osma-SO und-Ougr:oui-Ougr-CN und-PA:es-Latn-PA \
    und-PE:es-Latn-PE und-PF:fr-Latn-PF und-PG:tpi-Latn-PG und-PH:fil-Latn-PH und-PK:ur-Arab-PK \
    und-PL:pl-Latn-PL und-PM:fr-Latn-PM und-PR:es-Latn-PR und-PS:ar-Arab-PS und-PT:pt-Latn-PT \
    und-PW:pau-Latn-PW und-PY:gn-Latn-PY und-Palm:arc-Palm-SY und-Pauc:ctd-Pauc-MM \
    und-Pcun:und-Pcun-IQ und-Perm:kv-Perm-RU und-Phag:lzh-Phag-CN und-Phli:pal-Phli-IR \
    und-Phlp:pal-Phlp-CN und-Phnx:phn-Phnx-LB und-Plrd:hmd-Plrd-CN und-Prti:xpr-Prti-IR \
    und-QA:ar-Arab-QA und-RE:fr-Latn-RE und-RO:ro-Latn-RO und-RS:sr-Cyrl-RS und-RU:ru-Cyrl-RU \
    und-RW:rw-Latn-RW und-Rjng:rej-Rjng-ID und-Rohg:rhg-Rohg-MM und-Runr:non-Runr-SE \
    und-SA:ar-Arab-SA und-SC:fr-Latn-SC und-SD:ar-Arab-SD und-SE:sv-Latn-SE und-SI:sl-Latn-SI \
    und-SJ:nb-Latn-SJ und-SK:sk-Latn-SK und-SM:it-Latn-SM und-SN:wo-Latn-SN und-SO:so-Latn-SO \
    und-SR:nl-Latn-SR und-SS:ar-Arab-SS und-ST:pt-Latn-ST und-SV:es-Latn-SV und-SY:ar-Arab-SY \
    und-Samr:smp-Samr-IL und-Sarb:xsa-Sarb-YE und-Saur:saz-Saur-IN und-Seal:och-Seal-CN \
    und-Sgnw:ase-Sgnw-US und-Shaw:en-Shaw-GB und-Shrd:sa-Shrd-IN und-Sidd:sa-Sidd-IN \
    und-Sidt:xsd-Sidt-TR und-Sind:sd-Sind-IN und-Sinh:si-Sinh-LK und-Sogd:sog-Sogd-UZ \
    und-Sogo:sog-Sogo-UZ und-Sora:srb-Sora-IN und-Soyo:cmg-Soyo-MN und-Sund:su-Sund-ID \
    und-Sunu:suz-Sunu-NP und-Sylo:syl-Sylo-BD und-Syrc:syr-Syrc-IQ und-TD:ar-Arab-TD \
    und-TF:fr-Latn-TF und-TG:fr-Latn-TG und-TH:th-Thai-TH und-TJ:tg-Cyrl-TJ und-TK:tkl-Latn-TK \
    und-TL:pt-Latn-TL und-TM:tk-Latn-TM und-TN:ar-Arab-TN und-TO:to-Latn-TO und-TR:tr-Latn-TR \
    und-TV:tvl-Latn-TV und-TW:zh-Hant-TW und-TZ:sw-Latn-TZ und-Tagb:tbw-Tagb-PH \
    und-Takr:doi-Takr-IN und-Tale:tdd-Tale-CN und-Talu:khb-Talu-CN und-Taml:ta-Taml-IN \
    und-Tang:txg-Tang-CN und-Tavt:blt-Tavt-VN und-Tayo:tyj-Tayo-VN und-Telu:te-Telu-IN \
    und-Tfng:zgh-Tfng-MA und-Tglg:fil-Tglg-PH und-Thaa:dv-Thaa-MV und-Thai:th-Thai-TH \
    und-Thai-CN:lcp-Thai-CN und-Thai-KH:kdt-Thai-KH und-Thai-LA:kdt-Thai-LA und-Tibt:bo-Tibt-CN \
    und-Tibt-BT:dz-Tibt-BT und-Tirh:mai-Tirh-IN und-Tnsa:nst-Tnsa-IN und-Todr:sq-Todr-AL \
    und-Tols:kru-Tols-IN und-Toto:txo-Toto-IN und-Tutg:sa-Tutg-IN und-UA:uk-Cyrl-UA \
    und-UG:sw-Latn-UG und-UY:es-Latn-UY und-UZ:uz-Latn-UZ und-Ugar:uga-Ugar-SY und-VA:it-Latn-VA \
    und-VE:es-Latn-VE und-VN:vi-Latn-VN und-VU:bi-Latn-VU und-Vaii:vai-Vaii-LR und-Vith:sq-Vith-AL \
    und-WF:fr-Latn-WF und-WS:sm-Latn-WS und-Wara:hoc-Wara-IN und-Wcho:nnp-Wcho-IN \
    und-XK:sq-Latn-XK und-Xpeo:peo-Xpeo-IR und-Xsux:akk-Xsux-IQ und-YE:ar-Arab-YE \
    und-YT:fr-Latn-YT und-Yezi:ku-Yezi-GE und-Yiii:ii-Yiii-CN und-ZW:sn-Latn-ZW \
    und-Zanb:cmg-Zanb-MN unr-Deva:unr-Deva-NP unr-NP:unr-Deva-NP uz-AF:uz-Arab-AF \
    uz-Arab:uz-Arab-AF uz-CN:uz-Cyrl-CN vo:vo-Latn-001 yue-CN:yue-Hans-CN yue-Hans:yue-Hans-CN \
    zba:zba-Arab-001 zh-AU:zh-Hant-AU zh-BN:zh-Hant-BN zh-Bopo:zh-Bopo-TW zh-GB:zh-Hant-GB \
    zh-GF:zh-Hant-GF zh-HK:zh-Hant-HK zh-Hanb:zh-Hanb-TW zh-Hant:zh-Hant-TW zh-ID:zh-Hant-ID \
    zh-MO:zh-Hant-MO zh-PA:zh-Hant-PA zh-PF:zh-Hant-PF zh-PH:zh-Hant-PH zh-SR:zh-Hant-SR \
    zh-TH:zh-Hant-TH zh-TW:zh-Hant-TW zh-US:zh-Hant-US zh-VN:zh-Hant-VN
    """
}
