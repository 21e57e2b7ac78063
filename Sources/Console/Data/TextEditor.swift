internal import Shell

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The person's own editor.
enum TextEditor {
  /// Its command: VISUAL, else EDITOR, else vi.
  static var command: String {
    Platform.variable("VISUAL") ?? Platform.variable("EDITOR") ?? "vi"
  }

  /// Opens a file and waits until the editor ends; answers how it ended.
  static func open(_ path: String) -> Int32 {
    // The shell reads the command as people write it, with options; the path is handed over untouched.
    let words = ["sh", "-c", "\(command) \"$1\"", "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    arguments.append(nil)
    var child = pid_t()
    let code = posix_spawn(&child, "/bin/sh", nil, nil, arguments, environ)
    guard code == 0 else { return code }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    // The low seven bits tell of a signal, the next eight of the code.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
  }
}
