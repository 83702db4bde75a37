#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UILabel {
    /// The key whose text is shown, in the current language.
    @IBInspectable public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.text = $1 } }
    }
  }

  extension UIButton {
    /// The key of the title in the normal state.
    @IBInspectable public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.setTitle($1, for: .normal) } }
    }
  }

  extension UITextField {
    /// The key of the placeholder.
    @IBInspectable public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.placeholder = $1 } }
    }
  }

  extension UINavigationItem {
    /// The key of the title.
    @IBInspectable public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.title = $1 } }
    }
  }

  extension UIBarItem {
    /// The key of the title of a bar button or a tab.
    @IBInspectable public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.title = $1 } }
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTextField {
    /// The key whose text is shown, in the current language; of an editable field the placeholder's.
    @IBInspectable public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set {
        LocalizedObjects.shared.set(newValue, of: self) { field, text in
          if field.isEditable { field.placeholderString = text } else { field.stringValue = text }
        }
      }
    }
  }

  extension NSButton {
    /// The key of the title.
    @IBInspectable public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.title = $1 } }
    }
  }

  extension NSMenuItem {
    /// The key of the title.
    @IBInspectable public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.title = $1 } }
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !targetEnvironment(macCatalyst)
  internal import TypedLocalization

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
