import Foundation
import TestSupport
import Testing

private let benchmark = Checkout.products.appending(path: "localization-benchmark").path

/// `localization-benchmark precision`, run as a person runs it.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: benchmark),
    "localization-benchmark is not built"))
struct PrecisionTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for target in ["A", "Inner/B"] {
      try folder.write(
        "\"k\" = \"%d of %@\";\n\"l\" = \"Yes\";\n\"m\" = \"No\";\n",
        to: "\(target)/en.lproj/Localizable.strings")
      try folder.write(
        "\"k\" = \"%d von\";\n\"l\" = \"Ja\";\n\"m\" = \"Nein\";\n",
        to: "\(target)/de.lproj/Localizable.strings")
    }
    try folder.write(
      "\"k\" = \"%@ de\";\n\"l\" = \"Oui\";\n", to: "Inner/B/fr.lproj/Localizable.strings")
    return folder
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Run {
    try Run(
      benchmark, ["precision"] + arguments, in: URL(fileURLWithPath: folder.path))
  }

  @Test func countsByRule() throws {
    let run = try run(".", in: folder())
    #expect(run.status == 0)
    let lines = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "2 targets, 8 translated texts",
        "rule severity findings single per 1,000 median targets",
        "missing-key warning 1 1 125.00 100.00 1",
        "placeholder-dropped warning 3 3 375.00 366.67 2",
        "placeholder-retyped error 1 1 125.00 100.00 1",
        "all error 1 1 125.00 100.00 1",
        "all warning 4 4 500.00 466.67 2",
        "all both 5 5 625.00 566.67 2",
        ".: mean 625.00, median 566.67",
      ])
  }

  /// Three empty texts are one finding and three single ones.
  @Test func sumsAndListsTargets() throws {
    let folder = try folder()
    try folder.write("\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n", to: "C/en.lproj/L.strings")
    try folder.write("\"a\" = \"\";\n\"b\" = \"\";\n\"c\" = \"\";\n", to: "C/de.lproj/L.strings")
    let lines = try run("Inner", "C", "--targets", in: folder).lines.map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("empty-value warning 1 3 125.00 166.67 1"))
    #expect(
      lines.suffix(4) == [
        "Inner: mean 800.00, median 800.00", "C: mean 333.33, median 333.33",
        "Inner/B: 4 for 5 texts, 800.00 for 1,000", "C: 1 for 3 texts, 333.33 for 1,000",
      ])
  }

  @Test func showsTheTextsOfASample() throws {
    let run = try run(".", "--sample", "1", "--rule", "placeholder-retyped", in: folder())
    #expect(run.output.contains("\nplaceholder-retyped: 1 of 1\n"))
    #expect(run.output.contains("Inner/B/fr.lproj/Localizable.strings:1:8\n  error: "))
    #expect(run.output.contains("\n  key: k\n  en: %d of %@\n  fr: %@ de\n"))
    #expect(!run.output.contains("placeholder-dropped"))
  }

  @Test func theSeedChoosesTheSample() throws {
    let folder = try folder()
    let samples = try (1...8).map { seed in
      try run(
        ".", "--sample", "1", "--rule", "placeholder-dropped", "--seed", "\(seed)", in: folder
      ).output
    }
    #expect(Set(samples).count == 3)
    #expect(
      try run(
        ".", "--sample", "1", "--rule", "placeholder-dropped", "--seed", "3", in: folder
      ).output == samples[2])
  }

  @Test func badUseSaysHow() throws {
    let folder = try folder()
    for arguments in [[], [".", "--sample"], [".", "--sample", "x"], [".", "--seed", "-1"]] {
      let run = try Run(benchmark, ["precision"] + arguments)
      #expect(run.status == 2 && run.output.contains("USAGE: localization-benchmark precision"))
    }
    #expect(try run("nothing", in: folder).status == 1)
  }
}
