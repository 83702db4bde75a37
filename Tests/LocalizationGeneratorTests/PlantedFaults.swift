import LocalizationModel

/// The kinds of fault of section B of `second_look.md` and of translate-toolkit's `pofilter`, so far
/// as they can happen in tables. Left out are those of other formats or of other checkers' taste:
/// accelerators, acronyms, compendiumconflicts, credits, filepaths, functions, kdecomments,
/// musttranslatewords, options, purepunc, sentencecount, simpleplurals, tabs, and quotes, of which
/// each language has its own.
extension PlantedFault {
  static let all =
    placeholders + damagedPlaceholders + plurals + texts + variablesAndMarkup + optIns + tables

  private static let placeholders = [
    text("printf: lost", "Außer %d SSIDs", "Außer SSIDs", "placeholder-dropped"),
    text("printf: added", "Das bereits vorhandene Log", "Log %@", "placeholder-added", .error),
    text(
      "printf: another kind", "alle %@ Sekunden", "alle %d Sekunden", "placeholder-retyped", .error),
    text("A10: another size", "Außer %d SSIDs", "Außer %ld SSIDs", "placeholder-size"),
    text("A7: stray percent", "Außer %d SSIDs", "Außer %d SSIDs (50%)", "stray-percent", .error),
    text(
      "printf: too far", "‘%@’ ist ungültig", "‘%300$@’ ist ungültig", "damaged-placeholder", .error
    ),
    text(
      "printf: %n", "‘%@’ ist ungültig", "‘%@’ ist ungültig %n", "forbidden-placeholder", .error),
    pair(
      "printf: swapped", "%@ has %d items", "%@ hat %d Teile", "%d Teile hat %@",
      "placeholder-retyped", .error
    ).found(times: 2),
    pair("printf: read twice", "%1$@ in %2$@", "%1$@ in %2$@", "%1$@ in %@", "mixed-positions"),
  ]

  private static let damagedPlaceholders =
    ["$@", "1$@", "&@", "%1@$", "{0}", "％１＄＠"].map {
      text("B6", "‘%@’ ist ungültig", "‘\($0)’ ist ungültig", "damaged-placeholder", .error)
    }
    + ["٪d", "$d", "&d"].map {
      text("B6", "Außer %d SSIDs", "Außer \($0) SSIDs", "damaged-placeholder", .error)
    } + [
      text("B1", "%1$d von %2$d Tunnel", "%2d von %1d Tunnel", "damaged-placeholder", .error)
        .found(times: 2),
      text("B1: as wide", "%1$d von %2$d Tunnel", "%1d von %2d Tunnel", "damaged-placeholder")
        .found(times: 2),
      pair("B1", "%1$@ of %2$@", "%1$@ von %2$@", "%2@ von %1@", "damaged-placeholder", .error)
        .found(times: 2),
    ]

  private static let plurals = [
    dictionary(
      "nplurals", "ru", "<key>few</key>\n\t\t\t<string>%d мин</string>\n\t\t\t", "",
      "missing-plural-category"
    ).found(at: "<key>one</key>\n\t\t\t<string>%d минута"),
    dictionary(
      "B4", "de", "<string>%d Ergebnisse im Verzeichnis gefunden.</string>",
      "<string>Ergebnisse im Verzeichnis gefunden.</string>", "number-missing"),
    dictionary(
      "B4", "ru", "<string>%d минута</string>", "<string>одна минута</string>", "number-missing"),
    dictionary(
      "B3", "ru", "<string>%d минута</string>", "<string>%d минута %2$@</string>",
      "placeholder-added", .error),
    dictionary(
      "printf: form", "ru", "<string>%d минута</string>", "<string>%@ минута</string>",
      "value-type-mismatch", .error),
    dictionary(
      "variables: stringsdict", "ru", "%#@others@", "%#@other@", "undefined-variable", .error
    ).found(with: "unreferenced-variable"),
    catalog(
      "B5", "Die %lld Original-Live Photos löschen", "Die Original-Live Photos löschen",
      "number-missing"),
    catalog(
      "printf: catalog", "%lld Bilder extrahieren", "%@ Bilder extrahieren", "placeholder-retyped",
      .error),
    catalog(
      "B6: catalog", "%lld Videos extrahieren", "lld% Videos extrahieren", "damaged-placeholder",
      .error),
  ]

