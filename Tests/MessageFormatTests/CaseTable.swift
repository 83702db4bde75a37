import TestSupport

/// The cases of a file of `Fixtures`.
func caseRows(_ name: String) -> [[String]] {
  CaseTable.rows("MessageFormatTests/Fixtures/" + name)
}
