// Made by make.py from CLDR 48 (rules) and CLDR 49 (added categories).
// Data © Unicode, Inc., under the Unicode License v3 (UNICODE-LICENSE-V3.txt).

/// One line for each distinct set of rules: the languages, a colon, the rules.
enum PluralRuleData {
  /// Of numbers of things.
  static let cardinal: StaticString = """
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka \
    kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or \
    os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve \
    vo vun wae xh xog: one n=1
    ak bho csw guw ln mg nso pa ti wa: one n=0..1
    am as bn doi fa gu hi kn kok kok-Latn pcm zu: one i=0 / n=1
    ar ars: zero n=0; one n=1; two n=2; few n%100=3..10; many n%100=11..99
    ast de en et fi fy gl ia ie io lij nl sc sv sw ur yi: one i=1 & v=0
    be: one n%10=1 & n%100!=11; few n%10=2..4 & n%100!=12..14; many n%10=0 / n%10=5..9 / \
    n%100=11..14
    blo cv ksh: zero n=0; one n=1
    bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi \
    und vi wo yo yue zh:
    br: one n%10=1 & n%100!=11,71,91; two n%10=2 & n%100!=12,72,92; few n%10=3..4,9 & \
    n%100!=10..19,70..79,90..99; many n!=0 & n%1000000=0
    bs hr sh sr: one v=0 & i%10=1 & i%100!=11 / f%10=1 & f%100!=11; few v=0 & i%10=2..4 & \
    i%100!=12..14 / f%10=2..4 & f%100!=12..14
    ca it lld pt-PT scn vec: one i=1 & v=0; many e=0 & i!=0 & i%1000000=0 & v=0 / e!=0..5
    ceb fil tl: one v=0 & i=1,2,3 / v=0 & i%10!=4,6,9 / v!=0 & f%10!=4,6,9
    cs sk: one i=1 & v=0; few i=2..4 & v=0; many v!=0
    cy: zero n=0; one n=1; two n=2; few n=3; many n=6
    da: one n=1 / t!=0 & i=0,1
    dsb hsb: one v=0 & i%100=1 / f%100=1; two v=0 & i%100=2 / f%100=2; few v=0 & i%100=3..4 / \
    f%100=3..4
    es: one n=1; many e=0 & i!=0 & i%1000000=0 & v=0 / e!=0..5
    ff hy kab: one i=0,1
    fr: one i=0,1; many e=0 & i!=0 & i%1000000=0 & v=0 / e!=0..5
    ga: one n=1; two n=2; few n=3..6; many n=7..10
    gd: one n=1,11; two n=2,12; few n=3..10,13..19
    gv: one v=0 & i%10=1; two v=0 & i%10=2; few v=0 & i%100=0,20,40,60,80; many v!=0
    he: one i=1 & v=0 / i=0 & v!=0; two i=2 & v=0
    is: one t=0 & i%10=1 & i%100!=11 / t%10=1 & t%100!=11
    iu naq sat se sma smi smj smn sms: one n=1; two n=2
    kw: zero n=0; one n=1; two n%100=2,22,42,62,82 / n%1000=0 & \
    n%100000=1000..20000,40000,60000,80000 / n!=0 & n%1000000=100000; few n%100=3,23,43,63,83; \
    many n!=1 & n%100=1,21,41,61,81
    lag: zero n=0; one i=0,1 & n!=0
    lt: one n%10=1 & n%100!=11..19; few n%10=2..9 & n%100!=11..19; many f!=0
    lv prg: zero n%10=0 / n%100=11..19 / v=2 & f%100=11..19; one n%10=1 & n%100!=11 / v=2 & f%10=1 \
    & f%100!=11 / v!=2 & f%10=1
    mk: one v=0 & i%10=1 & i%100!=11 / f%10=1 & f%100!=11
    mo ro: one i=1 & v=0; few v!=0 / n=0 / n!=1 & n%100=1..19
    mt: one n=1; two n=2; few n=0 / n%100=3..10; many n%100=11..19
    pl: one i=1 & v=0; few v=0 & i%10=2..4 & i%100!=12..14; many v=0 & i!=1 & i%10=0..1 / v=0 & \
    i%10=5..9 / v=0 & i%100=12..14
    pt: one i=0..1; many e=0 & i!=0 & i%1000000=0 & v=0 / e!=0..5
    ru uk: one v=0 & i%10=1 & i%100!=11; few v=0 & i%10=2..4 & i%100!=12..14; many v=0 & i%10=0 / \
    v=0 & i%10=5..9 / v=0 & i%100=11..14
    sgs: one n%10=1 & n%100!=11; two n=2; few n!=2 & n%10=2..9 & n%100!=11..19; many f!=0
    shi: one i=0 / n=1; few n=2..10
    si: one n=0,1 / i=0 & f=1
    sl: one v=0 & i%100=1; two v=0 & i%100=2; few v=0 & i%100=3..4 / v!=0
    tzm: one n=0..1 / n=11..99
    """

  /// Of places in an order.
  static let ordinal: StaticString = """
    af am an ar ast bg bs ce cs cv da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id ie is ja \
    km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt ru sd sh si sk sl sr sw ta te th tpi tr \
    und ur uz yue zh zu:
    as bn: one n=1,5,7,8,9,10; two n=2,3; few n=4; many n=6
    az: one i%10=1,2,5,7,8 / i%100=20,50,70,80; few i%10=3,4 / \
    i%1000=100,200,300,400,500,600,700,800,900; many i=0 / i%10=6 / i%100=40,60,90
    bal fil fr ga hy lo mo ms ro tl vi: one n=1
    be: few n%10=2,3 & n%100!=12,13
    blo: zero i=0; one i=1; few i=2,3,4,5,6
    ca: one n=1,3; two n=2; few n=4
    cy: zero n=0,7,8,9; one n=1; two n=2; few n=3,4; many n=5,6
    en: one n%10=1 & n%100!=11; two n%10=2 & n%100!=12; few n%10=3 & n%100!=13
    gd: one n=1,11; two n=2,12; few n=3,13
    gu hi: one n=1; two n=2,3; few n=4; many n=6
    hu: one n=1,5
    it lld sc vec: many n=11,8,80,800
    ka: one i=1; many i=0 / i%100=2..20,40,60,80
    kk: many n%10=6 / n%10=9 / n%10=0 & n!=0
    kok kok-Latn mr: one n=1; two n=2,3; few n=4
    kw: one n=1..4 / n%100=1..4,21..24,41..44,61..64,81..84; many n=5 / n%100=5
    lij scn: many n=11,8,80..89,800..899
    mk: one i%10=1 & i%100!=11; two i%10=2 & i%100!=12; many i%10=7,8 & i%100!=17,18
    ne: one n=1..4
    or: one n=1,5,7..9; two n=2,3; few n=4; many n=6
    sq: one n=1; many n%10=4 & n%100!=14
    sv: one n%10=1,2 & n%100!=11,12
    tk: few n%10=6,9 / n=10
    uk: few n%10=3 & n%100!=13
    """

  /// Categories that CLDR 49 adds to those of CLDR 48.
  static let addedCardinal: StaticString = """
    gl: many
    tg vi: one
    """

  /// Categories that CLDR 49 adds to those of CLDR 48.
  static let addedOrdinal: StaticString = """
    af: few
    bg: one two few
    es: one
    """
}
