import Foundation
import Testing

/// What the plug-ins decide for targets of Xcode projects, which only Xcode builds: their own sources,
/// over files on disk.
struct ProjectTests {
  @Test(arguments: ProjectShape.all)
  func theBuildReadsTheTargetsTables(_ shape: ProjectShape) throws {
    try shape.withPlan { plan, project, outputs in
      let expected = shape.expected
      switch plan {
      case .command(let call):
        #expect(expected.warning == nil && expected.error == nil)
        let tables = expected.tables.map { project.appending(path: $0) }
        let configuration = expected.configuration.map { project.appending(path: $0) }
        let others = expected.otherInputs.map { project.appending(path: $0) }
        let inputs = tables + [configuration].compactMap(\.self) + others
        #expect(call.inputs.map(TargetTables.path) == inputs.map(TargetTables.path))
        let files = expected.outputs.map { outputs.appending(path: $0) }
        #expect(call.outputs.map(TargetTables.path) == files.map(TargetTables.path))
        #expect(call.arguments == arguments(shape, tables, configuration, outputs))
      case .warning(let text): #expect(text.hasPrefix(expected.warning ?? "no warning"))
      case .error(let text): #expect(text.hasPrefix(expected.error ?? "no error"))
      }
    }
  }

  private func arguments(
    _ shape: ProjectShape, _ tables: [URL], _ configuration: URL?, _ outputs: URL
  ) -> [String] {
    var arguments = ["generate", "--bundle-name", shape.target]
    for name in shape.expected.outputs {
      let path = TargetTables.path(outputs.appending(path: name))
      let folder = name.split(separator: "/").first.map(String.init) ?? ""
      switch name {
      case _ where name.hasSuffix(".swift"): arguments += ["--swift-output", path]
      case _ where name.hasSuffix(".table"): arguments += ["--table-output", "\(folder)=\(path)"]
      default: arguments += ["--archive-output", path]
      }
    }
    if let configuration { arguments += ["--config", TargetTables.path(configuration)] }
    return arguments + ["--"] + tables.map(TargetTables.path)
  }

  @Test func bothTargetsThatShareATableReadIt() throws {
    let shared = "Shared/en.lproj/Localizable.strings"
    for (target, own) in [("Shop", "Shop/en.lproj/Shop.strings"), ("Widget", "Widget/W.xcstrings")]
    {
      let shape = ProjectShape(
        description: target, target: target, disk: [shared, own], expected: .init())
      try shape.withPlan { plan, project, _ in
        guard case .command(let call) = plan else { throw Missing() }
        let paths = [shared, own].map { TargetTables.path(project.appending(path: $0)) }
        #expect(Set(call.inputs.map(TargetTables.path)) == Set(paths))
      }
    }
  }

  private struct Missing: Error {}

  /// Without arguments Xcode's menu checks; each target is looked at on its own, by relative paths.
  @Test func theCommandLooksAtEachTargetOnItsOwn() throws {
    let shop = ProjectShape(
      description: "Shop",
      disk: [
        "Shop/App.swift", "Shop/Main.storyboard", "Shop/Texts.xcstrings", "localization.json",
      ],
      expected: .init())
    let kit = ProjectShape(
      description: "Kit", target: "Kit",
      disk: ["Kit/Kit.swift", "Kit/en.lproj/Kit.strings"],
      expected: .init())
    try shop.withPlan { _, project, _ in
      try FileManager.default.createDirectory(
        at: project.appending(path: "Kit/en.lproj"), withIntermediateDirectories: true)
      let targets = [shop, kit].map { $0.projectTarget(in: project) }
      let check = CommandCalls(arguments: ["check", "--format", "github"])
      #expect(
        check.calls(over: targets) == [
          [
            "check", "--format", "github", "--config", "localization.json", "--",
            "Shop/Texts.xcstrings",
          ],
          [
            "check", "--format", "github", "--config", "localization.json", "--",
            "Kit/en.lproj/Kit.strings",
          ],
        ])
      #expect(
        CommandCalls(arguments: ["usage"]).calls(over: [targets[1]]) == [
          [
            "usage", "--config", "localization.json", "--sources", "Kit/Kit.swift", "--",
            "Kit/en.lproj/Kit.strings",
          ]
        ])
    }
  }

  @Test func commandsThatTakeNoTargetsAreCalledAsTheyAre() {
    #expect(!CommandCalls(arguments: ["explain", "missing-key"]).takesTargets)
    #expect(!CommandCalls(arguments: ["check", "--help"]).takesTargets)
    #expect(!CommandCalls(arguments: []).takesTargets)
    let check = CommandCalls(arguments: ["check"])
    #expect(check.takesTargets)
    for arguments in [["check", "A"], ["check", "--strict", "A"], ["usage", "--", "A"]] {
      #expect(!CommandCalls(arguments: arguments).takesTargets)
    }
    for arguments in [
      ["check", "--format", "json"], ["check", "--write-baseline", "--quiet"],
      ["lock", "--write", "--config=A"],
    ] {
      #expect(CommandCalls(arguments: arguments).takesTargets)
    }
    #expect(check.call(overFolders: ["A", "B"]) == ["check", "--", "A", "B"])
    let report = CommandCalls(arguments: ["report"])
    #expect(report.call(overFolders: ["A"]) == ["report", "--", "A"])
  }
}
