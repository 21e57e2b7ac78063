import Canvas
import Glibc
import Testing

@testable import Shell

struct IniFileTests {
  @Test func `keys carry their section and their line`() {
    let file = IniFile("a = 1\n\n[colours]\n; note\ntext = #fff ; white\n")
    #expect(
      file.entries == [
        IniEntry(section: "", key: "a", value: "1", line: 1),
        IniEntry(section: "colours", key: "text", value: "#fff", line: 5),
      ])
    #expect(file.damagedLine == nil)
  }

  @Test func `a damaged line is named and the others are read`() {
    let file = IniFile("a = 1\nnonsense\nb = 2\nmore nonsense")
    #expect(file.damagedLine == 2)
    #expect(file.entries.map(\.line) == [1, 3])
  }

  @Test func `very long lines and odd bytes do no harm`() {
    let file = IniFile("a = \(String(repeating: "x", count: 5_000))\nnonsense\nb = 2\0\n")
    #expect(file.entries.contains { $0.key == "b" && $0.line == 3 })
    #expect(file.damagedLine.map { (1...2).contains($0) } == true)
    #expect(IniFile("").entries.isEmpty)
  }
}

struct FileReaderTests {
  let folder = Folder()

  private func bytes(_ reader: FileReader) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let chunk = try reader.next() { bytes += chunk }
    return bytes
  }

  @Test func `a file is read whole, twice, and knows its size`() throws {
    let text = String(repeating: "line\n", count: 100_000)
    let reader = try FileReader.rewindable(path: folder.write(text, to: "file"))
    defer { reader.close() }
    #expect(reader.size == text.utf8.count)
    #expect(try bytes(reader) == Array(text.utf8))
    try reader.rewind()
    #expect(try bytes(reader).count == text.utf8.count)
  }

  @Test func `a pipe can be read twice`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(write(ends[1], "hello", 5) == 5)
    close(ends[1])
    let reader = try FileReader.rewindable(path: "/dev/fd/\(ends[0])")
    defer { reader.close() }
    #expect(try bytes(reader) == Array("hello".utf8))
    try reader.rewind()
    #expect(try bytes(reader) == Array("hello".utf8))
    close(ends[0])
  }

  @Test func `a file that grows gives the second time what it gave the first`() throws {
    let path = try folder.write("one\ntwo\n", to: "file")
    let reader = try FileReader.rewindable(path: path)
    defer { reader.close() }
    #expect(try bytes(reader) == Array("one\ntwo\n".utf8))
    let file = try #require(fopen(path, "a"))
    fputs("three\n", file)
    fclose(file)
    try reader.rewind()
    #expect(try bytes(reader) == Array("one\ntwo\n".utf8))
    truncate(path, 4)
    try reader.rewind()
    #expect(throws: FileError(path: path, reason: "it became shorter while it was read")) {
      _ = try self.bytes(reader)
    }
  }

  @Test func `a file that fails while it is read is told with its reason`() throws {
    let reader = try FileReader(path: "/proc/self/mem")
    defer { reader.close() }
    #expect(throws: FileError(path: "/proc/self/mem", reason: "Input/output error")) {
      _ = try self.bytes(reader)
    }
  }

  @Test func `what is no readable file is refused with its reason`() {
    #expect(throws: FileError(path: folder.path, reason: "this is a folder, not a file")) {
      try FileReader(path: self.folder.path)
    }
    #expect(throws: FileError(path: "/no/such", reason: "No such file or directory")) {
      try FileReader(path: "/no/such")
    }
  }
}

struct PlatformTests {
  let folder = Folder()

  @Test func `a written file keeps its mode, and a link stays a link`() throws {
    let path = try folder.write("one", to: "real")
    chmod(path, 0o640)
    symlink(path, "\(folder.path)/link")
    try Platform.write("two", to: "\(folder.path)/link")
    #expect(try Platform.text(of: path) == "two")
    var status = stat()
    #expect(lstat("\(folder.path)/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(Platform.names(in: folder.path) == ["link", "real"])
  }

  @Test func `a place that cannot be written leaves nothing behind`() {
    #expect(throws: FileError.self) { try Platform.write("x", to: "/proc/nowhere/config") }
    #expect(throws: FileError.self) { try Platform.write("x", to: "\(self.folder.path)/.") }
  }
}

struct ThemeLibraryTests {
  let folder = Folder()

  private var library: ThemeLibrary { ThemeLibrary(folder: folder.path) }

  @Test func `own themes stand behind the built-in ones and may replace them`() throws {
    _ = try folder.write("[theme]\nbase = strong-dark\n", to: "mine.theme")
    _ = try folder.write("[theme]\nbase = strong-light\n", to: "mono.theme")
    #expect(library.names == ["strong-dark", "strong-light", "terminal", "mono", "mine"])
    #expect(library.path(of: "mono") == "\(folder.path)/mono.theme")
    #expect(library.path(of: "terminal") == nil)
    #expect(try library.theme("mine").name == "mine")
    #expect(try library.theme("strong").name == "strong-dark")
  }

  @Test func `a damaged theme names file and line, a missing one the choices`() throws {
    let path = try folder.write("[theme]\nbase = strong-dark\nnonsense\n", to: "bad.theme")
    let damaged = #expect(throws: ThemeError.self) { try self.library.theme("bad") }
    #expect(damaged?.description == "\(path):3: this line is neither a section nor a key = value")
    let missing = #expect(throws: ThemeError.self) { try self.library.theme("nope") }
    #expect(missing?.description.contains("there are strong-dark") == true)
    let nowhere = #expect(throws: ThemeError.self) { try self.library.theme(atPath: "/no/such.theme") }
    #expect(nowhere?.description == "/no/such.theme: there is no such file")
    #expect(throws: ThemeError.self) { try self.library.theme("../bad") }
  }
}