  private static let texts = [
    text("B14, blank", "\"\(log)\"", "\" \"", "blank-text"),
    text("blank: empty", "\"\(log)\"", "\"\"", "empty-value"),
    text("startwhitespace", "\"\(log)\"", "\" \(log)\"", "surrounding-whitespace"),
    text("endwhitespace", "\"\(log)\"", "\"\(log) \"", "surrounding-whitespace"),
    text("B15, validchars", "‘%@’ ist ungültig", "‘%@’ ist ungÃ¼ltig", "mojibake", .error),
    text("B15, validchars", "‘%@’ ist ungültig", "‘%@’ ist ung\u{FFFD}ltig", "mojibake", .error),
    text("B15, validchars", "alle %@ Sekunden", "alle %@ Sekunden â€™", "mojibake", .error),
    text("validchars: invisible", "QR-Code", "QR-\u{200B}Code", "invisible-characters"),
    text("validchars: direction", "QR-Code", "\u{202E}QR-Code", "bidi-controls"),
    text("B30", "\"\(log)\"", "\"\\U0001F680 \(log)\"", "long-unicode-escape"),
    text("escapes", "\"\(log)\"", "\"\(log)\\q\"", "unknown-escape"),
    text("B18, validxml", "vorhandene Log", "vorhandene &amp; Log", "html-entities"),
    text("B18, validxml", "vorhandene Log", "vorhandene&#39; Log", "html-entities"),
    text("B20", "vorhandene Log", "vorhand\u{435}ne Log", "mixed-script"),
    pair("B18, newlines", "One.\\nTwo.", "Eins.\\nZwei.", "Eins. Zwei.", "lost-line-breaks"),
    pair("B18, escapes", "One.\\nTwo.", "Eins.\\nZwei.", "Eins.\\\\nZwei.", "literal-escapes"),
    pair("B18, escapes", "One.\\nTwo.", "Eins.\\nZwei.", "Eins./nZwei.", "literal-escapes"),
  ]

  private static let variablesAndMarkup =
    ["{name}", "${name}", "{{name}}", "%{name}", "%name%"].flatMap { variable in
      [variable.replacing("name", with: "nahme"), "du"].map {
        pair(
          "B16, variables", "Hello \(variable)!", "Hallo \(variable)!", "Hallo \($0)!",
          "template-variables")
      }
    }
    + ["Halt es an", "<b>Halt es an", "<i>Halt</i> es an", "<b>Halt<b> es an"].map {
      pair("B17, xmltags", "<b>Stop</b> it", "<b>Halt</b> es an", $0, "markup")
    } + [
      pair(
        "B17, xmltags", "<a href='x'>Stop</a> it", "<a href='x'>Halt</a> es an", "Halt es an",
        "markup"),
      pair("B17", "**Stop** it now", "**Halt** es jetzt an", "Halt es jetzt an", "markup"),
      pair("B17", "**Stop** it now", "**Halt** es jetzt an", "**Halt es jetzt an", "markup"),
      pair(
        "B17", "Read the [guide](https://example.com)", "Lies das [Handbuch](https://example.com)",
        "Lies das Handbuch (https://example.com)", "markup"),
    ]

