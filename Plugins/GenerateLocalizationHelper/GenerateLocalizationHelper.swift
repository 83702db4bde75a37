import Foundation
import PackagePlugin

/// Runs the generator over a target's tables whenever one of them changes.
@main
struct GenerateLocalizationHelper: BuildToolPlugin {
  private static let generator = "localization-generator"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    guard module is SwiftSourceModuleTarget else {
      Diagnostics.error(
        "the target '\(target.name)' is not written in Swift, and GenerateLocalizationHelper makes "
          + "Swift code; take the plugin off the target, or move the tables into a Swift target")
      return []
    }
    let others = context.package.targets.map(\.directoryURL).filter { $0 != target.directoryURL }
    let tables = TargetTables(
      folder: target.directoryURL, files: module.sourceFiles.map(\.url), otherTargets: others)
    let build = TableBuild(
      target: target.name, bundleName: "\(context.package.displayName)_\(target.name)",
      folder: context.pluginWorkDirectoryURL, tables: tables)
    guard tables.tables.isEmpty || Self.canImportRuntime(target) else {
      Diagnostics.error(
        "the target '\(target.name)' uses GenerateLocalizationHelper, whose code imports "
          + "TypedLocalization; add to its dependencies in Package.swift: "
          + ".product(name: \"TypedLocalization\", package: \"TypedLocalization\")")
      return []
    }
    if !tables.tables.isEmpty { Self.warnOfUnusedConfiguration(context.package, target) }
    return try commands(build.plan, generator: context.tool(named: Self.generator).url)
  }

  private func commands(_ plan: TableBuild.Plan, generator: URL) -> [Command] {
    switch plan {
    case .command(let call):
      return [
        .buildCommand(
          displayName: call.title, executable: generator, arguments: call.arguments,
          inputFiles: call.inputs, outputFiles: call.outputs)
      ]
    case .warning(let text): Diagnostics.warning(text)
    case .error(let text): Diagnostics.error(text)
    }
    return []
  }

  /// Whether the runtime library is among the target's dependencies, direct or not.
  private static func canImportRuntime(_ target: any Target) -> Bool {
    target.recursiveTargetDependencies.contains { $0.name == "TypedLocalization" }
  }

  /// Each target has a configuration of its own.
  private static func warnOfUnusedConfiguration(_ package: Package, _ target: any Target) {
    let file = package.directoryURL.appending(path: BuildFileNames.configuration)
    guard TargetTables.path(target.directoryURL) != TargetTables.path(package.directoryURL),
      FileManager.default.fileExists(atPath: TargetTables.path(file))
    else { return }
    Diagnostics.warning(
      "nothing reads \(BuildFileNames.configuration) in the package's folder: move it into that of "
        + "the target '\(target.name)'")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateLocalizationHelper: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let name = target.displayName
      let project = ProjectTarget(
        name: name, files: target.inputFiles.map(\.url),
        projectFolder: context.xcodeProject.directoryURL)
      let build = TableBuild(
        target: name, bundleName: name, folder: context.pluginWorkDirectoryURL,
        tables: project.tables)
      return try commands(build.plan, generator: context.tool(named: Self.generator).url)
    }
  }
#endif
