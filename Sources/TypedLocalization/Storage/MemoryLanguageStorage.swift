/// For tests, and programs that remember nothing.
public final class MemoryLanguageStorage: LanguageStorage {
  private let code: Locked<String?>

  public init(_ code: String? = nil) { self.code = Locked(code) }

  public func load() -> String? { code.withLock { $0 } }
  public func save(_ code: String?) { self.code.withLock { $0 = code } }
}