  private static let optIns = [
    pair(
      "B19, urls", "See https://example.com/help now", "Siehe jetzt https://example.com/help",
      "Siehe jetzt https://exampel.com/help", "links", isOptIn: true),
    pair(
      "B19, emails", "Write to help@example.com", "Schreib an help@example.com",
      "Schreib an help@exampel.com", "links", isOptIn: true),
    pair(
      "B21, endpunc", "Really delete?", "Wirklich löschen?", "Wirklich löschen.",
      "end-punctuation", isOptIn: true),
    pair(
      "B21, brackets", "Speed (fast)", "Tempo (schnell)", "Tempo (schnell", "brackets",
      isOptIn: true),
    text("B21, numbers", "576 und 65535", "567 und 65535", "numbers", isOptIn: true),
    text("B21, doublewords", "dass du mit", "dass du du mit", "doubled-words", isOptIn: true),
    text(
      "B21, startcaps", "\"\(log)\"", "\"das\(log.dropFirst(3))\"", "capital-start", isOptIn: true),
    pair(
      "B21, long", "Stop it right now", "Halte es sofort an",
      Array(repeating: "Halte es bitte sofort an", count: 12).joined(separator: ", "),
      "much-longer", isOptIn: true),
    text(
      "B21, notranslatewords", "Der gescannte QR-Code ist keine gültige WireGuard-",
      "Der gescannte QR-Code ist keine gültige Drahtwache-", "do-not-translate", isOptIn: true,
      doNotTranslate: ["WireGuard"]),
    pair(
      "B21, consistency", "Stop\";\n\"planted2\" = \"Stop", "Halt\";\n\"planted2\" = \"Halt",
      "Halt\";\n\"planted2\" = \"Anhalten", "inconsistent-translation", isOptIn: true
    ).found(at: "\"planted2\""),
    text(
      "unchanged", log, "The pre-existing log could not be cleared", "untranslated", isOptIn: true),
    catalog(
      "isfuzzy", "\"translated\",\n            \"value\" : \"Extraktion fehlgeschlagen\"",
      "\"needs_review\",\n            \"value\" : \"Extraktion fehlgeschlagen\"",
      "state-needs-review", isOptIn: true
    ).found(at: "\"value\" : \"Extraktion fehlgeschlagen\""),
    catalog(
      "hassuggestion", "\"translated\",\n            \"value\" : \"Extraktion fehlgeschlagen\"",
      "\"new\",\n            \"value\" : \"Extraktion fehlgeschlagen\"", "state-new", isOptIn: true
    ).found(at: "\"value\" : \"Extraktion fehlgeschlagen\""),
  ]

  private static let tables = [
    text(
      "untranslated", "\"alertUnableToRemovePreviousLogMessage\" = \"\(log)\";\n", "", "missing-key"
    ).found(at: ""),
    text("unknown key", "\"macUn", "\"planted\" = \"Neu\";\n\"macUn", "unknown-key"),
    text(
      "doubled key", "\"macUn", "\"alertUnableToRemovePreviousLogMessage\" = \"Neu\";\n\"macUn",
      "duplicate-key"
    ),
    text("syntax: semicolon", "\(log)\";", "\(log)\"", "malformed-table", .error),
    text("syntax: quote", "vorhandene Log", "\"vorhandene\" Log", "malformed-table", .error),
  ]
}

extension PlantedFault {
  private static let german = "de.lproj/Localizable.strings"
  private static let log = "Das bereits vorhandene Log konnte nicht gelöscht werden"

  /// In the German table of WireGuard.
  private static func text(
    _ kind: String, _ old: String, _ new: String, _ rule: String, _ severity: Severity = .warning,
    isOptIn: Bool = false, doNotTranslate: [String] = []
  ) -> PlantedFault {
    PlantedFault(
      kind: kind, target: "WireGuard", edits: [Edit(path: german, old: old, new: new)], rule: rule,
      severity: severity, isOptIn: isOptIn, doNotTranslate: doNotTranslate)
  }

  /// A key more in the tables of WireGuard, right in Spanish, wrong in German.
  private static func pair(
    _ kind: String, _ source: String, _ right: String, _ wrong: String, _ rule: String,
    _ severity: Severity = .warning, isOptIn: Bool = false
  ) -> PlantedFault {
    let old = "\"macUnusableTunnelMessage\" ="
    let edits = [("es", right), ("en", source), ("de", wrong)].map { language, text in
      Edit(
        path: "\(language).lproj/Localizable.strings", old: old,
        new: "\"planted\" = \"\(text)\";\n\(old)")
    }
    return PlantedFault(
      kind: kind, target: "WireGuard", edits: edits, rule: rule, severity: severity,
      isOptIn: isOptIn, right: right)
  }

  /// In a `.stringsdict` of FluentUI.
  private static func dictionary(
    _ kind: String, _ language: String, _ old: String, _ new: String, _ rule: String,
    _ severity: Severity = .warning
  ) -> PlantedFault {
    PlantedFault(
      kind: kind, target: "FluentUI",
      edits: [Edit(path: "\(language).lproj/Localizable.stringsdict", old: old, new: new)],
      rule: rule, severity: severity)
  }

  private static func catalog(
    _ kind: String, _ old: String, _ new: String, _ rule: String, _ severity: Severity = .warning,
    isOptIn: Bool = false
  ) -> PlantedFault {
    PlantedFault(
      kind: kind, target: "Extractor",
      edits: [Edit(path: "Extractor.xcstrings", old: old, new: new)], rule: rule,
      severity: severity, isOptIn: isOptIn)
  }
}
