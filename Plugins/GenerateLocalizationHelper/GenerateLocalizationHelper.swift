import Foundation
import PackagePlugin

/// Runs the generator over a target's tables whenever one of them changes.
@main
struct GenerateLocalizationHelper: BuildToolPlugin {
  private static let generator = "localization-generator"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    guard module is SwiftSourceModuleTarget else {
      Diagnostics.error(TargetMisfit.notSwift(target.name).text)
      return []
    }
    let others = context.package.targets.map(\.directoryURL).filter { $0 != target.directoryURL }
    let tables = TargetTables(
      folder: target.directoryURL, files: module.sourceFiles.map(\.url), otherTargets: others)
    var misfits = TargetMisfit.strayFiles(
      in: context.package.directoryURL, target: target.directoryURL, name: target.name,
      others: tables.tables.isEmpty ? others : nil)
    if !tables.tables.isEmpty, !Self.canImportRuntime(target) {
      misfits.append(.noProduct(of: target.name))
    }
    let build = TableBuild(
      target: target.name, bundleName: "\(context.package.displayName)_\(target.name)",
      folder: context.pluginWorkDirectoryURL, tables: tables, misfits: misfits,
      again: Self.again(in: context.pluginWorkDirectoryURL))
    return try commands(build.plan, generator: context.tool(named: Self.generator).url)
  }

  /// The file must be there before the first build.
  private static func again(in folder: URL) -> URL {
    let file = folder.appending(path: BuildFileNames.again)
    let path = TargetTables.path(file)
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    return file
  }

  private func commands(_ plan: TableBuild.Plan, generator: URL) -> [Command] {
    switch plan {
    case .command(let call):
      return [
        .buildCommand(
          displayName: call.title, executable: generator, arguments: call.arguments,
          environment: [BuildFileNames.pluginVariable: "1"], inputFiles: call.inputs,
          outputFiles: call.outputs)
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
