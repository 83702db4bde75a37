// Views belong to the main thread, and a key is a text.
import TypedLocalizationUI
import UIKit

func setKey(of label: UILabel) {
  label.localizedKey = "sign-in"  // error
}

@MainActor func setNumber(of label: UILabel) {
  label.localizedKey = 1  // error
}
