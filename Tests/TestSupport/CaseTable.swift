package import Foundation

/// A tab-separated file of cases below a row of headings.
package enum CaseTable {
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// Throws for a file without cases, which would prove nothing.
  package static func rows(_ file: URL) throws -> [[String]] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard !rows.isEmpty else { throw Fault(description: "\(file.path) has no cases") }
    return rows
  }

  /// The cases of a file of the repository, by its path below `Tests`. Stops the run where it cannot
  /// be read: the arguments of tests cannot throw.
  package static func rows(_ path: String) -> [[String]] {
    do {
      return try rows(Checkout.tests.appending(path: path))
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
