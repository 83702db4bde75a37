#if FullFoundation || !canImport(FoundationEssentials)
  internal import Foundation
#else
  internal import FoundationEssentials
#endif

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
    let names = ["/" + bundle + ".resources", "/" + bundle + ".bundle"]
    return places.flatMap { place in names.map { place + $0 } }
  }

  func find() -> String? {
    for group in places {
      for path in candidates(in: group()) where Files.isFolder(path) {
        let folder = Self.contents(ofBundle: path)
        // An Xcode target's name may be that of another bundle.
        if given == nil || Self.holdsTables(folder) { return folder }
      }
    }
    return given?().map(Self.contents(ofBundle:))
  }

  /// Whether there is a compiled table of any target.
  static func holdsTables(_ folder: String) -> Bool {
    let own = Files.names(in: folder) {
      $0.last == UInt8(ascii: "j") || $0.last == UInt8(ascii: "s")
    }
    return own.contains { name in
      name == archiveName
        || name.ends(in: ".lproj")
          && Files.names(in: "\(folder)/\(name)") { $0.last == UInt8(ascii: "e") }
            .contains(tableName)
    }
  }

  /// `path`, or the folder inside that holds the resources of an Apple bundle.
  private static func contents(ofBundle path: String) -> String {
    let own = Files.names(in: path) { $0.last == UInt8(ascii: "j") || $0.last == UInt8(ascii: "s") }
    let isFlat = own.contains { $0.ends(in: ".lproj") || $0 == archiveName }
    let inner = ["\(path)/Contents/Resources", "\(path)/Resources"]
    return isFlat ? path : inner.first(where: Files.isFolder) ?? path
  }

  /// The compiled table of the language folder `name`, written with its extension or without, and
  /// the path at which it was or should be.
  static func table(of name: String, in root: String) -> (
    path: String, bytes: UnsafeRawBufferPointer?
  ) {
    let folder = comparable(name)
    let wanted = folder.ends(in: ".lproj") ? folder : folder + ".lproj"
    // As SwiftPM spells it: nothing is listed then.
    let path = "\(root)/\(wanted)/\(tableName)"
    if let bytes = Files.bytes(of: path) { return (path, bytes) }
    let length = wanted.utf8.count
    let found = Files.names(in: root) { $0.count == length }.filter { comparable($0) == wanted }
    guard let spelt = found.min() else { return (path, nil) }
    let other = "\(root)/\(spelt)/\(tableName)"
    return (other, Files.bytes(of: other))
  }

  private static func comparable(_ name: String) -> String {
    let bytes = name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }
}

/// The folders where SwiftPM and packagers put a program's resource folders.
enum ProgramPlaces {
  /// The executable's folder (symbolic links resolved) and its `Resources`, and those of a bundle
  /// around it.
  static let aroundExecutable: [String] = {
    guard let path = Files.target(ofLink: "/proc/self/exe") ?? resolvedExecutable else { return [] }
    return around(executable: path)
  }()

  /// The main bundle's, where they are others. Foundation takes a while to find it.
  static let inMainBundle: [String] = {
    #if FullFoundation || !canImport(FoundationEssentials)
      [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap { $0 }
        .filter { !aroundExecutable.contains($0) }
    #else
      []
    #endif
  }()

  private static var resolvedExecutable: String? {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  }

  /// `Tool.app/Contents/MacOS/tool` → its folder, `Tool.app/Contents/Resources`, and what holds
  /// `Tool.app`.
  static func around(executable: String) -> [String] {
    var folder = parent(of: executable)
    var places = [folder, folder + "/Resources"]
    for _ in 0..<3 where !folder.isEmpty {
      let isBundle = [".app", ".xctest", ".appex", ".framework"].contains(where: folder.ends)
      folder = parent(of: folder)
      if folder.ends(in: "/Contents") { places.append(folder + "/Resources") }
      if isBundle {
        places.append(folder)
        break
      }
    }
    return places
  }

  private static func parent(of path: String) -> String {
    var path = path
    return path.withUTF8 { bytes in
      let end = bytes.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") } ?? 0
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
    }
  }
}
