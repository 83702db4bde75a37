#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UILabel {
    /// The key whose text is shown, in the current language.
    #if canImport(Darwin)
      @IBInspectable
    #endif
    public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.text = $1 } }
    }
  }

  extension UIButton {
    /// The key of the title in the normal state.
    #if canImport(Darwin)
      @IBInspectable
    #endif
    public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.setTitle($1, for: .normal) } }
    }
  }

  extension UITextField {
    /// The key of the placeholder.
    #if canImport(Darwin)
      @IBInspectable
    #endif
    public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.placeholder = $1 } }
    }
  }

  extension UINavigationItem {
    /// The key of the title.
    #if canImport(Darwin)
      @IBInspectable
    #endif
    public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.title = $1 } }
    }
  }

  extension UIBarItem {
    /// The key of the title of a bar button or a tab.
    #if canImport(Darwin)
      @IBInspectable
    #endif
    public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.title = $1 } }
    }
  }
#endif
