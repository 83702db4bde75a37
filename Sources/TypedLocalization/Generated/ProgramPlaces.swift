internal import Foundation

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
    [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap { $0 }
      .filter { !aroundExecutable.contains($0) }
  }()

  private static var resolvedExecutable: String? {
    Bundle.main.executablePath.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
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
