internal import Foundation

/// The entries for texts of a `swiftgen.yml`.
package struct SwiftGenConfiguration: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    /// Files and folders, below the folder of the configuration.
    package var inputs: [String]
    package var names: SwiftGenNames.Entry
  }

  package private(set) var entries: [Entry] = []

  package init(parsing text: String) {
    let outline = YAMLOutline(parsing: text)
    let folder = outline["input_dir"]?.text ?? ""
    for entry in outline["strings"]?.elements ?? [] {
      let inputs = (entry["inputs"] ?? entry["paths"])?.elements.compactMap(\.text) ?? []
      let outputs = entry["outputs"]?.elements ?? [entry]
      for output in outputs {
        var names = SwiftGenNames.Entry()
        let template = (output["templateName"] ?? output["templatePath"])?.text ?? ""
        names.isFlat = template.contains("flat")
        names.enumName = output["params"]?["enumName"]?.text ?? "L10n"
        names.namesTables = output["params"]?["forceFileNameEnum"]?.text == "true"
        names.separator =
          (entry["options"] ?? entry["parserOptions"])?["separator"]?.text ?? "."
        entries.append(
          Entry(inputs: inputs.map { folder.isEmpty ? $0 : folder + "/" + $0 }, names: names))
      }
    }
  }
}
