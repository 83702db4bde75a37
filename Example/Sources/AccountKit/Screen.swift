import TypedLocalization

/// What the program shows, in the language in force.
enum Screen {
  static var welcome: String {
    let language = LanguageManager.shared.current
    var lines = [
      LocalizationHelper.title, "",
      LocalizationHelper.welcome,
      "  [ \(LocalizationHelper.signIn) ]  [ \(LocalizationHelper.signUp) ]", "",
      LocalizationHelper.currentLanguage(language.nativeName),
    ]
    if language.isRightToLeft { lines.append("← " + LocalizationHelper.rightToLeft) }
    return lines.joined(separator: "\n") + "\n"
  }

  static var languageList: String {
    LanguageManager.shared.available.enumerated().map { index, language in
      let mark = language.isRightToLeft ? "  ←" : ""
      return "\(index + 1)  \(language.code)  \(language.nativeName)\(mark)\n"
    }.joined()
  }

  static func inbox(_ counts: [Int]) -> String {
    var lines = [LocalizationHelper.inboxTitle]
    for count in counts {
      lines.append("  " + LocalizationHelper.Inbox.unread(count))
      lines.append("    " + LocalizationHelper.Inbox.filesInFolders(files: count, folders: 2))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
