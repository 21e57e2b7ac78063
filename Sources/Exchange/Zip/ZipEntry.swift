/// A file inside an archive, as the archive's list tells it.
package struct ZipEntry: Hashable, Sendable {
  package enum Packing: Hashable, Sendable {
    case stored, deflated, other
  }

  package var name: String
  package var packing: Packing
  package var isEncrypted: Bool
  package var packedSize: Int
  package var size: Int
  package var checksum: UInt32
  /// Where its own header lies in the archive.
  package var offset: Int

  package var isFolder: Bool { name.hasSuffix("/") }

  /// What file managers put beside people's files.
  package var isClutter: Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
  }

  /// Why it is not unpacked; nil when it can be.
  package var fault: ZipFault? {
    if isEncrypted { return .encrypted }
    if packing == .other { return .packing }
    // A file of text does not shrink like this; a trap for programs that unpack does.
    return size > 100 << 20 && size / 200 > packedSize ? .bomb : nil
  }
}

/// What keeps an archive, or a file in it, from being read.
package enum ZipFault: Error, Hashable, Sendable {
  case damaged
  case tooLarge
  case overlapping
  case bomb
  case encrypted
  case packing
  case checksum

  package var sentence: String {
    switch self {
    case .damaged: "the archive is damaged or was cut off; copy or download it again"
    case .tooLarge: "archives of this size cannot be read; unpack it and import the folder"
    case .overlapping: "the archive is built as a trap: its files lie over one another"
    case .bomb: "it would unpack to more than 200 times its size, which no export does"
    case .encrypted: "it is protected by a password; unpack it and import the file inside"
    case .packing: "it is packed in a way not known here; unpack it and import the file inside"
    case .checksum: "it is damaged: what unpacks is not what was packed"
    }
  }
}
