import Foundation
import LocalizationModel
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// Names from tables, catalogs and configurations, and what stands on disk in a table's place.
struct HostilePathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  private var names: [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }

  @Test(arguments: [
    "../victim.sh\\u0000", "../x", "../../x", "/tmp/x", "a/b", "..", ".", "de\\u0000", "", "de/..",
    "~", "\\n", "de.lproj/../../x", "con:",
  ])
  func aCatalogsLanguageIsNoPath(language: String) throws {
    let victim = try folder.write("kept", to: "out/victim.sh")
    let catalog = try folder.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "k": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "x" } },
        "\(language)": { "stringUnit": { "state": "translated", "value": "pwned" } } } } } }
      """, to: "in/L.xcstrings")
    let run = run("compile", catalog, "--output", folder.path + "/out/compiled")
    // The language is not read, which is told; the others are compiled.
    #expect(run.exitCode == .success)
    #expect(run.errors.contains("in/L.xcstrings:3:4: warning: "), "\(run.errors)")
    #expect(run.errors.contains("is no language"), "\(run.errors)")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "kept")
    #expect(
      names.filter { $0.hasPrefix("out/") } == [
        "out/compiled", "out/compiled/en.lproj", "out/compiled/en.lproj/L.strings",
        "out/victim.sh",
      ])
  }

  @Test func outputsOfTheSameNameAreNotOverwritten() throws {
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{"NAME":{}}}"#
    let first = try folder.write(text.replacing("NAME", with: "a"), to: "a/L.xcstrings")
    let second = try folder.write(text.replacing("NAME", with: "b"), to: "b/L.xcstrings")
    let run = run("compile", first, second, "--output", folder.path + "/out")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("b/L.xcstrings:1:1: error: another catalog"), "\(run.errors)")
    #expect(try folder.text("out/en.lproj/L.strings").contains("<key>a</key>"))
  }

  @Test(
    arguments: ["baseline", "lock"],
    [
      "/etc/passwd", "../../outside", "../../../../../../tmp/x", "a\\u0000b", "", "link/x", "..",
      "none/../../../x", "file-link", "/", "../../package-sibling/x",
    ])
  func whatAConfigurationNamesStaysInThePackage(key: String, name: String) throws {
    try folder.write("", to: "package/Package.swift")
    try folder.write("\"a\" = \"b\";", to: "package/App/en.lproj/L.strings")
    let elsewhere = try folder.write("{ \"accepted\": [] }", to: "elsewhere/file")
    let app = folder.path + "/package/App"
    try FileManager.default.createSymbolicLink(
      atPath: app + "/link", withDestinationPath: folder.path + "/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: app + "/file-link", withDestinationPath: elsewhere)
    try folder.write("{ \"\(key)\": \"\(name)\" }", to: "package/App/localization.json")
    let before = names
    for command in [["check", "--write-baseline"], ["lock", "--write"], ["check"]] {
      let run = ToolRun(command + [app], in: folder)
      #expect(run.exitCode == .failure, "\(command)")
      let printed = run.output + run.errors
      #expect(printed.contains("package/App/localization.json:1:"), "\(printed)")
      #expect(printed.contains("[invalid-configuration]"), "\(printed)")
    }
    #expect(names == before)
    #expect(try folder.text("elsewhere/file") == "{ \"accepted\": [] }")
  }

  @Test(arguments: ["baseline", "lock"], ["x.file", "../x.file", "new/folder/x.file", "./x.file"])
  func filesOfThePackageAreWritten(key: String, name: String) throws {
    try folder.write("", to: "package/Package.swift")
    try folder.write("\"a\" = \"b\";", to: "package/App/en.lproj/L.strings")
    try folder.write("", to: "package/App/de.lproj/L.strings")
    try folder.write("{ \"\(key)\": \"\(name)\" }", to: "package/App/localization.json")
    let command = key == "lock" ? ["lock", "--write"] : ["check", "--write-baseline"]
    let run = ToolRun(command + [folder.path + "/package/App"], in: folder)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(names.contains { $0.hasSuffix("x.file") })
  }

  @Test(arguments: [
    ["compile", "L.xcstrings", "--output", ""], ["compile", "L.xcstrings", "--output="],
    ["generate", ".", "--output", ""], ["generate", ".", "--swift-output", ""],
    ["generate", ".", "--archive-output="], ["check", ".", "--output", ""],
    ["check", ".", "--config", ""], ["report", ".", "--output", ""], ["report", ".", "--config="],
    ["lock", ".", "--config", ""], ["check", ""],
  ])
  func anEmptyPathIsBadUse(arguments: [String]) {
    let run = ToolRun(arguments)
    #expect(run.exitCode == .badUse)
    #expect(run.errors.contains("empty word"), "\(run.errors)")
  }

  @Test(arguments: ["Localizable.strings", "L.stringsdict", "L.xcstrings"])
  func aFolderInATablesPlaceIsOneDiagnostic(name: String) throws {
    try folder.write("\"a\" = \"b\";", to: "en.lproj/Other.strings")
    try folder.write("\"a\" = \"b\";", to: "en.lproj/\(name)/inner/Inner.strings")
    let whole = run("check", folder.path)
    #expect(whole.exitCode == .failure)
    #expect(
      whole.output == "en.lproj/\(name):1:1: error: this is a folder, not a file "
        + "[unreadable-file]\n")
    let alone = run("check", folder.path + "/en.lproj/" + name)
    #expect(alone.output == whole.output)
  }

  @Test(arguments: ["Localizable.strings", "L.stringsdict", "L.xcstrings"])
  func aPipeInATablesPlaceIsOneDiagnostic(name: String) throws {
    try folder.write("\"a\" = \"b\";", to: "en.lproj/Other.strings")
    #expect(mkfifo(folder.path + "/en.lproj/" + name, 0o600) == 0)
    let expected =
      "en.lproj/\(name):1:1: error: this is a device, a pipe or a socket, not a file "
      + "[unreadable-file]\n"
    #expect(run("check", folder.path).output == expected)
    #expect(run("check", folder.path + "/en.lproj/" + name).output == expected)
  }

  @Test(arguments: ["localization.json", "localization-baseline.json", "localization.lock"])
  func aPipeInAnotherFilesPlaceIsNotWaitedFor(name: String) throws {
    try folder.write("\"a\" = \"b\";", to: "en.lproj/L.strings")
    try folder.write(
      #"{ "baseline": "localization-baseline.json", "lock": "localization.lock" }"#,
      to: "localization.json")
    unlink(folder.path + "/" + name)
    #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
    let run = run("check", folder.path)
    #expect(run.exitCode == .failure)
    #expect(run.output.contains("\(name):1:1: error: this is a device"), "\(run.output)")
  }

  @Test func aDeviceIsNoTable() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Zero.strings", withDestinationPath: "/dev/zero")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Null.swift", withDestinationPath: "/dev/null")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Gone.strings", withDestinationPath: folder.path + "/nothing")
    let printed = run("usage", folder.path).output
    #expect(printed.contains("Zero.strings:1:1: error: this is a device"), "\(printed)")
    #expect(printed.contains("Null.swift:1:1: error: this is a device"), "\(printed)")
    #expect(printed.contains("Gone.strings:1:1: error: there is no such file"), "\(printed)")
  }

  @Test func anOutputThatNobodyReadsIsNotWaitedFor() throws {
    let table = try folder.write("\"a\" = \"b\";", to: "en.lproj/L.strings")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let run = run("check", table, "--output", folder.path + "/pipe")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("pipe:1:1: error:"), "\(run.errors)")
  }

  /// Each of thirty folders has two links to the next: a walk along every path would not end.
  @Test(arguments: ["check", "usage"]) func linkedFoldersAreEnteredOnce(command: String) throws {
    for number in 0..<30 {
      let next = (number + 1) % 30
      let inner = folder.path + "/f\(number)"
      try folder.write("\"k\(number)\" = \"x\";\n", to: "f\(number)/T\(number).strings")
      for link in ["one", "two"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(inner)/\(link)", withDestinationPath: "\(folder.path)/f\(next)")
      }
    }
    let search = TableSearch([folder.path + "/f0"])
    #expect(search.tables.count == 30)
    let run = run(command, folder.path + "/f0")
    #expect(run.exitCode != .badUse)
  }

  @Test func aTableIsFoundWhereItLiesAndNotBehindALink() throws {
    try folder.write("\"a\" = \"b\";", to: "z/en.lproj/L.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a", withDestinationPath: folder.path + "/z")
    #expect(
      TableSearch([folder.path]).tables.map(\.path) == [folder.path + "/z/en.lproj/L.strings"])
  }

  @Test func aFileLeftBehindIsNoWayToAnotherOne() throws {
    let victim = try folder.write("kept", to: "victim")
    let path = folder.path + "/file"
    try FileManager.default.createSymbolicLink(
      atPath: "\(path).\(getpid()).new", withDestinationPath: victim)
    try Disk.write(ByteStorage("new"), to: path)
    #expect(try folder.text("victim") == "kept")
    #expect(try folder.text("file") == "new")
  }

  @Test func nulIsRefusedEverywhere() throws {
    let path = try folder.write("kept", to: "L.strings")
    let hostile = path + "\0.strings"
    #expect(throws: DiskFault(path: hostile, kind: .holdsNUL)) { try Disk.read(hostile) }
    #expect(throws: DiskFault(path: hostile, kind: .holdsNUL, isWriting: true)) {
      try Disk.write(ByteStorage("new"), to: hostile)
    }
    #expect(!Disk.exists(hostile))
    #expect(!Disk.isFolder(folder.path + "\0"))
    #expect(run("check", hostile).output.contains("NUL character"))
    #expect(try folder.text("L.strings") == "kept")
  }
}
