import TypedLocalization

let manager = LanguageManager.shared
print(manager.available.map(\.code).joined(separator: " "), manager.current.code)
for code in manager.available.map(\.code) {
  LanguageManager.withLanguage(code) {
    print(code, LocalizationHelper.title, LocalizationHelper.share(1234.5))
    for count in [0, 1, 1234] { print(code, LocalizationHelper.files(files: count)) }
  }
}
do {
  try manager.select("Base")
  print("Base was selected")
} catch {
  print("Base is no language")
}
try manager.select("de")
print(manager.current.code, LocalizationHelper.title)
manager.followSystem()
