/// The forms in which findings are printed.
package enum FindingFormat: String, CaseIterable {
  case text, json, github, sarif

  package func print(_ findings: [Finding], console: Console) {
    print(findings, to: console.output, isColoured: console.isColoured)
  }

  package func print(_ findings: [Finding], to bytes: ByteStorage, isColoured: Bool) {
    switch self {
    case .text:
      let style = TextPrinter.Style(showsSource: true, isColoured: isColoured)
      TextPrinter(style: style).print(findings, to: bytes)
    case .json: JSONPrinter.print(findings, to: bytes)
    case .github: GitHubPrinter.print(findings, to: bytes)
    case .sarif: SARIFPrinter.print(findings, to: bytes)
    }
  }
}
