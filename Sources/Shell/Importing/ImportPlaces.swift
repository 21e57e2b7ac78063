internal import Exchange

/// A file that is to be imported, open and at its start.
package struct ImportPlace {
  package var name: String
  package var file: FileReader
  /// Whether a person named it, and not a folder or an archive it lies in.
  package var isNamed: Bool
}

/// A file that is passed over, and why.
package struct PassedOver: Hashable, Sendable {
  package var name: String
  package var reason: String
}

/// The files that the names of a command line stand for: files, folders and what lies in them, archives
/// and what is packed into them.
package struct ImportPlaces {
  /// Files of one import: each is open while it runs.
  private static let most = 400
  private static let deepest = 16

  package private(set) var files: [ImportPlace] = []
  package private(set) var passedOver: [PassedOver] = []

  package init(_ names: [String]) throws(FileError) {
    for name in names {
      if name != "-", Platform.isFolder(name) {
        try addFolder(name, depth: 0)
      } else {
        try add(try FileReader.rewindable(path: name), name, isNamed: true)
      }
    }
  }

  /// A folder's files in the order of their names; what cannot be opened is passed over.
  private mutating func addFolder(_ folder: String, depth: Int) throws(FileError) {
    guard depth < ImportPlaces.deepest else {
      throw FileError(path: folder, reason: "the folders lie too deep in one another")
    }
    let names = try Platform.allNames(in: folder)
    for name in names where name != "__MACOSX" {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Platform.isFolder(path) {
        if !Platform.isLink(path) { try addFolder(path, depth: depth + 1) }
      } else if !Platform.isPlainFile(path) {
        passedOver.append(PassedOver(name: path, reason: "it is no file"))
      } else {
        try addOrPass(path) { () throws(FileError) in try FileReader.rewindable(path: path) }
      }
    }
  }

  private mutating func addOrPass(
    _ name: String, _ open: () throws(FileError) -> FileReader
  ) throws(FileError) {
    do throws(FileError) {
      try add(try open(), name, isNamed: false)
    } catch {
      passedOver.append(PassedOver(name: name, reason: error.reason))
    }
  }

  /// A file, or what is in it where it is packed.
  private mutating func add(_ file: FileReader, _ name: String, isNamed: Bool) throws(FileError) {
    let head = try file.bytes(at: 0, count: 4)
    if ZipDirectory.recognizes(head[...]) { return try addArchive(Archive(file, path: name), name) }
    guard files.count < ImportPlaces.most else {
      throw FileError(path: name, reason: "more than \(ImportPlaces.most) files cannot come in at once")
    }
    let isPacked = head.starts(with: [0x1F, 0x8B])
    let opened = isPacked ? try FileReader.unzipped(file, path: name) : file
    files.append(ImportPlace(name: name, file: opened, isNamed: isNamed))
  }

  private mutating func addArchive(_ archive: Archive, _ path: String) throws(FileError) {
    for entry in archive.entries where !entry.isFolder && !entry.isClutter {
      let name = "\(path)/\(entry.name)"
      if let fault = entry.fault {
        passedOver.append(PassedOver(name: name, reason: fault.sentence))
        continue
      }
      let file: FileReader
      do throws(FileError) {
        file = try archive.reader(of: entry)
      } catch {
        passedOver.append(PassedOver(name: name, reason: error.reason))
        continue
      }
      guard ZipDirectory.recognizes(try file.bytes(at: 0, count: 4)[...]) else {
        try add(file, name, isNamed: false)
        continue
      }
      passedOver.append(PassedOver(name: name, reason: "it is an archive inside an archive; unpack it first"))
      file.close()
    }
  }
}
