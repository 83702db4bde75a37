/// What generated code declares as `LocalizationHelperTables`, so that its tables are known before
/// their first text is read.
@_spi(Generated)
public protocol LocalizedTableRegistration {
  /// Makes the target's `LocalizedTable`.
  static func register()
}

/// Finds the program's targets that have tables, and registers them.
///
/// Generated code announces itself while the program is loaded. What a compiler before 6.3 made
/// cannot: then the resource folders tell which targets there are, and a target without one
/// (embedded storage) or with an enum of another name registers itself when it is first read.
enum TableDiscovery {
  static let typeName = "LocalizationHelperTables"

  private struct State {
    var waiting: [any LocalizedTableRegistration.Type] = []
    var isAnyAnnounced = false
    var areFoldersRead = false
  }

  private static let state = Locked(State())
  /// Held while tables register themselves: whoever asks meanwhile waits for all of them.
  private static let registering = Lock(isRecursive: true)

  /// Runs before `main`: it only notes the type.
  static func announce(_ type: any LocalizedTableRegistration.Type) {
    state.withLock { state in
      state.waiting.append(type)
      state.isAnyAnnounced = true
    }
  }

  /// Registers what was announced since the last call.
  static func registerAll() { registering.withLock { registerWaiting() } }

  private static func registerWaiting() {
    let (types, needsFolders) = state.withLock { state in
      defer {
        state.waiting = []
        state.areFoldersRead = true
      }
      return (state.waiting, !state.isAnyAnnounced && !state.areFoldersRead)
    }
    for type in types { type.register() }
    guard needsFolders else { return }
    for type in registrations(in: ProgramPlaces.aroundExecutable) { type.register() }
  }

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
