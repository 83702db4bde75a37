internal import MessageFormat

/// The classes of device by which texts can vary; the raw values are those of string catalogs and
/// `.stringsdict` files.
public enum LocalizedDevice: String, CaseIterable, Sendable {
  /// Every device that the texts do not name.
  case other
  /// Apple TV.
  case appleTV = "appletv"
  /// Apple Vision.
  case appleVision = "applevision"
  /// Apple Watch.
  case appleWatch = "applewatch"
  /// iPad.
  case iPad = "ipad"
  /// iPhone.
  case iPhone = "iphone"
  /// iPod touch.
  case iPod = "ipod"
  /// Mac, also with Catalyst.
  case mac

  init(_ device: DeviceClass) { self = LocalizedDevice(rawValue: device.name) ?? .other }

  var deviceClass: DeviceClass { DeviceClass(name: rawValue) ?? .other }
}

/// What chooses among the variants of a text beside language and arguments.
extension LanguageManager {
  /// The class of device whose texts are read; by default that of the platform.
  public var device: LocalizedDevice {
    get { state.withLock { LocalizedDevice($0.setting.device) } }
    set {
      state.withLock { $0.setting.device = newValue.deviceClass }
      resetTables()
    }
  }

  /// The width for texts that vary by it, as their tables count it; nil takes the widest.
  public var width: Int? {
    get { state.withLock { $0.setting.width } }
    set {
      state.withLock { $0.setting.width = newValue }
      resetTables()
    }
  }

  var formatSetting: FormatSetting { state.withLock { $0.setting } }
}

/// What formatting depends on beside the language, the same for the whole process.
struct FormatSetting: Equatable, Sendable {
  var device = DeviceClass.other
  var width: Int?
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
