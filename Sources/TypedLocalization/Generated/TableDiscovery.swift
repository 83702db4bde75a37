/// What generated code declares as `LocalizationHelperTables`, so that its tables are known before
/// their first text is read.
@_spi(Generated)
public protocol LocalizedTableRegistration {
  /// Makes the target's `LocalizedTable`.
  static func register()
}

/// Finds the program's targets that have tables by their resource folders, and registers them.
///
/// A target without a resource folder (embedded storage) registers itself when it is first read.
enum TableDiscovery {
  static let typeName = "LocalizationHelperTables"

  /// Runs once in a process.
  static let registerAll: Void = {
    for type in registrations(in: ProgramPlaces.aroundExecutable) { type.register() }
  }()

  static func registrations(in places: [String]) -> [any LocalizedTableRegistration.Type] {
    var modules: [String] = []
    for bundle in places.flatMap(FolderListing.bundles(in:)) {
      for module in Self.modules(ofBundle: bundle) where !modules.contains(module) {
        modules.append(module)
      }
    }
    return modules.sorted().compactMap(registration(in:))
  }

  /// `my_package_target` may be the target `package_target` of `my`, or `target` of `my_package`.
  static func modules(ofBundle name: String) -> [String] {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    return parts.indices.dropFirst().map { first in
      let target = parts[first...].joined(separator: "_")
      return String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }

  private static func registration(
    in module: String
  ) -> (any LocalizedTableRegistration.Type)? {
    guard !module.isEmpty else { return nil }
    let mangled = "\(module.utf8.count)\(module)\(typeName.utf8.count)\(typeName)O"
    return _typeByName(mangled) as? any LocalizedTableRegistration.Type
  }
}
