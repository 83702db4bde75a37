import Foundation
import TestSupport
import Testing

@testable import MessageFormat

/// Watches up to Series 8 have an `Int` of 32 bits (arm64_32).
struct WordSizeTests {
  /// MessageFormat as a program of 32 bits, which Linux runs beside those of 64: the same texts, tables
  /// and hashes. It is compiled for no operating system, without Foundation.
  @Test(
    .enabled(
      if: Toolchain.makes32BitPrograms,
      "the toolchain ships no standard library for programs of 32 bits, or this machine runs none"))
  func programsOf32BitsGiveTheSameAnswers() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program").path
    try build(program, in: folder)
    let run = try Run(program, [])
    #expect(run.status == 0)
    #expect(run.lines.first == "32")
    let lines = WordSizeReport().lines
    #expect(lines.count > 300)
    #expect(Array(run.lines.dropFirst()) == lines)
  }

  private func build(_ program: String, in folder: URL) throws {
    let toolchain = try #require(Toolchain.current)
    let fixtures = PlatformModules.fixtures.appending(path: "Words")
    let target = try #require(PackageManifest.current.get().target("MessageFormat"))
    let report = Checkout.tests.appending(path: "ApplePlatformTests/WordSizeReport.swift").path
    let sources =
      target.sources.filter { !$0.hasSuffix("/NumberProbe.swift") } + [report]
      + [fixtures.appending(path: "main.swift").path]
    let (swift, start) = (
      folder.appending(path: "swift.o").path, folder.appending(path: "c.o").path
    )
    let compilation = try toolchain.compile(
      [
        "-c", "-o", swift, "-target", "i686-unknown-none-elf", "-enable-experimental-feature",
        "Embedded", "-wmo", "-module-name", "MessageFormat", "-package-name", "typedlocalization",
        "-I", fixtures.path,
      ] + target.flags + sources)
    try #require(compilation.status == 0, "\(compilation.output)")
    #expect(!compilation.output.contains("warning: "), "\(compilation.output)")
    let tools = toolchain.root.appending(path: "bin")
    let c = try Run(
      tools.appending(path: "clang").path,
      [
        "--target=i686-unknown-linux-gnu", "-ffreestanding", "-fno-stack-protector", "-fno-pic",
        "-O1", "-c", "-o", start, fixtures.appending(path: "start.c").path,
      ])
    try #require(c.status == 0, "\(c.output)")
    let link = try Run(
      tools.appending(path: "ld.lld").path,
      [
        "-m", "elf_i386", "-static", "-o", program, swift, start,
        toolchain.resources.appending(path: Toolchain.unicodeDataOf32Bits).path,
      ])
    try #require(link.status == 0, "\(link.output)")
  }
}
