// Made by make.py from CLDR 49 (likely subtags, aliases) and CLDR 48 (parents).
// Data © Unicode, Inc., under the Unicode License v3 (UNICODE-LICENSE-V3.txt).

/// Script and region of a language where none is said.
enum LikelySubtagData {
  /// By what depends on more than the language, or has a region that is no country.
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

  /// By language: records of nine bytes, the language filled up to three letters, script, region.
  static let languages: StaticString = """
    aa LatnETaaaLatnNGaabLatnNGaacLatnPGaadLatnPGaaeLatnITaafMlymINaagLatnPGaahLatnPGaaiLatnPG\
    aakLatnPGaalLatnCMaanLatnBRaaoArabDZaapLatnBRaaqLatnUSaasLatnTZaatGrekGRaauLatnPGaawLatnPG\
    aaxLatnIDaazLatnIDab CyrlGEabaLatnCIabbLatnCMabcLatnPHabdLatnPHabeLatnCAabfLatnMYabgLatnPG\
    abhArabTJabiLatnCIabjLatnINablRjngIDabmLatnNGabnLatnNGaboLatnNGabpLatnPHabqCyrlRUabrLatnGH\
    absLatnIDabtLatnPGabuLatnCIabvArabBHabwLatnPGabxLatnPHabyLatnPGabzLatnIDacaLatnCOacbLatnNG\
    acdLatnGHaceLatnIDacfLatnLCachLatnUGaciLatnINackLatnINaclLatnINacmArabIQacnLatnCNacpLatnNG\
    acqArabYEacrLatnGTacsLatnBRactLatnNLacuLatnECacvLatnUSacwArabSAacxArabOMacyLatnCYaczLatnSD\
    adaLatnGHadbLatnTLaddLatnCMadeLatnTGadfArabOMadgLatnAUadhLatnUGadiLatnINadjLatnCIadlLatnIN\
    adnLatnIDadoLatnPGadqLatnGHadrLatnIDadtLatnAUaduLatnNGadwLatnBRadxTibtCNadyCyrlRUadzLatnPG\
    ae AvstIRaeaLatnAUaebArabTNaecArabEGaeeArabAFaekLatnNCaelLatnCMaemLatnVNaeqArabPKaerLatnAU\
    aesLatnUSaeuLatnCNaewLatnPGaeyLatnPGaezLatnPGaf LatnZAafbArabKWafdLatnPGafeLatnNGafhLatnGH\
    afiLatnPGafkLatnPGafnLatnNGafoLatnNGafpLatnPGafsLatnMXafuLatnGHafzLatnIDagaLatnPEagbLatnNG\
    agcLatnNGagdLatnPGageLatnPGagfLatnIDaggLatnPGaghLatnCDagiDevaINagjEthiETagkLatnPHaglLatnPG\
    agmLatnPGagnLatnPHagoLatnPGagqLatnCMagrLatnPEagsLatnCMagtLatnPHaguLatnGTagvLatnPHagwLatnSB\
    agxCyrlRUagyLatnPHagzLatnPHahaLatnGHahbLatnVUahgEthiETahhLatnIDahiLatnCIahkLatnMMahlLatnTG\
    ahmLatnCIahnLatnNGahoAhomINahpLatnCIahrDevaINahsLatnNGahtLatnUSaiaLatnSBaibArabCNaicLatnPG\
    aidLatnAUaieLatnPGaifLatnPGaigLatnAGaiiSyrcIQaijHebrILaikLatnNGailLatnPGaimLatnINainKanaJP\
    aioMymrINaipLatnIDaiqArabAFairLatnIDaitLatnBRaiwLatnETaixLatnPGaiyLatnCFajaLatnSSajgLatnBJ\
    ajiLatnNCajnLatnAUajwLatnNGajzLatnINak LatnGHakbLatnIDakcLatnIDakdLatnNGakeLatnGYakfLatnNG\
    akgLatnIDakhLatnPGakiLatnPGakjLatnINakkXsuxIQaklLatnPHakmLatnINakoLatnSRakpLatnGHakqLatnPG\
    akrLatnVUaksLatnTGaktLatnPGakuLatnCMakvCyrlRUakwLatnCGakxLatnINakyLatnINakzLatnUSalaLatnNG\
    alcLatnCLaldLatnCIaleLatnUSalfLatnNGalhLatnAUaliLatnPGaljLatnPHalkLaooLAallMlymINalmLatnVU\
    alnLatnXKaloLatnIDalpLatnIDalqLatnCAalrCyrlRUaltCyrlRUaluLatnSBalwEthiETalxLatnPGalyLatnAU\
    alzLatnCDam EthiETamaLatnBRambLatnNGamcLatnPEameLatnPEamfLatnETamgLatnAUamiLatnTWamjLatnTD\
    amkLatnIDamlLatnBDammLatnPGamnLatnPGamoLatnNGampLatnPGamqLatnIDamrLatnPEamsJpanJPamtLatnPG\
    amuLatnMXamvLatnIDamwSyrcSYamxLatnAUamyLatnAUamzLatnAUan LatnESanaLatnCOanbLatnPEancLatnNG\
    andLatnIDaneLatnNCanfLatnGHangLatnGBanhLatnPGaniCyrlRUanjLatnPGankLatnNGanlLatnMManmLatnIN\
    annLatnNGanoLatnCOanpDevaINanqDevaINanrDevaINansLatnCOantLatnAUanuEthiETanvLatnCManwLatnNG\
    anxLatnPGanyLatnCIanzLatnPGaoaLatnSTaobLatnPGaocLatnVEaodLatnPGaoeLatnPGaofLatnPGaogLatnPG\
    aoiLatnAUaojLatnPGaokLatnNCaolLatnIDaomLatnPGaonLatnPGaorLatnVUaosLatnIDaotBengBDaoxLatnGY\
    aozLatnIDapbLatnSBapcArabSYapdArabSDapeLatnPGapfLatnPHapgLatnIDaphDevaNPapiLatnBRapjLatnUS\
    apkLatnUSaplLatnUSapmLatnUSapnLatnBRapoLatnPGappLatnVUapqLatnINaprLatnPGapsLatnPGaptLatnIN\
    apuLatnBRapvLatnBRapwLatnUSapxLatnIDapyLatnBRapzLatnPGaqcCyrlRUaqdLatnMLaqgLatnNGaqkLatnNG\
    aqmLatnIDaqnLatnPHaqpLatnUSaqrLatnNCaqtLatnPYaqzLatnBRar ArabEGarcArmiIRardLatnAUareLatnAU\
    arhLatnCOariLatnUSarjLatnBRarkLatnBRarlLatnPEarnLatnCLaroLatnBOarpLatnUSarqArabDZarrLatnBR\
    arsArabSAaruLatnBRarvLatnETarwLatnSRarxLatnBRaryArabMAarzArabEGas BengINasaLatnTZasbLatnCA\
    ascLatnIDaseSgnwUSasgLatnNGashLatnPEasiLatnIDasjLatnCMaskArabAFaslLatnIDasnLatnBRasoLatnPG\
    asrDevaINassLatnCMastLatnESasuLatnBRasvLatnCDasxLatnPGasyLatnIDaszLatnIDataLatnPGatbLatnCN\
    atcLatnPEatdLatnPHateLatnPGatgLatnNGatiLatnCIatjLatnCAatkLatnPHatlLatnPHatmLatnPHatnArabIR\
    atoLatnCMatpLatnPHatqLatnIDatrLatnBRatsLatnUSattLatnPHatuLatnSSatvCyrlRUatwLatnUSatxLatnBR\
    atyLatnVUatzLatnPHauaLatnSBaucLatnECaudLatnSBaugLatnBJauhLatnZMauiLatnPGaujArabLYaukLatnPG\
    aulLatnVUaumLatnNGaunLatnPGauoLatnNGaupLatnPGauqLatnIDaurLatnPGautLatnPFauuLatnIDauwLatnID\
    auyLatnPGauzArabUZav CyrlRUavbLatnPGavdArabIRaviLatnCIavlArabEGavmLatnAUavnLatnGHavoLatnBR\
    avsLatnPEavtLatnPGavuLatnSSavvLatnBRawaDevaINawbLatnPGawcLatnNGaweLatnBRawgLatnAUawhLatnID\
    awiLatnPGawkLatnAUawmLatnPGawnEthiETawoLatnNGawrLatnIDawsLatnIDawtLatnBRawuLatnIDawvLatnID\
    awwLatnPGawxLatnPGawyLatnIDaxbLatnARaxeLatnAUaxgLatnBRaxkLatnCFaxlLatnAUaxmArmnAMaxxLatnNC\
    ay LatnBOayaLatnPGaybLatnBJaycLatnPEaydLatnAUayeLatnNGaygLatnTGayhArabYEayiLatnNGaykLatnNG\
    aylArabLYaynArabYEayoLatnPYaypArabIQayqLatnPGaysLatnPHaytLatnPHayuLatnNGayzLatnIDaz LatnAZ\
    azbArabIRazdLatnMXazgLatnMXazmLatnMXaznLatnMXazoLatnCMaztLatnPHazzLatnMXba CyrlRUbaaLatnSB\
    babLatnGWbacLatnIDbaeLatnVEbafLatnCMbagLatnCMbahLatnBSbajLatnIDbalArabPKbanLatnIDbaoLatnCO\
    bapDevaNPbarLatnATbasLatnCMbauLatnNGbavLatnCMbawLatnCMbaxBamuCMbayLatnIDbbaLatnBJbbbLatnPG\
    bbcLatnIDbbdLatnPGbbeLatnCDbbfLatnPGbbgLatnGAbbiLatnCMbbjLatnCMbbkLatnCMbblGeorGEbbmLatnCD\
    bbnLatnPGbboLatnBFbbpLatnCFbbqLatnCMbbrLatnPGbbsLatnNGbbtLatnNGbbuLatnNGbbvLatnPGbbwLatnCM\
    bbxLatnCMbbyLatnCMbcaLatnCNbcbLatnSNbcdLatnIDbceLatnCMbcfLatnPGbcgLatnGNbchLatnPGbciLatnCI\
    bcjLatnAUbckLatnAUbcmLatnPGbcnLatnNGbcoLatnPGbcpLatnCDbcqEthiETbcrLatnCAbcsLatnNGbctLatnCD\
    bcuLatnPGbcvLatnNGbcwLatnCMbcyLatnNGbczLatnSNbdaLatnSNbdbLatnIDbdcLatnCObddLatnPGbdeLatnNG\
    bdfLatnPGbdgLatnMYbdhLatnSSbdiLatnSDbdjLatnSSbdkLatnAZbdlLatnIDbdmLatnTDbdnLatnCMbdoLatnTD\
    bdpLatnTZbdqLatnVNbdrLatnMYbdsLatnTZbdtLatnCFbduLatnCMbdvOryaINbdwLatnIDbdxLatnIDbdyLatnAU\
    bdzArabPKbe CyrlBYbeaLatnCAbebLatnCMbecLatnCMbedLatnIDbeeDevaINbefLatnPGbehLatnBJbeiLatnID\
    bejArabSDbekLatnPGbemLatnZMbeoLatnPGbepLatnIDbeqLatnCGbesLatnTDbetLatnCIbeuLatnIDbevLatnCI\
    bewLatnIDbexLatnSSbeyLatnPGbezLatnTZbfaLatnSSbfbDevaINbfcLatnCNbfdLatnCMbfeLatnIDbffLatnCF\
    bfgLatnIDbfhLatnPGbfjLatnCMbflLatnCFbfmLatnCMbfnLatnTLbfoLatnBFbfpLatnCMbfqTamlINbfsLatnCN\
    bftArabPKbfuTibtINbfwOryaINbfxLatnPHbfyDevaINbfzDevaINbg CyrlBGbgaLatnNGbgbLatnIDbgcDevaIN\
    bgdDevaINbgfLatnCMbggLatnINbgiLatnPHbgjLatnCMbgnArabPKbgoLatnGNbgpArabPKbgqDevaINbgrLatnIN\
    bgsLatnPHbgtLatnSBbguLatnNGbgvLatnIDbgwDevaINbgxGrekTRbgyLatnIDbgzLatnIDbhaDevaINbhbDevaIN\
    bhcLatnIDbhdDevaINbheArabPKbhfLatnPGbhgLatnPGbhhCyrlILbhiDevaINbhjDevaNPbhlLatnPGbhmArabOM\
    bhnSyrcGEbhoDevaINbhpLatnIDbhqLatnIDbhrLatnMGbhsLatnCMbhtDevaINbhuDevaINbhvLatnIDbhwLatnID\
    bhyLatnCDbhzLatnIDbi LatnVUbiaLatnAUbibLatnBFbidLatnTDbieLatnPGbifLatnGWbigLatnPGbikLatnPH\
    bilLatnNGbimLatnGHbinLatnNGbioLatnPGbipLatnCDbiqLatnPGbirLatnPGbitLatnPGbiuLatnINbivLatnGH\
    biwLatnCMbixDevaINbiyDevaINbizLatnCDbjaLatnCDbjbLatnAUbjcLatnPGbjfSyrcILbjgLatnGWbjhLatnPG\
    bjiLatnETbjjDevaINbjkLatnPGbjlLatnPGbjmArabIQbjnLatnIDbjoLatnCFbjpLatnPGbjrLatnPGbjsLatnBB\
    bjtLatnSNbjuLatnCMbjvLatnTDbjwLatnCIbjxLatnPHbjyLatnAUbjzLatnPGbkaLatnNGbkcLatnCMbkdLatnPH\
    bkfLatnCDbkgLatnCFbkhLatnCMbkiLatnVUbkjLatnCFbkkTibtINbklLatnIDbkmLatnCMbknLatnIDbkoLatnCM\
    bkpLatnCDbkqLatnBRbkrLatnIDbksLatnPHbktLatnCDbkuLatnPHbkvLatnNGbkwLatnCGbkxLatnTLbkyLatnNG\
    bkzLatnIDblaLatnCAblbLatnSBblcLatnCAbldLatnIDbleLatnGWblfLatnIDblhLatnLRbliLatnCDbljLatnID\
    blkMymrMMbllLatnUSblmLatnSSblnLatnPHbloLatnBJblpLatnSBblqLatnPGblrLatnCNblsLatnIDbltTavtVN\
    blvLatnAOblwLatnPHblxLatnPHblyLatnBJblzLatnIDbm LatnMLbmaLatnNGbmbLatnCDbmcLatnPGbmdLatnGN\
    bmeLatnCFbmfLatnSLbmgLatnCDbmhLatnPGbmiLatnTDbmjDevaNPbmkLatnPGbmlLatnCDbmmLatnMGbmnLatnPG\
    bmoLatnCMbmpLatnPGbmqLatnMLbmrLatnCObmsLatnNEbmuLatnPGbmvLatnCMbmwLatnCGbmxLatnPGbmzLatnPG\
    bn BengBDbnaLatnIDbnbLatnMYbncLatnPHbndLatnIDbneLatnIDbnfLatnIDbngLatnGQbniLatnCDbnjLatnPH\
    bnkLatnVUbnmLatnGQbnnLatnTWbnoLatnPHbnpLatnPGbnqLatnIDbnrLatnVUbnsDevaINbnuLatnIDbnvLatnID\
    bnwLatnPGbnxLatnCDbnyLatnMYbnzLatnCMbo TibtCNboaLatnPEbobLatnKEboeLatnCMbofLatnBFbohLatnCD\
    boiLatnUSbojLatnPGbokLatnCGbolLatnNGbomLatnNGbonLatnPGbooLatnMLbopLatnPGboqLatnPGborLatnBR\
    botLatnSSbouLatnTZbovLatnGHbowLatnPGboxLatnBFboyLatnCFbozLatnMLbpaLatnVUbpcLatnCMbpdLatnCF\
    bpeLatnPGbpgLatnIDbphCyrlRUbpiLatnPGbpjLatnCDbpkLatnNCbplLatnAUbpmLatnPGbpoLatnIDbppLatnID\
    bpqLatnIDbprLatnPHbpsLatnPHbptLatnAUbpuLatnPGbpvLatnIDbpwLatnPGbpxDevaINbpyBengINbpzLatnID\
    bqaLatnBJbqbLatnIDbqcLatnBJbqdLatnCMbqfLatnGNbqgLatnTGbqiArabIRbqjLatnSNbqkLatnCFbqlLatnPG\
    bqmLatnCMbqoLatnCMbqpLatnNGbqqLatnIDbqrLatnIDbqsLatnPGbqtLatnCMbquLatnCDbqvLatnNGbqwLatnNG\
    bqxLatnNGbqzLatnCMbr LatnFRbraDevaINbrbKhmrKHbrcLatnGYbrdDevaNPbrfLatnCDbrgLatnBObrhArabPK\
    briLatnCMbrjLatnVUbrkArabSDbrlLatnBWbrmLatnCDbrnLatnCRbroTibtBTbrpLatnIDbrqLatnPGbrrLatnSB\
    brsLatnIDbrtLatnNGbruLatnVNbrvLaooLAbrwKndaINbrxDevaINbryLatnPGbrzLatnPGbs LatnBAbsaLatnID\
    bsbLatnBNbscLatnSNbseLatnCMbsfLatnNGbshArabAFbsiLatnCMbsjLatnNGbskArabPKbslLatnNGbsmLatnID\
    bsnLatnCObsoLatnTDbspLatnGNbsqLatnLRbsrLatnNGbssLatnCMbstEthiETbsuLatnIDbsvLatnGNbswLatnET\
    bsxLatnNGbsyLatnMYbtaLatnNGbtcLatnCMbtdBatkIDbteLatnNGbtfLatnTDbtgLatnCIbthLatnMYbtiLatnID\
    btjLatnIDbtmBatkIDbtnLatnPHbtoLatnPHbtpLatnPGbtqLatnMYbtrLatnVUbtsLatnIDbttLatnNGbtuLatnNG\
    btvDevaPKbtwLatnPHbtxLatnIDbtyLatnIDbtzLatnIDbuaCyrlRUbubLatnTDbucLatnYTbudLatnTGbueLatnCA\
    bufLatnCDbugLatnIDbuhLatnCNbuiLatnCGbujLatnNGbukLatnPGbumLatnCMbunLatnSLbuoLatnPGbupLatnID\
    buqLatnPGbusLatnNGbutLatnPGbuuLatnCDbuvLatnPGbuwLatnGAbuxLatnNGbuyLatnSLbuzLatnNGbvaLatnTD\
    bvbLatnGQbvcLatnSBbvdLatnSBbveLatnIDbvfLatnTDbvgLatnCMbvhLatnNGbviLatnSSbvjLatnNGbvkLatnID\
    bvmLatnCMbvnLatnPGbvoLatnTDbvqLatnCFbvrLatnAUbvtLatnIDbvuLatnIDbvvLatnVEbvwLatnNGbvxLatnCG\
    bvyLatnPHbvzLatnIDbwaLatnNCbwbLatnFJbwcLatnZMbwdLatnPGbweMymrMMbwfLatnPGbwgLatnMZbwhLatnCM\
    bwiLatnVEbwjLatnBFbwkLatnPGbwlLatnCDbwmLatnPGbwoLatnETbwpLatnIDbwqLatnBFbwrLatnNGbwsLatnCD\
    bwtLatnCMbwuLatnGHbwwLatnCDbwxLatnCNbwyLatnBFbwzLatnCGbxaLatnSBbxbLatnSSbxcLatnGQbxfLatnPG\
    bxgLatnCDbxhLatnPGbxiLatnAUbxjLatnAUbxlLatnBFbxmCyrlMNbxnLatnAUbxoLatnNGbxpLatnCMbxqLatnNG\
    bxsLatnCMbxuMongCNbxvLatnTDbxwLatnMLbxzLatnPGbyaLatnPHbybLatnCMbycLatnNGbydLatnIDbyeLatnPG\
    byfLatnNGbyhDevaNPbyiLatnCDbyjLatnNGbykLatnCNbylLatnIDbymLatnAUbynEthiERbypLatnNGbyrLatnPG\
    bysLatnNGbyvLatnCMbywDevaNPbyxLatnPGbyzLatnPGbzaLatnLRbzbLatnIDbzcLatnMGbzdLatnCRbzeLatnML\
    bzfLatnPGbzhLatnPGbziThaiTHbzjLatnBZbzkLatnNIbzlLatnIDbzmLatnCDbznLatnIDbzoLatnCDbzpLatnID\
    bzqLatnIDbzrLatnAUbzuLatnIDbzvLatnCMbzwLatnNGbzxLatnMLbzyLatnNGbzzLatnNGca LatnEScaaLatnGT\
    cabLatnHNcacLatnGTcadLatnUScaeLatnSNcafLatnCAcagLatnPYcahLatnPEcajLatnBOcakLatnGTcalLatnMP\
    camLatnNCcanLatnPGcaoLatnBOcapLatnBOcaqLatnINcarLatnVEcasLatnBOcavLatnBOcawLatnBOcaxLatnBO\
    cayLatnCAcazLatnBOcbbLatnCOcbcLatnCOcbdLatnCOcbgLatnCOcbiLatnECcbjLatnBJcbkLatnPHcblLatnMM\
    cbnThaiTHcboLatnNGcbqLatnNGcbrLatnPEcbsLatnPEcbtLatnPEcbuLatnPEcbvLatnCOcbwLatnPHcbyLatnCO\
    cccLatnPEccdLatnBRcceLatnMZccgLatnNGcchLatnNGccjLatnGWcclLatnTZccmLatnMYccoLatnMXccpCakmBD\
    ccrLatnSVcdeTeluINcdfLatnINcdhDevaINcdiGujrINcdjDevaINcdmDevaNPcdnDevaINcdoHansCNcdrLatnNG\
    cdzBengINce CyrlRUceaLatnUScebLatnPHcegLatnPYcekLatnMMcenLatnNGcetLatnNGceyLatnMMcfaLatnNG\
    cfdLatnNGcfgLatnNGcfmLatnMMcgaLatnPGcgcLatnPHcggLatnUGcgkTibtBTch LatnGUchbLatnCOchcLatnUS\
    chdLatnMXchfLatnMXchgArabTMchhLatnUSchjLatnMXchkLatnFMchlLatnUSchmCyrlRUchnLatnUSchoLatnUS\
    chpLatnCAchqLatnMXchrCherUSchtLatnPEchwLatnMZchxDevaNPchyLatnUSchzLatnMXciaLatnIDcibLatnBJ\
    cicLatnUScidLatnUScieLatnNGcihDevaINcimLatnITcinLatnBRcipLatnMXcirLatnNCciwLatnUSciyLatnVE\
    cjaArabKHcjeLatnVNcjhLatnUScjiCyrlRUcjkLatnAOcjmChamVNcjnLatnPGcjoLatnPEcjpLatnCRcjsLatnRU\
    cjvLatnPGcjyHansCNckbArabIQcklLatnNGckmLatnHRcknLatnMMckoLatnGHckqLatnTDckrLatnPGcksLatnNC\
    cktCyrlRUckuLatnUSckvLatnTWckxLatnCMckyLatnNGckzLatnGTclaLatnNGclcLatnCAcleLatnMXclhArabPK\
    cliLatnGHcljLatnMMclkLatnINcllLatnGHclmLatnUScloLatnMXcltLatnMMcluLatnPHclwCyrlRUclyLatnMX\
    cmaLatnVNcmeLatnBFcmgSoyoMNcmiLatnCOcmlLatnIDcmmLatnUScmoLatnVNcmrLatnMMcmsLatnITcmtLatnZA\
    cnaTibtINcnbLatnMMcncLatnVNcngLatnCNcnhLatnMMcniLatnPEcnkLatnMMcnlLatnMXcnpHansCNcnqLatnCM\
    cnsLatnIDcntLatnMXcnuTfngDZcnwLatnMMcnxLatnGBco LatnFRcoaLatnAUcobLatnMXcocLatnMXcodLatnPE\
    coeLatnCOcofLatnECcogThaiTHcohLatnKEcojLatnMXcokLatnMXcolLatnUScomLatnUScooLatnCAcopCoptEG\
    coqLatnUScotLatnPEcouLatnSNcowLatnUScoxLatnPEcozLatnMXcpaLatnMXcpbLatnPEcpcLatnPEcpgGrekGR\
    cpiLatnNRcpnLatnGHcpoLatnBFcpsLatnPHcpuLatnPEcpxHansCNcpyLatnPEcqdLatnCNcr CansCAcraLatnET\
    crbLatnVCcrcLatnVUcrdLatnUScrfLatnCOcrgLatnCAcrhCyrlUAcriLatnSTcrjCansCAcrkCansCAcrlCansCA\
    crmCansCAcrnLatnMXcroLatnUScrqLatnARcrrLatnUScrsLatnSCcrtLatnARcrvLatnINcrwLatnVNcrxLatnCA\
    cryLatnNGcrzLatnUScs LatnCZcsaLatnMXcsbLatnPLcshMymrMMcsiLatnUScsjMymrMMcskLatnSNcsmLatnUS\
    csoLatnMXcspHansCNcssLatnUScstLatnUScsvLatnMMcswCansCAcsyLatnMMcszLatnUSctaLatnMXctcLatnUS\
    ctdPaucMMcteLatnMXctgBengBDcthLatnMMctlLatnMXctmLatnUSctnDevaNPctoLatnCOctpLatnMXctsLatnPH\
    cttTamlINctuLatnMXctyTamlINctzLatnMXcu CyrlRUcuaLatnVNcubLatnCOcucLatnMXcuhLatnKEcuiLatnCO\
    cujLatnPEcukLatnPAculLatnBRcuoLatnVEcupLatnUScutLatnMXcuuLanaCNcuvLatnCMcuxLatnMXcuyLatnMX\
    cv CyrlRUcvgLatnINcvnLatnMXcwaLatnTZcwbLatnMZcweLatnTZcwgLatnMYcwtLatnSNcxhLatnNGcy LatnGB\
    cyaLatnMXcybLatnBOcyoLatnPHczhHansCNczkHebrCZcznLatnMXcztLatnMMda LatnDKdaaLatnTDdacLatnPG\
    dadLatnPGdaeLatnCMdagLatnGHdahLatnPGdaiLatnTDdajLatnSDdakLatnUSdalLatnKEdamLatnNGdaoLatnMM\
    daqDevaINdarCyrlRUdasLatnCIdauLatnTDdavLatnKEdawLatnPHdaxLatnAUdazLatnIDdbaLatnMLdbbLatnNG\
    dbdLatnNGdbeLatnIDdbfLatnIDdbgLatnMLdbiLatnNGdbjLatnMYdblLatnAUdbmLatnNGdbnLatnIDdboLatnNG\
    dbpLatnNGdbqLatnCMdbtLatnMLdbuLatnMLdbvLatnNGdbwLatnMLdbyLatnPGdccArabINdcrLatnVIddaLatnAU\
    dddLatnSSddeLatnCGddgLatnTLddiLatnPGddjLatnAUddnLatnBJddoCyrlRUddrLatnAUddsLatnMLddwLatnID\
    de LatnDEdecLatnSDdedLatnPGdeeLatnLRdefArabIRdegLatnNGdehArabPKdeiLatnIDdelLatnUSdemLatnID\
    denLatnCAdepLatnUSdeqLatnCFderBengINdesLatnBRdevLatnPGdezLatnCDdgaLatnGHdgbLatnMLdgcLatnPH\
    dgdLatnBFdgeLatnPGdggLatnPGdghLatnNGdgiLatnBFdgkLatnCFdglArabSDdgnLatnAUdgrLatnCAdgsLatnBF\
    dgtLatnAUdgwLatnAUdgxLatnPGdgzLatnPGdhgLatnAUdhiDevaNPdhlLatnAUdhmLatnAOdhnGujrINdhoGujrIN\
    dhrLatnAUdhsLatnTZdhuLatnAUdhvLatnNCdhwDevaNPdhxLatnAUdiaLatnPGdibLatnSSdicLatnCIdidLatnSS\
    difLatnAUdigLatnKEdihLatnMXdiiLatnCMdijLatnIDdilLatnSDdinLatnSSdioLatnNGdipLatnSSdirLatnNG\
    disLatnINdiuLatnNAdiwLatnSSdixLatnVUdiyLatnIDdizLatnCDdjaLatnAUdjbLatnAUdjcLatnTDdjdLatnAU\
    djeLatnNEdjfLatnAUdjiLatnAUdjjLatnAUdjkLatnSRdjmLatnMLdjnLatnAUdjoLatnIDdjrLatnAUdjuLatnPG\
    djwLatnAUdkaTibtBTdkgLatnNGdkkLatnIDdkrLatnMYdksLatnSSdkxLatnCMdlgCyrlRUdlmLatnHRdlnLatnIN\
    dmaLatnGAdmbLatnMLdmcLatnPGdmdLatnAUdmeLatnCMdmfMedfNGdmgLatnMYdmkArabPKdmlArabPKdmmLatnCM\
    dmoLatnCMdmrLatnIDdmsLatnIDdmuLatnIDdmvLatnMYdmwLatnAUdmxLatnMZdmyLatnIDdnaLatnIDdndLatnPG\
    dneLatnTZdngCyrlKGdniLatnIDdnjLatnCIdnkLatnIDdnnLatnBFdnoLatnCDdnrLatnPGdntLatnIDdnuMymrMM\
    dnvMymrMMdnwLatnIDdnyLatnBRdoaLatnPGdobLatnPGdocLatnCNdoeLatnTZdofLatnPGdohLatnNGdoiDevaIN\
    dokLatnIDdolLatnPGdonLatnPGdooLatnCDdopLatnBJdorLatnSBdosLatnBFdotLatnNGdovLatnZWdowLatnCM\
    doxEthiETdoyLatnGHdppLatnMYdrcLatnPTdreTibtNPdrgLatnMYdriLatnNGdrlLatnAUdrnLatnIDdroLatnMY\
    drqDevaNPdrsEthiETdrtLatnNLdruLatnTWdryDevaNPdsbLatnDEdshLatnKEdsiLatnTDdskLatnNGdsnLatnID\
    dsoOryaINdsqLatnMLdtaLatnCNdtbLatnMYdtdLatnCAdthLatnAUdtiLatnMLdtkLatnMLdtmLatnMLdtoLatnML\
    dtpLatnMYdtrLatnMYdtsLatnMLdttLatnMLdtuLatnMLdtyDevaNPduaLatnCMdubGujrINducLatnPGdueLatnPH\
    dufLatnNCdugLatnKEduhDevaINduiLatnPGdukLatnPGdulLatnPHdumLatnNLdunLatnIDduoLatnPHdupLatnID\
    duqLatnIDdurLatnCMdusDevaNPduuLatnCNduvLatnIDduwLatnIDduxLatnMLduyLatnPHduzLatnCMdv ThaaMV\
    dvaLatnPGdwaLatnNGdwkOryaINdwrLatnETdwuLatnAUdwwLatnPGdwyLatnAUdwzDevaNPdyaLatnBFdybLatnAU\
    dydLatnAUdygLatnPHdyiLatnCIdymLatnMLdynLatnAUdyoLatnSNdyrLatnNGdyuLatnBFdyyLatnAUdz TibtBT\
    dzaLatnNGdzdLatnNGdzeLatnAUdzgLatnTDdzlTibtBTdznLatnCDeaaLatnAUebcLatnIDebgLatnNGebkLatnPH\
    eboLatnCGebrLatnCIebuLatnKEecrGrekGRecyCprtCYee LatnGHefaLatnNGefeLatnCDefiLatnNGegaLatnCI\
    eglLatnITegmLatnTZegoLatnNGegyEgypEGehuLatnNGeipLatnIDeitLatnPGeivLatnPGejaLatnGWekaLatnNG\
    ekeLatnNGekgLatnIDekiLatnNGeklLatnBDekmLatnCMekoLatnMZekpLatnNGekrLatnNGekyKaliMMel GrekGR\
    eleLatnPGelkLatnPGelmLatnNGeloLatnKEeluLatnPGemaLatnNGembLatnIDemeLatnGFemgDevaNPemiLatnPG\
    emmLatnMXemnLatnCMempLatnPAemsLatnUSemuDevaINemwLatnIDemxLatnFRemzLatnCMen LatnUSenaLatnPG\
    enbLatnKEencLatnVNendLatnIDenfCyrlRUenhCyrlRUenlLatnPYenmLatnGBennLatnNGenoLatnIDenqLatnPG\
    enrLatnIDenvLatnNGenwLatnNGenxLatnPYeotLatnCIepiLatnNGeraTamlINergLatnVUerhLatnNGeriLatnPG\
    erkLatnVUerrLatnAUersLatnCNertLatnIDerwLatnIDes LatnESeseLatnBOesgGonmINeshArabIResiLatnUS\
    esmLatnCIesqLatnUSessLatnUSesuLatnUSesyLatnPHet LatnEEetbLatnNGetcLatnUSetnLatnVUetoLatnCM\
    etrLatnPGetsLatnNGettItalITetuLatnNGetxLatnNGetzLatnIDeu LatnESeudLatnMXeveCyrlRUevhLatnNG\
    evnCyrlRUewoLatnCMextLatnESeyaLatnUSeyoLatnKEezaLatnNGezeLatnNGfa ArabIRfaaLatnPGfabLatnGQ\
    fadLatnPGfafLatnSBfagLatnPGfahLatnNGfaiLatnPGfajLatnPGfakLatnCMfalLatnCMfamLatnNGfanLatnGQ\
    fapLatnSNfarLatnSBfauLatnIDfaxLatnESfayArabIRfazArabIRfblLatnPHferLatnSSff LatnSNffiLatnPG\
    ffmLatnMLfgrLatnTDfi LatnFIfiaArabSDfieLatnNGfifLatnSAfilLatnPHfipLatnTZfirLatnNGfitLatnSE\
    fiwLatnPGfj LatnFJfkkLatnNGfkvLatnNOflaLatnUSflhLatnIDfliLatnNGfllLatnCMflnLatnAUflrLatnCD\
    flyLatnZAfmpLatnCMfmuDevaINfnbLatnVUfngLatnZAfniLatnTDfo LatnFOfodLatnBJfoiLatnPGfomLatnCD\
    fonLatnBJforLatnPGfosLatnTWfpeLatnGQfqsLatnPGfr LatnFRfrcLatnUSfrdLatnIDfrkLatnDEfrmLatnFR\
    froLatnFRfrpLatnFRfrqLatnPGfrrLatnDEfrsLatnDEfrtLatnVUfubArabCMfudLatnWFfueLatnBJfufLatnGN\
    fuhLatnNEfuiLatnTDfumLatnNGfunLatnBRfuqLatnNEfurLatnITfutLatnVUfuuLatnCDfuvLatnNGfuyLatnPG\
    fvrLatnSDfwaLatnNCfweLatnNAfy LatnNLga LatnIEgaaLatnGHgabLatnTDgacLatnINgadLatnPHgaeLatnVE\
    gafLatnPGgagLatnMDgahLatnPGgaiLatnPGgajLatnPGgakLatnIDgalLatnTLgamLatnPGganHansCNgaoLatnPG\
    gapLatnPGgaqOryaINgarLatnPGgasGujrINgatLatnPGgauTeluINgawLatnPGgaxLatnETgayLatnIDgbaLatnCF\
    gbbLatnAUgbdLatnAUgbeLatnPGgbfLatnPGgbgLatnCFgbhLatnBJgbiLatnIDgbjOryaINgbkDevaINgblGujrIN\
    gbmDevaINgbnLatnSSgbpLatnCFgbqLatnCFgbrLatnNGgbsLatnBJgbuLatnAUgbvLatnCFgbwLatnAUgbxLatnBJ\
    gbyLatnNGgbzArabIRgccLatnPGgcdLatnAUgceLatnUSgcfLatnGPgclLatnGDgcnLatnPGgcrLatnGFgctLatnVE\
    gd LatnGBgdbOryaINgdcLatnAUgddLatnPGgdeLatnNGgdfLatnNGgdgLatnPHgdhLatnAUgdiLatnCFgdjLatnAU\
    gdkLatnTDgdlLatnETgdmLatnTDgdnLatnPGgdoCyrlRUgdqLatnYEgdrLatnPGgdtLatnAUgduLatnNGgdxDevaIN\
    geaLatnNGgebLatnPGgecLatnLRgedLatnNGgefLatnIDgegLatnNGgehLatnCAgeiLatnIDgejLatnTGgekLatnNG\
    gelLatnNGgeqLatnCFgesLatnIDgevLatnGAgewLatnNGgexLatnSOgeyLatnCDgezEthiETgfkLatnPGggaLatnSB\
    ggbLatnLRggdLatnAUggeLatnAUgggArabPKggkLatnAUgglLatnPGggtLatnPGgguLatnCIggwLatnPGghaArabLY\
    ghcLatnGBgheDevaNPghkLatnMMghnLatnSBghoTfngMAghrArabPKghsLatnPGghtTibtNPgiaLatnAUgibLatnNG\
    gicLatnZAgidLatnCMgieLatnCIgigArabPKgihLatnAUgilLatnKIgimLatnPGginCyrlRUgipLatnPGgiqLatnVN\
    girLatnVNgisLatnCMgitLatnCAgixLatnCDgiyLatnAUgizLatnCMgjkArabPKgjmLatnAUgjnLatnGHgjrLatnAU\
    gjuArabPKgkaLatnPGgkdLatnPGgkeLatnCMgknLatnNGgkoLatnAUgkpLatnGNgkuLatnZAgl LatnESglbLatnNG\
    glcLatnTDgldCyrlRUglhArabAFgljLatnTDglkArabIRgllLatnAUgloLatnNGglrLatnLRgluLatnTDglwLatnNG\
    gmaLatnAUgmbLatnSBgmdLatnNGgmgLatnPGgmhLatnDEgmlLatfDEgmmLatnCMgmnLatnCMgmrLatnAUgmuLatnPG\
    gmvEthiETgmxLatnTZgmyLinbGRgmzLatnNGgn LatnPYgnaLatnBFgnbLatnINgncLatnESgndLatnCMgneLatnNG\
    gngLatnTGgnhLatnNGgniLatnAUgnjLatnCIgnkLatnBWgnlLatnAUgnmLatnPGgnnLatnAUgnqLatnMYgnrLatnAU\
    gntLatnPGgnuLatnPGgnwLatnBOgnzLatnCFgoaLatnCIgobLatnCOgocLatnPGgodLatnCIgoeTibtBTgofEthiET\
    gogLatnTZgohLatnDEgoiLatnPGgojDevaINgokDevaINgolLatnLRgonDevaINgooLatnFJgopLatnIDgoqLatnID\
    gorLatnIDgosLatnNLgotGothUAgouLatnCMgovLatnCIgowLatnTZgoxLatnCDgoyLatnTDgpaLatnNGgpeLatnGH\
    gpnLatnPGgqaLatnNGgqnLatnBRgqrLatnTDgraDevaINgrbLatnLRgrcGrekGRgrdLatnNGgrgLatnPGgrhLatnNG\
    griLatnSBgrjLatnLRgrmLatnMYgrqLatnPGgrrArabDZgrsLatnIDgrtBengINgruEthiETgrvLatnLRgrwLatnPG\
    grxLatnPGgryLatnLRgrzLatnPGgslLatnSNgsnLatnPGgsoLatnCFgspLatnPGgswLatnCHgtaLatnBRgtuLatnAU\
    gu GujrINguaLatnNGgubLatnBRgucLatnCOgudLatnCIgueLatnAUgufLatnAUguhLatnCOguiLatnBOgukLatnET\
    gulLatnUSgumLatnCOgunLatnPYguoLatnCOgupLatnAUguqLatnPYgurLatnGHgutLatnCRguuLatnVEguwLatnBJ\
    guxLatnBFguzLatnKEgv LatnIMgvaLatnPYgvcLatnBRgveLatnPGgvfLatnPGgvjLatnBRgvlLatnTDgvmLatnNG\
    gvnLatnAUgvoLatnBRgvpLatnBRgvrDevaNPgvsLatnPGgvyLatnAUgwaLatnCIgwbLatnNGgwcArabPKgwdLatnET\
    gweLatnTZgwfArabPKgwgLatnNGgwiLatnCAgwjLatnBWgwmLatnAUgwnLatnNGgwrLatnUGgwtArabAFgwuLatnAU\
    gwwLatnAUgwxLatnGHgxxLatnCIgybLatnPGgydLatnAUgyeLatnNGgyfLatnAUgygLatnCFgyiLatnCMgylLatnET\
    gymLatnPAgynLatnGYgyoDevaNPgyrLatnBOgyyLatnAUgyzLatnNGgzaLatnSDgziArabIRgznLatnIDha LatnNG\
    haaLatnUShacArabIRhadLatnIDhaeLatnEThagLatnGHhahLatnPGhaiLatnCAhajLatnINhakHansCNhalLatnVN\
    hamLatnPGhanLatnTZhaoLatnPGhapLatnIDhaqLatnTZharEthiEThasLatnCAhavLatnCDhawLatnUShaxLatnCA\
    hayLatnTZhazArabAFhbaLatnCDhbbLatnNGhbnLatnSDhboHebrILhbuLatnTLhchLatnMXhdyEthiEThe HebrIL\
    hedLatnTDhegLatnIDhehLatnTZheiLatnCAhemLatnCDhgmLatnNAhgwLatnPGhhiLatnPGhhrLatnSNhhyLatnPG\
    hi DevaINhiaLatnNGhibLatnPEhidLatnUShifDevaFJhigLatnNGhihLatnPGhiiTakrINhijLatnCMhikLatnID\
    hilLatnPHhioLatnBWhirLatnBRhitXsuxTRhiwLatnVUhixLatnBRhjiLatnIDhkaLatnTZhkeLatnCDhkhArabIN\
    hkkLatnPGhlaLatnPGhlbDevaINhldLatnVNhltLatnMMhluHluwTRhmaLatnCNhmbLatnMLhmdPlrdCNhmfLatnVN\
    hmjBopoCNhmmLatnCNhmnLatnCNhmpLatnCNhmqBopoCNhmrLatnINhmsLatnCNhmtLatnPGhmuLatnIDhmvLatnVN\
    hmwLatnCNhmyLatnCNhmzLatnCNhnaLatnCMhndArabPKhneDevaINhngLatnAOhnhLatnBWhniLatnCNhnjHmnpUS\
    hnmHansCNhnnLatnPHhnoArabPKhnsLatnSRho LatnPGhoaLatnSBhobLatnPGhocDevaINhodLatnNGhoeLatnNG\
    hohArabOMhoiLatnUShojDevaINholLatnAOhomLatnSShooLatnCDhopLatnUShorLatnTDhotLatnPGhovLatnID\
    howHaniCNhoyDevaINhpoMymrMMhr LatnHRhraLatnINhrcLatnPGhreLatnVNhrkLatnIDhrmLatnCNhroLatnVN\
    hrpLatnAUhrtSyrcTRhruLatnINhrwLatnPGhrxLatnBRhrzArabIRhsbLatnDEhsnHansCNhssArabOMht LatnHT\
    htiLatnIDhtoLatnCOhtsLatnTZhtuLatnIDhtxXsuxTRhu LatnHUhubLatnPEhucLatnBWhudLatnIDhueLatnMX\
    hufLatnPGhugLatnPEhuhLatnCLhuiLatnPGhukLatnIDhulLatnPGhumLatnCDhupLatnUShurLatnCAhusLatnMX\
    hutDevaNPhuuLatnPEhuvLatnMXhuwLatnIDhuxLatnPEhuyHebrILhuzCyrlRUhvcLatnHThveLatnMXhvkLatnNC\
    hvnLatnIDhvvLatnMXhwaLatnCIhwcLatnUShwoLatnNGhy ArmnAMhyaLatnCMhywArmnAMhz LatnNAiaiLatnNC\
    ianLatnPGiarLatnPGibaLatnMYibbLatnNGibdLatnAUibeLatnNGibgLatnPHibhLatnVNiblLatnPHibmLatnNG\
    ibnLatnNGibrLatnNGibuLatnIDibyLatnNGicaLatnBJichLatnNGicrLatnCOid LatnIDidaLatnKEidbLatnIN\
    idcLatnNGiddLatnBJideLatnNGidiLatnPGidrLatnSSidsLatnNGidtLatnTLiduLatnNGie LatnEEifaLatnPH\
    ifbLatnPHifeLatnTGiffLatnVUifkLatnPHifmLatnCGifuLatnPHifyLatnPHig LatnNGigbLatnNGigeLatnNG\
    iggLatnPGiglLatnNGigmLatnPGignLatnBOigoLatnPGigwLatnNGihbLatnIDihiLatnNGihpLatnIDihwLatnAU\
    ii YiiiCNiinLatnAUijcLatnNGijeLatnNGijjLatnBJijnLatnNGijsLatnNGik LatnUSikhLatnNGikiLatnNG\
    ikkLatnNGiklLatnNGikoLatnNGikpLatnNGikrLatnAUiktLatnCAikvLatnNGikwLatnNGikxLatnUGikzLatnTZ\
    ilaLatnIDilbLatnZMilgLatnAUiliLatnCNilkLatnPHilmLatnMYiloLatnPHilpLatnPHiluLatnIDilvLatnNG\
    imiLatnPGimlLatnUSimnLatnPGimoLatnPGimrLatnIDimsLatnITimtLatnSSimyLyciTRin LatnIDinbLatnCO\
    ingLatnUSinhCyrlRUinjLatnCOinnLatnPHinoLatnPGinpLatnPEintMymrMMinzLatnUSiorEthiETiouLatnPG\
    iowLatnUSipiLatnPGipoLatnPGiquLatnPEiqwLatnNGireLatnIDirhLatnIDiriLatnNGirkLatnTZirnLatnBR\
    iruTamlINirxLatnIDiryLatnPHis LatnISisaLatnPGiscLatnPEisdLatnPHishLatnNGisiLatnNGiskArabAF\
    ismLatnIDisnLatnTZisoLatnNGistLatnHRisuLatnCMit LatnITitbLatnPHitdLatnIDiteLatnBOitiLatnPH\
    itkHebrITitlCyrlRUitmLatnNGitoLatnBOitrLatnPGitsLatnNGittLatnPHitvLatnPHitwLatnNGitxLatnID\
    ityLatnPHitzLatnGTiu CansCAiumLatnCNivbLatnPHivvLatnPHiw HebrILiwkLatnPHiwmLatnPGiwoLatnID\
    iwsLatnPGixcLatnMXixlLatnGTiyaLatnNGiyoLatnCMiyxLatnCGizhLatnRUizmLatnNGizrLatnNGizzLatnNG\
    ja JpanJPjaaLatnBRjabLatnNGjacLatnGTjadArabGNjaeLatnPGjafLatnNGjahLatnMYjajLatnSBjakLatnMY\
    jalLatnIDjamLatnJMjanLatnAUjaoLatnAUjaqLatnIDjasLatnNCjatArabAFjauLatnIDjaxLatnIDjayLatnAU\
    jazLatnNCjbeHebrILjbiLatnAUjbjLatnIDjbkLatnPGjbmLatnNGjbnArabLYjbrLatnIDjbtLatnBRjbuLatnCM\
    jbwLatnAUjctCyrlUAjdaTibtINjdgArabPKjdtCyrlRUjebLatnPEjeeDevaNPjehLatnVNjeiLatnIDjekLatnCI\
    jelLatnIDjenLatnNGjerLatnNGjetLatnPGjeuLatnTDjgbLatnCDjgeGeorGEjgkLatnNGjgoLatnCMjhiLatnMY\
    ji HebrUAjiaLatnCMjibLatnNGjicLatnHNjidLatnNGjieLatnNGjigLatnAUjilLatnPGjimLatnCMjitLatnTZ\
    jiuLatnCNjivLatnECjiyLatnCNjjeHangKRjjrLatnNGjkaLatnIDjkmLatnMMjkoLatnPGjkpMymrMMjkuLatnNG\
    jleLatnSDjmaLatnPGjmbLatnNGjmcLatnTZjmdLatnIDjmiLatnNGjmlDevaNPjmnLatnMMjmrLatnGHjmsLatnNG\
    jmwLatnPGjmxLatnMXjnaTakrINjndArabPKjngLatnAUjniLatnNGjnjLatnETjnlDevaINjnsDevaINjobLatnCD\
    jodLatnCIjogArabPKjorLatnBOjowLatnMLjpaHebrPSjprHebrILjqrLatnPEjraLatnVNjrbHebrILjrrLatnNG\
    jrtLatnNGjruLatnVEjuaLatnBRjubLatnNGjucJurcCNjudLatnCIjuhLatnNGjuiLatnAUjukLatnNGjulDevaNP\
    jumLatnSDjunOryaINjuoLatnNGjupLatnBRjurLatnBRjutLatnDKjuuLatnNGjuwLatnNGjuyOryaINjv LatnID\
    jvdLatnIDjvnLatnSRjw LatnIDjwiLatnGHjyaTibtCNjyeHebrILjyyLatnTDka GeorGEkaaCyrlUZkabLatnDZ\
    kacLatnMMkadLatnNGkagLatnMYkahLatnCFkaiLatnNGkajLatnNGkakLatnPHkamLatnKEkaoLatnMLkapCyrlRU\
    kaqLatnPEkavLatnBRkawBaliIDkaxLatnIDkayLatnBRkbaLatnAUkbbLatnBRkbcLatnBRkbdCyrlRUkbeLatnAU\
    kbgTibtINkbhLatnCOkbiLatnIDkbjLatnCDkbkLatnPGkblLatnTDkbmLatnPGkbnLatnCFkboLatnSSkbpLatnTG\
    kbqLatnPGkbrLatnETkbsLatnGAkbtLatnPGkbuArabPKkbvLatnIDkbwLatnPGkbxLatnPGkbyArabNEkbzLatnNG\
    kcaCyrlRUkcbLatnPGkccLatnNGkcdLatnIDkceLatnNGkcfLatnNGkcgLatnNGkchLatnNGkciLatnNGkcjLatnGW\
    kckLatnZWkclLatnPGkcmLatnCFkcnLatnUGkcoLatnPGkcpLatnSDkcqLatnNGkcsLatnNGkctLatnPGkcuLatnTZ\
    kcvLatnCDkcwLatnCDkcyArabDZkczLatnTZkdaLatnAUkdcLatnTZkddLatnAUkdeLatnTZkdfLatnPGkdgLatnCD\
    kdhLatnTGkdiLatnUGkdjLatnUGkdkLatnNCkdlLatnNGkdmLatnNGkdnLatnZWkdpLatnNGkdqBengINkdrLatnLT\
    kdtThaiTHkdwLatnIDkdxLatnNGkdyLatnIDkdzLatnCMkeaLatnCVkebLatnGAkecLatnSDkedLatnTZkeeLatnUS\
    kefLatnTGkegLatnSDkehLatnPGkeiLatnIDkekLatnGTkelLatnCDkemLatnTLkenLatnCMkeoLatnUGkerLatnTD\
    kesLatnNGketCyrlRUkeuLatnTGkevMlymINkewLatnPGkexDevaINkeyTeluINkezLatnNGkfaKndaINkfbDevaIN\
    kfcTeluINkfdKndaINkfeTamlINkffLatnINkfgKndaINkfhMlymINkfiTamlINkfkDevaINkflLatnCMkfmArabIR\
    kfnLatnCMkfoLatnCIkfpDevaINkfqDevaINkfrDevaINkfsDevaINkfuDevaINkfvLatnINkfwLatnINkfxDevaIN\
    kfyDevaINkfzLatnBFkg LatnCDkgaLatnCIkgbLatnIDkgeLatnIDkgfLatnPGkgjDevaNPkgkLatnBRkglLatnAU\
    kgoLatnSDkgpLatnBRkgqLatnIDkgrLatnIDkgsLatnAUkgtLatnNGkguLatnPGkgvLatnIDkgwLatnIDkgxLatnID\
    kgyTibtNPkhaLatnINkhbTaluCNkhcLatnIDkhdLatnIDkheLatnIDkhfThaiLAkhgTibtCNkhhLatnIDkhjLatnNG\
    khlLatnPGkhnDevaINkhoBrahIRkhpLatnIDkhqLatnMLkhrLatnINkhsLatnPGkhtMymrINkhuLatnAOkhvCyrlRU\
    khwArabPKkhxLatnCDkhyLatnCDkhzLatnPGki LatnKEkiaLatnTDkibLatnSDkicLatnUSkidLatnCMkieLatnTD\
    kifDevaNPkigLatnIDkihLatnPGkiiLatnUSkijLatnPGkilLatnNGkimCyrlRUkioLatnUSkipDevaNPkiqLatnID\
    kisLatnPGkitLatnPGkiuLatnTRkivLatnTZkiwLatnPGkixLatnINkiyLatnIDkizLatnTZkj LatnNAkjaLatnID\
    kjbLatnGTkjcLatnIDkjdLatnPGkjeLatnIDkjgLaooLAkjhCyrlRUkjiLatnSBkjjLatnAZkjkLatnIDkjlDevaNP\
    kjmLatnVNkjnLatnAUkjoDevaINkjpMymrMMkjqLatnUSkjrLatnIDkjsLatnPGkjtThaiTHkjuLatnUSkjxLatnPG\
    kjyLatnPGkjzTibtBTkk CyrlKZkkaLatnNGkkbLatnIDkkcLatnPGkkdLatnNGkkeLatnGNkkfTibtINkkgLatnPH\
    kkhLanaMMkkiLatnTZkkjLatnCMkkkLatnSBkklLatnIDkkmLatnNGkkoLatnSDkkpLatnAUkkqLatnCDkkrLatnNG\
    kksLatnNGkktDevaNPkkuLatnNGkkvLatnIDkkwLatnCGkkxLatnIDkkyLatnAUkkzLatnCAkl LatnGLklaLatnUS\
    klbLatnMXklcLatnCMkldLatnAUkleDevaNPklfLatnTDklgLatnPHklhLatnPGkliLatnIDkljArabIRklkLatnNG\
    kllLatnPHklmLatnPGklnLatnKEkloLatnNGklpLatnPGklqLatnPGklrDevaNPklsLatnPKkltLatnPGkluLatnLR\
    klvLatnVUklwLatnIDklxLatnPGklyLatnIDklzLatnIDkm KhmrKHkmaLatnGHkmbLatnAOkmcLatnCNkmdLatnPH\
    kmeLatnCMkmfLatnPGkmgLatnPGkmhLatnPGkmiLatnNGkmjDevaINkmkLatnPHkmlLatnPHkmmLatnINkmnLatnPG\
    kmoLatnPGkmpLatnCMkmqLatnETkmsLatnPGkmtLatnIDkmuLatnPGkmvLatnBRkmwLatnCDkmxLatnPGkmyLatnNG\
    kmzArabIRkn KndaINknaLatnNGknbLatnPHkndLatnIDkneLatnPHknfLatnGWkniLatnNGknjLatnGTknkLatnSL\
    knlLatnIDknmLatnBRknnDevaINknoLatnSLknpLatnCMknqLatnMYknrLatnPGknsLatnMYkntLatnBRknuLatnGN\
    knvLatnPGknwLatnNAknxLatnIDknyLatnCDknzLatnBFko KoreKRkoaLatnPGkocLatnNGkodLatnIDkoeLatnSS\
    kofLatnNGkogLatnCOkohLatnCGkoiCyrlRUkokDevaINkolLatnPGkooLatnUGkopLatnPGkoqLatnGAkosLatnFM\
    kotLatnCMkouLatnTDkovLatnNGkowLatnNGkoyLatnUSkozLatnPGkpaLatnNGkpcLatnCOkpdLatnIDkpeLatnLR\
    kpfLatnPGkpgLatnFMkphLatnGHkpiLatnIDkpjLatnBRkpkLatnNGkplLatnCDkpmLatnVNkpnLatnBRkpoLatnTG\
    kpqLatnIDkprLatnPGkpsLatnIDkptCyrlRUkpuLatnIDkpwLatnPGkpxLatnPGkpyCyrlRUkpzLatnUGkqaLatnPG\
    kqbLatnPGkqcLatnPGkqdSyrcIQkqeLatnPHkqfLatnPGkqgLatnBFkqhLatnTZkqiLatnPGkqjLatnPGkqkLatnBJ\
    kqlLatnPGkqmLatnCIkqnLatnZMkqoLatnLRkqpLatnTDkqqLatnBRkqrLatnMYkqsLatnGNkqtLatnMYkquLatnZA\
    kqvLatnIDkqwLatnPGkqxLatnCMkqyEthiETkqzLatnZAkr LatnNGkraDevaNPkrbLatnUSkrcCyrlRUkrdLatnTL\
    kreLatnBRkrfLatnVUkrhLatnNGkriLatnSLkrjLatnPHkrkCyrlRUkrlLatnRUkrnLatnLRkroLatnLRkrpLatnNG\
    krrKhmrKHkrsLatnSSkrtLatnNEkruDevaINkrvKhmrKHkrwLatnLRkrxLatnSNkryLatnAZkrzLatnIDks ArabIN\
    ksbLatnTZkscLatnPHksdLatnPGkseLatnPGksfLatnCMksgLatnSBkshLatnDEksiLatnPGksjLatnPGkskLatnUS\
    kslLatnPGksmLatnNGksnLatnPHksoLatnNGkspLatnCFksqLatnNGksrLatnPGkssLatnLRkstLatnBFksuMymrIN\
    ksvLatnCDkswMymrMMksxLatnIDkszDevaINktaLatnVNktbEthiETktcLatnNGktdLatnAUkteDevaNPktfLatnCD\
    ktgLatnAUkthLatnTDktiLatnIDktjLatnCIktkLatnPGktlArabIRktmLatnPGktnLatnBRktoLatnPGktpPlrdCN\
    ktqLatnPHktsLatnIDkttLatnIDktuLatnCDktvLatnVNktwLatnUSktxLatnBRktyLatnCDktzLatnNAku LatnTR\
    kubLatnNGkucLatnIDkudLatnPGkueLatnPGkufLaooLAkugLatnNGkuhLatnNGkuiLatnBRkujLatnTZkukLatnID\
    kulLatnNGkumCyrlRUkunLatnERkuoLatnPGkupLatnPGkuqLatnBRkusLatnGHkutLatnCAkuuLatnUSkuvLatnID\
    kuwLatnCFkuxLatnAUkuyLatnAUkuzLatnCLkv CyrlRUkvaCyrlRUkvbLatnIDkvcLatnPGkvdLatnIDkveLatnMY\
    kvfLatnTDkvgLatnPGkvhLatnIDkviLatnTDkvjLatnCMkvlLatnMMkvmLatnCMkvnLatnCOkvoLatnIDkvpLatnID\
    kvqMymrMMkvrLatnIDkvtMymrMMkvvLatnIDkvwLatnIDkvxArabPKkvyKaliMMkvzLatnIDkw LatnGBkwaLatnBR\
    kwbLatnNGkwcLatnCGkwdLatnSBkweLatnIDkwfLatnSBkwgLatnTDkwhLatnIDkwiLatnCOkwjLatnPGkwkLatnCA\
    kwlLatnNGkwmLatnNAkwnLatnNAkwoLatnPGkwpLatnCIkwrLatnIDkwsLatnCDkwtLatnIDkwuLatnCMkwvLatnTD\
    kwwLatnSRkwxDevaINkwyLatnAOkwzLatnAOkxaLatnPGkxbLatnCIkxcLatnETkxdLatnBNkxfMymrMMkxiLatnMY\
    kxjLatnTDkxkMymrMMkxmThaiTHkxnLatnMYkxoLatnBRkxpArabPKkxqLatnIDkxrLatnPGkxtLatnPGkxvLatnIN\
    kxwLatnPGkxxLatnCGkxyLatnVNkxzLatnPGky CyrlKGkyaLatnTZkybLatnPHkycLatnPGkydLatnIDkyeLatnGH\
    kyfLatnCIkygLatnPGkyhLatnUSkyiLatnMYkyjLatnPHkykLatnPHkylLatnUSkymLatnCFkynLatnPHkyoLatnID\
    kyqLatnTDkyrLatnBRkysLatnMYkytLatnIDkyuKaliMMkyvDevaNPkywDevaINkyxLatnPGkyyLatnPGkyzLatnBR\
    kzaLatnBFkzbLatnIDkzcLatnCIkzdLatnIDkzeLatnPGkzfLatnIDkziLatnMYkzkLatnSBkzlLatnIDkzmLatnID\
    kznLatnMWkzoLatnGAkzpLatnIDkzqDevaNPkzrLatnCMkzsLatnMYkzuLatnIDkzvLatnIDkzwLatnBRkzxLatnID\
    kzyLatnCDkzzLatnIDla LatnVAlaaLatnPHlabLinaGRlacLatnMXladHebrILlaeDevaINlagLatnTZlahArabPK\
    laiLatnMWlajLatnUGlalLatnCDlamLatnZMlanLatnNGlapLatnTDlaqLatnVNlarLatnGHlasLatnTGlauLatnID\
    lawLatnIDlaxLatnINlazLatnPGlb LatnLUlbbLatnPGlbeCyrlRUlbfDevaINlbiLatnCMlbjTibtINlblLatnPH\
    lbmDevaINlbnLatnLAlboLaooLAlbqLatnPGlbrDevaNPlbtLatnVNlbuLatnPGlbvLatnPGlbwLatnIDlbxLatnID\
    lbyLatnAUlbzLatnAUlccLatnIDlcdLatnIDlceLatnIDlcfLatnIDlchLatnAOlclLatnIDlcmLatnPGlcpThaiCN\
    lcqLatnIDlcsLatnIDldaLatnCIldbLatnNGlddLatnNGldgLatnNGldhLatnNGldiLatnCGldjLatnNGldkLatnNG\
    ldlLatnNGldmLatnGNldoLatnNGldpLatnNGldqLatnNGleaLatnCDlebLatnZMlecLatnBOledLatnCDleeLatnBF\
    lefLatnGHlehLatnZMleiLatnPGlejLatnCDlekLatnPGlelLatnCDlemLatnCMlenLatnSVleoLatnCMlepLepcIN\
    leqLatnPGlerLatnPGlesLatnCDletLatnPGleuLatnPGlevLatnIDlewLatnIDlexLatnIDleyLatnIDlezCyrlRU\
    lfaLatnCMlfbLatnCMlg LatnUGlgaLatnSBlgbLatnSBlggLatnUGlghLatnVNlgiLatnIDlgkLatnVUlglLatnSB\
    lgmLatnCDlgnLatnETlgoLatnSSlgqLatnGHlgrLatnSBlgtLatnPGlguLatnSBlgzLatnCDlhaLatnVNlhhLatnID\
    lhiLatnCNlhmDevaNPlhnLatnMYlhsSyrcSYlhtLatnVUlhuLatnCNli LatnNLliaLatnSLlibLatnPGlicLatnCN\
    lidLatnPGlieLatnCDlifDevaNPligLatnGHlihLatnPGlijLatnITlikLatnCDlilLatnCAlioLatnIDlipLatnGH\
    liqLatnETlirLatnLRlisLisuCNliuLatnSDlivLatnLVliwLatnIDlixLatnIDliyLatnCFlizLatnCDljaLatnAU\
    ljeLatnIDljiLatnIDljlLatnIDljpLatnIDljwLatnAUljxLatnAUlkaLatnTLlkbLatnKElkcLatnVNlkdLatnBR\
    lkeLatnUGlkhTibtBTlkiArabIRlkjLatnMYlklLatnPGlkmLatnAUlknLatnVUlkoLatnKElkrLatnSSlksLatnKE\
    lktLatnUSlkuLatnAUlkyLatnSSllaLatnNGllbLatnMZllcLatnGNlldLatnITlleLatnPGllfLatnPGllgLatnID\
    lliLatnCGlljLatnAUllkLatnMYlllLatnPGllmLatnIDllnLatnTDllpLatnVUllqLatnIDlluLatnSBllxLatnFJ\
    lmaLatnGNlmbLatnVUlmcLatnAUlmdLatnSDlmeLatnTDlmfLatnIDlmgLatnPGlmhDevaNPlmiLatnCDlmjLatnID\
    lmkLatnINlmlLatnVUlmnTeluINlmoLatnITlmpLatnCMlmqLatnIDlmrLatnIDlmuLatnVUlmvLatnFJlmwLatnUS\
    lmxLatnCMlmyLatnIDln LatnCDlnaLatnCFlnbLatnNAlndLatnIDlngLatnHUlnhLatnMYlniLatnPGlnjLatnAU\
    lnlLatnCFlnmLatnPGlnnLatnVUlnsLatnCMlnuLatnNGlnwLatnAUlnzLatnCDlo LaooLAloaLatnIDlobLatnBF\
    locLatnPHloeLatnIDlogLatnCDlohLatnSSloiLatnCIlojLatnPGlokLatnSLlolLatnCDlomLatnLRlonLatnMW\
    looLatnCDlopLatnNGloqLatnCDlorLatnCIlosLatnPGlotLatnSSlouLatnUSlowLatnMYloxLatnIDloyDevaNP\
    lozLatnZMlpaLatnVUlpeLatnIDlpnLatnMMlpoPlrdCNlpxLatnSSlqrLatnSSlraLatnMYlrcArabIRlreLatnCA\
    lrgLatnAUlriLatnKElrkArabPKlrlArabIRlrmLatnKElrnLatnIDlroLatnSDlrtLatnIDlrvLatnVUlrzLatnVU\
    lsaArabIRlsdHebrILlseLatnCDlsiLatnMMlsmLatnUGlsrLatnPGlssArabPKlt LatnLTltcHantCNltgLatnLV\
    lthLatnUGltiLatnIDltnLatnBRltoLatnKEltsLatnKEltuLatnIDlu LatnCDluaLatnCDlucLatnUGludLatnRU\
    lueLatnZMlufLatnPGluhHansCNluiLatnUSlujLatnCDlukTibtBTlulLatnSSlumLatnAOlunLatnZMluoLatnKE\
    lupLatnGAluqLatnCUlurLatnIDlusLatnINlutLatnUSluuDevaNPluvArabOMluwLatnCMluyLatnKEluzArabIR\
    lv LatnLVlvaLatnTLlviLatnLAlvkLatnSBlvlLatnCDlvuLatnIDlwaLatnCDlweLatnIDlwgLatnKElwhLatnVN\
    lwlThaiTHlwmThaiCNlwoLatnSSlwtLatnIDlwwLatnVUlxmLatnPGlyaTibtBTlynLatnZMlzhHantCNlzlLatnVU\
    lznLatnMMlzzLatnTRmaaLatnMXmabLatnMXmadLatnIDmaeLatnNGmafLatnCMmagDevaINmaiDevaINmajLatnMX\
    makLatnIDmamLatnGTmanLatnGMmaqLatnMXmasLatnKEmatLatnMXmauLatnMXmavLatnBRmawLatnGHmaxLatnID\
    mazLatnMXmbaLatnPHmbbLatnPHmbcLatnBRmbdLatnPHmbeLatnUSmbfLatnSGmbhLatnPGmbiLatnPHmbjLatnBR\
    mbkLatnPGmblLatnBRmbmLatnCGmbnLatnCOmboLatnCMmbpLatnCOmbqLatnPGmbrLatnCOmbsLatnPHmbtLatnPH\
    mbuLatnNGmbvLatnGNmbwLatnPGmbxLatnPGmbyArabPKmbzLatnMXmcaLatnPYmcbLatnPEmccLatnPGmcdLatnPE\
    mceLatnMXmcfLatnPEmcgLatnVEmchLatnVEmciLatnPGmcjLatnNGmckLatnAOmclLatnCOmcmLatnMYmcnLatnTD\
    mcoLatnMXmcpLatnCMmcqLatnPGmcrLatnPGmcsLatnCMmctLatnCMmcuLatnCMmcvLatnPGmcwLatnTDmcxLatnCF\
    mcyLatnPGmczLatnPGmdaLatnNGmdbLatnPGmdcLatnPGmddLatnCMmdeArabTDmdfCyrlRUmdgLatnTDmdhLatnPH\
    mdiLatnCDmdjLatnCDmdkLatnCDmdmLatnCDmdnLatnCFmdpLatnCDmdqLatnCDmdrLatnIDmdsLatnPGmdtLatnCG\
    mduLatnCGmdvLatnMXmdwLatnCGmdxEthiETmdyEthiETmdzLatnBRmeaLatnCMmebLatnPGmecLatnAUmedLatnPG\
    meeLatnPGmehLatnMXmejLatnIDmekLatnPGmelLatnMYmemLatnAUmenLatnSLmeoLatnMYmepLatnAUmeqLatnCM\
    merLatnKEmesLatnTDmetLatnPGmeuLatnPGmevLatnLRmewLatnNGmeyArabDZmezLatnUSmfaArabTHmfbLatnID\
    mfcLatnCDmfdLatnCMmfeLatnMUmffLatnCMmfgLatnGNmfhLatnCMmfiArabCMmfjLatnCMmfkLatnCMmflLatnNG\
    mfmLatnNGmfnLatnNGmfoLatnNGmfpLatnIDmfqLatnTGmfrLatnAUmftLatnPGmfuLatnAOmfvLatnSNmfwLatnPG\
    mfxLatnETmfyLatnMXmfzLatnSSmg LatnMGmgaLatgIEmgbLatnTDmgcLatnSSmgdLatnSSmgeLatnTDmgfLatnID\
    mggLatnCMmghLatnMZmgiLatnNGmgjLatnNGmgkLatnIDmglLatnPGmgmLatnTLmgnLatnCFmgoLatnCMmgpDevaNP\
    mgqLatnTZmgrLatnZMmgsLatnTZmgtLatnPGmguLatnPGmgvLatnTZmgwLatnTZmgyLatnTZmgzLatnTZmh LatnMH\
    mhbLatnGAmhcLatnMXmhdLatnTZmheLatnMYmhfLatnPGmhgLatnAUmhiLatnUGmhjArabAFmhkLatnCMmhlLatnPG\
    mhmLatnMZmhnLatnITmhoLatnZMmhpLatnIDmhqLatnUSmhsLatnIDmhtLatnVEmhuLatnINmhwLatnBWmhxLatnMM\
    mhyLatnIDmhzLatnIDmi LatnNZmiaLatnUSmibLatnMXmicLatnCAmidMandIQmieLatnMXmifLatnCMmigLatnMX\
    mihLatnMXmiiLatnMXmijLatnCMmikLatnUSmilLatnMXmimLatnMXminLatnIDmioLatnMXmipLatnMXmiqLatnNI\
    mirLatnMXmitLatnMXmiuLatnMXmiwLatnPGmixLatnMXmiyLatnMXmizLatnMXmjbLatnTLmjcLatnMXmjdLatnUS\
    mjeLatnTDmjgLatnCNmjhLatnTZmjiLatnCNmjjLatnPGmjkLatnPGmjlDevaINmjmLatnPGmjnLatnPGmjqMlymIN\
    mjrMlymINmjsLatnNGmjtDevaINmjuTeluINmjvMlymINmjwLatnINmjxLatnBDmjyLatnUSmjzDevaNPmk CyrlMK\
    mkaLatnCImkbDevaINmkcLatnPGmkeDevaINmkfLatnNGmkiArabPKmkjLatnFMmkkLatnCMmklLatnBJmkmThaiTH\
    mknLatnIDmkoLatnNGmkpLatnPGmkqLatnUSmkrLatnPGmksLatnMXmktLatnNCmkuLatnGNmkvLatnVUmkwLatnCG\
    mkxLatnPHmkyLatnIDmkzLatnTLml MlymINmlaLatnVUmlbLatnCMmlcLatnVNmleLatnPGmlfThaiLAmlhLatnPG\
    mliLatnIDmljLatnTDmlkLatnKEmllLatnVUmlnLatnSBmloLatnSNmlpLatnPGmlrLatnCMmlsLatnSDmluLatnSB\
    mlvLatnVUmlwLatnCMmlxLatnVUmlzLatnPHmmaLatnNGmmbLatnIDmmcLatnMXmmdLatnCNmmeLatnVUmmfLatnNG\
    mmgLatnVUmmhLatnBRmmiLatnPGmmmLatnVUmmnLatnPHmmoLatnPGmmpLatnPGmmqLatnPGmmrLatnCNmmtLatnPG\
    mmuLatnCMmmvLatnBRmmwLatnVUmmxLatnPGmmyLatnTDmmzLatnCDmn CyrlMNmnaLatnPGmnbLatnIDmncMongCN\
    mndLatnBRmneLatnTDmnfLatnCMmngLatnVNmnhLatnCDmniBengINmnjArabAFmnkLatnGMmnlLatnVUmnmLatnPG\
    mnnLatnVNmnpHansCNmnqLatnMYmnrLatnUSmnsCyrlRUmnuLatnIDmnvLatnSBmnwMymrMMmnxLatnIDmnyLatnMZ\
    mnzLatnIDmo LatnROmoaLatnCImocLatnARmodLatnUSmoeLatnCAmogLatnIDmohLatnCAmoiLatnNGmojLatnCG\
    mokLatnIDmomLatnNImooLatnVNmopLatnBZmoqLatnIDmorLatnSDmosLatnBFmotLatnCOmouLatnTDmovLatnUS\
    mowLatnCGmoxLatnPGmoyLatnETmozLatnTDmpaLatnTZmpbLatnAUmpcLatnAUmpdLatnBRmpeLatnETmpgLatnTD\
    mphLatnAUmpiLatnCMmpjLatnAUmpkLatnTDmplLatnPGmpmLatnMXmpnLatnPGmpoLatnPGmppLatnPGmpqLatnBR\
    mprLatnSBmpsLatnPGmptLatnPGmpuLatnBRmpvLatnPGmpwLatnBRmpxLatnPGmpyLatnIDmpzThaiTHmqaLatnID\
    mqbLatnCMmqcLatnIDmqeLatnPGmqfLatnIDmqgLatnIDmqhLatnMXmqiLatnIDmqjLatnIDmqkLatnPHmqlLatnBJ\
    mqmLatnPFmqnLatnIDmqoLatnIDmqpLatnIDmqqLatnMYmqrLatnIDmqsLatnIDmqtLatnTHmquLatnSSmqvLatnPG\
    mqwLatnPGmqxLatnIDmqyLatnIDmqzLatnPGmr DevaINmraThaiTHmrbLatnVUmrcLatnUSmrfLatnIDmrgLatnIN\
    mrhLatnINmrjCyrlRUmrkLatnNCmrlLatnFMmrmLatnVUmrnLatnSBmroMrooBDmrpLatnVUmrqLatnPFmrrDevaIN\
    mrsLatnVUmrtLatnNGmruLatnCMmrvLatnPFmrwLatnPHmrxLatnIDmryLatnPHmrzLatnIDms LatnMYmsbLatnPH\
    mscLatnGNmseLatnTDmsfLatnIDmsgLatnIDmshLatnMGmsiLatnMYmsjLatnCDmskLatnPHmslLatnIDmsmLatnPH\
    msnLatnVUmsoLatnIDmspLatnBRmsqLatnNCmssLatnIDmsuLatnPGmsvLatnCMmswLatnGWmsxLatnPGmsyLatnPG\
    mszLatnPGmt LatnMTmtaLatnPHmtbLatnCImtcLatnPGmtdLatnIDmteLatnSBmtfLatnPGmtgLatnIDmthLatnID\
    mtiLatnPGmtjLatnIDmtkLatnCMmtlLatnNGmtmCyrlRUmtnLatnNImtoLatnMXmtpLatnBOmtqLatnVNmtrDevaIN\
    mtsLatnPEmttLatnVUmtuLatnMXmtvLatnPGmtwLatnPHmtxLatnMXmtyLatnPGmuaLatnCMmubLatnTDmucLatnCM\
    mudCyrlRUmueLatnECmugLatnCMmuhLatnSSmuiLatnIDmujLatnTDmukTibtNPmumLatnPGmuoLatnCMmuqLatnCN\
    murLatnSSmusLatnUSmutDevaINmuuLatnKEmuvTamlINmuxLatnPGmuyLatnCMmuzEthiETmvaLatnPGmvbLatnUS\
    mvdLatnIDmveArabPKmvfMongCNmvgLatnMXmvhLatnTDmvkLatnPGmvlLatnAUmvnLatnPGmvoLatnSBmvpLatnID\
    mvqLatnPGmvrLatnIDmvsLatnIDmvtLatnVUmvuLatnTDmvvLatnMYmvwLatnTZmvxLatnIDmvyArabPKmvzEthiET\
    mwaLatnPGmwbLatnPGmwcLatnPGmweLatnTZmwfLatnAUmwgLatnPGmwhLatnPGmwiLatnVUmwkLatnMLmwlLatnPT\
    mwmLatnTDmwnLatnZMmwoLatnVUmwpLatnAUmwqLatnMMmwrDevaINmwsLatnKEmwtMymrMMmwuLatnSSmwvLatnID\
    mwwHmnpUSmwzLatnCDmxaLatnMXmxbLatnMXmxcLatnZWmxdLatnIDmxeLatnVUmxfLatnCMmxgLatnAOmxhLatnCD\
    mxiLatnESmxjLatnINmxkLatnPGmxlLatnBJmxmLatnPGmxnLatnIDmxoLatnZMmxpLatnMXmxqLatnMXmxrLatnMY\
    mxsLatnMXmxtLatnMXmxuLatnCMmxvLatnMXmxwLatnPGmxxLatnCImxyLatnMXmxzLatnIDmy MymrMMmybLatnTD\
    mycLatnCDmyeLatnGAmyfLatnETmygLatnCMmyhLatnUSmyjLatnSSmykLatnMLmylLatnIDmymEthiETmyoLatnET\
    mypLatnBRmyrLatnPEmyuLatnBRmyvCyrlRUmywLatnPGmyxLatnUGmyyLatnCOmyzMandIRmzaLatnMXmzbArabDZ\
    mzdLatnCMmzeLatnPGmzhLatnARmziLatnMXmzjLatnLRmzkLatnNGmzlLatnMXmzmLatnNGmznArabIRmzoLatnBR\
    mzpLatnBOmzqLatnIDmzrLatnBRmztLatnMYmzuLatnPGmzvLatnCFmzwLatnGHmzxLatnGYmzzLatnPGna LatnNR\
    naaLatnIDnabLatnBRnacLatnPGnaeLatnIDnafLatnPGnagLatnINnajLatnGNnakLatnPGnalLatnPGnamLatnAU\
    nanHansCNnaoDevaNPnapLatnITnaqLatnNAnarLatnNGnasLatnPGnatLatnNGnawLatnGHnaxLatnPGnayLatnAU\
    nazLatnMXnb LatnNOnbaLatnAOnbbLatnNGnbcLatnINnbdLatnCDnbeLatnINnbhLatnNGnbiLatnINnbjLatnAU\
    nbkLatnPGnbmLatnCFnbnLatnIDnboLatnNGnbpLatnNGnbqLatnIDnbrLatnNGnbtLatnINnbuLatnINnbvLatnCM\
    nbwLatnCDnbyLatnPGncaLatnPGncbLatnINnccLatnPGncdDevaNPnceLatnPGncfLatnPGncgLatnCAnchLatnMX\
    nciLatnMXncjLatnMXnckLatnAUnclLatnMXncmLatnPGncnLatnPGncoLatnPGncqLaooLAncrLatnCMnctLatnIN\
    ncuLatnGHncxLatnMXnczLatnUSnd LatnZWndaLatnCGndbLatnCMndcLatnMZnddLatnNGndfCyrlRUndgLatnTZ\
    ndhLatnTZndiLatnNGndjLatnTZndkLatnCDndlLatnCDndmLatnTDndnLatnCGndpLatnUGndqLatnAOndrLatnNG\
    ndsLatnDEndtLatnCDnduLatnCMndvLatnSNndwLatnCDndxLatnIDndyLatnCFndzLatnSSne DevaNPneaLatnID\
    nebLatnCInecLatnIDnedLatnNGneeLatnNCnegCyrlRUnehTibtBTneiXsuxTRnejLatnPGnekLatnNCnemLatnNC\
    nenLatnNCneoLatnVNneqLatnMXnerLatnIDnetLatnPGnevLaooLAnewDevaNPnexLatnPGneyLatnCInezLatnUS\
    nfaLatnIDnfdLatnNGnflLatnSBnfrLatnGHnfuLatnCMng LatnNAngaLatnCDngbLatnCDngcLatnCDngdLatnCF\
    ngeLatnCMnggLatnCFnghLatnZAngiLatnNGngjLatnCMngkLatnAUnglLatnMZngmLatnFMngnLatnCMngpLatnTZ\
    ngqLatnTZngrLatnSBngsLatnNGngtLaooLAnguLatnMXngvLatnCMngwLatnNGngxLatnNGngyLatnCMngzLatnCG\
    nhaLatnAUnhbLatnCInhcLatnMXnhdLatnPYnheLatnMXnhfLatnAUnhgLatnMXnhiLatnMXnhkLatnMXnhmLatnMX\
    nhnLatnMXnhoLatnPGnhpLatnMXnhqLatnMXnhrLatnBWnhtLatnMXnhuLatnCMnhvLatnMXnhwLatnMXnhxLatnMX\
    nhyLatnMXnhzLatnMXniaLatnIDnibLatnPGnidLatnAUnieLatnTDnifLatnPGnigLatnAUnihLatnTZniiLatnPG\
    nijLatnIDnikLatnINnilLatnIDnimLatnTZninLatnNGnioCyrlRUniqLatnKEnirLatnIDnisLatnPGnitTeluIN\
    niuLatnNUnivCyrlRUniwLatnPGnixLatnCDniyLatnCDnizLatnPGnjaLatnNGnjbLatnINnjdLatnTZnjhLatnIN\
    njiLatnAUnjjLatnCMnjlLatnSSnjmLatnINnjnLatnINnjoLatnINnjrLatnNGnjsLatnIDnjtLatnSRnjuLatnAU\
    njxLatnCGnjyLatnCMnjzLatnINnkaLatnZMnkbLatnINnkcLatnCMnkdLatnINnkeLatnSBnkfLatnINnkgLatnPG\
    nkhLatnINnkiLatnINnkjLatnIDnkkLatnVUnkmLatnPGnknLatnAOnkoLatnGHnkqLatnGHnkrLatnFMnksLatnID\
    nktLatnTZnkuLatnCInkvLatnMWnkwLatnCDnkxLatnNGnkzLatnNGnl LatnNLnlaLatnCMnlcLatnIDnleLatnKE\
    nlgLatnSBnliArabAFnljLatnCDnlkLatnIDnllDevaINnlmArabPKnloLatnCDnlqLatnMMnluLatnGHnlvLatnMX\
    nlwLatnAUnlxDevaINnlyLatnAUnlzLatnSBnmaLatnINnmbLatnVUnmcLatnTDnmdLatnGAnmeLatnINnmfLatnIN\
    nmgLatnCMnmhLatnINnmiLatnNGnmjLatnCFnmkLatnVUnmlLatnCMnmmDevaNPnmnLatnBWnmoLatnINnmpLatnAU\
    nmqLatnZWnmrLatnCMnmsLatnVUnmtLatnFMnmuLatnUSnmvLatnAUnmwLatnPGnmxLatnPGnmzLatnTGnn LatnNO\
    nnaLatnAUnnbLatnCDnncLatnTDnndLatnVUnneLatnAOnnfLatnPGnngLatnINnnhLatnCMnniLatnIDnnjLatnET\
    nnkLatnPGnnlLatnINnnmLatnPGnnnLatnTDnnpWchoINnnqLatnTZnnrLatnAUnntLatnUSnnuLatnGHnnvLatnAU\
    nnwLatnBFnnyLatnAUnnzLatnCMno LatnNOnoaLatnCOnocLatnPGnodLanaTHnoeDevaINnofLatnPGnogCyrlRU\
    nohLatnPGnoiDevaINnojLatnCOnokLatnUSnolLatnUSnonRunrSEnopLatnPGnoqLatnCDnosYiiiCNnotLatnPE\
    nouLatnPGnowLatnTZnoyLatnTDnpbTibtBTnpgLatnMMnphLatnINnplLatnMXnpnLatnPGnpoLatnINnpsLatnID\
    npuLatnINnpxLatnSBnpyLatnIDnqgLatnBJnqkLatnBJnqlLatnAOnqmLatnIDnqnLatnPGnqoNkooGNnqqLatnMM\
    nqtLatnNGnqyLatnMMnr LatnZAnraLatnGAnrbLatnERnreLatnINnrfLatnJEnrgLatnVUnriLatnINnrkLatnAU\
    nrlLatnAUnrmLatnMYnrnRunrGBnrpLatnITnrtLatnUSnruLatnCNnrxLatnAUnrzLatnPGnsaLatnINnsbLatnZA\
    nscLatnNGnsdYiiiCNnseLatnZMnsfYiiiCNnsgLatnTZnshLatnCMnskCansCAnsmLatnINnsnLatnPGnsoLatnZA\
    nsqLatnUSnssLatnPGnstTnsaINnsuLatnMXnsvYiiiCNnswLatnVUnsxLatnAOnsyLatnIDnszLatnUSntdLatnMY\
    ntgLatnAUntiLatnBFntjLatnAUntkLatnTZntmLatnBJntoLatnCDntpLatnMXntrLatnGHntuLatnSBntwLatnUS\
    ntxLatnMMntyYiiiVNntzArabIRnuaLatnNCnucLatnBRnudLatnPGnueLatnCFnufLatnCNnugLatnAUnuhLatnNG\
    nuiLatnGQnujLatnUGnukLatnCAnumLatnTOnunLatnMMnuoLatnVNnupLatnNGnuqLatnPGnurLatnPGnusLatnSS\
    nutLatnVNnuuLatnCDnuvLatnBFnuwLatnFMnuxLatnPGnuyLatnAUnuzLatnMXnv LatnUSnvhLatnVUnvmLatnPG\
    nvoLatnCMnwaLatnUSnwbLatnCInwcNewaNPnweLatnCMnwgLatnAUnwiLatnVUnwmLatnSSnwoLatnAUnwrLatnPG\
    nwwLatnTZnwxDevaNPnwyLatnUSnxaLatnTLnxdLatnCDnxeLatnIDnxgLatnIDnxiLatnTZnxkLatnMMnxlLatnID\
    nxnLatnAUnxoLatnGAnxqLatnCNnxrLatnPGnxxLatnIDny LatnMWnybLatnGHnycLatnCDnydLatnKEnyeLatnAO\
    nyfLatnKEnygLatnCDnyhLatnAUnyiLatnSDnyjLatnCDnykLatnAOnylThaiTHnymLatnTZnynLatnUGnyoLatnUG\
    nypLatnUGnyqArabIRnyrLatnMWnysLatnAUnytLatnAUnyuLatnMZnyvLatnAUnywThaiTHnyxLatnAUnyyLatnTZ\
    nzaLatnCMnzbLatnGAnzdLatnCDnziLatnGHnzkLatnCFnzmLatnINnzrLatnNGnzuLatnCGnzyLatnTDnzzLatnML\
    oaaCyrlRUoacCyrlRUoakBengBDoarSyrcSYoavGeorGEobiLatnUSobkLatnPHoblLatnCMobmPhnxJOoboLatnPH\
    obrMymrMMobtLatnFRobuLatnNGoc LatnFRocaLatnPEochSealCNocoLatnGBocuLatnMXodaLatnNGodkArabPK\
    odtLatnNLoduLatnNGofoLatnUSofsLatnNLofuLatnNGogbLatnNGogcLatnNGoggLatnNGogoLatnNGoguLatnNG\
    ohtXsuxTRohuLatnHUoiaLatnIDoieLatnSSoinLatnPGoj CansCAojbLatnCAojcLatnCAojsCansCAojvLatnSB\
    ojwLatnCAokaLatnCAokbLatnNGokcLatnCDokdLatnNGokeLatnNGokgLatnAUokiLatnKEokkLatnPGokmHangKR\
    okoHaniKRokrLatnNGoksLatnNGokuLatnCMokvLatnPGokxLatnNGokzKhmrKHolaDevaNPolbLatnCMoldLatnTZ\
    oleTibtBTolkLatnAUolmLatnNGoloLatnRUolrLatnVUoltLatnLToluLatnAOom LatnETomaLatnUSombLatnVU\
    omcLatnPEomgLatnPEomiLatnCDomkCyrlRUomlLatnCDomoLatnPGompMteiINomrModiINomtLatnKEomuLatnPE\
    omwLatnPGomxMymrMMomyArabMYonaLatnARoneLatnCAongLatnPGoniLatnIDonjLatnPGonkLatnPGonnLatnPG\
    onoLatnCAonpLatnINonrLatnPGonsLatnPGontLatnPGonuLatnVUonxLatnIDoodLatnUSoonDevaINoorLatnZA\
    opaLatnNGopkLatnIDopmLatnPGopoLatnPGoptLatnMXopyLatnBRor OryaINoraLatnSBorcLatnKEoreLatnPE\
    orgLatnNGornLatnMYoroLatnPGorrLatnNGorsLatnMYortTeluINoruArabPKorvCyrlRUorwLatnBRorxLatnNG\
    orzLatnIDos CyrlGEosaOsgeUSoscItalITosdCyrlRUosiJavaIDosoLatnNGospLatnESostLatnCMosuLatnPG\
    osxLatnDEotaArabTRotbTibtCNotdLatnIDoteLatnMXotiLatnBRotkOrkhMNotlLatnMXotmLatnMXotnLatnMX\
    otqLatnMXotrLatnSDotsLatnMXottLatnMXotuLatnBRotwLatnCAotxLatnMXotyGranINotzLatnMXoubLatnLR\
    oueLatnPGouiOugrCNoumLatnPGovdLatnSEowiLatnPGowlLatnGBoybLaooLAoydLatnEToymLatnBRoyyLatnPG\
    ozmLatnCMpa GuruINpabLatnBRpacLatnVNpadLatnBRpaeLatnCDpafLatnBRpagLatnPHpahLatnBRpaiLatnNG\
    pakLatnBRpalPhliIRpamLatnPHpaoLatnUSpapLatnCWpaqCyrlTJparLatnUSpasLatnIDpauLatnPWpavLatnBR\
    pawLatnUSpaxLatnBRpayLatnHNpazLatnBRpbbLatnCOpbcLatnGYpbeLatnMXpbfLatnMXpbgLatnVEpbhLatnVE\
    pbiLatnCMpblLatnNGpbmLatnMXpbnLatnNGpboLatnGWpbpLatnGNpbrLatnTZpbsLatnMXpbtArabAFpbvLatnIN\
    pbyLatnPGpcaLatnMXpcbKhmrKHpccLatnCNpcdLatnFRpceMymrMMpcfMlymINpcgMlymINpchDevaINpciDevaIN\
    pcjTeluINpckLatnINpcmLatnNGpcnLatnNGpcpLatnBOpcwLatnNGpdaLatnPGpdcLatnUSpdnLatnIDpdoLatnID\
    pdtLatnCApduLatnMMpeaLatnIDpebLatnUSpedLatnPGpeeLatnIDpefLatnUSpegOryaINpeiLatnMXpejLatnUS\
    pekLatnPGpelLatnIDpemLatnCDpeoXpeoIRpepLatnPGpeqLatnUSpevLatnVEpexLatnPGpeyLatnIDpezLatnMY\
    pfaLatnFMpfeLatnCMpflLatnDEpgaLatnSSpgdKharPKpggDevaINpgiLatnPGpgkLatnVUpglOgamIEpgnItalIT\
    pgsLatnNGpguLatnIDphdDevaINphgLatnVNphhLatnVNphkMymrINphlArabPKphmLatnMZphnPhnxLBphoLaooLA\
    phrArabPKphtThaiTHphuThaiTHphvArabAFphwDevaNPpi LatnGBpiaLatnMXpibLatnPEpicLatnGApidLatnVE\
    pieLatnUSpifLatnFMpigLatnPEpihLatnNFpijLatnCOpilLatnBJpimLatnUSpinLatnPGpioLatnCOpipLatnNG\
    pirLatnBRpisLatnSBpitLatnAUpiuLatnAUpivLatnSBpiwLatnTZpixLatnPGpiyLatnNGpizLatnNCpjtLatnAU\
    pkaBrahINpkbLatnKEpkgLatnPGpkhLatnBDpknLatnAUpkoLatnKEpkpLatnCKpkrMlymINpkuLatnIDpl LatnPL\
    plaLatnPGplbLatnVUplcLatnPHpldLatnGBpleLatnIDplgLatnARplhLatnIDplkArabPKpllMymrMMplnLatnCO\
    ploLatnMXplrLatnCIplsLatnMXpluLatnBRplvLatnPHplwLatnPHplzLatnMYpmaLatnVUpmbLatnCDpmdLatnAU\
    pmeLatnNCpmfLatnIDpmhBrahINpmiLatnCNpmjLatnCNpmlLatnTNpmmLatnCMpmnLatnCMpmoLatnIDpmqLatnMX\
    pmrLatnPGpmsLatnITpmtLatnPFpmwLatnUSpmxLatnINpmyLatnIDpmzLatnMXpnaLatnMYpncLatnIDpndLatnAO\
    pneLatnMYpngLatnNGpnhLatnCKpniLatnIDpnjLatnAUpnkLatnBOpnlLatnBFpnmLatnMYpnnLatnPGpnoLatnPE\
    pnpLatnIDpnqLatnBFpnrLatnPGpnsLatnIDpntGrekGRpnvLatnAUpnwLatnAUpnxLaooLApnyLatnCMpnzLatnCF\
    pocLatnGTpoeLatnMXpofLatnCDpogLatnBRpohLatnGTpoiLatnMXpokLatnBRpomLatnUSponLatnFMpooLatnUS\
    popLatnNCpoqLatnMXposLatnMXpotLatnUSpovLatnGWpowLatnMXpoyLatnTZppeLatnPGppiLatnMXppkLatnID\
    pplLatnSVppmLatnIDppnLatnPGppoLatnPGpppLatnCDppqLatnPGppsLatnMXpptLatnPGpqaLatnNGpqmLatnCA\
    prcArabAFprdArabIRpreLatnSTprfLatnPHprgLatnPLprhLatnPHpriLatnNCprkLatnMMprmLatnPGproLatnFR\
    prqLatnPEprrLatnBRprtThaiTHpruLatnIDprwLatnPGprxArabINps ArabAFpsaLatnIDpseLatnIDpshArabAF\
    psiArabAFpsmLatnBOpsnLatnIDpsqLatnPGpssLatnPGpstArabPKpsuBrahINpswLatnVUpsyLatnUSpt LatnBR\
    ptaLatnPYpthLatnBRptiLatnAUptnLatnIDptoLatnBRptpLatnPGptrLatnVUpttLatnIDptuLatnIDptvLatnVU\
    ptwLatnCApuaLatnMXpubLatnINpucLatnIDpudLatnIDpueLatnARpufLatnIDpugLatnBFpuiLatnCOpujLatnID\
    pumDevaNPpuoLatnVNpupLatnPGpuqLatnBOpurLatnBRputLatnIDpuuLatnGApuwLatnFMpuxLatnPGpuyLatnUS\
    pwaLatnPGpwbLatnNGpwgLatnPGpwiLatnUSpwmLatnPHpwnLatnTWpwoMymrMMpwrDevaINpwwThaiTHpxmLatnMX\
    pyeLatnCIpymLatnNGpynLatnBRpyuLatnTWpyxMymrMMpyyLatnMMpzeLatnNGpzhLatnTWpznLatnMMqu LatnPE\
    quaLatnUSqubLatnPEqucLatnGTqudLatnECqufLatnPEqugLatnECquiLatnUSqukLatnPEqulLatnBOqumLatnGT\
    qunLatnUSqupLatnPEquqLatnESqurLatnPEqusLatnARquvLatnGTquwLatnECquxLatnPEquyLatnPEqvaLatnPE\
    qvcLatnPEqveLatnPEqvhLatnPEqviLatnECqvjLatnECqvlLatnPEqvmLatnPEqvnLatnPEqvoLatnPEqvpLatnPE\
    qvsLatnPEqvwLatnPEqvzLatnECqwaLatnPEqwcLatnPEqwhLatnPEqwmLatnHUqwsLatnPEqwtLatnUSqxaLatnPE\
    qxcLatnPEqxhLatnPEqxlLatnECqxnLatnPEqxoLatnPEqxpLatnPEqxqArabIRqxrLatnECqxtLatnPEqxuLatnPE\
    qxwLatnPEqypLatnUSraaDevaNPrabDevaNPracLatnIDradLatnVNrafDevaNPragLatnKErahBengINraiLatnPG\
    rajDevaINrakLatnPGramLatnBRranLatnIDraoLatnPGrapLatnCLrarLatnCKravDevaNPrawLatnMMraxLatnNG\
    rayLatnPFrazLatnIDrbbMymrMMrbkLatnPHrblLatnPHrbpLatnAUrcfLatnRErdbArabIRreaLatnPGrebLatnID\
    reeLatnMYregLatnTZreiOryaINrejLatnIDrelLatnKEremLatnPErenLatnVNresLatnNGretLatnIDreyLatnBO\
    rgaLatnVUrgnLatnITrgrLatnPErgsLatnVNrguLatnIDrhgRohgMMrhpLatnPGriaLatnINrifLatnMArilLatnMM\
    rimLatnTZrinLatnNGrirLatnIDritLatnAUriuLatnIDrjgLatnIDrjiDevaNPrjsDevaNPrkaKhmrKHrkbLatnBR\
    rkhLatnCKrkiMymrMMrkmLatnBFrktBengBDrkwLatnAUrm LatnCHrmaLatnNIrmbLatnAUrmcLatnSKrmdLatnDK\
    rmeLatnGBrmfLatnFIrmgLatnNOrmhLatnIDrmiArmnAMrmkLatnPGrmlLatnPLrmmLatnIDrmnLatnRSrmoLatnCH\
    rmpLatnPGrmqLatnESrmtArabIRrmuLatnSErmwLatnGBrmxLatnVNrmzMymrINrn LatnBIrndLatnCDrngLatnMZ\
    rnlLatnINrnnLatnIDrnrLatnAUrnwLatnTZro LatnROrobLatnIDrocLatnVNrodLatnNGroeLatnPGrofLatnTZ\
    rogLatnVNrolLatnPHromLatnROrooLatnPGropLatnAUrorLatnIDrouLatnTDrowLatnIDrpnLatnVUrptLatnPG\
    rriLatnSBrrmLatnNZrroLatnPGrrtLatnAUrsbLatnRSrskCyrlRSrswLatnNGrtcLatnMMrthLatnIDrtmLatnFJ\
    rtwDevaINru CyrlRUrubLatnUGrucLatnUGrueCyrlUArufLatnTZrugLatnSBruiLatnTZrukLatnNGruoLatnHR\
    rupLatnROruqLatnGRrutCyrlRUruuLatnMYruyLatnNGruzLatnNGrw LatnRWrwaLatnPGrwkLatnTZrwlLatnTZ\
    rwmLatnUGrwoLatnPGrwrDevaINrxdLatnAUrxwLatnAUryuKanaJPsa DevaINsaaLatnTDsabLatnPAsacLatnUS\
    sadLatnTZsaeLatnBRsafLatnGHsahCyrlRUsajLatnIDsakLatnGAsamSamrPSsaoLatnIDsaqLatnKEsarLatnBO\
    sasLatnIDsatOlckINsauLatnIDsavLatnSNsawLatnIDsaxLatnVUsayLatnNGsazSaurINsbaLatnTDsbbLatnSB\
    sbcLatnPGsbdLatnBFsbeLatnPGsbgLatnIDsbhLatnPGsbiLatnPGsbjLatnTDsbkLatnTZsblLatnPHsbmLatnTZ\
    sbnArabPKsboLatnMYsbpLatnTZsbqLatnPGsbrLatnIDsbsLatnNAsbtLatnIDsbuTibtINsbvLatnITsbwLatnGA\
    sbxLatnIDsbyLatnZMsbzLatnCFsc LatnITscbLatnVNsceLatnCNscfLatnPAscgLatnIDschLatnINsciLatnLK\
    sckDevaINsclArabPKscnLatnITscoLatnGBscpDevaNPscsLatnCAsctLaooLAscuTakrINscvLatnNGscwLatnNG\
    scxGrekITsd ArabPKsdaLatnIDsdbArabIQsdcLatnITsdeLatnNGsdfArabIQsdgArabAFsdhArabIRsdjLatnCG\
    sdkLatnPGsdnLatnITsdoLatnMYsdqLatnIDsdrBengBDsdsArabTNsduLatnIDsdxLatnMYse LatnNOseaLatnMY\
    sebLatnCIsecLatnCAsedLatnVNseeLatnUSsefLatnCIsegLatnTZsehLatnMZseiLatnMXsejLatnPGsekLatnCA\
    selCyrlRUsenLatnBFseoLatnPGsepLatnBFseqLatnBFserLatnUSsesLatnMLsetLatnIDseuLatnIDsevLatnCI\
    sewLatnPGseyLatnECsezLatnMMsfeLatnPHsfmPlrdCNsfwLatnGHsg LatnCFsgaLatnIEsgbLatnPHsgcLatnKE\
    sgdLatnPHsgeLatnIDsghCyrlTJsgiLatnCMsgjDevaINsgmLatnKEsgpLatnINsgrArabIRsgsLatnLTsgtTibtBT\
    sguLatnIDsgwEthiETsgyArabAFsgzLatnPGshaLatnNGshbLatnBRshcLatnCDshdArabPKsheLatnETshgLatnBW\
    shhLatnUSshiTfngMAshjLatnSDshkLatnSSshmArabIRshnMymrMMshoLatnNGshpLatnPEshqLatnZMshrLatnCD\
    shsLatnCAshtLatnUSshuArabTDshvArabOMshwLatnSDshyLatnDZshzLatnMLsi SinhLKsiaCyrlRUsibLatnMY\
    sidLatnETsieLatnZMsifLatnBFsigLatnGHsihLatnNCsiiLatnINsijLatnPGsikLatnBRsilLatnGHsimLatnPG\
    sipTibtINsiqLatnPGsirLatnNGsisLatnUSsiuLatnPGsivLatnPGsiwLatnPGsixLatnPGsiyArabIRsizArabEG\
    sjaLatnCOsjbLatnIDsjcHansCNsjdCyrlRUsjeLatnSEsjgLatnTDsjlLatnINsjmLatnPHsjpDevaINsjrLatnPG\
    sjtCyrlRUsjuLatnSEsjwLatnUSsk LatnSKskaLatnUSskbThaiTHskcLatnPGskdLatnUSskeLatnVUskfLatnBR\
    skgLatnMGskhLatnIDskiLatnIDskjDevaNPskmLatnPGsknLatnPHskoLatnIDskpLatnMYskqLatnBFskrArabPK\
    sksLatnPGsktLatnCDskuLatnVUskvLatnIDskwLatnGYskxLatnIDskyLatnSBskzLatnIDsl LatnSIslcLatnCO\
    sldLatnBFsleKndaINslgLatnIDslhLatnUSsliLatnPLsljLatnBRsllLatnPGslmLatnPHslnLatnUSslpLatnID\
    slrLatnCNsluLatnIDslwLatnPGslxLatnCDslyLatnIDslzLatnIDsm LatnWSsmaLatnSEsmbLatnPGsmcLatnPG\
    smfLatnPGsmgLatnPGsmhYiiiCNsmjLatnSEsmkLatnPHsmlLatnPHsmnLatnFIsmpSamrILsmqLatnPGsmrLatnID\
    smsLatnFIsmtLatnINsmuKhmrKHsmwLatnIDsmxLatnCDsmyArabIRsmzLatnPGsn LatnZWsncLatnPGsneLatnMY\
    snfLatnSNsngLatnCDsniLatnPEsnjLatnCFsnkLatnMLsnlLatnPHsnmLatnUGsnnLatnCOsnoLatnUSsnpLatnPG\
    snqLatnGAsnrLatnPGsnsLatnVUsnuLatnIDsnvLatnMYsnwLatnGHsnxLatnPGsnyLatnPGsnzLatnPGso LatnSO\
    soaTavtTHsobLatnIDsocLatnCDsodLatnCDsoeLatnCDsogSogdUZsoiDevaNPsokLatnTDsolLatnPGsooLatnCD\
    sopLatnCDsoqLatnPGsorLatnTDsosLatnBFsouThaiTHsovLatnPWsowLatnPGsoxLatnCMsoyLatnBJsozLatnTZ\
    spbLatnIDspcLatnVEspdLatnPGspeLatnPGspgLatnMYspiLatnIDspkLatnPGsplLatnPGspmLatnPGspnLatnPY\
    spoLatnUSsppLatnMLspqLatnPEsprLatnIDspsLatnPGsptTibtINspvOryaINsq LatnALsqaLatnNGsqhLatnNG\
    sqmLatnCFsqoArabIRsqqLaooLAsqtArabYEsquLatnCAsr CyrlRSsraLatnPGsrbSoraINsreLatnIDsrfLatnPG\
    srgLatnPHsrhArabCNsriLatnCOsrkLatnMYsrlLatnIDsrmLatnSRsrnLatnSRsroLatnITsrqLatnBOsrrLatnSN\
    srsLatnCAsrtLatnIDsruLatnBRsrvLatnPHsrwLatnIDsrxDevaINsryLatnPGsrzArabIRss LatnZAssbLatnPH\
    sscLatnTZssdLatnPGsseLatnPHssfLatnTWssgLatnPGsshArabAEssjLatnPGsslLatnGHssmLatnMYssnLatnKE\
    ssoLatnPGssqLatnIDsssLaooLAsstLatnPGssuLatnPGssvLatnVUssxLatnPGssyLatnERsszLatnPGst LatnZA\
    staLatnZMstbLatnPHstdLatnINsteLatnIDstfLatnPGstgLatnVNsthLatnIEstiLatnVNstjLatnBFstkLatnPG\
    stlLatnNLstmLatnPGstnLatnSBstoLatnCAstpLatnMXstqLatnDEstrLatnCAstsArabAFsttLatnVNstuLanaMM\
    stvEthiETstwLatnFMstyCyrlRUsu LatnIDsuaLatnPGsubLatnCDsucLatnPHsueLatnPGsugLatnPGsuiLatnPG\
    sujLatnTZsukLatnTZsuoLatnPGsuqLatnETsurLatnNGsusLatnGNsutLatnNIsuvLatnINsuwLatnTZsuyLatnBR\
    suzDevaNPsv LatnSEsvaGeorGEsvbLatnPGsvcLatnVCsveLatnIDsvmLatnITsvsLatnSBsw LatnTZswbArabYT\
    swfLatnCDswgLatnDEswiHaniCNswjLatnGAswkLatnMWswmLatnPGswoLatnBRswpLatnPGswqLatnCMswrLatnID\
    swsLatnIDswtLatnIDswuLatnIDswvDevaINswwLatnVUswxLatnBRswyLatnTDsxbLatnKEsxeLatnGAsxnLatnID\
    sxrLatnTWsxsLatnNGsxuRunrDEsxwLatnBJsyaLatnIDsybLatnPHsycSyrcTRsyiLatnGAsykLatnNGsylBengBD\
    symLatnBFsynSyrcIRsyoLatnKHsyrSyrcIQsysLatnTDsywDevaNPsyxLatnGAszaLatnMYszbLatnIDszcLatnMY\
    szgLatnCDszlLatnPLsznLatnIDszpLatnIDszvLatnCMszwLatnIDszyLatnTWta TamlINtaaLatnUStabCyrlRU\
    tacLatnMXtadLatnIDtaeLatnBRtafLatnBRtagLatnSDtajDevaNPtakLatnNGtalLatnNGtanLatnNGtaoLatnTW\
    tapLatnCDtaqLatnMLtarLatnMXtasLatnVNtauLatnUStavLatnCOtawLatnPGtaxLatnTDtayLatnTWtazLatnSD\
    tbaLatnBRtbcLatnPGtbdLatnPGtbeLatnSBtbfLatnPGtbgLatnPGtbhLatnAUtbiLatnSDtbjLatnPGtbkTagbPH\
    tblLatnPHtbmLatnCDtbnLatnCOtboLatnPGtbpLatnIDtbsLatnPGtbtLatnCDtbuLatnMXtbvLatnPGtbwLatnPH\
    tbxLatnPGtbyLatnIDtbzLatnBJtcaLatnBRtcbLatnUStccLatnTZtcdLatnGHtceLatnCAtcfLatnMXtcgLatnID\
    tchLatnTCtciLatnPGtckLatnGAtcmLatnIDtcnDevaNPtcoMymrMMtcpLatnMMtcqLatnIDtcsLatnAUtcuLatnMX\
    tcwLatnMXtcxTamlINtcyKndaINtczLatnINtdaTfngNEtdbDevaINtdcLatnCOtddTaleCNtdeLatnMLtdgDevaNP\
    tdhDevaNPtdiLatnIDtdjLatnIDtdkLatnNGtdlLatnNGtdmLatnGYtdnLatnIDtdoLatnNGtdqLatnNGtdrLatnVN\
    tdsLatnIDtdtLatnTLtdvLatnNGtdxLatnMGtdyLatnPHte TeluINteaLatnMYtebLatnECtecLatnKEtedLatnCI\
    teeLatnMXtefLatnINtegLatnGAtehLatnARteiLatnPGtekLatnCDtemLatnSLtenLatnCOteoLatnUGtepLatnMX\
    teqLatnSDterLatnBRtesJavaIDtetLatnTLteuLatnUGtevLatnIDtewLatnUStexLatnSSteyLatnSDtezLatnNE\
    tfiLatnBJtfnLatnUStfoLatnIDtfrLatnPAtftLatnIDtg CyrlTJtgaLatnKEtgbLatnMYtgcLatnPGtgdLatnNG\
    tgeDevaNPtgfTibtBTtghLatnTTtgiLatnPGtgjLatnINtgnLatnPHtgoLatnPGtgpLatnVUtgqLatnMYtgsLatnVU\
    tgtLatnPHtguLatnPGtgvLatnBRtgwLatnCItgxLatnCAtgyLatnSStgzLatnAUth ThaiTHthdLatnAUtheDevaNP\
    thfDevaNPthhLatnMXthiTaleLAthkLatnKEthlDevaNPthmThaiTHthpLatnCAthqDevaNPthrDevaNPthsDevaNP\
    thtLatnCAthuLatnSSthvLatnDZthyLatnNGthzLatnNEti EthiETticLatnSDtifLatnPGtigEthiERtihLatnMY\
    tiiLatnCDtijDevaNPtikLatnCMtilLatnUStimLatnPGtinCyrlRUtioLatnPGtipLatnIDtiqLatnBFtisLatnPH\
    titLatnCOtiuLatnPHtivLatnNGtiwLatnAUtixLatnUStiyLatnPHtjaLatnLRtjgLatnIDtjiLatnCNtjjLatnAU\
    tjlMymrMMtjnLatnCItjoArabDZtjpLatnAUtjsLatnCNtjuLatnAUtjwLatnAUtk LatnTMtkaLatnBRtkbDevaIN\
    tkdLatnTLtkeLatnMZtkfLatnBRtkgLatnMGtklLatnTKtkpLatnSBtkqLatnNGtkrLatnAZtksArabIRtktDevaNP\
    tkuLatnMXtkvLatnPGtkwLatnSBtkxLatnIDtkzLatnVNtl LatnPHtlaLatnMXtlbLatnIDtlcLatnMXtldLatnID\
    tlfLatnPGtlgLatnIDtliLatnUStljLatnUGtlkLatnIDtllLatnCDtlmLatnVUtlnLatnIDtlpLatnMXtlqLatnMM\
    tlrLatnSBtlsLatnVUtltLatnIDtluLatnIDtlvLatnIDtlxLatnPGtlyLatnAZtmaLatnTDtmbLatnVUtmcLatnTD\
    tmdLatnPGtmeLatnBRtmfLatnPYtmgLatnIDtmhLatnNEtmiLatnVUtmjLatnIDtmlLatnIDtmmLatnVNtmnLatnID\
    tmoLatnMYtmqLatnPGtmrSyrcILtmtLatnVUtmuLatnIDtmvLatnCDtmwLatnMYtmyLatnPGtmzLatnVEtn LatnZA\
    tnaLatnBOtnbLatnCOtncLatnCOtndLatnCOtngLatnTDtnhLatnPGtniLatnIDtnkLatnVUtnlLatnVUtnmLatnID\
    tnnLatnVUtnoLatnBOtnpLatnVUtnqLatnPRtnrLatnSNtnsLatnPGtntLatnIDtnvCakmBDtnwLatnIDtnxLatnSB\
    tnyLatnTZto LatnTOtobLatnARtocLatnMXtodLatnGNtofLatnPGtogLatnMWtohLatnMZtoiLatnZMtojLatnMX\
    tolLatnUStomLatnIDtooLatnMXtopLatnMXtoqLatnSStorLatnCDtosLatnMXtouLatnVNtovArabIRtowLatnUS\
    toxLatnPWtoyLatnIDtozLatnCMtpaLatnPGtpcLatnMXtpeLatnBDtpfLatnIDtpgLatnIDtpiLatnPGtpjLatnPY\
    tpkLatnBRtplLatnMXtpmLatnGHtpnLatnBRtppLatnMXtprLatnBRtptLatnMXtpuKhmrKHtpvLatnMPtpxLatnMX\
    tpyLatnBRtpzLatnPGtqbLatnBRtqlLatnVUtqmLatnPGtqnLatnUStqoLatnPGtqpLatnPGtqtLatnMXtquLatnSB\
    tqwLatnUStr LatnTRtraArabAFtrbLatnPGtrcLatnMXtreLatnIDtrfLatnTTtrgHebrILtrhLatnPGtriLatnSR\
    trjLatnTDtrlLatnGBtrmArabAFtrnLatnBOtroLatnINtrpLatnINtrqLatnMXtrrLatnPEtrsLatnMXtrtLatnID\
    truLatnTRtrvLatnTWtrwArabPKtrxLatnMYtryLatnINtrzLatnBRts LatnZAtsaLatnCGtsbLatnETtscLatnMZ\
    tsdGrekGRtsgLatnPHtshLatnCMtsiLatnCAtsjTibtBTtslLatnVNtspLatnBFtsrLatnVUtstLatnMLtsuLatnTW\
    tsvLatnGAtswLatnNGtsxLatnPGtszLatnMXtt CyrlRUttaLatnCAttbLatnNGttcLatnGTttdLatnPGtteLatnPG\
    ttfLatnCMtthLaooLAttiLatnIDttjLatnUGttkLatnCOttlLatnZMttmLatnCAttnLatnIDttoLaooLAttpLatnID\
    ttrLatnNGttsThaiTHtttLatnAZttuLatnPGttvLatnPGttwLatnMYttyLatnIDttzDevaNPtuaLatnPGtubLatnUS\
    tucLatnPGtudLatnBRtueLatnCOtufLatnCOtugLatnTDtuhLatnPGtuiLatnCMtujLatnIDtulLatnNGtumLatnMW\
    tunLatnUStuoLatnBRtuqLatnTDtusLatnCAtuuLatnUStuvLatnKEtuxLatnBRtuyLatnKEtuzLatnBFtvaLatnSB\
    tvdLatnNGtveLatnIDtviLatnNGtvkLatnVUtvlLatnTVtvmLatnIDtvnMymrMMtvoLatnIDtvsLatnKEtvtLatnIN\
    tvuLatnCMtvwLatnIDtvxLatnTWtwaLatnUStwbLatnPHtwdLatnNLtweLatnIDtwfLatnUStwgLatnIDtwhLatnVN\
    twlLatnMZtwmTibtINtwnLatnCMtwoLatnBWtwpLatnPGtwqLatnNEtwrLatnMXtwtLatnBRtwuLatnIDtwwLatnPG\
    twxLatnMZtwyLatnIDtxaLatnMYtxeLatnIDtxgTangCNtxiLatnBRtxjLatnNGtxmLatnIDtxnLatnIDtxoTotoIN\
    txqLatnIDtxsLatnIDtxtLatnIDtxuLatnBRtxxLatnMYtxyLatnMGty LatnPFtyaLatnPGtyeLatnNGtyhLatnVN\
    tyiLatnCGtyjLatnVNtylLatnVNtynLatnIDtypLatnAUtyrTavtVNtysLatnVNtytLatnVNtyuLatnBWtyvCyrlRU\
    tyxLatnCGtyyLatnNGtyzLatnVNtzhLatnMXtzjLatnGTtzmLatnMAtznLatnIDtzoLatnMXtzxLatnPGuamLatnBR\
    uarLatnPGubaLatnNGubiLatnTDublLatnPHubrLatnPGubuLatnPGubyLatnTRudaLatnNGudeCyrlRUudgMlymIN\
    udiCyrlRUudjLatnIDudlLatnCMudmCyrlRUuduLatnSDuesLatnIDufiLatnPGug ArabCNugaUgarSYugbLatnAU\
    ugeLatnSBughCyrlRUugoThaiTHuhaLatnNGuhnLatnIDuisLatnPGuivLatnCMujiLatnNGuk CyrlUAukaLatnID\
    ukgLatnPGukhLatnCFukiOryaINukkLatnMMukpLatnNGukqLatnNGukuLatnNGukvLatnSSukwLatnNGukyLatnAU\
    ulaLatnNGulbLatnNGulcCyrlRUuleLatnARulfLatnIDuliLatnFMulkLatnAUulmLatnIDulnLatnPGuluLatnID\
    ulwLatnNIulyLatnNGumaLatnUSumbLatnAOumdLatnAUumgLatnAUumiLatnMYummLatnNGumnLatnMMumoLatnBR\
    umpLatnAUumrLatnAUumsLatnIDunaLatnPGuneLatnNGungLatnAUuniLatnPGunkLatnBRunmLatnUSunnLatnAU\
    unrBengINunuLatnPGunxBengINunzLatnIDuonLatnTWupiLatnPGupvLatnVUur ArabPKuraLatnPEurbLatnBR\
    urcLatnAUureLatnBOurfLatnAUurgLatnPGurhLatnNGuriLatnPGurkThaiTHurmLatnPGurnLatnIDuroLatnPG\
    urpLatnBRurrLatnVUurtLatnPGuruLatnBRurvLatnPGurwLatnPGurxLatnPGuryLatnIDurzLatnBRusaLatnPG\
    ushArabPKusiLatnBDuskLatnCMuspLatnGTussLatnNGusuLatnPGutaLatnNGuteLatnUSuthLatnNGutpLatnSB\
    utrLatnNGutuLatnPGuumGrekGEuurLatnVUuveLatnNCuvhLatnPGuvlLatnPGuwaLatnAUuyaLatnNGuz LatnUZ\
    uzsArabAFvaaTamlINvaeLatnCFvafArabIRvagLatnGHvahDevaINvaiVaiiLRvajLatnNAvalLatnPGvamLatnPG\
    vanLatnPGvaoLatnVUvapLatnINvarLatnMXvasDevaINvauLatnCDvavDevaINvayDevaNPvbbLatnIDvbkLatnPH\
    ve LatnZAvecLatnITvemLatnNGveoLatnUSvepLatnRUverLatnNGvgrArabPKvi LatnVNvicLatnSXvidLatnTZ\
    vifLatnCGvigLatnBFvilLatnARvinLatnTZvitLatnNGvivLatnPGvjkDevaINvkaLatnAUvkjLatnTDvkkLatnID\
    vklLatnIDvkmLatnBRvknLatnNGvkoLatnIDvkpLatnINvktLatnIDvkuLatnAUvkzLatnNGvlpLatnVUvlsLatnBE\
    vmaLatnAUvmbLatnAUvmcLatnMXvmdKndaINvmeLatnIDvmfLatnDEvmgLatnPGvmhArabIRvmiLatnAUvmjLatnMX\
    vmkLatnMZvmlLatnAUvmmLatnMXvmpLatnMXvmqLatnMXvmrLatnMZvmsLatnIDvmuLatnAUvmvLatnUSvmwLatnMZ\
    vmxLatnMXvmyLatnMXvmzLatnMXvnkLatnSBvnmLatnVUvnpLatnVUvorLatnNGvotLatnRUvraLatnVUvroLatnEE\
    vrsLatnSBvrtLatnVUvtoLatnIDvumLatnGAvunLatnTZvutLatnCMvwaLatnCNwa LatnBEwaaLatnUSwabLatnPG\
    wacLatnUSwadLatnIDwaeLatnCHwafLatnBRwagLatnPGwahLatnIDwaiLatnIDwajLatnPGwalEthiETwamLatnUS\
    wanLatnCIwaoLatnUSwapLatnGYwaqLatnAUwarLatnPHwasLatnUSwatLatnPGwauLatnBRwavLatnNGwawLatnBR\
    waxLatnPGwayLatnSRwazLatnPGwbaLatnVEwbbLatnIDwbeLatnIDwbfLatnBFwbhLatnTZwbiLatnTZwbjLatnTZ\
    wbkArabAFwblLatnPKwbmLatnCNwbpLatnAUwbqTeluINwbrDevaINwbtLatnAUwbvLatnAUwbwLatnIDwcaLatnBR\
    wciLatnTGwddLatnGAwdgLatnPGwdjLatnAUwdkLatnAUwdtLatnCAwduLatnAUwdyLatnAUwecLatnCIwedLatnPG\
    wegLatnAUwehLatnCMweiLatnPGwemLatnBJweoLatnIDwepLatnDEwerLatnPGwesLatnCMwetLatnIDweuLatnMM\
    wewLatnIDwfgLatnIDwgaLatnAUwgbLatnPGwggLatnAUwgiLatnPGwgoLatnIDwguLatnAUwgyLatnAUwhaLatnID\
    whgLatnPGwhkLatnIDwhuLatnIDwibLatnBFwicLatnUSwieLatnAUwifLatnAUwigLatnAUwihLatnAUwiiLatnPG\
    wijLatnAUwikLatnAUwilLatnAUwimLatnAUwinLatnUSwirLatnBRwiuLatnPGwivLatnPGwiyLatnUSwjaLatnNG\
    wjiLatnNGwkaLatnTZwkdLatnIDwkrLatnAUwkwLatnAUwkyLatnAUwlaLatnPGwleEthiETwlgLatnAUwlhLatnTL\
    wliLatnIDwlkLatnUSwlmLatnGBwloLatnIDwlrLatnVUwlsLatnWFwluLatnAUwlvLatnARwlwLatnIDwlxLatnGH\
    wlyDevaNPwmaLatnNGwmbLatnAUwmcLatnPGwmdLatnBRwmeDevaNPwmhLatnTLwmiLatnAUwmmLatnIDwmnLatnNC\
    wmoLatnPGwmsLatnIDwmtLatnAUwmwLatnMZwmxLatnPGwnbLatnPGwncLatnPGwndLatnAUwneArabPKwngLatnID\
    wniArabKMwnkLatnIDwnmLatnAUwnnLatnAUwnoLatnIDwnpLatnPGwnuLatnPGwnwLatnUSwnyLatnAUwo LatnSN\
    woaLatnAUwobLatnCIwocLatnPGwodLatnIDwoeLatnFMwofLatnGMwogLatnPGwoiLatnIDwokLatnCMwomLatnNG\
    wonLatnCDwooLatnIDworLatnIDwosLatnPGwowLatnIDwpcLatnVEwrbLatnAUwrgLatnAUwrhLatnAUwriLatnAU\
    wrkLatnAUwrlLatnAUwrmLatnAUwroLatnAUwrpLatnIDwrrLatnAUwrsLatnPGwruLatnIDwrvLatnPGwrwLatnAU\
    wrxLatnIDwrzLatnAUwsaLatnIDwsgTeluINwsiLatnVUwskLatnPGwsrLatnPGwssLatnGHwsuLatnBRwsvArabAF\
    wtbLatnTZwtfLatnPGwthLatnAUwtiLatnETwtkLatnPGwtmDevaINwtwLatnIDwuaLatnAUwubLatnAUwudLatnTG\
    wulLatnIDwumLatnGAwunLatnTZwurLatnAUwutLatnPGwuuHansCNwuvLatnPGwuxLatnAUwuyLatnIDwwaLatnBJ\
    wwbLatnAUwwoLatnVUwwrLatnAUwwwLatnCMwxwLatnAUwybLatnAUwyiLatnAUwymLatnPLwynLatnUSwyrLatnBR\
    wyyLatnFJxaaLatnESxabLatnNGxagAghbAZxaiLatnBRxajLatnBRxakLatnVExalCyrlRUxamLatnZAxanEthiET\
    xaoLatnVNxarLatnPGxasCyrlRUxatLatnBRxauLatnIDxavLatnBRxawLatnUSxayLatnIDxbbLatnAUxbdLatnAU\
    xbeLatnAUxbgLatnAUxbiLatnPGxbjLatnAUxbmLatnFRxbnLatnMYxbpLatnAUxbrLatnIDxbwLatnBRxbyLatnAU\
    xchLatnUSxcoChrsUZxcrCariTRxdaLatnAUxdkLatnAUxdoLatnAOxdqCyrlRUxdyLatnIDxedLatnCMxegLatnZA\
    xemLatnIDxerLatnBRxesLatnPGxetLatnBRxeuLatnPGxgbLatnCIxgdLatnAUxggLatnAUxgiLatnAUxgmLatnAU\
    xguLatnAUxgwLatnAUxh LatnZAxheArabPKxhmKhmrKHxhvLatnVNxiiLatnZAxinLatnGTxirLatnBRxisOryaIN\
    xiyLatnBRxjbLatnAUxjtLatnAUxkaArabPKxkbLatnBJxkcArabIRxkdLatnIDxkeLatnIDxkfTibtBTxkgLatnML\
    xkjArabIRxkkKhmrKHxklLatnIDxknLatnIDxkpArabIRxkqLatnIDxkrLatnBRxksLatnIDxktLatnGHxkuLatnCG\
    xkvLatnBWxkwLatnIDxkxLatnPGxkyLatnMYxkzLatnBTxlaLatnPGxlcLyciTRxldLydiTRxlyElymIRxmaLatnSO\
    xmbLatnCMxmcLatnMZxmdLatnCMxmfGeorGExmgLatnCMxmhLatnAUxmjLatnCMxmmLatnIDxmnManiCNxmoLatnBR\
    xmpLatnAUxmqLatnAUxmrMercSDxmtLatnIDxmuLatnAUxmvLatnMGxmwLatnMGxmxLatnIDxmyLatnAUxmzLatnID\
    xnaNarbSAxnbLatnTWxniLatnAUxnjLatnTZxnkLatnAUxnmLatnAUxnnLatnPHxnqLatnMZxnrDevaINxntLatnUS\
    xnuLatnAUxnyLatnAUxnzLatnEGxocLatnNGxodLatnIDxogLatnUGxoiLatnPGxokLatnBRxomLatnSDxonLatnGH\
    xooLatnBRxopLatnPGxorLatnBRxowLatnPGxpaLatnAUxpbLatnAUxpdLatnAUxpfLatnAUxpgGrekTRxphLatnAU\
    xpiOgamGBxpjLatnAUxpkLatnBRxplLatnAUxpmCyrlRUxpnLatnBRxpoLatnMXxpqLatnUSxprPrtiIRxptLatnAU\
    xpvLatnAUxpwLatnAUxpxLatnAUxpzLatnAUxraLatnBRxrbLatnBFxrdLatnAUxreLatnBRxrgLatnAUxriLatnBR\
    xrmCyrlRUxrnCyrlRUxrrLatnITxrtLatnUSxruLatnAUxrwLatnPGxsaSarbYExsbLatnPHxsdSidtTRxseLatnID\
    xshLatnNGxsiLatnPGxsmLatnGHxsnLatnNGxspLatnPGxsqLatnMZxsrDevaNPxsuLatnVExsyLatnTWxtaLatnMX\
    xtbLatnMXxtcLatnSDxtdLatnMXxteLatnIDxthLatnAUxtiLatnMXxtjLatnMXxtlLatnMXxtmLatnMXxtnLatnMX\
    xtpLatnMXxtqBrahIRxtsLatnMXxttLatnMXxtuLatnMXxtvLatnAUxtwLatnBRxtyLatnMXxuaTamlINxubTamlIN\
    xudLatnAUxujTamlINxulLatnAUxumLatnITxunLatnAUxuoLatnTDxupLatnUSxutLatnAUxuuLatnNAxveItalIT\
    xviArabAFxvnLatnESxvoLatnITxvsLatnITxwaLatnBRxwcLatnUSxwdLatnAUxweLatnBJxwjLatnAUxwkLatnAU\
    xwlLatnBJxwoCyrlRUxwrLatnIDxwtLatnAUxwwLatnAUxxbLatnGHxxkLatnIDxxmLatnAUxxrLatnBRxxtLatnID\
    xyaLatnAUxybLatnAUxyjLatnAUxykLatnAUxylLatnBRxytLatnAUxyyLatnAUxzhMarcCNxzpLatnMXyaaLatnPE\
    yabLatnBRyacLatnIDyadLatnPEyaeLatnVEyafLatnCDyagLatnCLyahLatnTJyaiCyrlTJyajLatnCFyakLatnUS\
    yalLatnGNyamLatnCMyanLatnNIyaoLatnMZyapLatnFMyaqLatnMXyarLatnVEyasLatnCMyatLatnCMyauLatnVE\
    yavLatnCMyawLatnBRyaxLatnAOyayLatnNGyazLatnNGybaLatnNGybbLatnCMybeLatnCNybhDevaNPybiDevaNP\
    ybjLatnNGyblLatnNGybmLatnPGybnLatnBRyboLatnPGybxLatnPGybyLatnPGyclLatnCNycnLatnCOycrLatnTW\
    ydaLatnAUydeLatnPGydgArabPKydkLatnPGyeaMlymINyecLatnDEyeeLatnPGyeiLatnCMyejGrekGRyelLatnCD\
    yerLatnNGyesLatnNGyetLatnIDyeuTeluINyevLatnPGyeyLatnBWygaLatnAUygiLatnAUyglLatnPGygmLatnPG\
    ygpPlrdCNygrLatnPGyguLatnAUygwLatnPGyhdHebrILyi HebrUAyiaLatnAUyigYiiiCNyihHebrDEyiiLatnAU\
    yijLatnAUyilLatnAUyimLatnINyinMymrMMyirLatnIDyisLatnPGyivYiiiCNykaLatnPHykgCyrlRUykhCyrlMN\
    ykiLatnIDykkLatnPGykmLatnPGykoLatnCMykrLatnPGykyLatnCFylaLatnPGylbLatnPGyleLatnPGylgLatnPG\
    yliLatnIDyllLatnPGylrLatnAUyluLatnPGylyLatnNCymbLatnPGymeLatnPEymgLatnCDymkLatnMZymlLatnPG\
    ymmLatnSOymnLatnIDymoLatnPGympLatnPGynaPlrdCNynbLatnPGyndLatnAUyngLatnCDynkCyrlRUynlLatnPG\
    ynnLatnUSynqLatnNGynsLatnCDynuLatnCOyo LatnNGyobLatnPGyogLatnPHyoiJpanJPyokLatnUSyomLatnCD\
    yonLatnPGyotLatnNGyoyThaiTHyraLatnPGyrbLatnPGyreLatnCIyrkCyrlRUyrlLatnBRyrmLatnAUyroLatnBR\
    yrsLatnIDyrwLatnPGyryLatnAUysdYiiiCNysnYiiiCNyspYiiiCNysrCyrlRUyssLatnPGysyPlrdCNytwLatnPG\
    ytyLatnAUyuaLatnMXyubLatnAUyucLatnUSyudHebrILyueHantHKyufLatnUSyugCyrlRUyuiLatnCOyujLatnPG\
    yukLatnUSyulLatnCFyumLatnUSyunLatnNGyupLatnCOyuqLatnBOyurLatnUSyutLatnPGyuwLatnPGyuxCyrlRU\
    yuzLatnBOyvaLatnIDyvtLatnVEywaLatnPGywgLatnAUywnLatnBRywqPlrdCNywrLatnAUywuPlrdCNywwLatnAU\
    yxaLatnAUyxgLatnAUyxlLatnAUyxmLatnAUyxuLatnAUyxyLatnAUyyrLatnAUyyuLatnPGza LatnCNzaaLatnMX\
    zabLatnMXzacLatnMXzadLatnMXzaeLatnMXzafLatnMXzagLatnSDzahLatnNGzajLatnTZzakLatnTZzamLatnMX\
    zaoLatnMXzapLatnMXzaqLatnMXzarLatnMXzasLatnMXzatLatnMXzauTibtINzavLatnMXzawLatnMXzaxLatnMX\
    zayLatnETzazLatnNGzbcLatnMYzbeLatnMYzbtLatnIDzbuLatnNGzbwLatnMYzcaLatnMXzchHaniCNzdjArabKM\
    zeaLatnNLzegLatnPGzehHaniCNzemLatnNGzenTfngMRzgaLatnTZzgbHaniCNzghTfngMAzgmHaniCNzgnHaniCN\
    zgrLatnPGzh HansCNzhdHaniCNzhiLatnNGzhnLatnCNzhwLatnCMziaLatnPGzikLatnPGzilLatnGNzimLatnTD\
    zinLatnTZziwLatnTZzizLatnNGzkaLatnIDzkdLatnMMzkkLatnUSzknMymrMMzkoCyrlRUzkpLatnBRzktKitsCN\
    zkuLatnAUzkzCyrlRUzlaLatnCDzljHaniCNzlmLatnMYzlnHaniCNzlqHaniCNzluLatnNGzmaLatnAUzmbLatnCD\
    zmcLatnAUzmdLatnAUzmeLatnAUzmfLatnCDzmgLatnAUzmhLatnPGzmiLatnMYzmjLatnAUzmkLatnAUzmlLatnAU\
    zmmLatnAUzmnLatnGAzmoLatnSDzmpLatnCDzmqLatnCDzmrLatnAUzmsLatnCDzmtLatnAUzmuLatnAUzmvLatnAU\
    zmwLatnCDzmxLatnCGzmyLatnAUzmzLatnCDznaLatnTDzneLatnCDzngLatnVNznkLatnAUznsLatnNGzocLatnMX\
    zohLatnMXzomLatnINzooLatnMXzoqLatnMXzorLatnMXzosLatnMXzpaLatnMXzpbLatnMXzpcLatnMXzpdLatnMX\
    zpeLatnMXzpfLatnMXzpgLatnMXzphLatnMXzpiLatnMXzpjLatnMXzpkLatnMXzplLatnMXzpmLatnMXzpnLatnMX\
    zpoLatnMXzppLatnMXzpqLatnMXzprLatnMXzpsLatnMXzptLatnMXzpuLatnMXzpvLatnMXzpwLatnMXzpxLatnMX\
    zpyLatnMXzpzLatnMXzqeHaniCNzrgOryaINzrnLatnTDzroLatnECzrpHebrFRzrsLatnIDzsaLatnPGzsrLatnMX\
    zsuLatnPGzteLatnMXztgLatnMXztlLatnMXztmLatnMXztnLatnMXztpLatnMXztqLatnMXztsLatnMXzttLatnMX\
    ztuLatnMXztxLatnMXztyLatnMXzu LatnZAzuhLatnPGzumArabOMzunLatnUSzuyLatnCMzwaEthiETzygHaniCN\
    zyjLatnCNzynHaniCNzypLatnMMzzaLatnTRzzjHaniCN
    """
}

