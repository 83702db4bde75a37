import PackagePlugin

@main
struct GenerateLocalizationHelper: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    []
  }
}
