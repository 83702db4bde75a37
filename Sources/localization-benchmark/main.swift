internal import Foundation

exit(Benchmark.run(Array(CommandLine.arguments.dropFirst())))
