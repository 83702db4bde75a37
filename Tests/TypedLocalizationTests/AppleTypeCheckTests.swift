#if os(Linux)
  import Foundation
  import Testing

  /// The products as Apple platforms see them, compiled against stubs of Apple's modules.
  @Suite(.serialized) struct AppleTypeCheckTests {
    @Test func appleFilesAndTheirUseTypeCheck() throws {
      let work = try CompilerRun.prepared()
      defer { work.remove() }
      for library in try work.compileModules() + [work.typeCheckProducts()] {
        #expect(library.status == 0, "\(library.output)")
        #expect(!library.output.contains("warning:"), "\(library.output)")
      }
      let right = try work.typeCheck("right-use.swift")
      #expect(right.status == 0, "\(right.output)")

      let wrong = try work.typeCheck("wrong-use.swift")
      #expect(wrong.status != 0)
      for line in [6, 10, 14] {
        #expect(wrong.output.contains("wrong-use.swift:\(line):"), "\(wrong.output)")
      }
    }

    /// Also those that only generated code may call.
    @Test func everyPublicSymbolIsDocumented() throws {
      let work = try CompilerRun.prepared()
      defer { work.remove() }
      for module in try work.compileModules() { #expect(module.status == 0, "\(module.output)") }
      var names: Set<String> = []
      for product in CompilerRun.products {
        for symbol in try work.publicSymbols(of: product) {
          let name = symbol.pathComponents.joined(separator: ".")
          names.insert(name)
          #expect(symbol.docComment != nil, "\(product): \(name) has no doc comment")
        }
      }
      let some = [
        "LanguageManager.UserInfoKey.error", "LocalizedDevice.iPhone", "LanguageHost.start(with:)",
        "OverrideFault.Reason.unknownKey", "LocalizedTable.text(_:_:_:)", "UILabel.localizedKey",
        "View.followsLanguage()", "LanguageManager.redirectLocalizedStrings()",
        "LanguageDirection.userInterfaceLayoutDirection",
      ]
      #expect(names.isSuperset(of: some), "\(Set(some).subtracting(names))")
    }
  }

  /// What `swift-symbolgraph-extract` writes of one declaration.
  struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct DocComment: Decodable {}
      let pathComponents: [String]
      let docComment: DocComment?
    }

    let symbols: [Symbol]
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

    static let products = ["TypedLocalization", "TypedLocalizationUI"]

    /// The stubs and the products, each after what it imports.
    func compileModules() throws -> [(status: Int32, output: String)] {
      let stubs = try ["UIKit", "AppKit", "SwiftUI", "ObjectiveC"].map { stub in
        let file = Self.tests.appendingPathComponent("Fixtures/AppleStubs/\(stub).swift")
        return try emitModule(stub, [file.path])
      }
      return try stubs
        + (["MessageFormat"] + Self.products).map { try emitModule($0, Self.sources($0)) }
    }

    func typeCheckProducts() throws -> (status: Int32, output: String) {
      var output = ""
      for product in Self.products {
        let run = try run(["-typecheck"] + flags(product) + Self.sources(product))
        guard run.status == 0 else { return run }
        output += run.output
      }
      return (0, output)
    }

    func publicSymbols(of module: String) throws -> [SymbolGraph.Symbol] {
      let graphs = folder.appendingPathComponent("\(module).graphs")
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      let extraction = try run(
        [
          "-module-name", module, "-I", folder.path, "-target", try target(),
          "-minimum-access-level", "public", "-skip-synthesized-members", "-include-spi-symbols",
          "-output-dir", graphs.path,
        ], by: "swift-symbolgraph-extract")
      #expect(extraction.status == 0, "\(extraction.output)")
      return try FileManager.default.contentsOfDirectory(atPath: graphs.path).flatMap { name in
        let data = try Data(contentsOf: graphs.appendingPathComponent(name))
        return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
      }
    }

    private func target() throws -> String {
      struct Answer: Decodable {
        struct Target: Decodable { let triple: String }
        let target: Target
      }
      let answer = try run(["-print-target-info"]).output
      return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).target.triple
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
        + (Self.products.contains(module) ? features : []).flatMap {
          ["-enable-upcoming-feature", $0]
        }
    }

    private static func sources(_ target: String) -> [String] {
      let folder = package.appendingPathComponent("Sources/\(target)")
      let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
      return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        .map { folder.appendingPathComponent($0).path }
    }

    private func run(
      _ arguments: [String], by compiler: String = "swiftc"
    ) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [compiler] + arguments
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
