extension LocalizedMessage {
  /// How a date is written; the names are those of Foundation's `Date.FormatStyle.DateStyle`.
  public enum DateStyle: String, Codable, Sendable {
    /// No date.
    case omitted
    /// 10/21/2026
    case numeric
    /// Oct 21, 2026
    case abbreviated
    /// October 21, 2026
    case long
    /// Wednesday, October 21, 2026
    case complete
  }

  /// How a time of day is written; the names are those of Foundation's `Date.FormatStyle.TimeStyle`.
  public enum TimeStyle: String, Codable, Sendable {
    /// No time.
    case omitted
    /// 4:29 PM
    case shortened
    /// 4:29:24 PM
    case standard
    /// 4:29:24 PM PDT
    case complete
  }

  /// What stands before the last element of a list.
  public enum ListKind: String, Codable, Sendable {
    /// a, b and c
    case and
    /// a, b or c
    case or
  }
}
