import Glibc
import Testing

/// Every `.journey` file beside this one is walked; `make journeys` writes the screens anew.
@Suite struct Journeys {
  @Test(arguments: try JourneyFiles.names())
  func `the journey shows the screens it is written with`(_ name: String) throws {
    let path = "\(JourneyFiles.folder)/\(name)"
    let text = try JourneyFiles.read(path)
    let walked = try walk(try Journey(text))
    if JourneyFiles.isRewriting {
      try JourneyFiles.write(walked, to: path)
    } else {
      #expect(walked == text, "\(name) differs; make journeys rewrites it, and the diff is the review")
    }
  }

  private func walk(_ journey: Journey) throws -> String {
    var walked = journey
    walked.steps = []
    let traveller = try Traveller(fixtures: "\(JourneyFiles.folder)/../Logs")
    for step in journey.steps {
      if case .screen = step { continue }
      walked.steps.append(step)
      switch step {
      case .note, .screen: break
      case .size(let columns, let rows): try traveller.resize(columns, rows)
      case .now(let seconds, let offset): traveller.set(seconds: seconds, offset: offset)
      case .importing(let file, let unit): try traveller.importing(file, unit: unit)
      case .config(let key, let value): try traveller.configure(key, value)
      case .wait(let seconds): try traveller.wait(seconds)
      case .keys(let keys):
        walked.steps.append(.screen(try traveller.press(keys)))
      }
    }
    return walked.text
  }
}

enum JourneyFiles {
  static let folder = #filePath.dropLast("JourneyTests.swift".count) + "Journeys"

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
}
