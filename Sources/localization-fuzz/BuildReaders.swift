internal import Foundation
internal import LocalizationGenerator
internal import LocalizationModel
internal import LocalizationTool
internal import MessageFormat

/// One damaged table among right ones, through everything that a build does in memory.
struct PipelineReader: FuzzReader {
  private let format: TableFormat
  private let others: [SourceFile]
  private let configuration: Configuration

  init(_ format: TableFormat) {
    self.format = format
    var configuration = Configuration()
    for rule in RuleList.configurableIDs { configuration.rules[rule] = .warning }
    self.configuration = configuration
    others = ["en", "pl"].map { (language: String) in
      SourceFile(
        path: "\(language).lproj/L.strings", format: .strings, table: "L", language: language,
        contents: ByteStorage(
          "\"a\" = \"%@ of %2$d\";\n\"plain\" = \"x\";\n\"count\" = \"%lld\";\n"))
    }
  }

  func read(_ input: UnsafeRawBufferPointer) -> String? {
    let language = input.count % 2 == 0 ? "en" : "de"
    let file = SourceFile(
      path: "\(language).lproj/L.\(format.name)", format: format, table: "L",
      language: format.holdsAllLanguages ? nil : language, contents: ByteStorage(input))
    let others = input.count % 3 == 0 ? [] : self.others.filter { $0.path != file.path }
    let plan = OutputPlan(
      folder: "o", languageFolders: ["en.lproj", "de.lproj"], bundleName: "a_b")
    let result = generate([file] + others, configuration: configuration, plan: plan)
    let findings = Finding.resolving(result.diagnostics)
    for format in FindingFormat.allCases {
      let bytes = ByteStorage(capacity: 4096)
      format.print(findings, to: bytes, isColoured: false)
      if let fault = OutputCheck.fault(in: bytes) { return "\(format): \(fault)" }
    }
    for output in result.outputs where output.path.hasSuffix(".table") && output.contents.count > 0
    {
      let isTable = withExtendedLifetime(output.contents) {
        (try? CompiledTableFile.table(in: output.contents.bytes)) != nil
      }
      if !isTable { return "\(output.path) cannot be read" }
    }
    return nil
  }
}

/// Whether printed findings could do more than be read.
enum OutputCheck {
  static func fault(in bytes: ByteStorage) -> String? {
    for byte in bytes.bytes where byte < 0x20 && byte != 0x0A || byte == 0x7F {
      return "the control character \(byte) is printed"
    }
    return nil
  }
}

/// The files that command lines read beside tables.
enum CommandFile: String, CaseIterable {
  case configuration, baseline, lock, swift, interface, commands, xliff, sheet, states

  /// Below the folder that the commands are given.
  var path: String {
    switch self {
    case .configuration: "localization.json"
    case .baseline: "localization-baseline.json"
    case .lock: "localization.lock"
    case .swift: "App.swift"
    case .interface: "Main.storyboard"
    case .commands: "Screen.xcstrings"
    case .xliff: "de.xliff"
    case .sheet: "translations.csv"
    case .states: "localization-states.json"
    }
  }

  var commands: [[String]] {
    switch self {
    case .configuration, .baseline, .lock: [["check"]]
    case .swift, .interface: [["usage"]]
    case .xliff, .sheet:
      [["import", "--dry-run", "--take-empty", "--take-unfinished", "translators"]]
    case .states: [["check"], ["report"], ["export", "--dry-run"]]
    case .commands: [["compile", "--output", "compiled"], ["read"], ["report"], ["lock"]]
    }
  }

  func seeds() throws -> [[UInt8]] {
    switch self {
    case .configuration:
      try FuzzSeeds.goldens(".json") + [Array(CommandReader.configuration.utf8)]
    case .baseline: [Array(Self.baselineText.utf8)]
    case .lock: [Array(Self.lockText.utf8)]
    case .swift: try FuzzSeeds.goldens("main.swift") + [Array(Self.swiftText.utf8)]
    case .interface: [Array(Self.interfaceText.utf8)]
    case .commands: try FuzzSeeds.tables(.xcstrings)
    case .xliff: [Array(Self.xliffText.utf8)]
    case .sheet: [Array(Self.sheetText.utf8)]
    case .states: [Array(Self.statesText.utf8)]
    }
  }

