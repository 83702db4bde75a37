import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

struct LockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"%lld\" = \"x\";\n", to: "en.lproj/Ignored.strings")
    try folder.write(Self.table, to: "en.lproj/Localizable.strings")
    try folder.write(
      "\"error_1\" = \"One\";\n\"error_2\" = \"Two\";\n", to: "en.lproj/Identity.strings")
    try folder.write(
      #"{ "lock": "localization.lock", "accessLevel": "public", "tables": { "exclude": ["Ignored"] } }"#,
      to: "localization.json")
  }

  private static let table = """
    "sign-in" = "Sign in";
    "welcome" = "Welcome %@, %(count)d";
    "inbox.unread" = "%d of %.1f";
    "inbox.class" = "Class";

    """

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  private func write() {
    let run = run("lock", "--write", folder.path)
    #expect(run.exitCode == .success)
    #expect(run.errors == "localization.lock: 12 names locked\n")
  }

  @Test func theFileHasOneNameALine() throws {
    let printed = run("lock", folder.path)
    #expect(printed.exitCode == .success)
    #expect(
      printed.output == """
        # The generated names; 'localization-tool lock --write' brings this up to date.
        public enum LocalizationHelper
        enum Identity
        func Identity.error(code: Int) -> String?
        var Identity.error1: String
        var Identity.error2: String
        enum Inbox
        var Inbox.class: String
        func Inbox.unread(_: Int, _: Double) -> String
        enum SupportedLanguage
        case SupportedLanguage.en
        var signIn: String
        func welcome(_: String, count: Int) -> String

        """)
    write()
    #expect(try folder.text("localization.lock") == printed.output)
    #expect(run("check", folder.path).output == "")
  }

  @Test(arguments: [
    (
      ("Sign in", "Sign in, %@"),
      "en.lproj/Localizable.strings:1:2: error: the generated 'var signIn: String' is now "
        + "'func signIn(_: String) -> String', which breaks its callers; "
    ),
    (
      ("%(count)d", "%(number)d"),
      "en.lproj/Localizable.strings:2:2: error: the generated "
        + "'func welcome(_: String, count: Int) -> String' is now "
        + "'func welcome(_: String, number: Int) -> String'"
    ),
    (
      ("sign-in", "log-in"), "localization.lock:12:1: error: 'var signIn: String' is no longer "
    ),
  ])
  func whatBreaksCallersIsAnError(change: (String, String), text: String) throws {
    write()
    let table = Self.table.replacingOccurrences(of: change.0, with: change.1)
    try folder.write(table, to: "en.lproj/Localizable.strings")
    let check = run("check", folder.path)
    #expect(check.output.contains(text), "\(check.output)")
    #expect(check.exitCode == .failure)
    let build = run("generate", "--output", folder.path + "/.out", folder.path)
    #expect(build.errors.contains(text), "\(build.errors)")
    #expect(build.exitCode == .failure)
    write()
    #expect(run("check", folder.path).output == "")
  }

  @Test func anEnumThatIsGoneIsToldOnce() throws {
    write()
    try folder.write("\"a\" = \"b\";\n", to: "en.lproj/Localizable.strings")
    let lines = run("check", "--format", "github", folder.path).output.split(separator: "\n")
    let gone = lines.filter { $0.hasPrefix("::error") }.compactMap {
      $0.split(separator: "'").dropFirst().first
    }
    #expect(
      gone == ["enum Inbox", "var signIn: String", "func welcome(_: String, count: Int) -> String"])
    #expect(lines.filter { $0.hasPrefix("::notice") }.count == 1)
  }

  @Test(.timeLimit(.minutes(1))) func aNameOfAHundredThousandEnumsIsReadInTime() throws {
    let name = String(repeating: "A.", count: 100_000) + "a"
    try folder.write(
      "public enum LocalizationHelper\nvar \(name): String\n", to: "localization.lock")
    let lines = run("check", "--format", "github", folder.path).output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::error") }.count == 1)
  }

  @Test func whatIsNewIsOnlyNoted() throws {
    write()
    try folder.write(
      Self.table + "\"new\" = \"%@\";\n", to: "en.lproj/Localizable.strings")
    let check = run("check", folder.path)
    #expect(check.exitCode == .success)
    #expect(
      check.output.hasPrefix(
        "localization.lock:1:1: note: the lock lacks 'func new(_: String) -> String'; "))
  }

  @Test func anotherAccessLevelOrEnumIsOneError() throws {
    write()
    try folder.write(
      #"{ "lock": "localization.lock", "enumName": "Texts", "tables": { "exclude": ["Ignored"] } }"#,
      to: "localization.json")
    let lines = run("check", "--format", "github", folder.path).output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].contains("line=2,col=1,title=api-changed::the generated 'public enum Loc"))
  }

  @Test(arguments: [
    (#""rules": { "api-changed": "warning" }"#, ExitCode.success),
    (#""rules": { "api-changed": "off" }"#, .success), (#""separator": ".""#, .failure),
  ])
  func theRuleIsConfigurable(settings: String, code: ExitCode) throws {
    write()
    try folder.write(
      "{ \"lock\": \"localization.lock\", \"accessLevel\": \"public\", \(settings) }",
      to: "localization.json")
    try folder.write("\"a\" = \"b\";\n", to: "en.lproj/Localizable.strings")
    #expect(run("check", folder.path).exitCode == code)
  }

  @Test func aCommentAcceptsTheChangeOfAKey() throws {
    write()
    let table = Self.table.replacingOccurrences(of: "Sign in", with: "Sign in, %@")
    try folder.write(
      "/* [no-lint:api-changed] */\n" + table, to: "en.lproj/Localizable.strings")
    #expect(run("check", folder.path).output == "")
  }

  @Test func aLanguageThatIsGoneIsAnError() throws {
    try folder.write("\"sign-in\" = \"Anmelden\";\n", to: "de.lproj/Localizable.strings")
    #expect(run("lock", "--write", folder.path).errors == "localization.lock: 13 names locked\n")
    try FileManager.default.removeItem(
      atPath: folder.path + "/de.lproj/Localizable.strings")
    let check = run("check", folder.path)
    #expect(check.exitCode == .failure)
    #expect(
      check.output.contains(
        "'case SupportedLanguage.de' is no longer generated, which breaks its callers"))
  }

  @Test(arguments: [
    "<<<<<<< main", "var", "var a", "var a: Int", "func a -> String", "func a() -> Int",
    "struct A", "enum", "enum A B C", "  var a: String", "var signIn: String",
  ])
  func aMalformedLineIsAnErrorAtItsPlace(line: String) throws {
    write()
    try folder.write(try folder.text("localization.lock") + line + "\r\n", to: "localization.lock")
    let check = run("check", folder.path)
    #expect(check.exitCode == .failure)
    #expect(check.output.contains("localization.lock:14:1: error: "), "\(check.output)")
    #expect(check.output.contains("[invalid-lock]"))
  }

  @Test func aLockThatIsMissingIsAnErrorUntilItIsWritten() throws {
    let check = run("check", folder.path)
    #expect(check.output.hasPrefix("localization.json:1:11: error: there is no lock"))
    write()
    #expect(run("check", folder.path).exitCode == .success)
  }

  @Test func withoutTheKeyInTheConfigurationNothingIsWatched() throws {
    try folder.write("{}", to: "localization.json")
    let writing = run("lock", "--write", folder.path)
    #expect(writing.errors.contains("write \"lock\": \"localization.lock\" into localization.json"))
    try folder.write("\"a\" = \"b\";\n", to: "en.lproj/Localizable.strings")
    #expect(run("check", folder.path).exitCode == .success)
  }

  @Test func filesBesideTheTablesMayBeginWithAMark() throws {
    let folder = try TemporaryFolder()
    try folder.write(#""a" = "A";"#, to: "en.lproj/L.strings")
    let configuration = #"{ "baseline": "baseline.json", "lock": "names.lock" }"#
    try folder.write("\u{FEFF}" + configuration, to: "localization.json")
    try folder.write("\u{FEFF}" + #"{ "accepted": [] }"#, to: "baseline.json")
    let lock = ToolRun(["lock", folder.path]).output
    try folder.write("\u{FEFF}" + lock, to: "names.lock")
    let run = ToolRun(["check", folder.path], in: folder)
    #expect(run.output + run.errors == "1 file: 0 errors, 0 warnings\n")
  }
}
