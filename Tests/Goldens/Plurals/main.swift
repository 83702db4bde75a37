print(LocalizationHelper.title)
for count in [0, 1, 2, 5, 1234] {
  print(LocalizationHelper.files(files: count, folders: 1))
  print(LocalizationHelper.guests("Ana", guests: count))
}
