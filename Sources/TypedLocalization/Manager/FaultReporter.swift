internal import Foundation

/// Hands each fault to the handler, and the same fault only once.
final class FaultReporter: Sendable {
  private static let capacity = 1000

  private struct State {
    var handler: (@Sendable (LocalizationFault) -> Void)?
    var told: Set<LocalizationFault> = []
  }

  private let state = Locked(State())

  var handler: (@Sendable (LocalizationFault) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  func report(_ faults: [LocalizationFault]) {
    for fault in faults {
      let (isNew, handler) = state.withLock { state in
        (
          state.told.count < Self.capacity && state.told.insert(fault).inserted, state.handler
        )
      }
      if isNew { (handler ?? Self.print)(fault) }
    }
  }

  private static let print: @Sendable (LocalizationFault) -> Void = { fault in
    FileHandle.standardError.write(Data("TypedLocalization: \(fault)\n".utf8))
  }
}
