import Foundation
import Testing

@testable import LocalizationGenerator

/// One run in every format.
struct OutputFormatTests {
  /// What every format says of a finding.
  struct Found: Hashable {
    var path: String?
    var line: Int?
    var severity: String
    var rule: String
    var message: String
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "\"a\" = \"%@\";\n\"b\" = \"100%, x:y\";\n\"b\" = \"100%, x:y\";\n",
      to: "Spaces, colons: ü/en.lproj/T.strings")
    try folder.write(
      "\"a\" = \"ü %d\";\n\"c\" = \"\\q\n\";\n\"line\nbreak\" = \"y\"\n",
      to: "Spaces, colons: ü/de.lproj/T.strings")
    try folder.write("\"z\" = \"y\";\n", to: "Spaces, colons: ü/fr.lproj/U.strings")
  }

  private func run(_ format: String) -> String {
    ToolRun(["check", "--format", format, folder.path], in: folder).output
  }

  private func fromJSON() throws -> [Found] {
    let json = try JSONSerialization.jsonObject(with: Data(run("json").utf8))
    return try #require(json as? [[String: Any]]).map { finding in
      Found(
        path: finding["path"] as? String, line: finding["line"] as? Int,
        severity: finding["severity"] as? String ?? "", rule: finding["rule"] as? String ?? "",
        message: finding["message"] as? String ?? "")
    }
  }

  private func sarif(at folder: TemporaryFolder) throws -> [String: Any] {
    let log = try JSONSerialization.jsonObject(with: Data(run("sarif").utf8))
    return try #require(log as? [String: Any])
  }

  private func fromSARIF() throws -> [Found] {
    let runs = try sarif(at: folder)["runs"] as? [[String: Any]]
    return try #require(runs?.first?["results"] as? [[String: Any]]).map { result in
      let location = (result["locations"] as? [[String: Any]])?.first
      let physical = location?["physicalLocation"] as? [String: Any]
      let uri = (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
      let path = uri?.removingPercentEncoding.map {
        $0.replacingOccurrences(of: "file://\(folder.path)/", with: "")
      }
      return Found(
        path: path, line: (physical?["region"] as? [String: Any])?["startLine"] as? Int,
        severity: result["level"] as? String ?? "", rule: result["ruleId"] as? String ?? "",
        message: (result["message"] as? [String: Any])?["text"] as? String ?? "")
    }
  }

  /// As GitHub's runner reads workflow commands. Places of notes, which follow a message in lines
  /// of their own, are left out.
  private func fromAnnotations() throws -> [Found] {
    try run("github").split(separator: "\n").map { line in
      let match = try #require(line.wholeMatch(of: /::([a-z]+) ([^:]*)::(.*)/))
      var properties: [String: String] = [:]
      for property in match.2.split(separator: ",") {
        let parts = property.split(separator: "=", maxSplits: 1)
        properties[String(parts[0])] = Self.decoded(String(parts[1]))
      }
      let message = Self.decoded(String(match.3))
      return Found(
        path: properties["file"], line: properties["line"].flatMap { Int($0) },
        severity: match.1 == "notice" ? "note" : String(match.1),
        rule: properties["title"] ?? "", message: message)
    }
  }

  private static func decoded(_ text: String) -> String {
    text.replacingOccurrences(of: "%0D", with: "\r").replacingOccurrences(of: "%0A", with: "\n")
      .replacingOccurrences(of: "%3A", with: ":").replacingOccurrences(of: "%2C", with: ",")
      .replacingOccurrences(of: "%25", with: "%")
  }

  @Test func everyFormatHoldsTheSameFindings() throws {
    let findings = try fromJSON()
    #expect(Set(findings.map(\.severity)) == ["error", "warning", "note"])
    #expect(findings.count >= 6)
    #expect(findings.contains { $0.path == "Spaces, colons: ü/de.lproj/T.strings" })
    #expect(try fromSARIF() == findings)
    let annotations = try fromAnnotations()
    #expect(annotations.count == findings.count)
    for (annotation, finding) in zip(annotations, findings) {
      #expect(annotation.message.hasPrefix(finding.message))
      var same = annotation
      same.message = finding.message
      #expect(same == finding)
    }
    let text = run("text").split(separator: "\n").map(String.init)
    let told = findings.filter { finding in text.contains { $0.contains("[\(finding.rule)]") } }
    #expect(told.count == findings.count)
  }

  @Test func sarifFitsItsSchema() throws {
    let log = try sarif(at: folder)
    #expect(SARIFSchema.faults(in: log) == [])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      let help = try #require(rule["help"] as? [String: Any])
      #expect((help["text"] as? String)?.isEmpty == false)
      #expect((help["markdown"] as? String)?.hasPrefix("# ") == true)
    }
    for result in try #require(run["results"] as? [[String: Any]]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func theSchemaFindsWhatIsWrong() {
    let log: [String: Any] = [
      "version": "2.0.0", "runs": [["results": [["message": [:], "level": "bad", "x": 1]]]],
    ]
    #expect(
      SARIFSchema.faults(in: log).sorted() == [
        "log.runs[0] lacks tool", "log.runs[0].results[0] has x",
        "log.runs[0].results[0].level is bad",
        "log.runs[0].results[0].message has none of [\"id\", \"text\"]", "log.version is 2.0.0",
      ])
  }

  @Test func anOutputFileHoldsWhatWouldBePrinted() throws {
    let path = folder.path + "/out/findings.sarif"
    let written = ToolRun(["check", "--format=sarif", "--output", path, folder.path], in: folder)
    #expect(written.output == "")
    #expect(written.exitCode == .failure)
    #expect(written.errors.hasSuffix("warnings\n"))
    let text = try folder.text("out/findings.sarif")
    #expect(text.replacingOccurrences(of: folder.path + "/", with: "") == run("sarif"))
    #expect(
      ToolRun(["check", "--output", "/proc/none/x", folder.path], in: folder).errors
        .contains("[unwritable-file]"))
  }

  @Test(
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
      (true, ["TERM": "xterm"], true),
    ] as [(Bool, [String: String], Bool)])
  func colourIsForTerminalsAlone(isTerminal: Bool, environment: [String: String], uses: Bool) {
    #expect(Console.usesColour(isTerminal: isTerminal, environment: environment) == uses)
  }

  @Test(arguments: ["text", "json", "github", "sarif"])
  func onlyTextIsColoured(format: String) {
    let run = ToolRun(["check", "--format", format, folder.path], in: folder, isColoured: true)
    #expect(run.output.contains("\u{1B}[") == (format == "text"))
    let pattern = /\u{1B}\[[0-9;]*m/
    #expect(run.output.replacing(pattern, with: "") == self.run(format))
  }
}
