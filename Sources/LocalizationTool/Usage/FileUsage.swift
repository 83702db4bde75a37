internal import TableParsing

/// What one Swift file uses of the tables.
struct FileUsage {
  /// Messages whose accessors are named.
  var messages: Set<Int> = []
  var references: [KeyReference] = []
  /// Where an enum is passed on as a value, so that its members may be used out of sight.
  var values: [SourceLocation] = []
}
