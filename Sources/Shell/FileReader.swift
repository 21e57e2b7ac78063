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
  /// Whether the bytes lie in a temporary file and not where the path says.
  let isCopy: Bool
  /// How many bytes there were the first time; nil until they were all read once.
  private var known: Int?
  private var done = 0

  package init(path: String) throws(FileError) {
    self.path = path
    isCopy = false
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
  ///
  /// After `rewind` the same bytes come again: what a growing file has won since is left, and one that
  /// lost some is told.
  package func next() throws(FileError) -> ArraySlice<UInt8>? {
    let wanted = known.map { min($0 - done, buffer.count) } ?? buffer.count
    guard wanted > 0 else { return nil }
    var count = -1
    repeat {
      count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, wanted) }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .last(path) }
    done += count
    if count > 0 { return buffer[..<count] }
    guard known == nil else { throw FileError(path: path, reason: "it became shorter while it was read") }
    known = done
    return nil
  }

  /// Back to the start; a pipe is kept in a temporary file as it is read, so that it can be read again.
  package static func rewindable(path: String) throws(FileError) -> FileReader {
    let reader = try FileReader(path: path)
    guard lseek(reader.descriptor, 0, SEEK_CUR) < 0 || reader.size == 0 else { return reader }
    defer { reader.close() }
    return try copied(path) { (write) throws(FileError) in
      while let chunk = try reader.next() { try write(chunk) }
    }
  }

  /// A reader of what `fill` writes, which is kept in a temporary file.
  static func copied(
    _ path: String, fill: ((ArraySlice<UInt8>) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) -> FileReader {
    guard let spool = tmpfile() else { throw .last("A temporary file for \(path)") }
    defer { fclose(spool) }
    try fill { (chunk) throws(FileError) in
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
    done = 0
  }

  /// The bytes of a place in the file; fewer where it ends before.
  func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var found = 0
    while found < count {
      let more = bytes[found...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(offset + found))
      }
      if more < 0 && errno == EINTR { continue }
      guard more >= 0 else { throw .last(path) }
      if more == 0 { break }
      found += more
    }
    return Array(bytes[..<found])
  }

  private init(path: String, spool: Int32) {
    self.path = path
    isCopy = true
    descriptor = spool
    var status = stat()
    size = fstat(spool, &status) == 0 ? Int(status.st_size) : 0
  }

  package func close() {
    if descriptor != STDIN_FILENO { closeDescriptor(descriptor) }
  }
}

extension FileReader {
  /// A path under which others can open the bytes, and whether it is a copy to be removed afterwards.
  func named() throws(FileError) -> (path: String, isTemporary: Bool) {
    guard isCopy else { return (path, false) }
    var template = Array("\(Platform.variable("TMPDIR") ?? "/tmp")/knurl-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    let name = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    guard file >= 0 else { throw .last("A temporary file for \(path)") }
    defer { closeDescriptor(file) }
    do throws(FileError) {
      try rewind()
      while let chunk = try next() { try Platform.fill(file, with: Array(chunk), name) }
    } catch {
      Platform.remove(name)
      throw error
    }
    return (name, true)
  }
}

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}
