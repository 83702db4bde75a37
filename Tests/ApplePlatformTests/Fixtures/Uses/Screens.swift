// Guide "UIKit and storyboards", and what AppKit has of it.
import TypedLocalization
import TypedLocalizationUI

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  final class SignInController: UIViewController {
    let signIn = UIButton()
    let name = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      signIn.localizedKey = "sign-in"
      name.localizedKey = "name"
      navigationItem.localizedKey = "welcome"
      view.applyLanguageDirection()
    }
  }

  @MainActor func useOtherViews(of window: UIView) {
    let label = UILabel()
    label.localizedKey = "hint"
    let tab = UITabBarItem()
    tab.localizedKey = "tab"
    let bar = UIBarButtonItem()
    bar.localizedKey = "done"
    window.semanticContentAttribute =
      LanguageManager.shared.current.direction.semanticContentAttribute
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  @MainActor func useAppKit() {
    let menu = NSMenuItem()
    menu.localizedKey = "file"
    let text = NSTextField()
    text.localizedKey = "hint"
    let button = NSButton()
    button.localizedKey = "ok"
    print(LanguageManager.shared.current.direction.userInterfaceLayoutDirection)
  }
#endif

@MainActor func applicationDidFinishLaunching() {
  LanguageManager.redirectLocalizedStrings()
}
