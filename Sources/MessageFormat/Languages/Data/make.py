#!/usr/bin/env python3
"""Makes CLDRLanguageData.swift and CLDRPluralRuleData.swift beside this file.

    make.py            writes the Swift files from the extracts in the tests' fixtures
    make.py --check    exits with 1 unless the Swift files are what the extracts make
    make.py --extract  writes the extract of CLDR 49 from the installed package babel
    make.py --check-extract
                       exits with 1 unless that extract is what the installed babel holds

Two versions, since no release of Babel has CLDR 48 (2.18 has 47, 2.19.0 has 49):
plural rules and parents are CLDR 48's JSON (plurals, ordinals, parentLocales), likely subtags and
language aliases are those of CLDR 49 in Babel 2.19.0 (`pip install babel==2.19.0`). The plural
categories that 49 adds to 48 are the difference of the two.

Data (c) Unicode, Inc., under the Unicode License v3, which lies beside this file.
"""
import json
import sys
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIXTURES = HERE.parents[3] / "Tests" / "MessageFormatTests" / "Fixtures"
EXTRACT = FIXTURES / "cldr49_babel.json"
CATEGORIES = ["zero", "one", "two", "few", "many"]

# ISO 639: languages with a code of two letters, by their codes of three. The standard's list is
# closed; Babel does not tell these from the other aliases.
TWO_LETTER_CODES = """
aar:aa abk:ab afr:af aka:ak amh:am ara:ar arg:an asm:as ava:av ave:ae aym:ay aze:az bak:ba bam:bm
bel:be ben:bn bis:bi bod:bo bos:bs bre:br bul:bg cat:ca ces:cs cha:ch che:ce chu:cu chv:cv cor:kw
cos:co cre:cr cym:cy dan:da deu:de div:dv dzo:dz ell:el eng:en epo:eo est:et eus:eu ewe:ee fao:fo
fas:fa fij:fj fin:fi fra:fr fry:fy ful:ff gla:gd gle:ga glg:gl glv:gv grn:gn guj:gu hat:ht hau:ha
heb:he her:hz hin:hi hmo:ho hrv:hr hun:hu hye:hy ibo:ig ido:io iii:ii iku:iu ile:ie ina:ia ind:id
ipk:ik isl:is ita:it jav:jv jpn:ja kal:kl kan:kn kas:ks kat:ka kau:kr kaz:kk khm:km kik:ki kin:rw
kir:ky kom:kv kon:kg kor:ko kua:kj kur:ku lao:lo lat:la lav:lv lim:li lin:ln lit:lt ltz:lb lub:lu
lug:lg mah:mh mal:ml mar:mr mkd:mk mlg:mg mlt:mt mol:mo mon:mn mri:mi msa:ms mya:my nau:na nav:nv
nbl:nr nde:nd ndo:ng nep:ne nld:nl nno:nn nob:nb nor:no nya:ny oci:oc oji:oj ori:or orm:om oss:os
pan:pa pli:pi pol:pl por:pt pus:ps que:qu roh:rm ron:ro run:rn rus:ru sag:sg san:sa sin:si slk:sk
slv:sl sme:se smo:sm sna:sn snd:sd som:so sot:st spa:es sqi:sq srd:sc srp:sr ssw:ss sun:su swa:sw
swe:sv tah:ty tam:ta tat:tt tel:te tgk:tg tgl:tl tha:th tir:ti ton:to tsn:tn tso:ts tuk:tk tur:tr
twi:tw uig:ug ukr:uk urd:ur uzb:uz ven:ve vie:vi vol:vo wln:wa wol:wo xho:xh yid:yi yor:yo zha:za
zho:zh zul:zu
"""

