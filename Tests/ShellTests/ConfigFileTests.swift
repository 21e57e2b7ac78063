import Glibc
import Testing
import Training

@testable import Shell

/// A folder that goes away with the test.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/knurl-shell-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    if let stream = popen("rm -rf '\(path)'", "r") { pclose(stream) }
  }

  func write(_ text: String, to name: String) throws -> String {
    try Platform.write(text, to: "\(path)/\(name)")
    return "\(path)/\(name)"
  }
}

struct ConfigFileTests {
  let folder = Folder()

  @Test func `a missing file means the defaults`() {
    let file = ConfigFile(path: "\(folder.path)/none")
    #expect(file.preferences == Preferences())
    #expect(file.complaint == nil)
  }

  @Test func `every good line counts, whatever stands around it`() throws {
    let text =
      "\u{FEFF}; mine\nrest.work = 90\n  numbers.comma = on\r\nbroken\n[section]\nunits.weight: lb ; pounds\n"
    let file = ConfigFile(path: try folder.write(text, to: "config"))
    #expect(file.preferences.restWork == 90)
    #expect(file.preferences.usesDecimalComma)
    #expect(file.preferences.weightUnit == .lb)
    #expect(file.complaint == "\(folder.path)/config:4: this line is not key = value.")
  }

  @Test(arguments: [
    ("rest.wrok = 90", "Did you mean rest.work?"), ("units.weight = stone", "is not one of kg, lb."),
    ("rest.work = -5", "below zero"),
  ])
  func `the first fault is told with its line`(line: String, sentence: String) throws {
    let file = ConfigFile(path: try folder.write("bell = off\n\(line)\nalso broken\n", to: "config"))
    #expect(file.complaint?.hasPrefix("\(folder.path)/config:2: ") == true)
    #expect(file.complaint?.contains(sentence) == true)
    #expect(!file.preferences.rings)
  }

  @Test func `a file that is not UTF-8 is left as it is`() throws {
    let path = "\(folder.path)/config"
    let before: [UInt8] = [0xFF, 0xFE, 0x62, 0x00, 0x0A]
    let file = try #require(fopen(path, "w"))
    fwrite(before, 1, before.count, file)
    fclose(file)
    let error = #expect(throws: FileError.self) { try ConfigFile.write("units.weight", "lb", to: path) }
    #expect(error?.sentence == "\(path): the file is not UTF-8, so it was left as it is")
    #expect(try Platform.bytes(of: path) == before)
  }

  @Test func `a section holds the keys, and its faults name line and key`() throws {
    let text = "bell = off\n[keys]\nundo = Z, Ctrl-U\nredo = Z\ntheme = Ctrl-T\nfnish = F\n"
    let file = ConfigFile(path: try folder.write(text, to: "config"))
    #expect(file.keys.changed == [.theme, .undo])
    #expect(
      file.complaints.map { $0.replacing("\(folder.path)/", with: "") } == [
        "config:4: redo: “Z” is the key of undo. Give one of them another key; the usual ones count.",
        "config:6: there is no command “fnish”. Did you mean finish?",
      ])
    #expect(!file.preferences.rings && file.preferences.theme == "strong-dark")
  }

  @Test func `a setting is written above the keys and never into them`() throws {
    let path = try folder.write("bell = off\n[keys]\ntheme = Ctrl-T", to: "config")
    try ConfigFile.write("theme", "mono", to: path)
    try ConfigFile.write("bell", "on", to: path)
    #expect(try Platform.text(of: path) == "bell = on\ntheme = mono\n[keys]\ntheme = Ctrl-T\n")
    let file = ConfigFile(path: path)
    #expect(file.preferences.theme == "mono" && file.keys.changed == [.theme] && file.complaint == nil)
  }

  @Test func `a folder in the file's place is a fault, not a crash`() {
    #expect(ConfigFile(path: folder.path).complaint == "\(folder.path): this is a folder, not a file.")
  }

  @Test(arguments: [
    ("", "bell = off\n"), ("bell = on\n", "bell = off\n"), ("bell = on", "bell = off\n"),
    ("# bell = on\nx = 1", "# bell = on\nx = 1\nbell = off\n"),
    ("bell = on\r\nx = 1\r\n", "bell = off\r\nx = 1\r\n"), ("bell: on\n\n; end\n", "bell = off\n\n; end\n"),
    ("bell=on\nbell=on\n", "bell=on\nbell = off\n"), ("  bell = on\n", "bell = off\n"),
  ])
  func `a changed setting leaves every other line alone`(before: String, after: String) {
    #expect(ConfigText.setting("bell", to: "off", in: before) == after)
  }

  @Test func `a setting is kept in the file and read back`() throws {
    let paths = Paths(log: "", config: "\(folder.path)/deep/er/config", themes: "\(folder.path)/themes")
    var configuration = Configuration(paths: paths)
    #expect(configuration.set("units.weight", to: "LB") == nil)
    #expect(configuration.set("units.weight", to: "stone") != nil)
    #expect(configuration.set("no.such", to: "1") != nil)
    #expect(try Platform.text(of: paths.config) == "units.weight = lb\n")
    #expect(Configuration(paths: paths).preferences.weightUnit == .lb)
  }

  @Test func `a theme that is not there is told and the usual one is worn`() throws {
    let config = try folder.write("theme = nope\n", to: "config")
    let configuration = Configuration(paths: Paths(log: "", config: config, themes: "\(folder.path)/themes"))
    #expect(configuration.complaint?.contains("nope") == true)
    #expect(configuration.theme.name == "strong-dark")
  }
}
