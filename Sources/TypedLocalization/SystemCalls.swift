#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#else
  internal import Foundation
#endif

/// What is asked of the C library, where there is one.
enum SystemCalls {
  #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
    /// False where not all bytes could be written.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
      var done = 0
      while done < bytes.count, let base = bytes.baseAddress {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, base + done, bytes.count - done)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, base + done, bytes.count - done)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, base + done, bytes.count - done)
        #else
          let count = Android.write(descriptor, base + done, bytes.count - done)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }

    static func printError(_ text: String) {
      var text = text
      text.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
    }

    /// Only what is asked for: Foundation would copy the whole environment.
    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Lets other threads run, for so long at least.
    static func pause(microseconds: UInt32) { usleep(microseconds) }
  #else
    static func printError(_ text: String) {
      FileHandle.standardError.write(Data(text.utf8))
    }

    static func environment(_ name: String) -> String? {
      ProcessInfo.processInfo.environment[name]
    }

    /// Lets other threads run, for so long at least.
    static func pause(microseconds: UInt32) {
      Thread.sleep(forTimeInterval: Double(microseconds) / 1e6)
    }
  #endif
}
