internal import Exchange

/// An archive of files, each unpacked into a temporary file when it is read.
final class Archive {
  private let file: FileReader
  private let path: String
  let entries: [ZipEntry]

  init(_ file: FileReader, path: String) throws(FileError) {
    self.file = file
    self.path = path
    let tail = min(file.size, ZipDirectory.tailSize)
    let end = try file.bytes(at: file.size - tail, count: tail)
    let place = try Archive.told(path) { () throws(ZipFault) in
      try ZipDirectory.place(in: end, of: file.size)
    }
    let list = try file.bytes(at: place.lowerBound, count: place.count)
    entries = try Archive.told(path) { () throws(ZipFault) in try ZipDirectory.entries(list) }
  }

  deinit { file.close() }

  /// A reader of what an entry holds.
  func reader(of entry: ZipEntry) throws(FileError) -> FileReader {
    let name = "\(path)/\(entry.name)"
    let header = try file.bytes(at: entry.offset, count: ZipDirectory.headerSize)
    let start = try Archive.told(name) { () throws(ZipFault) in
      try ZipDirectory.start(of: entry, header: header)
    }
    return try FileReader.copied(name) { (write) throws(FileError) in
      let unpacker = Unpacker(entry.packing == .deflated ? Unpacker.Wrapping.none : nil, limit: entry.size)
      var place = start
      while place < start + entry.packedSize {
        let chunk = try file.bytes(at: place, count: min(1 << 18, start + entry.packedSize - place))
        guard !chunk.isEmpty else { throw FileError(path: name, ZipFault.damaged) }
        try unpacker.feed(chunk, name, each: write)
        place += chunk.count
      }
      guard UInt32(truncatingIfNeeded: unpacker.checksum) == entry.checksum else {
        throw FileError(path: name, ZipFault.checksum)
      }
    }
  }

  private static func told<Result>(
    _ path: String, _ body: () throws(ZipFault) -> Result
  ) throws(FileError) -> Result {
    do { return try body() } catch { throw FileError(path: path, error) }
  }
}

extension FileError {
  init(path: String, _ fault: ZipFault) {
    self.init(path: path, reason: fault.sentence)
  }
}

extension FileReader {
  /// What a file that was packed by gzip holds.
  static func unzipped(_ file: FileReader, path: String) throws(FileError) -> FileReader {
    defer { file.close() }
    return try copied(path) { (write) throws(FileError) in
      let unpacker = Unpacker(.gzip, limit: max(file.size * 200, 100 << 20))
      while !unpacker.isAtEnd, let chunk = try file.next() {
        try unpacker.feed(Array(chunk), path, each: write)
      }
      guard unpacker.isAtEnd else { throw FileError(path: path, ZipFault.damaged) }
    }
  }
}
