public import Observation

/// Tells those that read the language of its changes, by `Observation` where the system has it.
class LanguageObservation: @unchecked Sendable {
  static func make() -> LanguageObservation {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { return ObservedLanguage() }
    return LanguageObservation()
  }

  /// Before the value is read: a change after this tells the reader. Not overridden, so that look-ups
  /// call no method: where the system has `Observation`, `make` made the one class there is.
  @inline(__always)
  final func noteAccess(_ manager: LanguageManager) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      let observed = unsafeDowncast(self, to: ObservedLanguage.self)
      observed.registrar.access(manager, keyPath: observed.path)
    }
  }

  func noteMutation(_ manager: LanguageManager) {}

  func noteAccessToSelection(_ manager: LanguageManager) {}
  func noteSelection(_ manager: LanguageManager) {}
  func noteAccessToAvailability(_ manager: LanguageManager) {}
  func noteAvailability(_ manager: LanguageManager) {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LanguageManager: Observable {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class ObservedLanguage: LanguageObservation, @unchecked Sendable {
  fileprivate let registrar = ObservationRegistrar()
  /// Made once: making a key path at each look-up costs a third of it.
  fileprivate let path: any KeyPath<LanguageManager, Language> & Sendable = \LanguageManager.current
  private let selected: any KeyPath<LanguageManager, Language?> & Sendable =
    \LanguageManager.selected
  private let available: any KeyPath<LanguageManager, [Language]> & Sendable =
    \LanguageManager.available

  override func noteMutation(_ manager: LanguageManager) {
    registrar.withMutation(of: manager, keyPath: path) {}
  }

  override func noteAccessToSelection(_ manager: LanguageManager) {
    registrar.access(manager, keyPath: selected)
  }

  override func noteSelection(_ manager: LanguageManager) {
    registrar.withMutation(of: manager, keyPath: selected) {}
  }

  override func noteAccessToAvailability(_ manager: LanguageManager) {
    registrar.access(manager, keyPath: available)
  }

  override func noteAvailability(_ manager: LanguageManager) {
    registrar.withMutation(of: manager, keyPath: available) {}
  }
}