/// Old and overlong language codes.
enum LanguageAliasData {
  /// Three-letter codes of languages that have one of two letters.
  static let codes: StaticString = """
    aar:aa abk:ab afr:af aka:ak amh:am ara:ar arg:an asm:as ava:av ave:ae aym:ay aze:az bak:ba \
    bam:bm bel:be ben:bn bis:bi bod:bo bos:bs bre:br bul:bg cat:ca ces:cs cha:ch che:ce chu:cu \
    chv:cv cor:kw cos:co cre:cr cym:cy dan:da deu:de div:dv dzo:dz ell:el eng:en epo:eo est:et \
    eus:eu ewe:ee fao:fo fas:fa fij:fj fin:fi fra:fr fry:fy ful:ff gla:gd gle:ga glg:gl glv:gv \
    grn:gn guj:gu hat:ht hau:ha heb:he her:hz hin:hi hmo:ho hrv:hr hun:hu hye:hy ibo:ig ido:io \
    iii:ii iku:iu ile:ie ina:ia ind:id ipk:ik isl:is ita:it jav:jv jpn:ja kal:kl kan:kn kas:ks \
    kat:ka kau:kr kaz:kk khm:km kik:ki kin:rw kir:ky kom:kv kon:kg kor:ko kua:kj kur:ku lao:lo \
    lat:la lav:lv lim:li lin:ln lit:lt ltz:lb lub:lu lug:lg mah:mh mal:ml mar:mr mkd:mk mlg:mg \
    mlt:mt mol:mo mon:mn mri:mi msa:ms mya:my nau:na nav:nv nbl:nr nde:nd ndo:ng nep:ne nld:nl \
    nno:nn nob:nb nor:no nya:ny oci:oc oji:oj ori:or orm:om oss:os pan:pa pli:pi pol:pl por:pt \
    pus:ps que:qu roh:rm ron:ro run:rn rus:ru sag:sg san:sa sin:si slk:sk slv:sl sme:se smo:sm \
    sna:sn snd:sd som:so sot:st spa:es sqi:sq srd:sc srp:sr ssw:ss sun:su swa:sw swe:sv tah:ty \
    tam:ta tat:tt tel:te tgk:tg tgl:tl tha:th tir:ti ton:to tsn:tn tso:ts tuk:tk tur:tr twi:tw \
    uig:ug ukr:uk urd:ur uzb:uz ven:ve vie:vi vol:vo wln:wa wol:wo xho:xh yid:yi yor:yo zha:za \
    zho:zh zul:zu
    """

