import Foundation
import PackagePlugin

/// Runs the generator over a target's tables whenever one of them changes.
@main
struct GenerateLocalizationHelper: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let others = context.package.targets.map(\.directoryURL).filter { $0 != target.directoryURL }
    let tables = TargetTables(
      folder: target.directoryURL, files: module.sourceFiles.map(\.url), otherTargets: others)
    let build = TableBuild(
      target: target.name, bundleName: "\(context.package.displayName)_\(target.name)",
      folder: context.pluginWorkDirectoryURL, tables: tables)
    return try build.commands(tool: context.tool(named: "localization-generator").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateLocalizationHelper: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let tables = TargetTables(files: target.inputFiles.map(\.url))
      let build = TableBuild(
        target: target.displayName, bundleName: "", folder: context.pluginWorkDirectoryURL,
        tables: tables)
      return try build.commands(tool: context.tool(named: "localization-generator").url)
    }
  }
#endif
