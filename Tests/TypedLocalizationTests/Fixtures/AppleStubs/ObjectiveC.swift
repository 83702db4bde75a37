// What the redirection of localized strings uses. Foundation's bundle outside Apple platforms cannot be
// inherited from, so that its declarations are here, as Apple's SDK states them.
// swift-format-ignore
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? { nil }

open class Bundle: @unchecked Sendable {
  public init() {}
  open class var main: Bundle { Bundle() }
  open func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String { key }
}
