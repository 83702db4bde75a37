import Testing

@testable import LocalizationGenerator

struct ClosestNameTests {
  @Test(arguments: [
    ("acessLevel", "accessLevel"), ("enumname", "enumName"), ("storgae", "storage"),
    ("rule", "rules"), ("xyz", nil), ("", nil),
  ])
  func findsTheNearestKey(name: String, expected: String?) {
    #expect(ClosestName.of(name, in: ConfigurationFile.keys).name == expected)
  }
}
