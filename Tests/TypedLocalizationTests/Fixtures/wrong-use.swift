// Each function uses the library in a way that must not compile.
import TypedLocalizationUI
import UIKit

@MainActor func numberForKey(label: UILabel) {
  label.localizedKey = 5
}

func outsideOfTheMainActor(label: UILabel) {
  label.localizedKey = "sign-in"
}

@MainActor func keyOfPlainView(view: UIView) {
  view.localizedKey = "sign-in"
}
