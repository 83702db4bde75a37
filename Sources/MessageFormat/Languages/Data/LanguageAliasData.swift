/// Old and overlong language codes.
///
/// Made from CLDR 46 (`supplementalMetadata.xml`); data © Unicode, Inc., under the
/// Unicode License v3 (https://www.unicode.org/license.txt).
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

  /// What CLDR replaces: old codes, parts of a macrolanguage, grandfathered tags.
  static let aliases: StaticString = """
    aa-saaho:ssy aam:aas adp:dz agp:apf ais:ami ajp:apc ajt:aeb aju:jrb alb:sq als:sq arb:ar \
    arm:hy art-lojban:jbo asd:snz aue:ktz ayr:ay ayx:nun azj:az baq:eu baz:nvo bcc:bal bcl:bik \
    bgm:bcg bh:bho bhk:fbl bic:bir bih:bho bjd:drl bjq:bzc bkb:ebk blg:iba btb:beb bur:my bxk:luy \
    bxr:bua ccq:rki cel-gaulish:xtg chi:zh cjr:mom cka:cmr cld:syr cmk:xch cmn:zh cnr:sr-ME \
    coy:pij cqu:quh cwd:cr cze:cs daf:dnj dap:njz dgo:doi dhd:mwr dik:din diq:zza dit:dif djl:dze \
    dkl:aqd drh:mn drr:kzk drw:fa-AF dud:uth duj:dwu dut:nl dwl:dbt ekk:et elp:amq emk:man \
    en-gb-oed:en-GB-oxendict esk:ik fat:ak fre:fr fuc:ff gav:dev gaz:om gbc:wny gbo:grb geo:ka \
    ger:de gfx:vaj ggn:gvr ggo:esg ggr:gtu gio:aou gli:kzk gno:gon gom:kok gre:el gti:nyc gug:gn \
    guv:duz gya:gba hbs:sr-Latn hdn:hai hea:hmn him:srx hrr:jal hy-arevmda:hyw i-ami:ami i-bnn:bnn \
    i-hak:hak i-klingon:tlh i-lux:lb i-navajo:nv i-pwn:pwn i-tao:tao i-tay:tay i-tsu:tsu ibi:opa \
    ice:is ike:iu ill:ilm ilw:gal in:id iw:he izi:eza jar:jgk jeg:oyb ji:yi jw:jv kdv:zkd kgc:tdf \
    kgd:ncq kgh:kml kgm:plu khk:mn kmr:ku knc:kr kng:kg koj:kwv kpp:jkm kpv:kv krm:bmf ktr:dtp \
    kvs:gdj kwq:yam kxe:tvd kxl:kru kzh:dgl kzj:dtp kzt:dtp lak:ksp lbk:bnc leg:enl lii:raq \
    llo:ngt lmm:rmx lvs:lv mac:mk mao:mi may:ms meg:cir mgx:jbk mhr:chm mnk:man mnt:wnn mo:ro \
    mof:xnt mst:mry mup:raj mwd:dmw mwj:vaj myd:aog myt:mry nad:xny nbf:nru nbx:ekc ncp:kdz \
    nln:azd nlr:nrk nns:nbr nnx:ngv no-bok:nb no-bokmal:nb no-nyn:nn no-nynorsk:nn nom:cbr noo:dtd \
    npi:ne nts:pij nxu:bpp ojg:oj ory:or oun:vaj pat:kxr pbu:ps pcr:adx per:fa pes:fa plt:mg \
    pmc:huw pmk:crr pmu:phr pnb:lah ppa:bfy ppr:lcq prp:gu prs:fa-AF pry:prt puz:pub quz:qu \
    rmr:emx rmy:rom rum:ro sap:aqt sca:hle scc:sr scr:hr sgl:isk sgn-BE-FR:sfb sgn-BE-NL:vgt \
    sgn-BR:bzs sgn-CH-DE:sgg sgn-CO:csn sgn-DE:gsg sgn-DK:dsl sgn-ES:ssp sgn-FR:fsl sgn-GB:bfi \
    sgn-GR:gss sgn-IE:isg sgn-IT:ise sgn-JP:jsl sgn-MX:mfs sgn-NI:ncs sgn-NL:dse sgn-NO:nsi \
    sgn-PT:psr sgn-SE:swl sgn-US:ase sgn-ZA:sfs sh:sr-Latn skk:oyb slo:sk smd:kmb snb:iba spy:kln \
    src:sc sul:sgd sum:ulw swc:sw-CD swh:sw szd:umi tdu:dtp tgg:bjp thc:tpo thw:ola thx:oyb tib:bo \
    tid:itd tie:ras tkk:twm tl:fil tlw:weo tmk:tdg tmp:tyj tne:kak tnf:fa-AF tpw:tpn tsf:taj \
    ttq:tmh tw:ak umu:del unp:wro uok:ema uzn:uz wel:cy wgw:wgb wit:nol wiw:nwo xba:cax xia:acn \
    xkh:waw xpe:kpe xrq:dmw xsj:suj xsl:den xss:zko ybd:rki ydd:yi yen:ynq yiy:yrm yma:lrr ymt:mtm \
    yos:zom yuu:yug zai:zap zh-cmn:zh zh-gan:gan zh-guoyu:zh zh-hakka:hak zh-min:nan \
    zh-min-nan:nan zh-wuu:wuu zh-xiang:hsn zh-yue:yue zir:scv zkb:kjh zsm:ms zyb:za
    """
}
