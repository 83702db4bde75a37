import SourceScanning
import Testing

struct InterfaceReaderTests {
  private func keys(_ text: String, _ attributes: [String] = ["localizedKey"]) -> [String] {
    InterfaceReader.keys(in: source(text, path: "Main.storyboard"), attributes: attributes).map {
      "\($0.attribute) \($0.key) \($0.range.start)-\($0.range.end)"
    }
  }

  @Test(arguments: [
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="a.b"/>"#,
      ["localizedKey a.b 73-76"]
    ),
    (
      #"<userDefinedRuntimeAttribute keyPath='localizedKey' value = 'x &amp; "y"'/>"#,
      [#"localizedKey x & "y" 61-72"#]
    ),
    (
      """
      <userDefinedRuntimeAttribute type="string" keyPath="localizedKey">
      <string key="value">a&#10;b</string></userDefinedRuntimeAttribute>
      """, ["localizedKey a\nb 87-94"]
    ),
    (#"<userDefinedRuntimeAttribute type="number" keyPath="localizedKey" value="1"/>"#, []),
    (#"<userDefinedRuntimeAttribute type="string" keyPath="other" value="1"/>"#, []),
    (#"<userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value=""/>"#, []),
    (
      #"<!-- <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="a"/> -->"#,
      []
    ),
    (#"<userDefinedRuntimeAttributes><string key="value">x</string>"#, []),
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="a"#,
      [
        "localizedKey a 73-74"
      ]
    ),
    (#"<userDefinedRuntimeAttribute keyPath="#, []), ("<", []), ("", []),
  ])
  func readsTheValuesOfKeyAttributes(text: String, keys: [String]) {
    #expect(self.keys(text) == keys)
  }

  @Test func otherAttributesMayHoldKeys() {
    let text = """
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="a"/>
      <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="b"/>
      """
    #expect(keys(text, ["title"]) == ["title a 66-67"])
  }
}
