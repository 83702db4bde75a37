public import Observation

/// Tells those that read the language of its changes, by `Observation` where the system has it.
class LanguageObservation: @unchecked Sendable {
  static func make() -> LanguageObservation {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { return ObservedLanguage() }
    return LanguageObservation()
  }

  /// Before the value is read: a change after this tells the reader.
  func noteAccess(_ manager: LanguageManager) {}

  func noteMutation(_ manager: LanguageManager) {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LanguageManager: Observable {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class ObservedLanguage: LanguageObservation, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// Made once: making a key path at each look-up costs a third of it.
  private let path: any KeyPath<LanguageManager, Language> & Sendable = \LanguageManager.current

  override func noteAccess(_ manager: LanguageManager) {
    registrar.access(manager, keyPath: path)
  }

  override func noteMutation(_ manager: LanguageManager) {
    registrar.withMutation(of: manager, keyPath: path) {}
  }
}
