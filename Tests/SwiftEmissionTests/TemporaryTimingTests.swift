import SwiftEmission
import Foundation
import Testing

@Test func timing() throws {
  guard ProcessInfo.processInfo.environment["TIMING"] != nil else { return }
  for count in [10_000, 100_000] {
  var test = TestCatalog()
  var texts: [(key: String, value: String)] = []
  for i in 0..<count {
    let v = i % 10 < 7 ? "Some text number \(i) here" : i % 10 == 9 ? "Hello %@, you have %d things" : "Hello %@"
    texts.append(("section\(i / 100).screen_title_\(i).label", v))
  }
  test.add(texts)
  if count == 10_000 { for l in ["de","fr","es","it","pt","ru","ar","hi","ja"] { test.add(texts, language: l) } }
  let catalog = test.catalog
  let clock = ContinuousClock()
  var plan: Parsed<AccessorPlan>?
  print("plan", count, clock.measure { plan = SwiftEmission.plan(catalog, configuration: test.configuration) })
  print(plan!.diagnostics.count)
  var out: Parsed<EmittedOutput>?
  var options = EmissionOptions(); options.bundleName = "A_B"
  print("emit", count, clock.measure { out = SwiftEmission.emit(catalog, options: options) })
  let o = out!.value
  print(o.swift.count)
  try Data(bytes: o.swift.base, count: o.swift.count).write(to: URL(fileURLWithPath: "/tmp/em/gen\(count).swift"))
  }
}
