/// The middle value, the mean of the two in the middle; 0 of none.
package func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.last else { return 0 }
  let middle = sorted.count / 2
  if sorted.count % 2 == 1 { return sorted[middle] }
  return middle > 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : last
}
