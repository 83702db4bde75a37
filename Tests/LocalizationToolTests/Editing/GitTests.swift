import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The merge driver in a repository, and differences of revisions.
struct GitTests {
  static let hasGit = (try? Run("git", ["--version"]))?.status == 0

  private func git(_ arguments: String..., in folder: TemporaryFolder) throws -> Run {
    try Run(
      "git",
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"] + arguments,
      in: URL(fileURLWithPath: folder.path))
  }

  private func repository(_ target: EditingTarget) throws -> TemporaryFolder {
    let folder = target.folder
    try folder.write("*.*strings* merge=localization\n", to: ".gitattributes")
    for command in [
      ["init", "-q", "-b", "main"],
      ["config", "merge.localization.driver", "'\(BuiltTool.path)' merge-driver %O %A %B %P"],
      ["add", "-A"], ["commit", "-q", "-m", "one"],
    ] {
      let run = try Run(
        "git", ["-c", "user.name=a", "-c", "user.email=a@b.c"] + command,
        in: URL(fileURLWithPath: folder.path))
      #expect(run.status == 0, "\(run.output)")
    }
    return folder
  }

  @Test(.enabled(if: hasGit && BuiltTool.isThere)) func newKeysOfBothBranchesAreMerged() throws {
    let target = try EditingTarget()
    let folder = try repository(target)
    _ = try git("checkout", "-q", "-b", "other", in: folder)
    #expect(target.run("add", "one", "One").exitCode == .success)
    #expect(target.run("set", "open", "fr", "Ouvrir").exitCode == .success)
    _ = try git("commit", "-qam", "other", in: folder)
    _ = try git("checkout", "-q", "main", in: folder)
    #expect(target.run("add", "two", "Two").exitCode == .success)
    #expect(target.run("set", "open", "es", "Abrir").exitCode == .success)
    _ = try git("commit", "-qam", "mine", in: folder)
    let merge = try git("merge", "-q", "other", "-m", "merge", in: folder)
    #expect(merge.status == 0, "\(merge.output)")
    let strings = try target.text("en.lproj/Localizable.strings")
    #expect(strings.contains("\"one\" = \"One\";") && strings.contains("\"two\" = \"Two\";"))
    let catalog = try target.text("Menu.xcstrings")
    #expect(catalog.contains("Ouvrir") && catalog.contains("Abrir"))
    #expect(ToolRun(["check", target.path]).exitCode == .success)
  }

  @Test(.enabled(if: hasGit && BuiltTool.isThere)) func oneTextChangedTwiceIsAConflict() throws {
    let target = try EditingTarget()
    let folder = try repository(target)
    _ = try git("checkout", "-q", "-b", "other", in: folder)
    #expect(target.run("set", "open", "de", "Auf").exitCode == .success)
    _ = try git("commit", "-qam", "other", in: folder)
    _ = try git("checkout", "-q", "main", in: folder)
    #expect(target.run("set", "open", "de", "Aufmachen").exitCode == .success)
    _ = try git("commit", "-qam", "mine", in: folder)
    let merge = try git("merge", "other", "-m", "merge", in: folder)
    #expect(merge.status == 1)
    #expect(
      try target.text("Menu.xcstrings").contains(
        """
        <<<<<<< ours
                    "value" : "Aufmachen"
        =======
                    "value" : "Auf"
        >>>>>>> theirs
        """))
  }

  @Test(.enabled(if: hasGit && BuiltTool.isThere)) func differencesAreToldByKey() throws {
    let target = try EditingTarget()
    let folder = try repository(target)
    for arguments in [
      ["set", "open", "de", "Auf"], ["rename", "hello", "hi"], ["remove", "files"],
      ["add", "new", "|New|"],
    ] {
      #expect(ToolRun(arguments + [target.path]).exitCode == .success)
    }
    func diff(_ arguments: String...) throws -> String {
      let run = try BuiltTool.run(
        ["diff", "HEAD"] + arguments + ["App"], in: URL(fileURLWithPath: folder.path))
      #expect(run.status == 0, "\(run.output)")
      return run.output
    }
    #expect(
      try diff() == """
        Localizable: > hello is now hi
        Localizable: + new
        Localizable: - files
        Menu: * open (text de): 'Öffnen' → 'Auf'

        """)
    #expect(try diff("--format", "markdown").contains("| open | text de | Öffnen | Auf |"))
    let json = try JSONSerialization.jsonObject(with: Data(try diff("--format", "json").utf8))
    #expect(
      (json as? [[String: String]])?.map { $0["change"] } == [
        "renamed", "added", "removed", "text",
      ])
  }
}
