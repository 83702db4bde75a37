#if FullFoundation || !canImport(FoundationEssentials)
  public import Foundation

  /// Values that are written in the language of the message when it becomes text, whatever the language
  /// was when it was made.
  extension LocalizedText where Self == LocalizedMessage.Argument {
    /// A date, a time, or both.
    /// - Parameter timeZone: that of the process where it is nil.
    public static func date(
      _ date: Date, _ style: LocalizedMessage.DateStyle = .abbreviated,
      time: LocalizedMessage.TimeStyle = .omitted, timeZone: TimeZone? = nil
    ) -> LocalizedMessage.Argument {
      Self(
        .formatted(.date(DateLimits.seconds(of: date), style, time, timeZone: timeZone?.identifier))
      )
    }

    /// An amount of money.
    /// - Parameter code: by ISO 4217, such as `EUR`.
    public static func currency(_ amount: Decimal, _ code: String) -> LocalizedMessage.Argument {
      Self(.formatted(.currency(amount, code: code)))
    }

    /// A fraction in percent: 0.25 is 25 %.
    public static func percent(_ fraction: Double) -> LocalizedMessage.Argument {
      Self(.formatted(.percent(fraction)))
    }

    /// Elements one after the other, joined as the language does it.
    public static func list(
      _ elements: [LocalizedMessage.Argument], _ kind: LocalizedMessage.ListKind = .and
    ) -> LocalizedMessage.Argument {
      Self(.formatted(.list(elements, kind)))
    }

    /// Texts one after the other, joined as the language does it.
    public static func list(
      _ elements: [String], _ kind: LocalizedMessage.ListKind = .and
    ) -> LocalizedMessage.Argument {
      list(elements.map(\.messageArgument), kind)
    }

    /// The size of a file.
    public static func bytes(_ count: Int64) -> LocalizedMessage.Argument {
      Self(.formatted(.bytes(count)))
    }

    /// A number with all its digits.
    public static func number(_ number: Decimal) -> LocalizedMessage.Argument {
      Self(.formatted(.number(number)))
    }
  }

  extension LocalizedMessage.DateStyle {
    @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
    var formatStyle: Date.FormatStyle.DateStyle {
      switch self {
      case .omitted: .omitted
      case .numeric: .numeric
      case .abbreviated: .abbreviated
      case .long: .long
      case .complete: .complete
      }
    }

    var formatterStyle: DateFormatter.Style {
      switch self {
      case .omitted: .none
      case .numeric: .short
      case .abbreviated: .medium
      case .long: .long
      case .complete: .full
      }
    }
  }

  extension LocalizedMessage.TimeStyle {
    @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
    var formatStyle: Date.FormatStyle.TimeStyle {
      switch self {
      case .omitted: .omitted
      case .shortened: .shortened
      case .standard: .standard
      case .complete: .complete
      }
    }

    var formatterStyle: DateFormatter.Style {
      switch self {
      case .omitted: .none
      case .shortened: .short
      case .standard: .medium
      case .complete: .full
      }
    }
  }

  extension CGFloat: LocalizedNumber {
    /// The number.
    public var messageArgument: LocalizedMessage.Argument { .double(Double(self)) }
  }
#endif
