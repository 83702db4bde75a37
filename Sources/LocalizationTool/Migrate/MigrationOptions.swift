internal import LocalizationGenerator

/// What an app is moved from, as the command line has it.
enum MigrationTool: String, CaseIterable {
  case swiftgen
  case rswift
  case nslocalizedstring
  case localizeSwift = "localize-swift"
  case xcstringsTool = "xcstrings-tool"
  case xcodeSymbols = "xcode-symbols"

  /// As the help shows them.
  static var list: String { allCases.map(\.rawValue).joined(separator: "|") }

  /// Whether the tool gave names to keys.
  var hasNames: Bool { self != .nslocalizedstring && self != .localizeSwift }
}

/// The command line of `migrate`.
struct MigrationOptions {
  let tool: MigrationTool
  let writes: Bool
  let keepsNames: Bool
  let extracts: Bool
  let currentLanguages: [String]
  let functions: [String]
  /// The file of corrections.
  let map: String?
  let report: String?
  let swiftGenConfiguration: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard let tool = try arguments.choice("from", of: MigrationTool.self) else {
      let names = MigrationTool.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.error("say by '--from' what the app is moved from: \(names)")
    }
    self.tool = tool
    writes = arguments.isGiven("write")
    keepsNames = arguments.isGiven("keep-names")
    extracts = arguments.isGiven("extract")
    currentLanguages = arguments.values("current-language-expression")
    functions = arguments.values("function")
    map = arguments.value("map")
    report = arguments.value("report")
    swiftGenConfiguration = arguments.value("swiftgen-config")
    if writes, arguments.isGiven("dry-run") {
      throw arguments.error("'--write' and '--dry-run' cannot be given together")
    }
    if keepsNames, tool != .swiftgen, tool != .rswift {
      throw arguments.error("'--keep-names' is for swiftgen and rswift")
    }
    if extracts, tool.hasNames {
      throw arguments.error("'--extract' is for nslocalizedstring and localize-swift")
    }
  }
}