  /// What CLDR replaces: old codes, parts of a macrolanguage, whole tags.
  static let aliases: StaticString = """
    aa-saaho:ssy aam:aas adp:dz agp:apf ais:ami ajp:apc ajt:aeb aju:jrb alb:sq als:sq arb:ar \
    arm:hy art-lojban:jbo asd:snz aue:ktz ayr:ay ayx:nun azj:az baq:eu baz:nvo bcc:bal bcl:bik \
    bgm:bcg bh:bho bhk:fbl bic:bir bih:bho bjd:drl bjq:bzc bkb:ebk blg:iba btb:beb bur:my bxk:luy \
    bxr:bua ccq:rki cel-gaulish:xtg chi:zh cjr:mom cka:cmr cld:syr cls:sa cmk:xch cmn:zh cnr:sr-ME \
    coy:pij cqu:quh cwd:cr cze:cs daf:dnj dap:njz dek:sqm dgo:doi dhd:mwr dik:din diq:zza dit:dif \
    djl:dze dkl:aqd drh:mn drr:kzk drw:fa-AF dud:uth duj:dwu dut:nl dwl:dbt ekk:et elp:amq emk:man \
    en-gb-oed:en-GB-oxendict esk:ik fat:ak fre:fr fuc:ff gav:dev gaz:om gbc:wny gbo:grb geo:ka \
    ger:de gfx:vaj ggn:gvr ggo:esg ggr:gtu gio:aou gli:kzk gno:gon gom:kok gre:el gti:nyc gug:gn \
    guv:duz gya:gba hbs:sr-Latn hdn:hai hea:hmn him:srx hrr:jal hy-arevmda:hyw i-ami:ami i-bnn:bnn \
    i-hak:hak i-klingon:tlh i-lux:lb i-navajo:nv i-pwn:pwn i-tao:tao i-tay:tay i-tsu:tsu ibi:opa \
    ice:is ike:iu ill:ilm ilw:gal in:id iw:he izi:eza jar:jgk jeg:oyb ji:yi jw:jv kdv:zkd kgc:tdf \
    kgd:ncq kgh:kml kgm:plu khk:mn kmr:ku knc:kr kng:kg koj:kwv kpp:jkm kpv:kv krm:bmf ktr:dtp \
    kvs:gdj kwq:yam kxe:tvd kxl:kru kzh:dgl kzj:dtp kzt:dtp lak:ksp lbk:bnc leg:enl lii:raq \
    llo:ngt lmm:rmx lvs:lv mac:mk mao:mi may:ms meg:cir mgx:jbk mhr:chm mnk:man mnt:wnn mo:ro \
    mof:xnt mrd:mgp mst:mry mup:raj mwd:dmw mwj:vaj myd:aog myt:mry nad:xny nbf:nru nbx:gll \
    ncp:kdz nln:azd nlr:nrk nns:nbr nnx:ngv no-bok:nb no-bokmal:nb no-nyn:nn no-nynorsk:nn nom:cbr \
    noo:dtd npi:ne nte:eko nts:pij nxu:bpp ojg:oj ory:or oun:vaj pat:kxr pbu:ps pcr:adx per:fa \
    pes:fa plt:mg pmc:huw pmk:crr pmu:phr pnb:lah ppa:bfy ppr:lcq prp:gu prs:fa-AF pry:prt puz:pub \
    quz:qu rmr:emx rmy:rom rum:ro sap:aqt sca:hle scc:sr scr:hr sgl:isk sgn-BE-FR:sfb \
    sgn-BE-NL:vgt sgn-BR:bzs sgn-CH-DE:sgg sgn-CO:csn sgn-DE:gsg sgn-DK:dsl sgn-ES:ssp sgn-FR:fsl \
    sgn-GB:bfi sgn-GR:gss sgn-IE:isg sgn-IT:ise sgn-JP:jsl sgn-MX:mfs sgn-NI:ncs sgn-NL:dse \
    sgn-NO:nsi sgn-PT:psr sgn-SE:swl sgn-US:ase sgn-ZA:sfs sh:sr-Latn shl:mrh skk:oyb slo:sk \
    smd:kmb snb:iba spy:kln src:sc sul:sgd sum:ulw swc:sw-CD swh:sw szd:umi tdu:dtp tgg:bjp \
    thc:tpo thw:ola thx:oyb tib:bo tid:itd tie:ras tkk:twm tl:fil tlw:weo tmk:tdg tmp:tyj tne:kak \
    tnf:fa-AF tpw:tpn tsf:taj ttq:tmh tw:ak umu:del unp:wro uok:ema uzn:uz wel:cy wgw:wgb wit:nol \
    wiw:nwo xba:cax xia:acn xkh:waw xpe:kpe xrq:dmw xsj:suj xsl:den xss:zko ybd:rki ydd:yi yen:ynq \
    yiy:yrm yma:lrr ymt:mtm yol:enm yos:zom yuu:yug zai:zap zh-cmn:zh zh-gan:gan zh-guoyu:zh \
    zh-hakka:hak zh-min:nan zh-min-nan:nan zh-wuu:wuu zh-xiang:hsn zh-yue:yue zir:scv zkb:kjh \
    zsm:ms zyb:za
    """
}

