#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Files {
  /// Moves a file, over one that is there; false when it cannot be.
  package static func move(_ path: String, to target: String) -> Bool {
    rename(path, target) == 0
  }

  /// Brings what was written to a file onto the disk; false when it cannot be.
  package static func sync(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  /// Bytes in a file; nil when there is none.
  package static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Int(status.st_size)
  }

  /// Whether both names lead to one file.
  package static func areSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Gives a file the permission bits; false when it cannot be.
  package static func setMode(_ mode: Int, of path: String) -> Bool {
    chmod(path, mode_t(mode)) == 0
  }
}
