/// Why a table is not changed.
package struct EditRefusal: Error, Sendable {
  package enum Reason: Equatable, Sendable {
    /// The file has faults, which are in `findings`.
    case faults
    /// Its bytes would not be the same if it were written as it was read.
    case encoding
    case character(String)
    case noTable
    case noKey(String)
    case keyExists(String)
    case repeatedKey(String)
    /// Of an object or a dictionary, or a key of the table.
    case repeatedMember
    case noText(String)
    case varies(key: String, language: String)
    case noSuchForm(key: String, form: String)
    case otherLanguage(String)
    case notInFormat(String)
    case overlap
    /// What was written does not read as it was meant to.
    case misread(String)
  }

  package var path: String
  package var reason: Reason
  package var findings: [Diagnostic] = []

  package init(_ reason: Reason, path: String = "", findings: [Diagnostic] = []) {
    self.path = path
    self.reason = reason
    self.findings = findings
  }
}

extension EditRefusal: CustomStringConvertible {
  /// One sentence without its full stop.
  package var description: String {
    switch reason {
    case .faults: "the file has faults that make a change unsafe; mend them first"
    case .encoding:
      "the file cannot be written back in its encoding byte for byte; save it as UTF-8 first"
    case .character(let text):
      "'\(text)' has a character that the file's encoding lacks; save the file as UTF-8 first"
    case .noTable: "the file holds no table"
    case .noKey(let key): "the table has no key '\(key)'"
    case .keyExists(let key): "the table has the key '\(key)' already"
    case .repeatedKey(let key): "the key '\(key)' is there more than once; remove all but one first"
    case .repeatedMember: "a name is there twice, so nobody can tell which one is meant"
    case .noText(let key): "what '\(key)' holds is no text, so it is not changed"
    case .varies(let key, let language):
      "'\(key)' varies in '\(language)'; say which form is meant, such as plural.other"
    case .noSuchForm(let key, let form): "'\(key)' cannot have the form '\(form)' here"
    case .otherLanguage(let language): "the file holds no texts in '\(language)'"
    case .notInFormat(let what): "the file's format cannot hold \(what)"
    case .overlap: "two changes touch the same place"
    case .misread(let key): "'\(key)' would not read as it was meant, so nothing is changed"
    }
  }
}
