internal import Foundation

/// The folders where SwiftPM and packagers put a program's resource folders.
enum ProgramPlaces {
  /// The executable's folder (symbolic links resolved) and its `Resources`, those of a bundle around
  /// it, and the main bundle's.
  static let folders: [String] = {
    var found: [String] = []
    for place in executablePlaces + mainBundlePlaces where !found.contains(place) {
      found.append(place)
    }
    return found
  }()

  private static var executablePlaces: [String] {
    let linux = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let path = linux ?? Bundle.main.executablePath else { return [] }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    return around(folder: resolved.deletingLastPathComponent())
  }

  /// `Tool.app/Contents/MacOS` → itself, `Tool.app/Contents/Resources`, and what holds `Tool.app`.
  static func around(folder: URL) -> [String] {
    var places = [folder.path, folder.appendingPathComponent("Resources").path]
    var parent = folder
    for _ in 0..<3 {
      let isBundle = ["app", "xctest", "appex", "framework"].contains(parent.pathExtension)
      parent.deleteLastPathComponent()
      if parent.lastPathComponent == "Contents" {
        places.append(parent.appendingPathComponent("Resources").path)
      }
      if isBundle {
        places.append(parent.path)
        break
      }
    }
    return places
  }

  private static var mainBundlePlaces: [String] {
    [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap { $0 }
  }
}
