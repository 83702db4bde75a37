internal import BenchmarkSupport
internal import Foundation

let task = CommandLine.arguments.dropFirst().first.flatMap { ProgramTask(rawValue: $0) }
do {
  for figure in try task?.figures(Array(CommandLine.arguments.dropFirst(2))) ?? [] { print(figure) }
} catch {
  exit(1)
}
exit(task == nil ? 2 : 0)
