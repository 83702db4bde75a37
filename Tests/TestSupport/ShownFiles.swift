package import Foundation

/// The files that a page shows: fenced blocks, each below a line with nothing but its path in
/// backticks and a colon.
package struct ShownFile: Sendable {
  package let path: String
  package let text: String
  /// Where its fence stands, from 1.
  package let line: Int

  package static func all(on page: URL) throws -> [ShownFile] {
    let lines = try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var found: [ShownFile] = []
    var index = 0
    while index + 2 < lines.count {
      defer { index += 1 }
      guard let path = path(lines[index]), lines[index + 1].isEmpty,
        lines[index + 2].hasPrefix("```"),
        let end = lines[(index + 3)...].firstIndex(of: "```")
      else { continue }
      let text = lines[(index + 3)..<end].joined(separator: "\n") + "\n"
      found.append(ShownFile(path: path, text: text, line: index + 3))
      index = end
    }
    return found
  }

  private static func path(_ line: Substring) -> String? {
    guard line.hasPrefix("`"), line.hasSuffix("`:"), line.count > 3 else { return nil }
    let path = line.dropFirst().dropLast(2)
    return path.contains("`") ? nil : String(path)
  }
}

extension Checkout {
  package static let readme = root.appending(path: "README.md")
}
