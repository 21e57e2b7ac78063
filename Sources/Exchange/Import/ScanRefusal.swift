/// Why a file is not read at all.
package enum ScanRefusal: Error, Hashable, Sendable {
  case empty
  case notReadYet(Format)
  case compressed
  case unknown(header: String)

  package var sentence: String {
    switch self {
    case .empty: "The file is empty."
    case .notReadYet(let format):
      "This is a \(format.rawValue) file, which cannot be read yet. Nothing was changed."
    case .compressed: "The file is compressed: unpack it and import the file inside. Nothing was changed."
    case .unknown(let header):
      "No export known here begins like this one: “\(header)”. Nothing was changed."
    }
  }
}
