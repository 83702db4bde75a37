// Prints the report, and before it the number of bits.
import Glibc

func write(_ line: String) {
  var line = line
  line.withUTF8 { put($0.baseAddress, $0.count) }
  put("\n", 1)
}

write("\(Int.bitWidth)")
for line in WordSizeReport().lines { write(line) }
