import AccountKit
import Foundation

exit(await AccountProgram(arguments: Array(CommandLine.arguments.dropFirst())).run())
