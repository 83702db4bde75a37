// What works on raw bytes, here and in the modules that import this one, leaves searching, comparing
// and growing memory to the C library.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Android)
  @_exported public import Android
#endif
