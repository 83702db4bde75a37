internal import Foundation

/// Where a target's compiled tables lie. `Bundle.module` is not asked outside Apple platforms: it
/// stops the process when the folder is missing.
struct ResourceFolder: Sendable {
  static let tableName = "LocalizationHelper.table"
  static let archiveName = "LocalizationHelper.tables"

  let bundle: String
  /// What the platform says. Asked last: it stops the process where it knows no folder.
  let given: (@Sendable () -> String?)?
  /// Folders that may hold the resource folder, in groups that are asked one after the other.
  let places: [@Sendable () -> [String]]

  init(
    bundle: String, given: (@Sendable () -> String?)? = nil,
    places: [@Sendable () -> [String]] = [
      { ProgramPlaces.aroundExecutable }, { ProgramPlaces.inMainBundle },
    ]
  ) {
    self.bundle = bundle
    self.given = given
    self.places = places
  }

  /// The folders that were looked for, in order.
  var candidates: [String] { places.flatMap { candidates(in: $0()) } }

  private func candidates(in places: [String]) -> [String] {
    let names = ["\(bundle).resources", "\(bundle).bundle"]
    return places.flatMap { place in names.map { "\(place)/\($0)" } }
  }

  func find() -> String? {
    for group in places {
      for path in candidates(in: group()) where Self.isFolder(path) {
        return Self.contents(ofBundle: path)
      }
    }
    return given?().map(Self.contents(ofBundle:))
  }

  /// `path`, or the folder inside that holds the resources of an Apple bundle.
  private static func contents(ofBundle path: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let isFlat = names.contains { $0.hasSuffix(".lproj") || $0 == archiveName }
    let inner = ["\(path)/Contents/Resources", "\(path)/Resources"]
    return isFlat ? path : inner.first(where: isFolder) ?? path
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folders in `root` by their comparable names: SwiftPM lower-cases them.
  static func folders(in root: String) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return Dictionary(
      names.sorted().map { (comparable($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  static func comparable(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