# CLDR's aliases of tags with more than one part, which Babel leaves out. RFC 5646 has closed the
# list of these tags.
WHOLE_TAGS = """
aa-saaho:ssy art-lojban:jbo cel-gaulish:xtg en-gb-oed:en-GB-oxendict hy-arevmda:hyw i-ami:ami
i-bnn:bnn i-hak:hak i-klingon:tlh i-lux:lb i-navajo:nv i-pwn:pwn i-tao:tao i-tay:tay i-tsu:tsu
no-bok:nb no-bokmal:nb no-nyn:nn no-nynorsk:nn sgn-BE-FR:sfb sgn-BE-NL:vgt sgn-BR:bzs sgn-CH-DE:sgg
sgn-CO:csn sgn-DE:gsg sgn-DK:dsl sgn-ES:ssp sgn-FR:fsl sgn-GB:bfi sgn-GR:gss sgn-IE:isg sgn-IT:ise
sgn-JP:jsl sgn-MX:mfs sgn-NI:ncs sgn-NL:dse sgn-NO:nsi sgn-PT:psr sgn-SE:swl sgn-US:ase sgn-ZA:sfs
zh-cmn:zh zh-gan:gan zh-guoyu:zh zh-hakka:hak zh-min:nan zh-min-nan:nan zh-wuu:wuu zh-xiang:hsn
zh-yue:yue
"""

# Aliases of CLDR 46, which Apple's choice of localizations follows, that later versions withdrew.
WITHDRAWN = "fat:ak mnk:man"


def pairs(text):
    return dict(entry.split(":") for entry in text.split())


def hyphenated(table):
    return {key.replace("_", "-"): value.replace("_", "-") for key, value in table.items()}


# The extracts


def from_babel():
    from babel import localedata
    from babel.core import get_global

    version = get_global("cldr")["version"]
    if version != "49":
        sys.exit(f"the installed babel has CLDR {version}; install babel==2.19.0, which has CLDR 49")
    categories = {}
    for kind, field in [("cardinal", "plural_form"), ("ordinal", "ordinal_form")]:
        categories[kind] = {}
        for name in localedata.locale_identifiers():
            rules = localedata.load(name)[field].rules
            names = [category for category in CATEGORIES if category in rules]
            categories[kind][name.replace("_", "-")] = " ".join(names)
    return {
        "source": "Babel 2.19.0, CLDR 49",
        "likelySubtags": dict(sorted(hyphenated(get_global("likely_subtags")).items())),
        "languageAliases": dict(sorted(hyphenated(get_global("language_aliases")).items())),
        "parents": dict(sorted(hyphenated(get_global("parent_exceptions")).items())),
        "categories": categories,
    }


def extract_text(extract):
    """A line for each entry keeps differences readable."""
    return json.dumps(extract, indent=0, ensure_ascii=False, sort_keys=True) + "\n"


# The Swift files

HEADER = """\
// Made by make.py from {origin}.
// Data © Unicode, Inc., under the Unicode License v3 (UNICODE-LICENSE-V3.txt).
"""


def literal(name, comment, lines):
    body = "\n".join("    " + line for line in lines)
    return f'  /// {comment}\n  static let {name}: StaticString = """\n{body}\n    """\n'


def wrapped(words, separator=" "):
    """Lines of at most 100 columns that are one line of the literal."""
    lines = textwrap.wrap(
        " ".join(words), 94, break_long_words=False, break_on_hyphens=False)
    return [line + " \\" for line in lines[:-1]] + lines[-1:]


def joined_entries(table):
    return wrapped(f"{key}:{table[key]}" for key in sorted(table, key=lambda key: key.encode()))


def likely_subtags(extract):
    entries, records = {}, {}
    for key, tag in extract["likelySubtags"].items():
        language, script, region = tag.split("-")
        if key == language and len(key) in (2, 3) and len(script) == 4 and len(region) == 2:
            records[key.ljust(3)] = script + region
        else:
            entries[key] = tag
    texts = [key + records[key] for key in sorted(records)]
    lines = ["".join(texts[start:start + 10]) for start in range(0, len(texts), 10)]
    return entries, [line + "\\" for line in lines[:-1]] + lines[-1:]


