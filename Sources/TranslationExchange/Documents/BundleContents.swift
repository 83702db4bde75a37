/// What Xcode's bundle of one language says about itself.
package struct BundleContents: Equatable, Sendable {
  package static let fileName = "contents.json"
  package static let texts = "Localized Contents"
  package static let sources = "Source Contents"

  package var developmentRegion: String
  package var targetLocale: String
  /// The file's name of the project or workspace; nil for a package.
  package var project: String?

  package init(developmentRegion: String, targetLocale: String, project: String? = nil) {
    self.developmentRegion = developmentRegion
    self.targetLocale = targetLocale
    self.project = project
  }

  /// As Xcode writes it: sorted, blanks around colons, no line end behind it.
  package func write() -> ByteStorage {
    var members = [("developmentRegion", developmentRegion), ("targetLocale", targetLocale)]
    if let project { members.append((isWorkspace ? "workspace" : "project", project)) }
    let tool = [
      ("toolBuildNumber", "1"), ("toolID", "localization-tool"),
      ("toolName", "TypedLocalization"), ("toolVersion", "1.0"),
    ]
    let bytes = ByteStorage(capacity: 512)
    bytes.append("{\n")
    let names = members.map(\.0) + ["toolInfo", "version"]
    for (index, name) in names.sorted().enumerated() {
      bytes.append(index == 0 ? "  " : ",\n  ")
      if name == "toolInfo" {
        bytes.append("\"toolInfo\" : {\n    ")
        for (index, member) in tool.enumerated() {
          if index > 0 { bytes.append(",\n    ") }
          append(member.0, member.1, to: bytes)
        }
        bytes.append("\n  }")
      } else {
        append(name, members.first { $0.0 == name }?.1 ?? "1.0", to: bytes)
      }
    }
    bytes.append("\n}")
    return bytes
  }

  private var isWorkspace: Bool { project?.hasSuffix(".xcworkspace") ?? false }

  private func append(_ name: String, _ value: String, to bytes: ByteStorage) {
    bytes.append("\"\(name)\" : ")
    let value = ByteStorage(value)
    bytes.append(quoted: value.bytes) { byte in
      bytes.append("\\u00")
      bytes.append(hexadecimal: UInt64(byte), digits: 2)
    }
  }

  /// The language of a bundle; nil where its `contents.json` does not say it.
  package static func targetLocale(of contents: ByteStorage) -> String? {
    let text = SourceDecoder.decode(contents, path: fileName)
    let json = JSONValue.parse(text.value)
    guard case .object(let members) = json.value.content,
      case .string(let locale)? = members.last(where: { $0.key == "targetLocale" })?.value.content
    else { return nil }
    return locale
  }
}
