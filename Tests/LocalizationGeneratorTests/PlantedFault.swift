import Foundation
import LocalizationModel
import TestSupport
import Testing

@testable import LocalizationGenerator

/// A target of `Fixtures/Clean`, in which the checks find nothing.
struct CleanTarget: Sendable {
  let name: String
  /// Path below the target's folder → text.
  var files: [String: String] = [:]

  static let all = ["WireGuard", "FluentUI", "Extractor"].map(CleanTarget.init)

  /// A target of two tables with one key.
  init(source: String, _ language: String, translation: String) {
    name = language
    files = [
      "en.lproj/Localizable.strings": "\"key\" = \"\(source)\";\n",
      "\(language).lproj/Localizable.strings": "\"key\" = \"\(translation)\";\n",
    ]
  }

  init(_ name: String) {
    self.name = name
    let folder = Checkout.tests.appending(path: "LocalizationGeneratorTests/Fixtures/Clean/\(name)")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    for path in paths where path.contains(".strings") || path.contains(".xcstrings") {
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }

  /// What the checks find.
  func findings(_ configuration: Configuration = Configuration()) -> [Finding] {
    let sources = files.sorted { $0.key < $1.key }.map { path, text in
      let components = path.split(separator: "/")
      let file = components[components.count - 1].split(separator: ".")
      return SourceFile(
        path: path, format: TableFormat(fileName: String(components[components.count - 1]))!,
        table: String(file[0]),
        language: components.count > 1
          ? String(components[0].dropLast(".lproj".count)) : nil,
        contents: ByteStorage(text))
    }
    return Finding.resolving(check(sources, configuration: configuration))
  }
}

/// One change of a clean target.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  struct Edit: Sendable {
    let path: String
    let old: String
    let new: String
  }

  /// The row of `second_look.md`, the name that pofilter has for the kind, or both.
  let kind: String
  let target: String
  var edits: [Edit]
  let rule: String
  let severity: Severity
  /// Off by default: it is found where the configuration switches its rule on.
  var isOptIn = false
  var doNotTranslate: [String] = []
  /// What should stand where the last edit puts its text; nil where that was there before.
  var right: String?
  /// What stands on the line of the finding, if that is not the line of the last edit.
  var place: String?
  /// How often it is found on the line.
  var count = 1
  /// Other rules that find something in it.
  var furtherRules: [String] = []

  var testDescription: String { "\(kind): \(edits.last?.new ?? "")" }

  /// The target with the change, and the place of the finding as `path:line`.
  func planted() throws -> (target: CleanTarget, place: String) {
    var target = CleanTarget(self.target)
    var found = ""
    for edit in edits {
      let parts = (target.files[edit.path] ?? "").components(separatedBy: edit.old)
      guard parts.count == 2 else {
        throw PlantingError(kind: kind, old: edit.old, count: parts.count - 1)
      }
      found = "\(edit.path):\(Self.line(parts[0]))"
      target.files[edit.path] = parts.joined(separator: edit.new)
    }
    if let place, let path = edits.last?.path {
      let parts = (target.files[path] ?? "").components(separatedBy: place)
      found = "\(path):\(place.isEmpty ? 1 : Self.line(parts[0]))"
    }
    return (target, found)
  }

  /// With the right text where the wrong one stood.
  func corrected() throws -> CleanTarget {
    var fault = self
    guard let right, var last = fault.edits.popLast() else { return CleanTarget(target) }
    last = Edit(path: last.path, old: last.old, new: "\"planted\" = \"\(right)\";\n\(last.old)")
    fault.edits.append(last)
    return try fault.planted().target
  }

  func found(at place: String? = nil, times count: Int = 1, with rules: String...) -> Self {
    var fault = self
    fault.place = place
    fault.count = count
    fault.furtherRules = rules
    return fault
  }

  private static func line(_ before: String) -> Int { before.count { $0 == "\n" } + 1 }

  var configuration: Configuration {
    var configuration = Configuration()
    if isOptIn { configuration.rules[rule] = .warning }
    configuration.doNotTranslate = doNotTranslate
    return configuration
  }
}

struct PlantingError: Error {
  let kind: String
  let old: String
  let count: Int
}
