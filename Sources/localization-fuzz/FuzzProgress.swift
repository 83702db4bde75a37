internal import Foundation

/// Memory that a process shares with the one that watches it, so that it outlives a crash.
final class FuzzProgress {
  private enum Slot: Int { case iteration, steps, done, peak, slowest, slowestIteration, count }

  private static let byteCount = Slot.count.rawValue * 8
  private let slots: UnsafeMutableRawPointer

  /// Nil where the file cannot be made or mapped.
  init?(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard ftruncate(descriptor, off_t(Self.byteCount)) == 0,
      let memory = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    slots = memory
  }

  deinit { munmap(slots, Self.byteCount) }

  private subscript(slot: Slot) -> Int {
    get { slots.load(fromByteOffset: slot.rawValue * 8, as: Int.self) }
    set { slots.storeBytes(of: newValue, toByteOffset: slot.rawValue * 8, as: Int.self) }
  }

  /// The one that runs, or ran last.
  var iteration: Int {
    get { self[.iteration] }
    set { self[.iteration] = newValue }
  }

  /// Changes whenever a process begins its work or ends an iteration.
  var steps: Int {
    get { self[.steps] }
    set { self[.steps] = newValue }
  }

  /// Iterations that came to an end, of all processes that had this file.
  var done: Int {
    get { self[.done] }
    set { self[.done] = newValue }
  }

  /// The most memory that a process had, in kilobytes.
  var peak: Int {
    get { self[.peak] }
    set { self[.peak] = newValue }
  }

  /// The processor time of the slowest iteration, in nanoseconds, and which it was.
  var slowest: (nanoseconds: Int, iteration: Int) { (self[.slowest], self[.slowestIteration]) }

  func note(nanoseconds: Int, of iteration: Int) {
    guard nanoseconds > self[.slowest] else { return }
    self[.slowest] = nanoseconds
    self[.slowestIteration] = iteration
  }
}
