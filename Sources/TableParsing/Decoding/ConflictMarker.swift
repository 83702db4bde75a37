/// The markers that a version control system puts around the two sides of a conflict.
enum ConflictMarker {
  static let message = "unresolved merge conflict; choose one side and remove the marker lines"

  /// `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>` at the beginning of a line.
  static func stands(at index: Int, in base: UnsafePointer<UInt8>, count: Int) -> Bool {
    guard index + 7 <= count, index == 0 || ASCII.isLineBreak(base[index - 1]) else { return false }
    let byte = base[index]
    guard byte == 0x3C || byte == 0x3D || byte == 0x3E || byte == 0x7C else { return false }
    for offset in 1..<7 where base[index + offset] != byte { return false }
    return true
  }
}
