internal import Foundation
internal import LocalizationGenerator
internal import LocalizationModel

/// What the checks find in one target, and the texts they looked at.
struct PrecisionTarget {
  /// The folder among those given that it was found below, and its own.
  let root: String
  let folder: String
  /// As they are told to people: many of one cause as one.
  let findings: [Diagnostic]
  /// Each by itself.
  let singleFindings: [Diagnostic]
  /// Texts of other languages than the development language, in all tables that are checked.
  let translationCount: Int
  private let tableSet: TableSet

  /// Nil where the configuration cannot be used.
  init?(
    _ folder: String, below root: String, configuration path: String?, rules: Set<String>
  ) {
    self.root = root
    self.folder = folder
    let tables = Self.tables(in: folder)
    let languages = tables.filter { $0.hasSuffix(".lproj") }
      .map { String(($0 as NSString).lastPathComponent.dropLast(".lproj".count)) }
    let words =
      (path.map { ["--config", $0] } ?? []) + languages.flatMap { ["--language-folder", $0] }
      + ["--"] + tables
    guard let arguments = try? Arguments(parsing: words, for: GenerateSubcommand.description)
    else { return nil }
    let input = TargetInput(arguments)
    guard let configuration = input.configuration else { return nil }
    let folders = input.languageFolders
    singleFindings = check(
      input.files, folders: folders, configuration: configuration, reported: input.diagnostics
    ).filter { rules.isEmpty || rules.contains($0.rule) }
    findings = FindingFormat.text.told(singleFindings)
    tableSet =
      TableSet.joining(
        parse(input.files).value, folders: folders, configuration: configuration
      ).value
    translationCount = Self.translationCount(in: tableSet)
  }

  /// Of all tables that are checked, also those that get no accessors, and of keys that the
  /// development language lacks.
  private static func translationCount(in tableSet: TableSet) -> Int {
    let columns = tableSet.checked.tables.flatMap { table in
      table.columns.filter { column in
        !column.isPartOfDevelopment && column.language != tableSet.developmentLanguage
          && (column.language != table.development.language || !table.hasAccessors)
      }
    }
    return columns.reduce(0) { count, column in
      count + column.unknown.count + column.entries.count { $0 != nil }
    }
  }

  /// The folders at and below `folder` that have `.lproj` folders or catalogs in them.
  static func folders(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let inner = names.filter { isFolder("\(folder)/\($0)") && !$0.hasSuffix(".lproj") }
    return (tables(in: folder).isEmpty ? [] : [folder])
      + inner.sorted().flatMap { folders(below: "\(folder)/\($0)") }
  }

  private static func tables(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
      .map { "\(folder)/\($0)" }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false as ObjCBool
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension PrecisionTarget {
  /// The finding with the texts of the development language and of its own.
  func description(of diagnostic: Diagnostic) -> String {
    let finding = Finding.resolving([diagnostic])[0]
    var lines = ["  \(diagnostic.severity.rawValue): \(diagnostic.message)"]
    if let place = finding.place {
      lines.insert("\(place.text.path):\(place.line):\(place.column)", at: 0)
    }
    if let key = diagnostic.key {
      lines.append("  key: \(key)")
      let development = tableSet.developmentLanguage
      let own = diagnostic.language ?? development
      for language in own == development ? [own] : [development, own] {
        lines.append("  \(language): \(texts(of: key, diagnostic.table, language))")
      }
    }
    return lines.map(VisibleText.line).joined(separator: "\n")
  }

  /// Every form of the message.
  private func texts(of key: String, _ name: String?, _ language: String) -> String {
    guard let table = tableSet.tables.first(where: { $0.name == name }),
      let column = table.columns.first(where: { $0.language == language })
    else { return "(no such table)" }
    let row = table.keys.firstIndex(of: Text(key))
    let reference = row.flatMap { column.entries[$0] }
    let other = column.unknown.first { column.entry($0).key == Text(key) }
    guard let entry = (reference ?? other).map(column.entry) else { return "(no text)" }
    let forms = entry.value.message?.forms ?? []
    return forms.map { form in
      (form.category.map { "[\($0)] " } ?? "") + form.form.text.string
    }.joined(separator: " | ")
  }
}

extension SeededNumbers {
  /// Up to `count` of the first numbers, each once, in their order.
  mutating func choose(_ count: Int, of limit: Int) -> [Int] {
    var numbers = Array(0..<limit)
    for index in 0..<min(count, limit) {
      numbers.swapAt(index, index + next(below: limit - index))
    }
    return numbers.prefix(count).sorted()
  }
}
