/// Overrides in force, until they are removed.
public final class OverrideInstallation: Sendable {
  let overrides: Overrides
  let identifier: Int
  private let manager: LanguageManager
  private let faults: Locked<[OverrideFault]>

  init(_ overrides: Overrides, identifier: Int, manager: LanguageManager) {
    self.overrides = overrides
    self.identifier = identifier
    self.manager = manager
    faults = Locked(overrides.faults)
  }

  /// What is not used, and why. Targets whose texts were not read yet add theirs later.
  public var report: [OverrideFault] { faults.withLock { $0 } }

  /// The built-in texts, or those of other overrides, are in force again.
  public func remove() { manager.remove(self) }

  func add(_ faults: [OverrideFault]) { self.faults.withLock { $0 += faults } }
}
