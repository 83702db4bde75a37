internal import TableParsing

/// The forms in which findings are printed.
enum FindingFormat: String, CaseIterable {
  case text, json, github, sarif

  func print(_ findings: [Finding], console: Console) {
    switch self {
    case .text:
      let style = TextPrinter.Style(showsSource: true, isColoured: console.isTerminal)
      TextPrinter(style: style).print(findings, to: console.output)
    case .json: JSONPrinter.print(findings, to: console.output)
    case .github: GitHubPrinter.print(findings, to: console.output)
    case .sarif: SARIFPrinter.print(findings, to: console.output)
    }
  }
}
