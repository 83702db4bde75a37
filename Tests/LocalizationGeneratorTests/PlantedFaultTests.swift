import Foundation
import LocalizationModel
import Testing

@testable import LocalizationGenerator

struct PlantedFaultTests {
  @Test(arguments: CleanTarget.all)
  func nothingIsFoundBefore(_ target: CleanTarget) {
    #expect(target.files.count >= 1)
    #expect(target.findings().map(\.diagnostic.message) == [])
  }

  @Test func asManyKindsAsAreListed() {
    #expect(Set(PlantedFault.all.map(\.rule)).count >= 40)
    #expect(PlantedFault.all.count >= 80)
  }

  /// By the right rule, with the right severity, on the right line.
  @Test(arguments: PlantedFault.all)
  func isFound(_ fault: PlantedFault) throws {
    let (target, place) = try fault.planted()
    let findings = target.findings(fault.configuration)
    let found = findings.map { finding in
      let diagnostic = finding.diagnostic
      let place = finding.place.map { "\($0.text.path):\($0.line)" } ?? "nowhere"
      return "\(place) \(diagnostic.severity) \(diagnostic.rule)"
    }
    let expected = "\(place) \(fault.severity) \(fault.rule)"
    #expect(found.count { $0 == expected } == fault.count, "\(found), not \(expected)")
    let further = findings.filter { $0.diagnostic.rule != fault.rule }.map(\.diagnostic.rule)
    #expect(further == fault.furtherRules)
  }

  /// The same entry as it should be: nothing, whatever rules are on.
  @Test(arguments: PlantedFault.all.filter { $0.right != nil })
  func nothingIsFoundWhereItIsRight(_ fault: PlantedFault) throws {
    let target = try fault.corrected()
    #expect(target.findings(fault.configuration).map(\.diagnostic.message) == [])
  }

  @Test(arguments: PlantedFault.all.filter(\.isOptIn))
  func nothingIsFoundWithoutBeingAsked(_ fault: PlantedFault) throws {
    let (target, _) = try fault.planted()
    var configuration = fault.configuration
    configuration.rules = [:]
    #expect(target.findings(configuration).map(\.diagnostic.rule) == [])
  }

  @Test(arguments: LegalChange.all)
  func legalChangesFindNothing(_ change: LegalChange) {
    var configuration = Configuration()
    configuration.rules = change.rules
    let findings = change.target.findings(configuration)
    #expect(findings.map(\.diagnostic.message) == [])
  }

  @Test func fiveLegalChangesOfEachSort() {
    let sorts = Dictionary(grouping: LegalChange.all, by: \.sort).mapValues(\.count)
    #expect(sorts.count == 5 && sorts.values.allSatisfy { $0 >= 5 }, "\(sorts)")
  }
}

/// A translation that differs from its source as languages do.
struct LegalChange: Sendable, CustomTestStringConvertible {
  let sort: String
  let target: CleanTarget
  var rules: [String: Configuration.RuleSetting] = [:]
  let testDescription: String

  static let all = reorderings + leftOutNumbers + categories + digits + quotes

  private static let reorderings = [
    ("%@ of %@", "%2$@ von %1$@"), ("%1$@ has %2$d", "%2$d hat %1$@"), ("%d in %@", "%2$@: %1$d"),
    ("%@ took %d of %@", "%3$@: %2$d für %1$@"), ("%1$@ (%2$@)", "%2$@ – %1$@"),
    ("%1$ld by %2$@ at %3$.1f", "%3$.1f: %2$@, %1$ld"),
  ].map { LegalChange("reordering", "de", $0.0, $0.1) }

  private static let leftOutNumbers =
    [
      ("%d anderer", "noch einer"), ("%d Minute<", "eine Minute<"),
      ("%d Ergebnis im", "Ein Ergebnis im"),
    ].map {
      LegalChange("number left out", "FluentUI", "de.lproj/Localizable.stringsdict", $0.0, $0.1)
    }
    + [("1 Bild extrahieren", "Bild extrahieren"), ("1 Video ex", "Ein Video ex")].map {
      LegalChange("number left out", "Extractor", "Extractor.xcstrings", $0.0, $0.1)
    }

  private static let categories =
    [
      ("de", "%d Minute<", "Keine Minute"), ("de", "%d Ergebnis im", "Nichts gefunden"),
      ("ru", "%d минута", "ни минуты"), ("ru", "%d результат поиска", "ничего не найдено"),
      ("de", "%d anderer", "niemand"),
    ].map { language, one, zero in
      LegalChange(
        "another category", "FluentUI", "\(language).lproj/Localizable.stringsdict",
        "<key>one</key>\n\t\t\t<string>\(one)",
        "<key>zero</key>\n\t\t\t<string>\(zero)</string>\n\t\t\t<key>one</key>\n\t\t\t<string>\(one)"
      )
    }

  private static let digits = [
    ("ar", "Choose 1 of 10", "اختر ١ من ١٠"), ("fa", "Wait 25 seconds", "۲۵ ثانیه صبر کنید"),
    ("hi", "Wait 25 seconds", "२५ सेकंड प्रतीक्षा करें"), ("bn", "At least 8 letters", "অন্তত ৮টি অক্ষর"),
    ("mr", "Version 2.5 is ready", "आवृत्ती २.५ तयार आहे"), ("my", "Wait 30 seconds", "၃၀ စက္ကန့် စောင့်ပါ"),
  ].map { LegalChange("native digits", $0.0, $0.1, $0.2, rules: ["numbers": .warning]) }

  private static let quotes = [
    ("de", "Delete “%@” now", "„%@“ jetzt löschen"), ("fr", "Delete “%@” now", "Supprimer « %@ »"),
    ("ja", "Delete “%@” now", "「%@」を削除"), ("sv", "Delete “%@” now", "Ta bort ”%@” nu"),
    ("pl", "Delete '%@' now", "Usuń teraz „%@”"),
    ("es", "Delete ‘%@’ now", "Eliminar \\\"%@\\\" ahora"),
  ].map { LegalChange("other quotes", $0.0, $0.1, $0.2) }

  /// A target of one key.
  private init(
    _ sort: String, _ language: String, _ source: String, _ translation: String,
    rules: [String: Configuration.RuleSetting] = [:]
  ) {
    self.sort = sort
    target = CleanTarget(source: source, language, translation: translation)
    self.rules = rules
    testDescription = "\(sort): \(translation)"
  }

  /// A change of a clean target. That there is one is expected of its text.
  private init(_ sort: String, _ name: String, _ path: String, _ old: String, _ new: String) {
    self.sort = sort
    var target = CleanTarget(name)
    let parts = (target.files[path] ?? "").components(separatedBy: old)
    target.files[path] = parts.count == 2 ? parts.joined(separator: new) : "no \(old)"
    self.target = target
    testDescription = "\(sort): \(new)"
  }
}
