internal import MessageFormat

/// The classes of device by which texts can vary, as catalogs and `.stringsdict` files call them.
public enum LocalizedDevice: String, CaseIterable, Sendable {
  case other, appletv, applevision, applewatch, ipad, iphone, ipod, mac

  init(_ device: DeviceClass) { self = LocalizedDevice(rawValue: device.name) ?? .other }

  var deviceClass: DeviceClass { DeviceClass(name: rawValue) ?? .other }
}

extension DeviceClass {
  static var current: DeviceClass {
    #if os(macOS) || targetEnvironment(macCatalyst)
      .mac
    #elseif os(tvOS)
      .appletv
    #elseif os(watchOS)
      .applewatch
    #elseif os(visionOS)
      .applevision
    #elseif os(iOS)
      .iphone
    #else
      .other
    #endif
  }
}
