// Views belong to the main thread, a key is a text, and a plain view shows none.
import TypedLocalizationUI
import UIKit

func keyFromAnyThread(label: UILabel) {
  label.localizedKey = "sign-in"  // warning
}

@MainActor func numberForKey(label: UILabel) {
  label.localizedKey = 5  // error
}

@MainActor func keyOfPlainView(view: UIView) {
  view.localizedKey = "sign-in"  // error
}
