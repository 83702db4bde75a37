#if canImport(UIKit) || canImport(AppKit)
  /// The objects of a user interface whose texts follow the current language.
  @MainActor
  final class LocalizedObjects {
    static let shared = LocalizedObjects()

    private struct Entry {
      weak var object: AnyObject?
      let key: String
      let apply: @MainActor () -> Void
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var following: Task<Void, Never>?

    func key(of object: AnyObject) -> String? {
      entry(of: object)?.key
    }

    /// Sets the text of `key` now and after each change; without a key the text stays as it is.
    func set<Object: AnyObject>(
      _ key: String?, of object: Object, apply: @escaping @MainActor (Object, String) -> Void
    ) {
      guard let key else {
        entries[ObjectIdentifier(object)] = nil
        return
      }
      let update: @MainActor () -> Void = { [weak object] in
        guard let object, let text = LanguageManager.shared.string(forKey: key) else { return }
        apply(object, text)
      }
      entries[ObjectIdentifier(object)] = Entry(object: object, key: key, apply: update)
      update()
      follow()
    }

    /// The address of a freed object may have been given to another.
    private func entry(of object: AnyObject) -> Entry? {
      let entry = entries[ObjectIdentifier(object)]
      return entry?.object === object ? entry : nil
    }

    private func follow() {
      guard following == nil else { return }
      let changes = LanguageManager.shared.changes
      following = Task { @MainActor in
        for await _ in changes { self.update() }
      }
    }

    private func update() {
      entries = entries.filter { $0.value.object != nil }
      for entry in entries.values { entry.apply() }
    }
  }
#endif
