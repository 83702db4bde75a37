import Testing

struct InterfaceBaselineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  /// The build does not look at storyboards, so what is accepted there is not gone.
  @Test func theBuildDoesNotMissWhatOnlyTheCommandLooksFor() throws {
    try folder.write("\"a\" = \"x\";\n", to: "en.lproj/T.strings")
    try folder.write("{ \"baseline\": \"accepted.json\" }", to: "localization.json")
    try folder.write(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="gone"/>
      """, to: "Main.storyboard")
    #expect(run("check", "--write-baseline", folder.path).errors.contains("1 finding accepted"))
    #expect(run("check", folder.path).output == "")
    #expect(run("generate", folder.path, "--output", folder.path + "/.out").errors == "")
  }
}
