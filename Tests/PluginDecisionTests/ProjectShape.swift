import Foundation
import TestSupport

/// The files of a project on disk, and what Xcode lists for a target of it.
struct ProjectShape: Sendable, CustomStringConvertible {
  let description: String
  var target = "Shop"
  /// Paths below the project's folder, all made; those that end in `/` are folders.
  let disk: [String]
  /// What Xcode lists; nil for all of `disk`.
  var listed: [String]?
  /// The text of each `localization.json`.
  var configuration = "{}"
  let expected: Expected

  /// The build command, by paths below the project's folder and below the folder of outputs.
  struct Expected: Sendable {
    var tables: [String] = []
    var configuration: String?
    var otherInputs: [String] = []
    var outputs: [String] = []
    /// A part of what is said instead.
    var warning: String?
    var error: String?
  }

  /// Makes the files, asks the plug-in, and takes them away.
  func withPlan(_ body: (_ plan: TableBuild.Plan, _ project: URL, _ outputs: URL) throws -> Void)
    throws
  {
    let project = FileManager.default.temporaryDirectory
      .appending(path: "my project \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: project) }
    for path in disk {
      let url = project.appending(path: path)
      let folder = path.hasSuffix("/") ? url : url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard !path.hasSuffix("/") else { continue }
      let isConfiguration = url.lastPathComponent == "localization.json"
      try Data((isConfiguration ? configuration : "").utf8).write(to: url)
    }
    let outputs = project.appending(path: "outputs of the plugin")
    let build = TableBuild(
      target: target, bundleName: target, folder: outputs, tables: projectTarget(in: project).tables
    )
    try body(build.plan, project, outputs)
  }

  func projectTarget(in project: URL) -> ProjectTarget {
    ProjectTarget(
      name: target, files: (listed ?? disk).map { project.appending(path: $0) },
      projectFolder: project)
  }
}

extension ProjectShape {
  private static func outputs(_ folders: String..., archive: Bool = false) -> [String] {
    ["LocalizationHelper.swift"] + folders.map { "\($0)/LocalizationHelper.table" }
      + (archive ? ["LocalizationHelper.tables"] : [])
  }

