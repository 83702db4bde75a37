extension Configuration.TableSelection {
  /// Tables that the system reads by itself; without accessors unless `include` names them.
  private static let systemTables = ["InfoPlist", "*-InfoPlist", "AppShortcuts", "Root"]

  package func includes(_ table: String) -> Bool {
    func matches(_ patterns: [String]) -> Bool {
      patterns.contains { WildcardPattern($0).matches(table) }
    }
    if matches(exclude) { return false }
    return include.isEmpty ? !matches(Self.systemTables) : matches(include)
  }
}
