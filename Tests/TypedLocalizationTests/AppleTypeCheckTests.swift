#if os(Linux)
  import Foundation
  import Testing

  /// The files for Apple platforms, checked by the compiler against stubs of Apple's modules.
  @Suite(.serialized) struct AppleTypeCheckTests {
    @Test func appleFilesAndTheirUseTypeCheck() throws {
      let work = try CompilerRun.prepared()
      defer { work.remove() }
      let library = try work.compileLibrary()
      #expect(library.status == 0, "\(library.output)")
      #expect(!library.output.contains("warning:"), "\(library.output)")
      let right = try work.typeCheck("right-use.swift")
      #expect(right.status == 0, "\(right.output)")

      let wrong = try work.typeCheck("wrong-use.swift")
      #expect(wrong.status != 0)
      for line in [6, 10, 14] {
        #expect(wrong.output.contains("wrong-use.swift:\(line):"), "\(wrong.output)")
      }
    }
  }

  /// Calls of the compiler in a temporary folder.
  struct CompilerRun {
    let folder: URL
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package =
      tests.deletingLastPathComponent().deletingLastPathComponent()

    static func prepared() throws -> CompilerRun {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("apple-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return CompilerRun(folder: folder)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func compileLibrary() throws -> (status: Int32, output: String) {
      for stub in ["UIKit", "AppKit", "SwiftUI", "ObjectiveC"] {
        let file = Self.tests.appendingPathComponent("Fixtures/AppleStubs/\(stub).swift")
        let made = try emitModule(stub, [file.path])
        guard made.status == 0 else { return made }
      }
      let format = try emitModule("MessageFormat", Self.sources("MessageFormat"))
      guard format.status == 0 else { return format }
      let files = Self.sources("TypedLocalization")
      let library = try emitModule("TypedLocalization", files)
      guard library.status == 0 else { return library }
      return try run(["-typecheck"] + flags("TypedLocalization") + files)
    }

    func typeCheck(_ fixture: String) throws -> (status: Int32, output: String) {
      let file = Self.tests.appendingPathComponent("Fixtures/\(fixture)").path
      return try run(["-typecheck", "-swift-version", "6", "-I", folder.path, file])
    }

    private func emitModule(
      _ name: String, _ files: [String]
    ) throws -> (status: Int32, output: String) {
      let path = folder.appendingPathComponent("\(name).swiftmodule").path
      return try run(
        ["-emit-module", "-emit-module-path", path] + flags(name)
          + ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"] + files)
    }

    private func flags(_ module: String) -> [String] {
      let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      return [
        "-module-name", module, "-package-name", "test", "-swift-version", "6",
        "-parse-as-library", "-wmo", "-I", folder.path,
      ]
        + (module == "TypedLocalization" ? features : []).flatMap {
          ["-enable-upcoming-feature", $0]
        }
    }

    private static func sources(_ target: String) -> [String] {
      let folder = package.appendingPathComponent("Sources/\(target)")
      let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
      return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        .map { folder.appendingPathComponent($0).path }
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc"] + arguments
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
  }
#endif
