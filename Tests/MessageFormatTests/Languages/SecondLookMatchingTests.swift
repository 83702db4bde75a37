import Testing

@testable import MessageFormat

/// C14: the order in which languages are listed decides nothing.
struct SecondLookMatchingTests {
  @Test(arguments: [
    ("no", "nb,nn", "nb"), ("no-NO", "nb,nn", "nb"), ("nb", "no,nn", "no"), ("no", "nb,no", "no"),
    ("nb", "nb,no", "nb"), ("nn", "nb,no", "no"), ("he-IL", "he,iw", "he"), ("iw", "he,iw", "iw"),
    ("id-ID", "id,in", "id"), ("en-NZ", "en-AU,en-GB", "en-AU"),
    ("es", "es-MX,es-ES", "es-ES"), ("sr", "sr-Cyrl,sr-Latn", "sr-Cyrl"),
    ("pt-AO", "pt-BR,pt-PT", "pt-PT"), ("fr", "fr-CA,fr-CH", "fr-CA"), ("tl", "fil,tl", "tl"),
  ])
  func everyOrderGivesTheSame(wanted: String, list: String, expected: String) {
    let available = list.split(separator: ",").map(String.init)
    for order in [available, available.reversed(), ["de"] + available, available + ["de", "ar"]] {
      let chosen = LanguageMatching.settled(preferred: [wanted], available: order).first
      #expect(chosen == expected, "\(order)")
      #expect(LanguageTag.resolve(wanted, among: order) == expected, "\(order)")
    }
  }

  /// Every row of the platform's answers, listed in other orders.
  @Test(arguments: [
    "language_match_apple.tsv", "language_match_matrix.tsv", "language_match_more.tsv",
  ])
  func everyRowInEveryOrder(file: String) {
    for row in caseRows(file) {
      let lists = row[0...1].map { $0.split(separator: ",").map(String.init) }
      let answer = LanguageMatching.settled(preferred: lists[0], available: lists[1]).first
      for order in [lists[1].reversed(), lists[1].sorted(), lists[1].sorted(by: >)] {
        let chosen = LanguageMatching.settled(preferred: lists[0], available: order).first
        if chosen != answer {
          Issue.record("\(row[0]) of \(order): \(chosen ?? "none"), not \(answer ?? "none")")
        }
      }
    }
  }
}
