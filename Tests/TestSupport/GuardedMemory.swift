internal import Foundation

/// Memory whose end is the end of what may be read.
package final class GuardedMemory {
  private let start: UnsafeMutableRawPointer
  private let usable: Int
  private let page: Int

  /// Nil where the system gives none.
  package init?(count: Int) {
    page = Int(sysconf(Int32(_SC_PAGESIZE)))
    usable = (count + page - 1) / page * page
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let start = mmap(nil, usable + page, PROT_READ | PROT_WRITE, flags, -1, 0),
      start != MAP_FAILED, mprotect(start + usable, page, PROT_NONE) == 0
    else { return nil }
    self.start = start
  }

  deinit { munmap(start, usable + page) }

  /// The last bytes before the end.
  package func last(_ count: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: start + usable - count, count: count)
  }
}
