import Foundation
import TypedLocalization

typealias Message = LocalizationHelper.Message

let welcome = Message.welcomeUser("Ram")
print(welcome)
print(welcome.string(in: .ptBR))
print(LocalizationHelper.welcomeUser("Ram"))
print(Message.Folder.size(folder: "A", files: UInt8(3), Float(2.5)))
print(Message.failed("A", Message.Identity.error1))
print(Message.failed(Message.signIn, "?").string(in: .de))
let date = Date(timeIntervalSince1970: 0)
print(Message.due(.date(date, .long, timeZone: TimeZone(identifier: "GMT"))))
print(Message.due(.list(["a", "b"])).string(in: .de))
print(Message.initial("x"))
let json = try JSONEncoder().encode(Message.Folder.size(folder: "A", files: 3, 4))
let decoded = try JSONDecoder().decode(LocalizedMessage.self, from: json)
print(decoded.string(in: .de), decoded == Message.Folder.size(folder: "A", files: 3, 4))
print(LocalizationHelper.orderStatus(.inTransit), LocalizationHelper.sign(.plus))
print(Message.orderStatus(.shipped).string(in: .ptBR))
print(LocalizationHelper.OrderStatus.allCases.map(\.rawValue))
print(LocalizationHelper.AppLanguage.allCases.map(\.rawValue))
print(LanguageManager.withLanguage(.ptBR) { LocalizationHelper.signIn })
print(await LanguageManager.withLanguage(.de) { await Task.yield(); return "\(Message.signIn)" })
if #available(macOS 12, *) {
  let text = welcome.attributed
  print(text.runs.filter { $0[MessageAttributes.Argument.self] == 0 }.count)
}
