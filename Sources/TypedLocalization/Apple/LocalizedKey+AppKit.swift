#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTextField {
    /// The key whose text is shown, in the current language; of an editable field the placeholder's.
    #if canImport(Darwin)
      @IBInspectable
    #endif
    public var localizedKey: String? {
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
    #if canImport(Darwin)
      @IBInspectable
    #endif
    public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.title = $1 } }
    }
  }

  extension NSMenuItem {
    /// The key of the title.
    #if canImport(Darwin)
      @IBInspectable
    #endif
    public var localizedKey: String? {
      get { LocalizedObjects.shared.key(of: self) }
      set { LocalizedObjects.shared.set(newValue, of: self) { $0.title = $1 } }
    }
  }

  extension LanguageDirection {
    /// What a view is told.
    public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      self == .rightToLeft || self == .topToBottomRightToLeft ? .rightToLeft : .leftToRight
    }
  }
#endif
