/// One of the tool's verbs.
package protocol Subcommand: Sendable {
  static var description: SubcommandDescription { get }
  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode
}

/// What `--help` prints and what the arguments are read by.
package struct SubcommandDescription {
  package struct Option {
    package var name: String
    /// What stands for its value in the help; nil for one without a value.
    package var value: String?
    package var isRepeatable = false
    /// Whether the value may be left out; then it is given as `--name=value` alone.
    package var isValueOptional = false
    package var summary: String

    /// The values it takes, where they are a fixed set.
    package var choices: [String] {
      guard let value, value.contains("|") else { return [] }
      return value.split(separator: "|").map(String.init)
    }

    /// Whether its value names a file or folder and must be there.
    var isPath: Bool { !isValueOptional && ["FILE", "FOLDER"].contains(value) }

    /// Whether it has that name and may go without its value.
    package func takesNone(_ name: String) -> Bool { isValueOptional && self.name == name }

    package init(_ name: String, _ value: String?, isRepeatable: Bool = false, _ summary: String) {
      self.name = name
      self.value = value
      self.isRepeatable = isRepeatable
      self.summary = summary
    }

    package init(_ name: String, _ summary: String) { self.init(name, nil, summary) }

    /// Of every subcommand.
    static let quiet = Option("quiet", "prints findings and results alone, no sums and hints")

    package init(_ name: String, optional value: String, _ summary: String) {
      self.init(name, value, summary)
      isValueOptional = true
    }
  }

  package var name: String
  /// One line of the overall usage.
  package var summary: String
  /// What stands for the positional arguments in the usage line: `PATH…`.
  package var operands: String
  package var options: [Option] = []
  /// What an operand may be, where it is one of a fixed set: for completion.
  package var operandChoices: [String] = []
  package var discussion: String
  package var examples: [String]

  package init(
    name: String, summary: String, operands: String, options: [Option] = [],
    operandChoices: [String] = [], discussion: String, examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options + [.quiet]
    self.operandChoices = operandChoices
    self.discussion = discussion
    self.examples = examples
  }

  package var help: String {
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

  package var hint: String { "See 'localization-tool \(name) --help'." }

  private static func spelling(_ option: Option) -> String {
    let value = option.value.map { option.isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
    return "--\(option.name)\(value)" + (option.isRepeatable ? " …" : "")
  }
}

/// What the process ends with.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// There are findings of severity error, or something could not be read or written.
  case failure = 1
  case badUse = 2

  /// - Parameter isStrict: whether warnings fail too.
  package init(of diagnostics: [Diagnostic], isStrict: Bool = false) {
    let fails = diagnostics.contains {
      $0.severity == .error || isStrict && $0.severity == .warning
    }
    self = fails ? .failure : .success
  }
}

/// A command line that cannot be run.
package struct UsageError: Error {
  package var reason: String
  /// One sentence that says what to do.
  package var hint: String

  package init(_ reason: String, hint: String) {
    self.reason = reason
    self.hint = hint
  }
}
