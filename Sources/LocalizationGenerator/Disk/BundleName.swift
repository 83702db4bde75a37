internal import Foundation

/// What SwiftPM calls the resource folder of a target: `<package>_<target>`.
enum BundleName {
  /// Nil where no package is around the folder.
  /// - Parameter target: the target's folder, which has its name.
  static func of(_ target: String, _ arguments: Arguments) throws(UsageError) -> String? {
    guard let folder = TargetFolders.package(around: TableSearch.normalized(target)) else {
      return nil
    }
    let manifest = TableSearch.joined(folder, "Package.swift")
    guard let package = packageName(manifest), let name = name(of: target) else {
      throw arguments.error(
        "\(manifest) does not tell the names of package and target: say them by "
          + "--bundle-name PACKAGE_TARGET")
    }
    return package + "_" + name
  }

  /// Nil of a package whose only target lies in `Sources` itself.
  private static func name(of target: String) -> String? {
    let name = TableSearch.normalized(target).split(separator: "/").last.map(String.init)
    return name == "." || name == "Sources" ? nil : name
  }

  /// The literal behind `name:` of `Package(`; nil where another expression stands there.
  private static func packageName(_ manifest: String) -> String? {
    guard let bytes = try? Disk.read(manifest) else { return nil }
    let text = String(decoding: bytes.bytes, as: UTF8.self)
    guard let package = text.range(of: "Package("),
      let label = text.range(of: "name:", range: package.upperBound..<text.endIndex)
    else { return nil }
    let rest = text[label.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == "\"" else { return nil }
    let name = rest.dropFirst().prefix { $0 != "\"" }
    return name.isEmpty || name.contains("\\") || name.contains("\n") ? nil : String(name)
  }
}
