// What a program on an Apple platform writes.
import AppKit
import SwiftUI
import TypedLocalization
import TypedLocalizationUI
import UIKit

@MainActor func useEverything(view: some View) -> some View {
  let label = UILabel()
  label.localizedKey = "sign-in"
  let button = UIButton()
  button.localizedKey = "sign-up"
  let field = UITextField()
  field.localizedKey = "name"
  let item = UINavigationItem()
  item.localizedKey = "title"
  let tab = UITabBarItem()
  tab.localizedKey = "tab"
  label.applyLanguageDirection()
  let menu = NSMenuItem()
  menu.localizedKey = "file"
  let text = NSTextField()
  text.localizedKey = "hint"
  _ = LanguageManager.shared.current.direction.userInterfaceLayoutDirection
  LanguageManager.redirectLocalizedStrings()
  return view.followsLanguage()
}
