internal import Foundation

exit(Fuzzer.run(Array(CommandLine.arguments.dropFirst())))
