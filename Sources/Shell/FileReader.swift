#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads a file, a pipe or the standard input (`-`) in chunks.
package final class FileReader {
  private let path: String
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)
  /// Bytes in the file; 0 when it cannot be known.
  package let size: Int

  package init(path: String) throws(FileError) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    size = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    guard isKnown, status.st_mode & S_IFMT != S_IFDIR else {
      let error =
        isKnown ? FileError(path: path, reason: "this is a folder, not a file") : FileError.last(path)
      close()
      throw error
    }
  }

  /// The next bytes; nil at the end.
  package func next() throws(FileError) -> ArraySlice<UInt8>? {
    var count = -1
    repeat {
      count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .last(path) }
    return count == 0 ? nil : buffer[..<count]
  }

  /// Back to the start; a pipe is kept in a temporary file as it is read, so that it can be read again.
  package static func rewindable(path: String) throws(FileError) -> FileReader {
    let reader = try FileReader(path: path)
    guard lseek(reader.descriptor, 0, SEEK_CUR) < 0 || reader.size == 0 else { return reader }
    defer { reader.close() }
    guard let spool = tmpfile() else { throw .last("A temporary file for \(path)") }
    defer { fclose(spool) }
    while let chunk = try reader.next() {
      let count = chunk.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, spool) }
      guard count == chunk.count else { throw .last("A temporary file for \(path)") }
    }
    guard fflush(spool) == 0 else { throw .last("A temporary file for \(path)") }
    let copy = FileReader(path: path, spool: dup(fileno(spool)))
    try copy.rewind()
    return copy
  }

  package func rewind() throws(FileError) {
    guard lseek(descriptor, 0, SEEK_SET) >= 0 else { throw .last(path) }
  }

  private init(path: String, spool: Int32) {
    self.path = path
    descriptor = spool
    var status = stat()
    size = fstat(spool, &status) == 0 ? Int(status.st_size) : 0
  }

  package func close() {
    if descriptor != STDIN_FILENO { closeDescriptor(descriptor) }
  }
}

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}