/// Parents that are not found by dropping the last subtag.
enum ParentLocaleData {
  /// Child, parent; none stands for the root.
  static let parents: StaticString = """
    az-Arab: az-Cyrl: bal-Latn: blt-Latn: bm-Nkoo: bs-Cyrl: byn-Latn: cu-Glag: dje-Arab: dyo-Arab: \
    en-150:en-001 en-AG:en-001 en-AI:en-001 en-AT:en-150 en-AU:en-001 en-BB:en-001 en-BE:en-150 \
    en-BM:en-001 en-BS:en-001 en-BW:en-001 en-BZ:en-001 en-CC:en-001 en-CH:en-150 en-CK:en-001 \
    en-CM:en-001 en-CX:en-001 en-CY:en-001 en-CZ:en-150 en-DE:en-150 en-DG:en-001 en-DK:en-150 \
    en-DM:en-001 en-Dsrt: en-EE:en-150 en-ER:en-001 en-ES:en-150 en-FI:en-150 en-FJ:en-001 \
    en-FK:en-001 en-FM:en-001 en-FR:en-150 en-GB:en-001 en-GD:en-001 en-GE:en-150 en-GG:en-001 \
    en-GH:en-001 en-GI:en-001 en-GM:en-001 en-GS:en-001 en-GY:en-001 en-HK:en-001 en-HU:en-150 \
    en-ID:en-001 en-IE:en-001 en-IL:en-001 en-IM:en-001 en-IN:en-001 en-IO:en-001 en-IT:en-150 \
    en-JE:en-001 en-JM:en-001 en-KE:en-001 en-KI:en-001 en-KN:en-001 en-KY:en-001 en-LC:en-001 \
    en-LR:en-001 en-LS:en-001 en-LT:en-150 en-LV:en-150 en-MG:en-001 en-MO:en-001 en-MS:en-001 \
    en-MT:en-001 en-MU:en-001 en-MV:en-001 en-MW:en-001 en-MY:en-001 en-NA:en-001 en-NF:en-001 \
    en-NG:en-001 en-NL:en-150 en-NO:en-150 en-NR:en-001 en-NU:en-001 en-NZ:en-001 en-PG:en-001 \
    en-PK:en-001 en-PL:en-150 en-PN:en-001 en-PT:en-150 en-PW:en-001 en-RO:en-150 en-RW:en-001 \
    en-SB:en-001 en-SC:en-001 en-SD:en-001 en-SE:en-150 en-SG:en-001 en-SH:en-001 en-SI:en-150 \
    en-SK:en-150 en-SL:en-001 en-SS:en-001 en-SX:en-001 en-SZ:en-001 en-Shaw: en-TC:en-001 \
    en-TK:en-001 en-TO:en-001 en-TT:en-001 en-TV:en-001 en-TZ:en-001 en-UA:en-150 en-UG:en-001 \
    en-VC:en-001 en-VG:en-001 en-VU:en-001 en-WS:en-001 en-ZA:en-001 en-ZM:en-001 en-ZW:en-001 \
    es-AR:es-419 es-BO:es-419 es-BR:es-419 es-BZ:es-419 es-CL:es-419 es-CO:es-419 es-CR:es-419 \
    es-CU:es-419 es-DO:es-419 es-EC:es-419 es-GT:es-419 es-HN:es-419 es-JP:es-419 es-MX:es-419 \
    es-NI:es-419 es-PA:es-419 es-PE:es-419 es-PR:es-419 es-PY:es-419 es-SV:es-419 es-US:es-419 \
    es-UY:es-419 es-VE:es-419 ff-Adlm: ff-Arab: ha-Arab: hi-Latn:en-IN ht:fr-HT iu-Latn: kaa-Latn: \
    kk-Arab: kok-Latn: ks-Deva: ku-Arab: kxv-Deva: kxv-Orya: kxv-Telu: ky-Arab: ky-Latn: ml-Arab: \
    mn-Mong: mni-Mtei: ms-Arab: nb:no nn:no no-NO:no pa-Arab: pt-AO:pt-PT pt-CH:pt-PT pt-CV:pt-PT \
    pt-FR:pt-PT pt-GQ:pt-PT pt-GW:pt-PT pt-LU:pt-PT pt-MO:pt-PT pt-MZ:pt-PT pt-ST:pt-PT \
    pt-TL:pt-PT sat-Deva: sd-Deva: sd-Khoj: sd-Sind: shi-Latn: so-Arab: sr-Latn: suz-Sunu: \
    sw-Arab: tg-Arab: ug-Cyrl: uz-Arab: uz-Cyrl: vai-Latn: wo-Arab: yo-Arab: yue-Hans: zh-Hant: \
    zh-Hant-MO:zh-Hant-HK
    """
}
