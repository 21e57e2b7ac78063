#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that could not be read or written, in words.
package struct FileError: Error, Hashable, Sendable {
  package var path: String
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var sentence: String { "\(path): \(reason)" }

  static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
  }
}

/// The operating system's few services the program needs.
package enum Platform {
  /// The value of an environment variable; nil when unset or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Milliseconds that only run forward.
  package static func uptime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  /// 64 random bits from the system.
  package static func randomSeed() -> UInt64 {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is certainly no file; one in a folder that may not be entered is not missing.
  package static func isMissing(_ path: String) -> Bool {
    !exists(path) && (errno == ENOENT || errno == ENOTDIR)
  }

  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Removes a file; one that is not there is no matter.
  package static func remove(_ path: String) { unlink(path) }

  /// Whether the file may be removed or another put in its place: its folder decides.
  package static func mayReplace(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return access(folder.isEmpty ? "/" : folder, W_OK) == 0
  }

  /// Whether the person may change the mode of a file.
  package static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && (geteuid() == 0 || status.st_uid == geteuid())
  }

  /// The whole of a small text file; nil when there is none.
  package static func text(of path: String) throws(FileError) -> String? {
    try bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a small file; nil when there is none.
  static func bytes(of path: String) throws(FileError) -> [UInt8]? {
    guard exists(path) else { return nil }
    var bytes: [UInt8] = []
    let reader = try FileReader(path: path)
    defer { reader.close() }
    while let chunk = try reader.next() { bytes += chunk }
    return bytes
  }

  /// Replaces a file in one step: a crash leaves the old text or the new, never half of it.
  ///
  /// A link stays a link to the file it names; a new file gets mode 0600, an old one keeps its own.
  package static func write(_ text: String, to path: String) throws(FileError) {
    try makeFolder(above: path)
    let target = resolved(path)
    let temporary = target + ".new"
    let descriptor = open(temporary, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last(path) }
    do throws(FileError) {
      try fill(descriptor, with: Array(text.utf8), path)
      var status = stat()
      if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
      guard fsync(descriptor) == 0 else { throw FileError.last(path) }
      close(descriptor)
      guard rename(temporary, target) == 0 else { throw FileError.last(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  static func fill(_ descriptor: Int32, with bytes: [UInt8], _ path: String) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last(path) }
      written += count
    }
  }

  /// The file a chain of links ends at; the path itself when there is none yet.
  static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// The person's home folder: from the environment, else from the system's list of users.
  package static var home: String? {
    if let home = variable("HOME") { return home }
    guard let user = getpwuid(getuid()), let folder = user.pointee.pw_dir else { return nil }
    let path = String(cString: folder)
    return path.isEmpty ? nil : path
  }

  /// Creates the folders a file needs, mode 0700.
  static func makeFolder(above path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if exists(folder) { return }
    try makeFolder(above: folder)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last(folder) }
  }

  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  static func isPlainFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func kind(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// Names in a folder that must be there, sorted.
  static func allNames(in folder: String) throws(FileError) -> [String] {
    guard access(folder, R_OK | X_OK) == 0 else { throw .last(folder) }
    return names(in: folder)
  }

  /// Names in a folder, sorted; none when it does not exist.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
