/// Memory of the C library, which makes a large piece larger by moving its pages instead of
/// copying what they hold to new ones.
package enum ResizableMemory {
  package static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    malloc(byteCount) ?? .allocate(byteCount: byteCount, alignment: 16)
  }

  /// The same bytes, perhaps in another place; `count` of them are in use.
  package static func resize(
    _ memory: UnsafeMutableRawPointer, count: Int, to byteCount: Int
  ) -> UnsafeMutableRawPointer {
    if let moved = realloc(memory, byteCount) { return moved }
    let larger = allocate(byteCount)
    larger.copyMemory(from: memory, byteCount: count)
    deallocate(memory)
    return larger
  }

  package static func deallocate(_ memory: UnsafeMutableRawPointer) { free(memory) }
}
