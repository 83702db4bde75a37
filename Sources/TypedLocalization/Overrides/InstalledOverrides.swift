internal import MessageFormat

struct InstalledOverrides: Sendable {
  let identifier: Int
}

extension LanguageManager {
  func overlays(for table: LocalizedTable) -> [OverrideOverlay] { [] }
  var formatSetting: FormatSetting { state.withLock { $0.setting } }
}
extension DeviceClass { static var current: DeviceClass { .other } }