  static let all = [
    ProjectShape(
      description: "an app with variant groups",
      disk: [
        "Shop/App.swift", "Shop/en.lproj/Localizable.strings", "Shop/de.lproj/Localizable.strings",
        "Shop/en.lproj/Localizable.stringsdict", "Shop/Assets.xcassets/",
      ],
      expected: Expected(
        tables: [
          "Shop/de.lproj/Localizable.strings", "Shop/en.lproj/Localizable.strings",
          "Shop/en.lproj/Localizable.stringsdict",
        ], outputs: outputs("de.lproj", "en.lproj"))),
    ProjectShape(
      description: "an app with a string catalog",
      disk: ["Shop/App.swift", "Shop/Localizable.xcstrings"],
      expected: Expected(
        tables: ["Shop/Localizable.xcstrings"], outputs: outputs(archive: true))),
    ProjectShape(
      description: "a catalog beside tables of another name",
      disk: ["Shop/Localizable.xcstrings", "Shop/en.lproj/Errors.strings"],
      expected: Expected(
        tables: ["Shop/Localizable.xcstrings", "Shop/en.lproj/Errors.strings"],
        outputs: outputs("en.lproj", archive: true))),
    ProjectShape(
      description: "pseudo-languages, which have no folder",
      disk: ["Shop/en.lproj/Errors.strings", "Shop/localization.json"],
      configuration: #"{ "pseudoLanguages": ["en-XA"] }"#,
      expected: Expected(
        tables: ["Shop/en.lproj/Errors.strings"], configuration: "Shop/localization.json",
        outputs: outputs("en.lproj", archive: true))),
    ProjectShape(
      description: "a folder that the project holds as a whole",
      disk: ["Resources/Texts/en.lproj/Localizable.strings", "Shop/App.swift"],
      listed: ["Shop/App.swift", "Resources/Texts"],
      expected: Expected(
        tables: ["Resources/Texts/en.lproj/Localizable.strings"], outputs: outputs("en.lproj"))),
    ProjectShape(
      description: "language folders listed as folders",
      disk: ["Shop/en.lproj/Localizable.strings", "Shop/zh_CN.lproj/Localizable.strings"],
      listed: ["Shop/en.lproj", "Shop/zh_CN.lproj"],
      expected: Expected(
        tables: ["Shop/en.lproj/Localizable.strings", "Shop/zh_CN.lproj/Localizable.strings"],
        outputs: outputs("en.lproj", "zh_CN.lproj"))),
    ProjectShape(
      description: "folders in step with the disk that Xcode does not list",
      disk: ["Shop/App.swift", "Shop/Texts/Localizable.xcstrings", "Other/en.lproj/Other.strings"],
      listed: [],
      expected: Expected(
        tables: ["Shop/Texts/Localizable.xcstrings"], outputs: outputs(archive: true))),
    ProjectShape(
      description: "names with spaces", target: "My Shop",
      disk: ["My Shop/The App.swift", "My Shop/en.lproj/Sign In.strings"],
      expected: Expected(
        tables: ["My Shop/en.lproj/Sign In.strings"], outputs: outputs("en.lproj"))),
    ProjectShape(
      description: "an extension that shares the app's table", target: "Widget",
      disk: [
        "Widget/Widget.swift", "Shop/en.lproj/Localizable.strings", "Shop/en.lproj/Shop.strings",
      ],
      listed: ["Widget/Widget.swift", "Shop/en.lproj/Localizable.strings"],
      expected: Expected(
        tables: ["Shop/en.lproj/Localizable.strings"], outputs: outputs("en.lproj"))),
    ProjectShape(
      description: "a framework with a configuration that is no member", target: "Kit",
      disk: ["Kit/localization.json", "Kit/Resources/en.lproj/Localizable.strings"],
      listed: ["Kit/Resources/en.lproj/Localizable.strings"],
      expected: Expected(
        tables: ["Kit/Resources/en.lproj/Localizable.strings"],
        configuration: "Kit/localization.json", outputs: outputs("en.lproj"))),
    ProjectShape(
      description: "embedded storage, a baseline and a lock",
      disk: [
        "localization.json", "accepted.json", "names.lock", "Shop/en.lproj/Localizable.strings",
        "Shop/localization-states.json",
      ],
      listed: ["Shop/en.lproj/Localizable.strings", "Shop/localization-states.json"],
      configuration: #"{"storage": "embedded", "baseline": "accepted.json", "lock": "names.lock"}"#,
      expected: Expected(
        tables: ["Shop/en.lproj/Localizable.strings"], configuration: "localization.json",
        otherInputs: ["Shop/localization-states.json", "accepted.json", "names.lock"],
        outputs: outputs())),
    ProjectShape(
      description: "Info.plist's texts, settings and a linked framework beside tables",
      disk: [
        "Shop/en.lproj/Localizable.strings", "Shop/en.lproj/InfoPlist.strings",
        "Shop/Settings.bundle/en.lproj/Root.strings", "Other.framework/en.lproj/Other.strings",
      ],
      listed: [
        "Shop/en.lproj/Localizable.strings", "Shop/en.lproj/InfoPlist.strings",
        "Shop/Settings.bundle", "Other.framework",
      ],
      expected: Expected(
        tables: ["Shop/en.lproj/InfoPlist.strings", "Shop/en.lproj/Localizable.strings"],
        outputs: outputs("en.lproj"))),
    ProjectShape(
      description: "a target without tables", target: "Tests",
      disk: ["Tests/Tests.swift", "Shop/en.lproj/Localizable.strings"],
      listed: ["Tests/Tests.swift"],
      expected: Expected(warning: "the target 'Tests' uses GenerateLocalizationHelper but has no")),
    ProjectShape(
      description: "a file of the name that is made",
      disk: ["Shop/LocalizationHelper.swift", "Shop/Localizable.xcstrings"],
      expected: Expected(error: "the target 'Shop' has a file 'LocalizationHelper.swift'")),
  ]
}
