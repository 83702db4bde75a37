import Foundation
import TestSupport
import Testing

/// A language, or a case of a family, that the tables have no more stops the build where it is named.
@Suite(.enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"))
struct GoneMemberTests {
  /// What the compiler says of a program after `change` was made to the tables of the golden `Messages`.
  private func findings(_ program: String, _ change: (URL) throws -> Void) throws -> String {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "gone-\(UUID())")
    defer { try? manager.removeItem(at: folder) }
    try manager.copyItem(at: Golden.parent.appending(path: "Messages"), to: folder)
    try change(folder)
    let output = folder.appending(path: "output")
    _ = try BuiltTool.run(
      ["generate", ".", "--output", output.path, "--bundle-name", "Package_Target"], in: folder)
    let helper = try String(
      contentsOf: output.appending(path: "LocalizationHelper.swift"), encoding: .utf8)
    return try #require(SwiftCompiler.shared)
      .check(["LocalizationHelper.swift": helper, "Program.swift": program])
  }

  private func remove(_ keys: [String], in folder: URL) throws {
    for language in ["en", "de", "pt-BR"] {
      let file = folder.appending(path: "\(language).lproj/Localizable.strings")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let kept = lines.filter { line in !keys.contains { line.hasPrefix("\"\($0)\"") } }
      try kept.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
  }

  @Test func whatIsThereCompiles() throws {
    let program = """
      let texts = [
        LocalizationHelper.Message.signIn.string(in: .ptBR),
        LocalizationHelper.orderStatus(.shipped), LocalizationHelper.sign(.plus),
      ]
      """
    #expect(try findings(program) { _ in } == "")
  }

  @Test func aLanguageThatIsGone() throws {
    let program = "let text = LocalizationHelper.Message.signIn.string(in: .ptBR)"
    let found = try findings(program) { folder in
      try FileManager.default.removeItem(at: folder.appending(path: "pt-BR.lproj"))
    }
    #expect(found.contains("Program.swift:1:"))
    #expect(found.contains("ptBR"), "\(found)")
  }

  @Test func aCaseThatIsGone() throws {
    let program = "let text = LocalizationHelper.orderStatus(.shipped)"
    let found = try findings(program) { try remove(["order.status.shipped"], in: $0) }
    #expect(found.contains("Program.swift:1:"))
    #expect(found.contains("has no member 'shipped'"), "\(found)")
  }

  /// Of an enum that the target declares itself.
  @Test func aCaseWithoutAKey() throws {
    let found = try findings("") { try remove(["sign.plus"], in: $0) }
    #expect(found.contains("switch must be exhaustive"), "\(found)")
    #expect(found.contains(".plus"), "\(found)")
  }
}
