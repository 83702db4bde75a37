package import Foundation

/// Tables of real apps, which are no part of the repository: in the folder that `CORPUS_FOLDER`
/// names, else in `shared` beside the checkout.
package struct Corpus: Sendable, CustomStringConvertible {
  package static let first = Corpus(name: "corpus")
  package static let second = Corpus(name: "corpus2")
  package static let all = [first, second]

  /// With `CORPUS=required` a missing corpus fails the tests that need it, which are else skipped.
  package static let isPresent =
    ProcessInfo.processInfo.environment["CORPUS"] == "required"
    || all.allSatisfy { FileManager.default.fileExists(atPath: $0.folder.path) }

  /// Why a test that needs the corpora is skipped.
  package static let reason = "there is no corpus of real tables beside the checkout"

  private static let parent =
    ProcessInfo.processInfo.environment["CORPUS_FOLDER"].map { URL(fileURLWithPath: $0) }
    ?? Checkout.root.deletingLastPathComponent().appending(path: "shared")

  package let name: String
  package var folder: URL { Self.parent.appending(path: name).standardizedFileURL }
  package var description: String { name }

  package func url(_ path: String) -> URL { folder.appending(path: path) }

  package func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// The paths below the folder that end in one of `endings`, sorted.
  package func paths(_ endings: String...) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return all.filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
  }

  /// What the platform's reader makes of a `.strings` file.
  package struct Reference: Sendable {
    package enum Status: String, Sendable { case ok, error, truncated }

    package let path: String
    package let container: String
    package let status: Status
    package let entries: Int
    package let keys: Int
    /// The first 16 digits of SHA-256 over all keys and texts, NUL behind each, in key order.
    package let digest: String
  }

  /// `EXPECTED.tsv`.
  package func references() throws -> [Reference] {
    try CaseTable.rows(folder.appending(path: "EXPECTED.tsv")).map { row in
      guard row.count > 5, let status = Reference.Status(rawValue: row[2]),
        let entries = Int(row[3]), let keys = Int(row[4])
      else { throw CaseTable.Fault(description: "\(name): \(row)") }
      return Reference(
        path: row[0], container: row[1], status: status, entries: entries, keys: keys,
        digest: row[5])
    }
  }
}
