import Foundation
import TypedLocalization

/// The command-line program: options in, texts out.
public struct AccountProgram: Sendable {
  let arguments: [String]
  let input: @Sendable () -> String?
  let output: @Sendable (String) -> Void
  let isInteractive: Bool

  public init(arguments: [String]) {
    self.init(
      arguments: arguments, input: { readLine() },
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      isInteractive: isatty(STDIN_FILENO) == 1)
  }

  init(
    arguments: [String], input: @escaping @Sendable () -> String?,
    output: @escaping @Sendable (String) -> Void, isInteractive: Bool
  ) {
    self.arguments = arguments
    self.input = input
    self.output = output
    self.isInteractive = isInteractive
  }

  /// The exit code: 0, 1 when something was refused, 2 for bad use.
  public func run() async -> Int32 {
    let options: Options
    do { options = try Options(arguments) } catch {
      FileHandle.standardError.write(Data("account: \(error)\n\n\(Options.usage)".utf8))
      return 2
    }
    if let folder = options.overrides {
      LanguageManager.shared.install(Overrides(folder: URL(filePath: folder)))
    }
    if options.followsSystem {
      LanguageManager.shared.followSystem()
      if options.action == .screen { line(LocalizationHelper.Language.followed + "\n") }
    }
    if let code = options.chosen, !choose(code) { return 1 }
    if options.chosen != nil, case .changeLanguage = options.action {
      line(LocalizationHelper.Service.localOnly)
    }
    guard let code = options.language else { return await perform(options.action) }
    let available = LanguageManager.shared.available.map(\.code)
    guard !LanguageMatcher.matches(preferred: [code], available: available).isEmpty else {
      return refuse(code)
    }
    return await LanguageManager.withLanguage(code) { await perform(options.action) }
  }

  private func perform(_ action: Options.Action) async -> Int32 {
    switch action {
    case .help: output(Options.usage)
    case .listLanguages: output(Screen.languageList)
    case .signIn(let name): line(LocalizationHelper.welcomeUser(name))
    case .error(let code): line(IdentityService.message(forCode: code))
    case .inbox(let counts): output(Screen.inbox(counts))
    case .serveLines: serveLines()
    case .mail(let code): return mail(to: code)
    case .changeLanguage(let code): return await changeThroughService(code)
    case .screen:
      output(Screen.welcome)
      if isInteractive { await Menu(program: self).run() }
    }
    return 0
  }

  /// Stored in one language, sent in another.
  private func mail(to code: String) -> Int32 {
    guard let recipient = LocalizationHelper.SupportedLanguage(rawValue: Language(code).code),
      let data = try? Mail.order(by: "Ram", for: recipient).stored(),
      let mail = try? Mail.read(data)
    else { return refuse(code) }
    line(LocalizationHelper.Mail.sent(mail.recipient.language.nativeName))
    line(mail.text)
    return 0
  }

  func line(_ text: String) { output(text + "\n") }

  /// Remembered for the next run.
  private func choose(_ code: String) -> Bool {
    do { try LanguageManager.shared.select(code) } catch { return refuse(code) == 0 }
    return true
  }

  private func refuse(_ code: String) -> Int32 {
    let choices = LanguageManager.shared.available.map(\.code).joined(separator: ", ")
    line(LocalizationHelper.Language.unavailable(language: code, choices: choices))
    return 1
  }

  /// Starts the identity service, then asks it for the language, as an app does with its SDK.
  private func changeThroughService(_ code: String) async -> Int32 {
    let manager = LanguageManager.shared
    let service = IdentityService { step in
      line(LocalizationHelper.Service.starting(step: step, total: IdentityService.steps))
    }
    do {
      try await manager.attach(service)
      line(LocalizationHelper.Service.ready)
      try await manager.change(to: code)
      output(Screen.welcome)
      return 0
    } catch let refusal as IdentityService.Refusal {
      line(IdentityService.message(forCode: refusal.code))
    } catch LanguageError.unavailable(let code, _) {
      line(LocalizationHelper.Service.refused(Language(code).displayName))
    } catch {
      line(IdentityService.message(forCode: IdentityService.noAnswer))
    }
    line(LocalizationHelper.Language.kept(manager.current.nativeName))
    return 1
  }

  /// One greeting for each line of `Accept-Language` headers, until the input ends.
  private func serveLines() {
    let codes = LanguageManager.shared.available.map(\.code)
    while let header = input() {
      let code = LanguageMatcher.negotiate(acceptLanguage: header, available: codes) ?? "en"
      line(LanguageManager.withLanguage(code) { LocalizationHelper.greeting })
    }
  }
}
