extension String {
  /// Byte by byte. `hasSuffix` also looks where characters begin, and with that touches code and tables
  /// that nothing else needs before the first text.
  func ends(in suffix: String) -> Bool {
    var (whole, suffix) = (self, suffix)
    return whole.withUTF8 { whole in
      suffix.withUTF8 { suffix in
        let start = whole.count - suffix.count
        guard start >= 0 else { return false }
        for index in 0..<suffix.count where whole[start + index] != suffix[index] { return false }
        return true
      }
    }
  }
}
