/// The device classes of `NSStringDeviceSpecificRuleType` and of catalogs.
package enum DeviceClass: UInt8, CaseIterable, Sendable {
  case other, appletv, applevision, applewatch, ipad, iphone, ipod, mac

  package init?(name: String) {
    guard let match = DeviceClass.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = match
  }

  package var name: String { "\(self)" }
}
