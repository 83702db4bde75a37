// What systems older than 2023 lack. Each line that is marked must be found, and no other.
import Foundation
import Observation
import Synchronization

let lock = Mutex(0)  // error
let registrar = ObservationRegistrar()  // error

func wait() async throws {
  try await Task.sleep(for: .seconds(1))  // error
}

func language(of locale: Locale) -> String {
  "\(locale.language)"  // error
}

@available(macOS 15.0, iOS 18.0, *)
func waitWhereThatIsThere() async throws {
  try await Task.sleep(for: .seconds(1))
}
