/// What the command line asks for.
struct BenchmarkOptions {
  /// Small tables and few samples: shows that everything works, not how fast.
  var isQuick = false
  /// Where the figures go as JSON; `-` is standard output, without the text then.
  var json: String?
  /// Groups to run; empty: all that need no other tool.
  var groups: Set<String> = []
  /// The folder of this package, for the groups that build with it.
  var package: String?
  /// What a process started by the benchmark itself does: the tables' folder and the output's.
  var generate: (input: String, output: String)?

  static let usage = """
    Measures TypedLocalization beside what the platform offers, in one run.

    USAGE: localization-benchmark [--quick] [--json FILE] [--only GROUP]… [--package FOLDER]

    GROUPS parse generate look-up threads processes scale compile build
      scale     100,000 keys (in a run of all groups too, unless --quick)
      compile   only with --package: swiftc on the generated code
      build     only with --package: builds with and without the plugin

    Each line: median, median of the yardstick, their ratio (the median over pairs measured one
    after the other), what is required. Figures of one build only compare with those of the same
    configuration. Exit code 1: a result was wrong. A requirement that is missed changes no exit code.

    """

  /// Nil for bad use.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--generate":
        guard let input = rest.popFirst(), let output = rest.popFirst() else { return nil }
        generate = (input, output)
      case "--json", "--only", "--package":
        guard let value = rest.popFirst() else { return nil }
        if argument == "--json" { json = value }
        if argument == "--only" { groups.insert(value) }
        if argument == "--package" { package = value }
      default: return nil
      }
    }
  }

  func runs(_ group: String) -> Bool { groups.isEmpty || groups.contains(group) }
}
