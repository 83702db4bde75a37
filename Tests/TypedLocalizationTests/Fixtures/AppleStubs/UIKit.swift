// The declarations of UIKit that the library uses, as its SDK states them.
@_exported import Foundation

open class UIResponder: NSObject {}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@MainActor open class UIView: NSObject {
  public var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  public var subviews: [UIView] = []
}

open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: State { State([]) }
  }
}

open class UILabel: UIView { public var text: String? }

open class UIButton: UIControl {
  public func setTitle(_ title: String?, for state: UIControl.State) {}
}

open class UITextField: UIControl {
  public var text: String?
  public var placeholder: String?
}

@MainActor open class UINavigationItem: NSObject { public var title: String? }
@MainActor open class UIBarItem: NSObject { public var title: String? }
open class UIBarButtonItem: UIBarItem {}
open class UITabBarItem: UIBarItem {}
