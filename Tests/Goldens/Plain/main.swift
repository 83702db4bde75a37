print(LocalizationHelper.Identity.title)
print(LocalizationHelper.Identity.string(forKey: "title") ?? "nil")
