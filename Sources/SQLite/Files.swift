#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The files of a log, readable by their owner alone.
package enum Files {
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Whether there is certainly no file; one in a folder that may not be entered is not missing.
  package static func isMissing(_ path: String) -> Bool {
    !exists(path) && (errno == ENOENT || errno == ENOTDIR)
  }

  /// The folder part of a path; `.` when there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Creates a folder and those above it with mode 0700; false when it cannot be.
  package static func makeFolder(_ path: String) -> Bool {
    if exists(path) { return true }
    let above = folder(of: path)
    guard above == path || makeFolder(above) else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// Creates an empty file with mode 0600 unless there is one; false when it cannot be.
  package static func makeFile(_ path: String) -> Bool {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno == EEXIST }
    close(descriptor)
    return true
  }

  /// Permission bits of a file; nil when there is none.
  package static func mode(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Int(status.st_mode & 0o7777)
  }

  /// Names in a folder, sorted; empty when there is none.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// False when it cannot be removed.
  package static func remove(_ path: String) -> Bool {
    unlink(path) == 0
  }
}
