/// Looks for the findings of one rule. Checks know nothing of each other.
package protocol Check: Sendable {
  var rule: Rule { get }
  /// The check itself, by what it looks at: a conversion of each at run time would cost more than
  /// checking a small table.
  var kind: CheckKind { get }
}

package enum CheckKind {
  case table(any TableCheck)
  case message(any MessageCheck)
}

extension TableCheck {
  package var kind: CheckKind { .table(self) }
}

extension MessageCheck {
  package var kind: CheckKind { .message(self) }
}

/// Looks at tables as a whole, once for a table set.
package protocol TableCheck: Check {
  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void)
}

/// Looks at one message in one language, and only at messages that have one of the traits it is
/// interested in. It must find nothing in the others.
package protocol MessageCheck: Check {
  var interest: MessageTraits { get }
  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void)
}

/// What a message has that checks may be interested in. Most messages have none of it.
package struct MessageTraits: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Every message: for checks that no trait can spare work.
  package static let any = MessageTraits(rawValue: 1)
  /// A text of the development language with positions, C strings or variants, or a translation
  /// whose placeholders are not written as there.
  package static let placeholders = MessageTraits(rawValue: 2)
  /// A translation whose placeholders are not written as in the development language.
  package static let differences = MessageTraits(rawValue: 4)
  /// Something that looks like a placeholder and is none.
  package static let faults = MessageTraits(rawValue: 8)
  /// A plural whose categories are not just those that the language needs.
  package static let pluralCategories = MessageTraits(rawValue: 16)
  /// A plural whose forms do not all have the same placeholders.
  package static let irregularForms = MessageTraits(rawValue: 32)
  /// A text that is empty, or with white space at an end here or in the development language.
  package static let edges = MessageTraits(rawValue: 64)
  /// A file that holds characters which cannot be seen.
  package static let invisibleCharacters = MessageTraits(rawValue: 128)
  /// A catalog's state other than translated.
  package static let unfinished = MessageTraits(rawValue: 256)
  /// A translation of a text with template variables of the program's own.
  package static let sourceVariables = MessageTraits(rawValue: 512)
  /// A translation of a text with tags or other markup.
  package static let sourceMarkup = MessageTraits(rawValue: 1024)
  /// A translation of a text with line breaks inside.
  package static let sourceLineBreaks = MessageTraits(rawValue: 2048)
  /// A text of a file that may hold damaged characters.
  package static let damagedCharacters = MessageTraits(rawValue: 4096)
  /// A translation with an ampersand or a backslash.
  package static let escapes = MessageTraits(rawValue: 8192)
  /// A text in which letters of two scripts may stand side by side.
  package static let mixedScripts = MessageTraits(rawValue: 16384)
}
