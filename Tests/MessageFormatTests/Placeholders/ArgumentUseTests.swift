import Testing

@testable import MessageFormat

struct ArgumentUseTests {
  /// Index of every argument in the order of the text.
  @Test(arguments: [
    ("%2$@ %1$@", 0, [1, 0]), ("%2$@ %@", 0, [1, 0]), ("%1$@ %@ %@", 0, [0, 0, 1]),
    ("%*d", 0, [0, 1]), ("%*1$d", 0, [0, 0]), ("%1$*2$d", 0, [1, 0]), ("%2$*1$d", 0, [0, 1]),
    ("%*.*f %@", 0, [0, 1, 2, 3]), ("%@ %#@n@ %@", 0, [0, 1, 2]), ("%1$#@n@ %@", 0, [0, 0]),
    ("%d of %@ %1$@", 3, [3, 4, 0]), ("%arg %@", 2, [2, 2]), ("%% %@ %%", 0, [0]),
  ])
  func indices(_ text: String, _ first: Int, _ expected: [Int]) throws {
    let template = try #require(text.withTemplate { $0 })
    #expect(template.argumentUses(from: first).map(\.index) == expected)
  }
}
