print(LocalizationHelper.signIn)
print(LocalizationHelper.typedLocalization)
print(LocalizationHelper.press)
for count in [0, 1, 2, 3, 11, 100] {
  print(LocalizationHelper.copied(files: count))
}
print(LocalizationHelper.hasNewMessages("Ana", 1))
print(LocalizationHelper.hasNewMessages("Ana", 2345))
