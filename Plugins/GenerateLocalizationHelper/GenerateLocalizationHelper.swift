import Foundation
import PackagePlugin

/// Runs the generator over a target's tables whenever one of them changes.
@main
struct GenerateLocalizationHelper: BuildToolPlugin {
  private static let generator = "localization-generator"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let others = context.package.targets.map(\.directoryURL).filter { $0 != target.directoryURL }
    let tables = TargetTables(
      folder: target.directoryURL, files: module.sourceFiles.map(\.url), otherTargets: others)
    let build = TableBuild(
      target: target.name, bundleName: "\(context.package.displayName)_\(target.name)",
      folder: context.pluginWorkDirectoryURL, tables: tables)
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
