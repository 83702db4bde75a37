print(LocalizationHelper.string(forKey: "title") ?? "nil")
