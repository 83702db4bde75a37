#if canImport(UIKit) && !os(watchOS)
  public import TypedLocalization
  public import UIKit

  extension LanguageDirection {
    /// What a view is told.
    public var semanticContentAttribute: UISemanticContentAttribute {
      switch self {
      case .rightToLeft, .topToBottomRightToLeft: .forceRightToLeft
      case .leftToRight, .topToBottomLeftToRight: .forceLeftToRight
      case .unsupported: .unspecified
      }
    }
  }

  extension UIView {
    /// Lays the view and those inside it out in the direction of the current language, except those
    /// that have a direction of their own. Call it again after a change of the language.
    public func applyLanguageDirection() {
      apply(LanguageManager.shared.current.direction.semanticContentAttribute)
    }

    private func apply(_ attribute: UISemanticContentAttribute) {
      if semanticContentAttribute == .unspecified || DirectedViews.shared.contains(self) {
        semanticContentAttribute = attribute
        DirectedViews.shared.insert(self)
      }
      for view in subviews { view.apply(attribute) }
    }
  }

  /// The views whose direction was set here, and not by the program.
  @MainActor
  private final class DirectedViews {
    static let shared = DirectedViews()

    private struct Entry {
      weak var view: UIView?
      let attribute: UISemanticContentAttribute
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var purgeCount = 256

    func contains(_ view: UIView) -> Bool {
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return false }
      return entry.attribute == view.semanticContentAttribute
    }

    func insert(_ view: UIView) {
      entries[ObjectIdentifier(view)] = Entry(
        view: view, attribute: view.semanticContentAttribute)
      guard entries.count > purgeCount else { return }
      entries = entries.filter { $0.value.view != nil }
      purgeCount = max(256, entries.count * 2)
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TypedLocalization

  extension LanguageDirection {
    /// What a view is told.
    public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      self == .rightToLeft || self == .topToBottomRightToLeft ? .rightToLeft : .leftToRight
    }
  }
#endif
