internal import Foundation

extension SyntheticTables {
  /// `<language>.lproj` with a table of either kind.
  func writeFolders(to folder: String, languageCount: Int) throws {
    for language in 0..<languageCount {
      let path = "\(folder)/\(Self.languages[language]).lproj"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(strings(language).utf8)
        .write(to: URL(fileURLWithPath: path + "/Localizable.strings"))
      try Data(stringsdict(language).utf8)
        .write(to: URL(fileURLWithPath: path + "/Localizable.stringsdict"))
    }
  }

  /// The same as one catalog.
  func writeCatalog(to folder: String, languageCount: Int) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(catalog(languageCount).utf8)
      .write(to: URL(fileURLWithPath: folder + "/Localizable.xcstrings"))
  }

  private func isMissing(_ index: Int, _ language: Int) -> Bool {
    language > 0 && keys[index] == Self.onlyEnglishKey
  }

  private func strings(_ language: Int) -> String {
    var file = ""
    file.reserveCapacity(keyCount * 120)
    for index in keys.indices
    where forms(index, language: language) == nil && !isMissing(index, language) {
      file += "/* Shown on screen \(index % 97) (plain) */\n\""
      file += keys[index]
      file += "\" = \""
      file += text(index, language: language)
      file += "\";\n\n"
    }
    return file
  }

  private func stringsdict(_ language: Int) -> String {
    var file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    for index in keys.indices {
      guard let forms = forms(index, language: language) else { continue }
      file += "\t<key>\(keys[index])</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n"
      file += "\t\t<string>%#@count@</string>\n\t\t<key>count</key>\n\t\t<dict>\n"
      file += "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n"
      file += "\t\t\t<string>NSStringPluralRuleType</string>\n"
      file += "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>lld</string>\n"
      for form in forms {
        file += "\t\t\t<key>\(form.category)</key>\n\t\t\t<string>\(form.text)</string>\n"
      }
      file += "\t\t</dict>\n\t</dict>\n"
    }
    return file + "</dict>\n</plist>\n"
  }

  private func catalog(_ languageCount: Int) -> String {
    var file = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for index in keys.indices {
      file += "    \"\(keys[index])\" : {\n      \"comment\" : \"Shown on screen \(index % 97)\",\n"
      file += "      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
      let present = (0..<languageCount).filter { !isMissing(index, $0) }
      for language in present {
        file += "        \"\(Self.languages[language])\" : {\n"
        file += localization(index, language)
        file += language == present.last ? "        }\n" : "        },\n"
      }
      file += index == keys.count - 1 ? "      }\n    }\n" : "      }\n    },\n"
    }
    return file + "  },\n  \"version\" : \"1.0\"\n}\n"
  }

  private func localization(_ index: Int, _ language: Int) -> String {
    guard let forms = forms(index, language: language) else {
      return "          " + unit(text(index, language: language), indent: "          ") + "\n"
    }
    let indent = "                "
    let cases = forms.map { form in
      "              \"\(form.category)\" : {\n\(indent)\(unit(form.text, indent: indent))\n"
        + "              }"
    }
    return "          \"variations\" : {\n            \"plural\" : {\n"
      + cases.joined(separator: ",\n") + "\n            }\n          }\n"
  }

  private func unit(_ text: String, indent: String) -> String {
    "\"stringUnit\" : {\n\(indent)  \"state\" : \"translated\",\n"
      + "\(indent)  \"value\" : \"\(text)\"\n\(indent)}"
  }
}
