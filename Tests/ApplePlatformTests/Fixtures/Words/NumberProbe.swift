// Stands for the file that asks Foundation, which there is none of here.
extension NumberSymbols {
  init(tag: String) {
    var values = Values()
    values.primaryGroup = 3
    self.init(values)
  }
}
