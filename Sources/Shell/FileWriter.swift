#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes a large file piece by piece beside its place and puts it there whole at the end.
///
/// Until `finish` the file that was there stays as it is; given up, nothing is left behind. A link stays a
/// link to the file it names; a new file gets mode 0600, an old one keeps its own.
package final class FileWriter {
  private let path: String
  private let target: String
  private let temporary: String
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var isOpen = true

  package init(path: String) throws(FileError) {
    self.path = path
    try Platform.makeFolder(above: path)
    target = Platform.resolved(path)
    temporary = target + ".\(getpid()).new"
    descriptor = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last(path) }
  }

  deinit { giveUp() }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    pending += bytes
    if pending.count >= 1 << 18 { try flush() }
  }

  /// Puts the file in its place.
  package func finish() throws(FileError) {
    try flush()
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    guard fsync(descriptor) == 0 else { throw FileError.last(path) }
    guard rename(temporary, target) == 0 else { throw FileError.last(path) }
    isOpen = false
    closeDescriptor(descriptor)
  }

  /// Leaves what was there as it is.
  package func giveUp() {
    guard isOpen else { return }
    isOpen = false
    closeDescriptor(descriptor)
    unlink(temporary)
  }

  private func flush() throws(FileError) {
    try Platform.fill(descriptor, with: pending, path)
    pending.removeAll(keepingCapacity: true)
  }
}

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}
