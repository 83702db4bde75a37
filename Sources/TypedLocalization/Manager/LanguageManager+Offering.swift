internal import MessageFormat

/// The languages that the program offers, whatever its libraries bring.
extension LanguageManager {
  /// The codes of the languages that the program offers; nil, the default, for those that the targets
  /// name under `"offers"` in their `localization.json`, else all that some target has.
  ///
  /// `available`, `select` and the choice by the system's languages keep to them. A language that no
  /// table has is not available by being offered. `withLanguage` and an attached host do not ask.
  public var offered: [String]? {
    get {
      noteAccess()
      discoverTables()
      return state.withLock { $0.offers }
    }
    set {
      change { $0.offeredCodes = newValue }
      noteMutation()
      noteAvailability()
    }
  }
}

extension ManagerState {
  /// Nil where everything is offered.
  var offers: [String]? {
    if let offeredCodes { return offeredCodes }
    let configured = tables.flatMap(\.manifest.offers)
    return configured.isEmpty ? nil : LanguageManager.union([configured])
  }

  /// Those of `codes` that are offered: `en` offers `en-US` where that is all there is.
  func offered(among codes: [String]) -> [String] {
    guard let offers else {
      let pseudo = pseudo
      return pseudo.isEmpty ? codes : codes.filter { !pseudo.contains($0) }
    }
    let offered = offers.compactMap { LanguageTag.resolve($0, among: codes) }
    return codes.filter(offered.contains)
  }

  /// Whether exactly this language can be selected: it is offered, or a pseudo-language of a debug
  /// build.
  func offers(_ code: String) -> Bool {
    let offers = offers
    if let offers, offers.contains(code) { return true }
    return pseudo.contains(code) ? Self.isDebugBuild : offers == nil
  }

  private var pseudo: [String] { tables.flatMap(\.manifest.pseudo) }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// The language where nothing is selected and the system asks for none of those that are offered: the
  /// development language, where that is offered.
  var fallback: String {
    let development = tables.first?.manifest.development ?? "en"
    guard offers != nil else { return development }
    let offered = offered(among: LanguageManager.union(tables.map { $0.declaredLanguages() }))
    return offered.contains(development) ? development : offered.first ?? development
  }
}
