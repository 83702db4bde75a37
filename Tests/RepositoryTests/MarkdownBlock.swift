/// A fenced block of a Markdown file.
struct MarkdownBlock: CustomStringConvertible {
  let language: String
  /// Where its fence stands, from 1.
  let line: Int
  /// Without indentation and empty lines.
  let lines: [String]

  var description: String { "\(language) at line \(line)" }

  static func blocks(in path: String) throws -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: (language: String, line: Int, lines: [String])?
    for (index, line) in try Repository.lines(path).enumerated() {
      if !line.hasPrefix("```") {
        open?.lines.append(trimmed(line))
      } else if let block = open {
        blocks.append(
          MarkdownBlock(
            language: block.language, line: block.line, lines: block.lines.filter { !$0.isEmpty }))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), index + 1, [])
      }
    }
    return blocks
  }

  static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