def language_data(extract):
    parents = {}
    for row in (FIXTURES / "cldr48_parents.tsv").read_text().splitlines()[1:]:
        child, parent = row.split("\t")
        parents[child] = "" if parent == "und" else parent
    codes = pairs(TWO_LETTER_CODES)
    aliases = {k: v for k, v in extract["languageAliases"].items() if k not in codes}
    entries, records = likely_subtags(extract)
    return "\n".join([
        HEADER.format(origin="CLDR 49 (likely subtags, aliases) and CLDR 48 (parents)"),
        "/// Script and region of a language where none is said.\nenum LikelySubtagData {",
        literal(
            "entries", "By what depends on more than the language, or has a region that is no "
            "country.", joined_entries(entries)),
        literal(
            "languages", "By language: records of nine bytes, the language filled up to three "
            "letters, script, region.", records) + "}\n",
        "/// Old and overlong language codes.\nenum LanguageAliasData {",
        literal(
            "codes", "Three-letter codes of languages that have one of two letters.",
            joined_entries(codes)),
        literal(
            "aliases", "What CLDR replaces: old codes, parts of a macrolanguage, whole tags.",
            joined_entries({**aliases, **pairs(WHOLE_TAGS), **pairs(WITHDRAWN)})) + "}\n",
        "/// Parents that are not found by dropping the last subtag.\nenum ParentLocaleData {",
        literal(
            "parents", "Child, parent; none stands for the root.", joined_entries(parents)) + "}\n",
    ])


def plural_rules(languages):
    """One line for each distinct set of rules."""
    groups = {}
    for language, rules in languages.items():
        texts = []
        for category in [category for category in CATEGORIES if category in rules]:
            rule = rules[category].replace(" and ", " & ").replace(" or ", " / ")
            for sign in ["%", "!=", "="]:
                rule = rule.replace(f" {sign} ", sign)
            texts.append(f"{category} {rule}")
        groups.setdefault("; ".join(texts), []).append(language)
    lines = sorted(
        (" ".join(sorted(members)), " " + text if text else "") for text, members in groups.items())
    return [part for names, text in lines for part in wrapped([f"{names}:{text}"])]


def added_categories(old, new):
    """One line for each distinct list. Regions have the rules of their language."""
    groups = {}
    for language, categories in new.items():
        known = old.get(language, {})
        added = [category for category in categories.split() if category not in known]
        if added and (language in old or "-" not in language):
            groups.setdefault(" ".join(added), []).append(language)
    lines = sorted((" ".join(sorted(members)), text) for text, members in groups.items())
    return [f"{names}: {text}" for names, text in lines]


def plural_data(extract):
    rules = json.loads((FIXTURES / "plural_rules_cldr48.json").read_text())
    categories = extract["categories"]
    return "\n".join([
        HEADER.format(origin="CLDR 48 (rules) and CLDR 49 (added categories)"),
        "/// One line for each distinct set of rules: the languages, a colon, the rules.",
        "enum PluralRuleData {",
        literal("cardinal", "Of numbers of things.", plural_rules(rules["cardinal"])),
        literal("ordinal", "Of places in an order.", plural_rules(rules["ordinal"])),
        literal(
            "addedCardinal", "Categories that CLDR 49 adds to those of CLDR 48.",
            added_categories(rules["cardinal"], categories["cardinal"])),
        literal(
            "addedOrdinal", "Categories that CLDR 49 adds to those of CLDR 48.",
            added_categories(rules["ordinal"], categories["ordinal"])) + "}\n",
    ])


def main(arguments):
    if arguments == ["--extract"]:
        EXTRACT.write_text(extract_text(from_babel()))
        return
    if arguments == ["--check-extract"]:
        if EXTRACT.read_text() != extract_text(from_babel()):
            sys.exit(f"{EXTRACT.name} is not what babel holds; run make.py --extract")
        return
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    extract = json.loads(EXTRACT.read_text())
    files = {
        "CLDRLanguageData.swift": language_data(extract),
        "CLDRPluralRuleData.swift": plural_data(extract),
    }
    for name, text in files.items():
        path = HERE / name
        if not arguments:
            path.write_text(text)
        elif path.read_text() != text:
            sys.exit(f"{name} is not what the extracts make; run make.py")


if __name__ == "__main__":
    main(sys.argv[1:])
