internal import Foundation

/// What a folder is on disk, whatever path leads to it.
struct FolderIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// Nil where there is no such folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
