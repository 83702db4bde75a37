import Foundation
import LocalizationModel
import TableParsing
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The rows about what else stands in a text.
extension SecondLook {
  // MARK: Characters

  @Test("A13", arguments: ["km", "lo", "my", "th", "bo", "dz"])
  func zeroWidthSpacesThatMarkWords(language: String) throws {
    #expect(try found("Name", "\u{E0A}\u{200B}\u{E0A}", language: language) == [])
    #expect(try found("Name", "N\u{200B}m", language: "de") == ["de warning invisible-characters"])
  }

  @Test("A13", arguments: ["fa", "ur", "hi", "bn", "ar", "mr", "ne", "pa", "ml", "si"])
  func joinersThatScriptsNeed(language: String) throws {
    #expect(try found("Name", "ن\u{200C}ا \u{200D}", language: language) == [])
  }

  @Test(
    "B14",
    arguments: [
      ("Yes", " ", ["de warning blank-text"]), ("Yes", "  \\n", ["de warning blank-text"]),
      ("-", " ", []),
      (" ", " ", []), ("%@", " ", ["de warning placeholder-dropped"]),
    ]) func blankTexts(source: String, translation: String, expected: [String])
  {
    #expect(
      found(source, translation).filter { !$0.hasSuffix("surrounding-whitespace") } == expected)
  }

  @Test(
    "B15",
    arguments: [
      "PÃ«rdorues", "Donâ€™t", "Ð¿Ñ€Ð¸Ð²ÐµÑ‚", "cafÃ©", "GrÃ¶ÃŸe", "lost \u{FFFD} text", "espaÃ±ol",
      "â€œQuoteâ€\u{9D}",
      "√©t√©, caf√©", "don‚Äôt",
      "ÄiÅ¡te Å¡koda".replacingOccurrences(of: "Äi", with: "\u{C4}\u{8D}i"),
      "Ã¡rbol", "25Â°C",
      "ã‚\u{AD}ãƒ¼".replacingOccurrences(of: "ã‚\u{AD}", with: "ã\u{81}\u{82}ã\u{81}\u{84}"),
      "РџСЂРёРІРµС‚", "Ã„nderungen", "Ã–ffnen", "Gr√∂√üe", "NÃ£o", "Â© 2020", "uÅ¼ytkownik",
      "TÃ¼rkÃ§e",
      "ä¸­æ–‡", "ì•ˆë…•", "Quâ€™est", "â€žHalloâ€œ",
    ]) func mojibake(translation: String)
  {
    #expect(found("Yes", translation) == ["de error mojibake"])
  }

  @Test(
    "B15",
    arguments: [
      "« Activé »", "CAFÉ»", "L’É’", "É…", "„Ö“", "Ação", "NÃO", "ÀÂÃ", "Ñandú", "Ð og þ",
      "Å, Ä og Ö",
      "25 °C", "√2", "Ça va ?", "Ü“", "Привет, Рита", "Ръководство", "Señor", "«\u{A0}à\u{A0}»",
      "CONFIGURAÇÃO", "“MAÇÔ", "„Ä“ drücken", "”Å”", "À\u{A0}vous", "Ça « Â »", "ÐÍN", "РІК І СІЛЬ",
      "С… РАЗ", "ĐÃ XONG", "à “Â” et “Ã”", "Été — À côté", "¿QUÉ¿", "„Ã“", "Å–Ø", "ZIJ ÂŽ",
    ]) func soundTextsOfManyLanguages(translation: String)
  {
    #expect(found("Yes", translation).filter { $0.hasSuffix("mojibake") } == [])
  }

  @Test(
    "B16",
    arguments: [
      ("{name}", "{Name}"), ("{name}", "x"), ("${x}", "$ {x}"), ("{{x}}", "{{y}}"),
      ("%{x}", "%{y}"),
      ("%name%", "%nom%"), ("{first} {last}", "{first}"), ("{0} of {1}", "{0} von {2}"),
      ("${applicationName}", "${nomDeLApp}"), ("{count} files", "{ count } Dateien"),
      ("{{ x }}", "{{x}}"),
    ]) func templateVariables(source: String, translation: String)
  {
    #expect(found("a \(source) b", "c \(translation) d") == ["de warning template-variables"])
  }

  @Test(
    "B16",
    arguments: [
      ("{a} {b}", "{b} {a}"), ("{a}", "{a} {a}"), ("%{x}", "%{x}"), ("%name%", "x %name%"),
      ("{}", "{}"),
      ("{count, plural, one {file} other {files}}", "{count, plural, one {Datei} other {Dateien}}"),
    ]) func soundTemplateVariables(source: String, translation: String)
  {
    #expect(found("a \(source)", "c \(translation)") == [])
  }

  @Test("B16") func theAdviceOfTemplateVariablesEndsTheFinding() throws {
    let finding = try #require(findings("Hi {name}", "Hallo {Name}").first)
    #expect(finding.message.hasSuffix("write {name}"))
    #expect(found("Hi {name}", "Hallo {name}") == [])
  }

  @Test(
    "B17",
    arguments: [
      ("<b>a</b>", "a"), ("<b>a</b>", "<b>a<b>"), ("<b>a</b>", "<i>a</i>"), ("**a**", "a"),
      ("**a**", "**a"), ("[a](b)", "a (b)"), ("<a href='x'>a</a>", "<a href='x'>a"),
      ("<b>a</b>", "<b>a</ b>"),
      ("<link>a</link>", "<Verweis>a</Verweis>"), ("<strong>x</strong>", "<strong>x</stark>"),
      ("[a](b) and [c](d)", "[a](b) und c"),
    ]) func markup(source: String, translation: String)
  {
    #expect(found("x \(source) y", "u \(translation) v") == ["de warning markup"])
  }

  @Test(
    "B17",
    arguments: [
      ("<b>a</b> <i>c</i>", "<i>c</i> <b>a</b>"), ("a < b > c", "a < b"), ("<br>", "<br/>"),
      ("<file name>", "<Dateiname>"), ("**a** b", "b **a**"), ("[a](b)", "[c](d)"),
      ("5 * 4", "5 x 4"),
      ("<a href='x'>a</a>", "<a href='y'>b</a>"), ("<b>a</b>", "<b>a</b> <b>c</b>"),
    ]) func soundMarkup(source: String, translation: String)
  {
    #expect(found("x \(source) y", "u \(translation) v") == [])
  }

  @Test(
    "B18",
    arguments: [
      ("a & b", "a &amp; b", "html-entities"), ("It's", "C&#39;est", "html-entities"),
      ("a\\nb", "a/n b", "literal-escapes"), ("a\\nb", "a\\\\nb", "literal-escapes"),
      ("a\\nb", "a b", "lost-line-breaks"), ("a\\n\\nb", "a. b", "lost-line-breaks"),
      ("a", "a &quot;b&quot;", "html-entities"),
      ("\\\"a\\\"", "\\\\\\\"a\\\\\\\"", "literal-escapes"),
      ("a b", "a&nbsp;b", "html-entities"), ("a", "x &lt;b&gt; y", "html-entities"),
      ("a\\nb\\nc", "a, b, c", "lost-line-breaks"),
    ]) func entitiesEscapesAndLineBreaks(source: String, translation: String, rule: String)
  {
    #expect(found("x \(source) y", "u \(translation) v") == ["de warning \(rule)"])
  }

  @Test(
    "B18",
    arguments: [
      ("a &amp; b", "c &amp; d"), ("R&D;", "F&E;"), ("and/or", "und/oder"),
      ("C:\\\\new", "C:\\\\neu"),
      ("a\\nb", "c\\nd"), ("a\\n", "c\\n"), ("on/next", "an/nächste"), ("<b>a</b>", "<b>&lt;</b>"),
    ]) func soundEscapes(source: String, translation: String)
  {
    #expect(found(source, translation) == [])
  }

  @Test(
    "B20",
    arguments: [
      ("Close", "\u{421}lose"), ("Close", "Clos\u{435}"), ("Закрыть", "З\u{61}крыть"),
      ("Apple", "\u{391}pple"), ("Open", "\u{41E}pen"), ("Saved", "S\u{430}ved"),
      ("Файлы", "Ф\u{61}йлы"),
    ]) func lettersOfAnotherScript(source: String, translation: String)
  {
    #expect(found(source + " x", translation) == ["de warning mixed-script"])
  }

  @Test(
    "B20",
    arguments: [
      "SMSу", "iPhone-а", "PDF-файл", "%@у", "Wi-Fi для Mac", "10 µm", "VPNа", "Ωhm 5Ω",
      "Цена: USD", "emailа", "Macов", "QRкод", "GIFка", "PIN-код", "5 μmol/L",
    ]) func soundMixtures(translation: String) throws
  {
    #expect(
      try found("x y", translation.replacingOccurrences(of: "%@", with: ""), language: "ru") == [])
  }

  @Test(
    "B20",
    arguments: [
      ("fr", "Сохранить все изменения перед выходом", true),
      ("de", "You have to save the file that is open and this is not for you", true),
      ("de", "Du musst die Datei sichern und das ist nicht für dich", false),
      ("ru", "Сохранить все изменения", false),
      ("uk", "Вы можете изменить это имя, если вы этого хотите", true),
      ("uk", "Ви можете змінити це ім'я, якщо ви цього хочете", false),
      ("el", "Αποθήκευση όλων", false),
      ("zh-Hant", "这个选项还没有设置，请连接网络后再试", true), ("zh-Hant", "這個選項還沒有設定，請連接網路後再試", false),
      ("ja", "设置选项错误，请检查网络连接后重新尝试操作", true), ("ja", "設定のエラーです。ネットワークを確認", false),
      ("fr", "Le fichier est dans la corbeille et ne peut pas être ouvert", false),
      ("nb", "Du kan ikke åpne filen som er på denne maskinen", false),
      ("ko", "저장하시겠습니까 모든 변경", false),
      ("ar", "Guarda los cambios antes de salir para que no se pierdan en el camino", true),
      ("ja", "Die Datei ist nicht für dich und wird von uns mit dem Konto gelöscht", true),
      ("ja", "iPhone, iPad und App Store: Wi-Fi Direct", false),
      ("ca", "Voit avata sen kun se on valmis, jos ei ole tai se on vain sinun", true),
      ("da", "Vous pouvez ouvrir le fichier avec une autre application sur votre appareil", true),
      ("da", "Du kan ikke åbne filen, som er på denne maskine, og det er ikke en fejl", false),
      ("ca", "No pots obrir el fitxer perquè no és en aquest ordinador de la xarxa", false),
      ("hr", "Ne možete otvoriti datoteku jer nije na ovom računalu i ne može se naći", false),
      ("eu", "Ezin duzu fitxategia ireki, ez baita ordenagailu honetan eta ez da aurkitu", false),
      ("sq", "Nuk mund ta hapni skedarin sepse nuk është në këtë kompjuter dhe nuk u gjet", false),
      ("cy", "Ni allwch agor y ffeil am nad yw ar y cyfrifiadur hwn ac ni ellir ei chanfod", false),
      ("lt", "Negalite atidaryti failo, nes jo nėra šiame kompiuteryje ir jis nerastas", false),
      (
        "sl", "Datoteke ne morete odpreti, ker je ni v tem računalniku in je ni mogoče najti", false
      ),
      ("mt", "Ma tistax tiftaħ il-fajl għax mhux f'dan il-kompjuter u ma nstabx", false),
      ("ga", "Ní féidir leat an comhad a oscailt mar níl sé ar an ríomhaire seo agus é", false),
      ("sw", "Huwezi kufungua faili kwa sababu haipo kwenye kompyuta hii na haikupatikana", false),
    ]) func tablesInAnotherLanguage(language: String, text: String, isForeign: Bool) throws
  {
    func table(_ text: String) -> String {
      (0..<20).map { "\"key\($0)\" = \"\(text) \($0)\";\n" }.joined()
    }
    let findings = try checked([
      "en.lproj/Localizable.strings": table("Source"),
      "\(language).lproj/Localizable.strings": table(text),
    ])
    #expect(findings.map(line) == (isForeign ? ["\(language) warning wrong-language"] : []))
  }

  @Test(
    "B21",
    arguments: [
      ("links", "See https://a.com/x", "Siehe https://b.com/x", "Siehe https://a.com/de/x"),
      ("end-punctuation", "Sure?", "Sicher", "Sicher？"), ("brackets", "A (b)", "A (b", "A（b）"),
      ("numbers", "At least 8", "Mindestens 6", "Mindestens ٨"),
      ("doubled-words", "This is the file", "Das ist die die Datei", "Das ist die Datei"),
      ("capital-start", "Open", "öffnen", "Öffnen"),
      ("much-longer", "Open", "Die ausgewählte Datei jetzt sofort öffnen", "Datei öffnen"),
      ("links", "Mail a@b.com", "Mail an a@c.com", "Mail an a@b.com"),
      ("end-punctuation", "Wait…", "Warten", "Warten..."),
      ("numbers", "1,000 files", "100 Dateien", "1.000 Dateien"),
    ]) func rulesOfStyle(rule: String, source: String, bad: String, good: String) throws
  {
    #expect(try found(source, bad, language: "de") == [])
    let settings = "{ \"rules\": { \"\(rule)\": \"warning\" } }"
    #expect(try found(source, bad, language: "de", settings: settings) == ["de warning \(rule)"])
    #expect(try found(source, good, language: "de", settings: settings) == [])
  }

  @Test("B21") func listsAndPairs() throws {
    let settings = """
      { "doNotTranslate": ["Finder"], "rules": { "do-not-translate": "warning",
        "inconsistent-translation": "warning" } }
      """
    let files = [
      "localization.json": settings,
      "en.lproj/Localizable.strings": #""a" = "Open Finder"; "b" = "Open Finder"; "c" = "Yes";"#,
      "de.lproj/Localizable.strings": #""a" = "Öffne Finder"; "b" = "Öffne Sucher"; "c" = "Ja";"#,
    ]
    #expect(
      try checked(files).map(line).sorted() == [
        "de warning do-not-translate", "de warning inconsistent-translation",
      ])
  }

  @Test(
    "B30",
    arguments: [
      (#"\U0001F680"#, #"\UD83D\UDE80"#), (#"\U0001f600"#, #"\UD83D\UDE00"#),
      (#"\U00004E2D"#, #"\U4E2D"#),
      (#"a\U0001F44Db"#, #"a\UD83D\UDC4Db"#),
    ]) func escapesOfEightDigits(written: String, meant: String) throws
  {
    let findings = try checked(["en.lproj/Localizable.strings": "\"a\" = \"\(written)\";"])
    #expect(findings.map(line) == ["en warning long-unicode-escape"])
    let pair = meant.split(separator: "a").joined().split(separator: "b").joined()
    #expect(findings.first?.message.contains("write '\(pair)'") == true, "\(findings)")
    #expect(try checked(["en.lproj/Localizable.strings": "\"a\" = \"\(meant)\";"]).map(line) == [])
  }
}
