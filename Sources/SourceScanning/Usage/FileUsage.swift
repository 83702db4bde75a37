/// What one Swift file uses of the tables.
package struct FileUsage {
  /// Messages whose accessors are named.
  package var messages: Set<Int> = []
  package var references: [KeyReference] = []
  /// Where an enum is passed on as a value, so that its members may be used out of sight.
  package var values: [SourceLocation] = []
}
