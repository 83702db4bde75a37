import Testing

/// How folders are called (B26–B28).
struct SecondLookFolderTests {
  private static func texts(_ folders: String...) -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      files["\(folder).lproj/Localizable.strings"] = "\"a\" = \"\(folder)\";\n"
    }
    return files
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var row: String
    var folders: [String]
    /// The languages beside English.
    var languages: [String]
    /// What the findings say, each in part.
    var messages: [String]
    var testDescription: String { "\(row): \(folders)" }
  }

  static let rows: [Row] = [
    Row(row: "B26", folders: ["fr-rCA"], languages: ["fr-CA"], messages: ["called fr-CA.lproj"]),
    Row(
      row: "B26", folders: ["zh-rTW"], languages: ["zh-Hant-TW"],
      messages: ["called zh-Hant-TW.lproj"]),
    Row(
      row: "B26", folders: ["zh-CHT"], languages: ["zh-Hant"], messages: ["called zh-Hant.lproj"]),
    Row(
      row: "B26", folders: ["fr", "fr-rCA"], languages: ["fr", "fr-CA"],
      messages: ["called fr-CA.lproj"]),
    Row(
      row: "B26", folders: ["fr-CA", "fr-rCA"], languages: ["fr-CA"],
      messages: ["fr-rCA.lproj means fr-CA, and there is fr-CA.lproj"]),
    Row(
      row: "B26", folders: ["zh-CHS", "zh-CHT", "zh-Hant"], languages: ["zh-Hans", "zh-Hant"],
      messages: ["called zh-Hans.lproj", "zh-CHT.lproj means zh-Hant, and there is zh-Hant.lproj"]),
    Row(row: "B26", folders: ["b+sr+Latn"], languages: ["sr-Latn"], messages: ["sr-Latn.lproj"]),
    Row(
      row: "B26", folders: ["pt-rBR", "pt-rPT"], languages: ["pt-BR", "pt-PT"],
      messages: ["called pt-BR.lproj", "called pt-PT.lproj"]),
    Row(
      row: "B26", folders: ["az-AZ-Cyrl"], languages: ["az-Cyrl-AZ"],
      messages: ["called az-Cyrl-AZ.lproj"]),
    Row(row: "B27", folders: ["jp"], languages: ["ja"], messages: ["called ja.lproj"]),
    Row(row: "B27", folders: ["cz"], languages: ["cs"], messages: ["called cs.lproj"]),
    Row(row: "B27", folders: ["ua"], languages: ["uk"], messages: ["called uk.lproj"]),
    Row(row: "B27", folders: ["kr"], languages: ["ko"], messages: ["called ko.lproj"]),
    Row(row: "B27", folders: ["en-UK"], languages: ["en-GB"], messages: ["called en-GB.lproj"]),
    Row(
      row: "B27", folders: ["dk", "gr"], languages: ["da", "el"],
      messages: ["called da.lproj", "called el.lproj"]),
    Row(
      row: "B27", folders: ["ja", "jp"], languages: ["ja"],
      messages: ["jp.lproj means ja, and there is ja.lproj"]),
    Row(row: "B27", folders: ["ja-JA"], languages: ["ja-JP"], messages: ["called ja-JP.lproj"]),
    Row(
      row: "B28", folders: ["nb", "no"], languages: ["nb", "no"],
      messages: ["nb.lproj and no.lproj are one language; nb answers"]),
    Row(
      row: "B28", folders: ["id", "in"], languages: ["id", "in"],
      messages: ["id.lproj and in.lproj are one language; id answers"]),
    Row(
      row: "B28", folders: ["sr", "sr-Cyrl"], languages: ["sr", "sr-Cyrl"],
      messages: ["sr-Cyrl.lproj and sr.lproj are one language; sr"]),
    Row(
      row: "B28", folders: ["he", "iw"], languages: ["he", "iw"],
      messages: ["he.lproj and iw.lproj are one language; he answers"]),
    Row(
      row: "B28", folders: ["zh-Hant-TW", "zh-TW"], languages: ["zh-Hant-TW", "zh-TW"],
      messages: ["zh-Hant-TW.lproj and zh-TW.lproj are one language; zh"]),
    Row(row: "B28", folders: ["pt", "pt-BR"], languages: ["pt", "pt-BR"], messages: []),
    Row(row: "B28", folders: ["zh-CN", "zh-Hans"], languages: ["zh-CN", "zh-Hans"], messages: []),
    Row(row: "B28", folders: ["sr", "sr-Latn"], languages: ["sr", "sr-Latn"], messages: []),
    Row(row: "B28", folders: ["nb", "nn"], languages: ["nb", "nn"], messages: []),
    Row(row: "B28", folders: ["en-GB", "en-US"], languages: ["en-GB", "en-US"], messages: []),
  ]

  @Test(arguments: rows) func whatAFolderMeans(_ row: Row) throws {
    var files: [String: String] = ["en.lproj/Localizable.strings": "\"a\" = \"en\";\n"]
    for folder in row.folders {
      files["\(folder).lproj/Localizable.strings"] = "\"a\" = \"\(folder)\";\n"
    }
    let target = try SecondLookTarget(files)
    #expect(try target.languages() == ["en"] + row.languages)
    let messages = target.messages(of: "language-folder")
    #expect(messages.count == row.messages.count, "\(messages)")
    for (message, part) in zip(messages, row.messages) {
      #expect(message.contains(part), "\(message)")
    }
    #expect(target.findings().allSatisfy { $0.hasPrefix("warning language-folder") })
    for language in row.languages {
      let text = target.render("a", in: language)
      #expect(text == language || !row.folders.contains(language), "\(language): \(text)")
    }
  }

  /// Renaming to a name that is taken is never advised.
  @Test(arguments: rows) func noTakenNameIsAdvised(_ row: Row) throws {
    var files: [String: String] = ["en.lproj/Localizable.strings": "\"a\" = \"en\";\n"]
    for folder in row.folders { files["\(folder).lproj/L.strings"] = "\"a\" = \"1\";\n" }
    let target = try SecondLookTarget(files)
    for message in target.messages(of: "language-folder") {
      for folder in row.folders {
        #expect(!message.hasSuffix("should be called \(folder).lproj"))
      }
    }
  }
}
