extension LiteralRewriter {
  /// What takes a key and is no text, or takes one that cannot be told.
  func visitOthers(_ index: Int, _ sites: inout CallSites) {
    let file = sites.file
    switch file.name(index) {
    case "AttributedString":
      guard file.isMark(index + 1, "("), file.isName(index + 2, "localized") else { return }
      sites.leave(.otherType, "an AttributedString", at: index, consuming: index..<index + 3)
    case "localizedString":
      guard file.isMark(index - 1, "."), file.isMark(index + 1, "("),
        file.isName(index + 2, "forKey")
      else { return }
      sites.leave(.otherBundle, "the bundle is a variable", at: index)
    default: break
    }
  }
}

// MARK: - Localize-Swift

extension LiteralRewriter {
  /// The product's counterparts of Localize-Swift's functions about languages.
  private static let counterparts = [
    "setCurrentLanguage": "LanguageManager.shared.select",
    "currentLanguage": "LanguageManager.shared.current.code",
    "availableLanguages": "LanguageManager.shared.available",
    "resetCurrentLanguageToDefault": "LanguageManager.shared.followSystem",
    "defaultLanguage": "LanguageManager.shared.available",
    "displayNameForLanguage": "LanguageManager.shared.available",
  ]

  func visitLocalizeSwift(_ index: Int, _ sites: inout CallSites) {
    let file = sites.file
    guard let name = file.name(index) else { return }
    if name == "Localize", file.isHead(index), file.isMark(index + 1, "."),
      let function = file.name(index + 2)
    {
      let counterpart = Self.counterparts[function] ?? "LanguageManager"
      sites.leave(.languageAPI, "Localize.\(function): see \(counterpart)", at: index)
    } else if name == "LCLLanguageChangeNotification" {
      sites.leave(.languageAPI, "\(name): see LanguageManager.languageDidChange", at: index)
    } else if LocalizeSwiftLabels.names.contains(name), file.isMark(index - 1, ".") {
      visitDynamicKey(name, at: index, &sites)
    }
  }

  /// `key.localized()`.
  private func visitDynamicKey(_ name: String, at index: Int, _ sites: inout CallSites) {
    let file = sites.file
    let start = beginOfChain(endingAt: index - 1, file)
    guard start < index - 1 || start == index - 1,
      let call = reader.localizeSwiftCall(name, at: index, from: start, start..<index - 1, file)
    else { return }
    var what = file.shortText(call.whole)
    if let path = file.path(start..<index - 1), let constant = path.last,
      let key = sites.declarations.constants[constant],
      let accessor = try? sites.accessor(key, in: "Localizable")
    {
      what += ": the constant is \"\(key)\", so \(sites.path(of: accessor)) may be meant"
    }
    sites.leave(.dynamicKey, what, at: start, consuming: index..<index + 1)
  }

  /// A chain longer than this is taken as if it began there.
  private static let chainLimit = 64

  /// The first token of what a dot stands behind: names, calls and subscripts.
  private func beginOfChain(endingAt dot: Int, _ file: SwiftFile) -> Int {
    var index = dot
    for _ in 0..<Self.chainLimit {
      let previous = index - 1
      if previous < 0 { break }
      if file.isMark(previous, in: ")]"), let open = file.partner(of: previous) {
        index = open
      } else if file.isMark(previous, in: ".?!"), file.touches(previous, index) || index == dot {
        index = previous
      } else if file.name(previous) != nil, index == dot || !isStart(index, file) {
        index = previous
      } else {
        break
      }
    }
    return index
  }

  /// Whether what stands at the index can be the first word of an expression.
  private func isStart(_ index: Int, _ file: SwiftFile) -> Bool {
    file.name(index) != nil || file.pieces(index) != nil
  }

  func importEdits(_ sites: CallSites) -> [SourceEdit] {
    guard reader.readsLocalizeSwift, sites.isChanged else { return [] }
    return sites.droppedImport(of: ["Localize_Swift"]) { name in
      name == "Localize" || name.hasPrefix("LCL") || name.hasPrefix("localized")
        || name.hasPrefix("Localized") || name == "commented"
    }
  }
}
