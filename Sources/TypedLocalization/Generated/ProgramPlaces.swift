internal import Foundation

/// The folders where SwiftPM and packagers put a program's resource folders.
enum ProgramPlaces {
  /// The executable's folder (symbolic links resolved) and its `Resources`, and those of a bundle
  /// around it.
  static let aroundExecutable: [String] = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let path = link ?? resolvedExecutable else { return [] }
    return around(executable: path)
  }()

  /// The main bundle's, where they are others. Foundation takes a while to find it.
  static let inMainBundle: [String] = {
    [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap { $0 }
      .filter { !aroundExecutable.contains($0) }
  }()

  private static var resolvedExecutable: String? {
    Bundle.main.executablePath.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  }

  /// `Tool.app/Contents/MacOS/tool` → its folder, `Tool.app/Contents/Resources`, and what holds
  /// `Tool.app`.
  static func around(executable: String) -> [String] {
    var folder = parent(of: executable[...])
    var places = [String(folder), "\(folder)/Resources"]
    for _ in 0..<3 where !folder.isEmpty {
      let isBundle = [".app", ".xctest", ".appex", ".framework"].contains(where: folder.hasSuffix)
      folder = parent(of: folder)
      if folder.hasSuffix("/Contents") { places.append("\(folder)/Resources") }
      if isBundle {
        places.append(String(folder))
        break
      }
    }
    return places
  }

  private static func parent(of path: Substring) -> Substring {
    path.lastIndex { $0 == "/" || $0 == "\\" }.map { path[..<$0] } ?? ""
  }
}
