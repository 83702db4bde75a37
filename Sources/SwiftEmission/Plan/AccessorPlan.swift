/// Resolved Swift names, signatures and documentation of everything that is generated; no Swift
/// text yet.
package struct AccessorPlan: Sendable {
  package struct Parameter: Equatable, Sendable {
    /// Nil for `_`.
    package var label: SwiftIdentifier?
    /// A gap, a position that no text mentions, is a String: the arguments stay those of the
    /// format, and filling the gap later changes no caller.
    package var type: ParameterType
  }

  package struct Accessor: Sendable {
    package var name: SwiftIdentifier
    package var key: Text
    /// Of the message, over all tables of the target.
    package var index: Int
    /// By position.
    package var parameters: [Parameter]
    /// The development text; of a message with variants its most general form.
    package var text: Text?
    package var comment: Text?
  }

  /// Keys that differ in a number at their end, such as `error_50001`.
  package struct NumberFamily: Sendable {
    package struct Case: Equatable, Sendable {
      package var number: Int
      package var index: Int
    }

    package var name: SwiftIdentifier
    /// `code` where the keys are about errors, codes or a status, else `number`.
    package var label: SwiftIdentifier
    /// What the keys begin with, with the separator in front of the number.
    package var prefix: Text
    /// By number.
    package var cases: [Case]
  }

  /// One enum.
  package struct Namespace: Sendable {
    package var name: SwiftIdentifier
    /// The table of which it is the enum, and that table's messages.
    package var table: (name: String, indices: Range<Int>)?
    package var accessors: [Accessor] = []
    package var families: [NumberFamily] = []
    package var caseFamilies: [CaseFamily] = []
    /// As indices into `AccessorPlan.namespaces`.
    package var namespaces: [Int] = []
  }

  package var access: Configuration.AccessLevel
  /// The first is the outermost.
  package var namespaces: [Namespace]
  package var languages: LanguageEnum?
  /// The enum of message values, whose members are those of the namespaces; nil where there is none.
  package var messages: SwiftIdentifier?

  /// The table whose keys are members of the outermost enum itself.
  package static let mainTable = "Localizable"
}

extension AccessorPlan {
  /// A generated name with its signature, as a lock of the interface has it.
  package struct Declaration: Equatable, Sendable {
    /// What stays the same when only the signature changes.
    package var identity: String
    /// `func Inbox.unread(_: Int) -> String`; paths begin below the outermost enum.
    package var text: String
    /// Of the message, over all tables of the target; nil of an enum and a look-up by number.
    package var index: Int?
    /// What the declarations are sorted by.
    fileprivate var path: String

    fileprivate init(identity: String, text: String, index: Int? = nil, path: String) {
      self.identity = identity
      self.text = text
      self.index = index
      self.path = path
    }

    init(enum name: String) {
      self.init(identity: "enum \(name)", text: "enum \(name)", path: name)
    }

    init(case name: String, of owner: String, index: Int? = nil) {
      let path = "\(owner).\(name)"
      self.init(identity: path, text: "case \(path)", index: index, path: path)
    }
  }

  /// The outermost enum, then everything in it in the byte order of the paths.
  package var declarations: [Declaration] {
    var found: [Declaration] = []
    add(0, path: "", to: &found)
    found += typedDeclarations
    found.sort { left, right in
      left.path.utf8.elementsEqual(right.path.utf8)
        ? left.identity.utf8.lexicographicallyPrecedes(right.identity.utf8)
        : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    return found
  }

  /// `path` is that of the namespace with a dot at its end, empty for the outermost.
  private func add(_ index: Int, path: String, to found: inout [Declaration]) {
    let namespace = namespaces[index]
    if index == 0 {
      let text = "\(access.rawValue) enum \(namespace.name.string)"
      found.append(Declaration(identity: "", text: text, path: ""))
    }
    for accessor in namespace.accessors {
      let name = path + accessor.name.string
      found.append(
        Declaration(
          identity: name, text: AccessorPlan.text(name, accessor.parameters),
          index: accessor.index, path: name))
    }
    for family in namespace.families {
      let name = path + family.name.string
      found.append(
        Declaration(
          identity: name + "?", text: "func \(name)(\(family.label.string): Int) -> String?",
          path: name))
    }
    for family in namespace.caseFamilies {
      let name = path + family.name.string
      found.append(
        Declaration(
          identity: name + "*", text: "func \(name)(_: \(family.enumName)) -> String", path: name))
    }
    for inner in namespace.namespaces {
      let name = path + namespaces[inner].name.string
      found.append(Declaration(enum: name))
      add(inner, path: name + ".", to: &found)
    }
  }

  private static func text(_ name: String, _ parameters: [Parameter]) -> String {
    guard !parameters.isEmpty else { return "var \(name): String" }
    let list = parameters.map { "\($0.label?.string ?? "_"): \($0.type.swiftName)" }
    return "func \(name)(\(list.joined(separator: ", "))) -> String"
  }
}
