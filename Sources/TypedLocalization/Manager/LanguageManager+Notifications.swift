#if FullFoundation || !canImport(FoundationEssentials)
  public import Foundation

  extension LanguageManager {
    /// Posted after the current language changed; `userInfo` has `UserInfoKey.language` and
    /// `UserInfoKey.previousLanguage`.
    public static let languageDidChange = Notification.Name("TypedLocalization.languageDidChange")

    /// The keys of `userInfo` in the notifications of a manager.
    public enum UserInfoKey {
      /// The current language, or the one whose change failed; a `Language`.
      public static let language = "language"
      /// The language before the change; a `Language`.
      public static let previousLanguage = "previousLanguage"
      /// Why the change failed; an `any Error`.
      public static let error = "error"
    }

    /// Posted when a host refused a change or did not answer; `userInfo` has `UserInfoKey.language`, the
    /// language asked for, and `UserInfoKey.error`.
    public static let languageChangeDidFail = Notification.Name(
      "TypedLocalization.languageChangeDidFail")

    func post(_ language: Language, after previous: Language) {
      NotificationCenter.default.post(
        name: Self.languageDidChange, object: self,
        userInfo: [UserInfoKey.language: language, UserInfoKey.previousLanguage: previous])
    }

    func post(_ error: any Error, for language: Language) {
      NotificationCenter.default.post(
        name: Self.languageChangeDidFail, object: self,
        userInfo: [UserInfoKey.language: language, UserInfoKey.error: error])
    }
  }
#else
  extension LanguageManager {
    func post(_ language: Language, after previous: Language) {}
    func post(_ error: any Error, for language: Language) {}
  }
#endif
