/// The resource folders in a folder, which may be one with thousands of programs.
enum FolderListing {
  private static let extensions = [".resources", ".bundle"]

  /// Their names without extension.
  static func bundles(in path: String) -> [String] {
    let names = Files.names(in: path) { name in
      name.count > 7 && (name.last == UInt8(ascii: "s") || name.last == UInt8(ascii: "e"))
    }
    return names.compactMap { name in
      guard let suffix = extensions.first(where: name.ends) else { return nil }
      return String(name.dropLast(suffix.count))
    }
  }
}
