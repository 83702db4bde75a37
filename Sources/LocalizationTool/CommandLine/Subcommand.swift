/// One of the tool's verbs.
protocol Subcommand: Sendable {
  static var description: SubcommandDescription { get }
  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode
}

/// What `--help` prints and what the arguments are read by.
struct SubcommandDescription {
  struct Option {
    var name: String
    /// What stands for its value in the help; nil for one without a value.
    var value: String?
    var isRepeatable = false
    var summary: String

    init(_ name: String, _ value: String?, isRepeatable: Bool = false, _ summary: String) {
      self.name = name
      self.value = value
      self.isRepeatable = isRepeatable
      self.summary = summary
    }

    init(_ name: String, _ summary: String) { self.init(name, nil, summary) }
  }

  var name: String
  /// One line of the overall usage.
  var summary: String
  /// What stands for the positional arguments in the usage line: `PATH…`.
  var operands: String
  var options: [Option] = []
  var discussion: String
  var examples: [String]

  var help: String {
    var text = "\(summary)\n\nUSAGE: localization-tool \(name)"
    for option in options where option.name != "help" { text += " [\(Self.spelling(option))]" }
    text += operands.isEmpty ? "\n" : " \(operands)\n"
    text += "\n\(discussion)\n\nOPTIONS\n"
    let all = options + [Option("help", "prints this")]
    let width = all.map { Self.spelling($0).count }.max() ?? 0
    for option in all {
      let spelling = Self.spelling(option)
      let padding = String(repeating: " ", count: width - spelling.count + 2)
      text += "  \(spelling)\(padding)\(option.summary)\n"
    }
    text += "\nEXAMPLE\n" + examples.map { "  localization-tool \($0)\n" }.joined()
    return text
  }

  var hint: String { "See 'localization-tool \(name) --help'." }

  private static func spelling(_ option: Option) -> String {
    "--\(option.name)" + (option.value.map { " \($0)" } ?? "") + (option.isRepeatable ? " …" : "")
  }
}
