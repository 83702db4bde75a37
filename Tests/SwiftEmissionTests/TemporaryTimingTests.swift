import SwiftEmission
import Foundation
import Testing

func cpu() -> Double { var t = timespec(); clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return Double(t.tv_sec) * 1000 + Double(t.tv_nsec) / 1e6 }

@Test func timing() throws {
  guard ProcessInfo.processInfo.environment["TIMING"] != nil else { return }
  for count in [10_000] {
  var test = TestCatalog()
  var texts: [(key: String, value: String)] = []
  var comments: [String: String] = [:]
  for i in 0..<count {
    let v = i % 10 < 7 ? "Some text number \(i) here wich is longer" : i % 10 == 9 ? "Hello %@, you have %d things" : "Hello %@"
    let k = "feature\(i / 200).screen\(i / 20 % 10).title\(i)"
    texts.append((k, v))
    comments[k] = "Shown on screen \(i % 97)"
  }
  test.add(texts, comments: comments)
  for l in ["de","fr","es","it","pt","ru","ar","hi","ja"] { test.add(texts, language: l) }
  let catalog = test.catalog
  var plan: Parsed<AccessorPlan>?
  for _ in 0..<3 {
  var t = cpu()
  plan = SwiftEmission.plan(catalog, configuration: test.configuration)
  print("plan", count, cpu() - t)
  var out: Parsed<EmittedOutput>?
  var options = EmissionOptions(); options.bundleName = "A_B"
  t = cpu()
  out = SwiftEmission.emit(catalog, options: options)
  print("emit", count, cpu() - t)
  let o = out!.value
  try Data(bytes: o.swift.base, count: o.swift.count).write(to: URL(fileURLWithPath: "/tmp/em/gen\(count).swift"))
  }
  print(plan!.diagnostics.count)
  }
}
