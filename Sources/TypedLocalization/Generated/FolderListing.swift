internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The resource folders in a folder, which may be one with thousands of programs.
enum FolderListing {
  private static let extensions = [".resources", ".bundle"]

  /// Their names without extension.
  static func bundles(in path: String) -> [String] {
    names(in: path).compactMap { name in
      guard let suffix = extensions.first(where: name.hasSuffix) else { return nil }
      return String(name.dropLast(suffix.count))
    }
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
    /// Only names that may be those of bundles: strings cost more than the reading.
    private static func names(in path: String) -> [String] {
      guard let folder = opendir(path) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          let name = bytes.prefix { $0 != 0 }
          guard name.count > 7, name.last == UInt8(ascii: "s") || name.last == UInt8(ascii: "e")
          else { return }
          names.append(String(decoding: name, as: UTF8.self))
        }
      }
      return names
    }
  #else
    private static func names(in path: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
  #endif
}
