import LocalizationModel

func source(_ text: String, path: String = "a/de.lproj/L.strings") -> SourceText {
  SourceText(path: path, storage: ByteStorage(text))
}
