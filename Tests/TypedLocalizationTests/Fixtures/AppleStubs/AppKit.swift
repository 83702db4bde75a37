// The declarations of AppKit that the library uses, as its SDK states them.
@_exported import Foundation

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor open class NSView: NSObject {}
open class NSControl: NSView { public var stringValue = "" }

open class NSTextField: NSControl {
  public var isEditable = false
  public var placeholderString: String?
}

open class NSButton: NSControl { public var title = "" }
@MainActor open class NSMenuItem: NSObject { public var title = "" }
