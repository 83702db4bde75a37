internal import Foundation

/// Where a target's compiled tables lie. `Bundle.module` is not asked outside Apple platforms: it
/// stops the process when the folder is missing.
struct ResourceFolder: Sendable {
  static let tableName = "LocalizationHelper.table"
  static let archiveName = "LocalizationHelper.tables"

  let bundle: String
  /// What the platform says, asked first.
  let given: (@Sendable () -> String?)?
  /// Folders that may hold the resource folder.
  let places: @Sendable () -> [String]

  init(
    bundle: String, given: (@Sendable () -> String?)? = nil,
    places: @escaping @Sendable () -> [String] = { ProgramPlaces.folders }
  ) {
    self.bundle = bundle
    self.given = given
    self.places = places
  }

  /// The folders that were looked for, in order.
  var candidates: [String] {
    let names = ["\(bundle).resources", "\(bundle).bundle"]
    return places().flatMap { place in names.map { "\(place)/\($0)" } }
  }

  func find() -> String? {
    let found = candidates.lazy.compactMap(Self.contents(ofBundle:)).first
    return given?().flatMap(Self.contents(ofBundle:)) ?? found
  }

  /// `path`, or the folder inside that holds the resources of an Apple bundle.
  private static func contents(ofBundle path: String) -> String? {
    guard isFolder(path) else { return nil }
    let inner = ["\(path)/Contents/Resources", "\(path)/Resources"]
    return inner.first { isFolder($0) && !isFolder("\(path)/en.lproj") } ?? path
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
