import TypedLocalization

/// Switches the language and shows the same screen again, until an empty line.
struct Menu {
  let program: AccountProgram

  func run() async {
    while true {
      program.line("\n" + LocalizationHelper.chooseLanguage)
      program.output(Screen.languageList)
      program.output(LocalizationHelper.Menu.prompt)
      guard let answer = program.input(), !answer.isEmpty else { break }
      let languages = LanguageManager.shared.available
      guard let number = Int(answer), languages.indices.contains(number - 1) else {
        program.line(LocalizationHelper.Menu.unknownNumber(answer))
        continue
      }
      try? LanguageManager.shared.select(languages[number - 1])
      program.output("\n" + Screen.welcome)
    }
    program.line(LocalizationHelper.Menu.goodbye)
  }
}