  private static let xliffText = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/L.strings" source-language="en" target-language="de" datatype="plaintext">
        <header><tool tool-id="x" tool-name="X"/></header>
        <body><group>
          <trans-unit id="plain" xml:space="preserve"><source>x</source>
            <target state="translated">x &amp; <g id="1">y</g><![CDATA[ z ]]></target><note/></trans-unit>
          <trans-unit id="count" translate="yes"><source>%lld</source><target>%d&#10;</target></trans-unit>
          <trans-unit id="no|==|plural.one"><target state="new">n</target></trans-unit>
        </group></body>
      </file>
    </xliff>
    """

  private static let sheetText = """
    file,key,path,source,target(de),state(de),target(fr),comment\r
    en.lproj/L.strings,plain,,x,"a ""b"",\r\nc",,'=1,\r
    en.lproj/L.strings,count,plural.one,%lld,%lld,translated,,"=x"\r
    """

  private static let statesText = """
    { "L": { "de": { "plain": "0123456789abcdef", "count": "x" }, "fr": {} } }
    """

  private static let baselineText = """
    { "accepted": [
    {"rule":"untranslated","table":"L","language":"de","key":"plain"},
    {"rule":"missing-key","table":"L","language":"de","key":"count","text":"%lld","message":"m"}
    ] }
    """

  private static let lockText = [
    "# The generated names; 'localization-tool lock --write' brings this up to date.",
    "internal enum LocalizationHelper", "var plain: String", "func count(_: Int) -> String",
    "enum Sub", "var Sub.a: String",
  ].joined(separator: "\n")

  private static let swiftText = ##"""
    import Foundation
    typealias L = LocalizationHelper
    extension LocalizationHelper { static let x = Self.plain }
    let a = String(localized: "plain", table: "L"), b = NSLocalizedString("no\(1)", comment: "")
    let c = L.count(3) + LanguageManager.shared.string(forKey: "plain", table: "L")
    let d = Text(isNew ? "plain" : "count") // [no-lint:undefined-key]
    let e = #"raw \#(x) "#, f = """
      several \(lines(1, "a"))
      """, g = /re[g/]ex/, h = [1: .plain]
    """##

  private static let interfaceText = """
    <?xml version="1.0"?><document><view><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="plain &amp; x"/>
    <userDefinedRuntimeAttribute type="string" keyPath="localizedKey"><string key="value">no
    </string></userDefinedRuntimeAttribute><!-- [no-lint] --></userDefinedRuntimeAttributes></view></document>
    """
}

/// One damaged file in a folder that command lines are run with.
struct CommandReader: FuzzReader {
  static let configuration = """
    { "baseline": "localization-baseline.json", "lock": "localization.lock",
      "usedKeys": ["c*"], "nameOverrides": {"L/plain": "plainText"}, "languages": ["en", "de"] }
    """

  private let file: CommandFile
  private let root: String
  private let folder: String

  init(_ file: CommandFile) throws {
    self.file = file
    root = FileManager.default.temporaryDirectory.path + "/fuzz-commands"
    folder = root + "/target"
    let files = [
      ("en.lproj/L.strings", "\"plain\" = \"x\";\n\"count\" = \"%lld\";\n"),
      ("de.lproj/L.strings", "\"plain\" = \"x\";\n"),
      ("localization.json", Self.configuration),
    ]
    for (path, text) in files { try Disk.write(ByteStorage(text), to: "\(folder)/\(path)") }
  }

  func read(_ input: UnsafeRawBufferPointer) -> String? {
    do {
      try Disk.write(ByteStorage(input), to: "\(folder)/\(file.path)")
    } catch {
      return "\(file.path) cannot be written: \(error)"
    }
    for command in file.commands {
      var words = command
      if let index = words.firstIndex(of: "translators") { words[index] = "\(folder)/\(file.path)" }
      if let index = words.firstIndex(of: "compiled") { words[index] = folder + "/compiled" }
      words.append(file == .commands ? "\(folder)/\(file.path)" : folder)
      let console = Console(isColoured: false)
      _ = LocalizationTool.commandLine.run(words, console: console)
      if let fault = OutputCheck.fault(in: console.errors) { return "\(command): \(fault)" }
    }
    return strayFile
  }

  /// A file that was written outside of the folder given.
  private var strayFile: String? {
    guard file == .commands else { return nil }
    let names = try? FileManager.default.contentsOfDirectory(atPath: root)
    let compiled =
      (try? FileManager.default.contentsOfDirectory(atPath: folder + "/compiled")) ?? []
    if let stray = compiled.first(where: { !$0.hasSuffix(".lproj") }) {
      return "\(stray) was written"
    }
    try? FileManager.default.removeItem(atPath: folder + "/compiled")
    return names == ["target"] ? nil : "\(names ?? []) were written"
  }
}
