import Foundation
import TestSupport

/// The checkout that the tests were built from.
enum Repository {
  static let root = Checkout.root

  /// Paths of all files below `folder`, relative to the root, without build products.
  static func files(below folder: String, suffix: String = "") -> [String] {
    let base = root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
    var found: [String] = []
    while let name = walk.nextObject() as? String {
      if name == ".build" || name.hasSuffix("/.build") {
        walk.skipDescendants()
      } else if name.hasSuffix(suffix) {
        found.append(folder.isEmpty ? name : folder + "/" + name)
      }
    }
    return found.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func lines(_ path: String) throws -> [Substring] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
