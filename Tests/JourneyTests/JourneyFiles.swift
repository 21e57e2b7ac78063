import Glibc

/// The `.journey` files, and how they are read and written anew.
enum JourneyFiles {
  static let home = String(#filePath.dropLast("/JourneyFiles.swift".count))
  static let folder = home + "/Journeys"
  static let logs = home + "/Logs"

  static var isRewriting: Bool { getenv("KNURL_REWRITE_JOURNEYS") != nil }

  static func names() throws -> [String] {
    guard let stream = opendir(folder) else { throw JourneyError(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".journey") { names.append(name) }
    }
    return names.sorted()
  }

  static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw JourneyError(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw JourneyError(path) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw JourneyError(path) }
  }

  /// The first lines that differ, for a person to read.
  static func differences(between written: String, and walked: String) -> String {
    let written = written.split(separator: "\n", omittingEmptySubsequences: false)
    let walked = walked.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = (0..<max(written.count, walked.count)).filter { row in
      row >= written.count || row >= walked.count || written[row] != walked[row]
    }
    return rows.prefix(8).map { row in
      "line \(row + 1)\n  written \(row < written.count ? written[row] : "-")"
        + "\n  walked  \(row < walked.count ? walked[row] : "-")"
    }.joined(separator: "\n")
  }
}
