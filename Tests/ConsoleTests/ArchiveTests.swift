import Console
import Glibc
import Testing

/// Archives as `knurl import` meets them.
struct ArchiveTests {
  let desk = Desk()

  private let export = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2026-11-20 18:00:00,"Push A",1h 2m,"Bench Press (Barbell)",1,100,5,0,0,"","",

    """

  /// A file in an archive: its name, its text, and what is to be wrong with it.
  private struct Packed {
    var name: String
    var text: String
    var flags: UInt16 = 0
    var method: UInt16 = 0
    var checksum: UInt32?
    var size: UInt32?
    var offset: UInt32?
  }

  private func archive(_ files: [Packed], to name: String = "a.zip") -> String {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for file in files {
      let offset = file.offset ?? UInt32(bytes.count)
      let shared = shared(by: file)
      bytes += "PK\u{3}\u{4}".utf8
      bytes += shared
      bytes += file.name.utf8
      bytes += file.text.utf8
      list += "PK\u{1}\u{2}".utf8
      list += number(20, 2)
      list += shared
      list += number(0, 10)
      list += number(offset, 4)
      list += file.name.utf8
    }
    let start = UInt32(bytes.count)
    bytes += list
    bytes += "PK\u{5}\u{6}".utf8
    bytes += number(0, 4)
    for value in [UInt32(files.count), UInt32(files.count)] { bytes += number(value, 2) }
    for value in [UInt32(list.count), start] { bytes += number(value, 4) }
    return write(bytes + number(0, 2), to: name)
  }

  /// What a file's own header and the list say alike.
  private func shared(by file: Packed) -> [UInt8] {
    let data = Array(file.text.utf8)
    let size = UInt32(data.count)
    var bytes = number(20, 2)
    for value in [UInt32(file.flags), UInt32(file.method)] { bytes += number(value, 2) }
    for value in [0, file.checksum ?? Checksum.of(data), size, file.size ?? size] {
      bytes += number(value, 4)
    }
    return bytes + number(UInt32(file.name.utf8.count), 2) + number(0, 2)
  }

  private func number(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 4 ? UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) : 0 }
  }

  private func write(_ bytes: [UInt8], to name: String) -> String {
    let path = "\(desk.folder)/\(name)"
    if let file = fopen(path, "w") {
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
    return path
  }

  private func answer(_ files: Packed...) -> Answer {
    desk.knurl("import", archive(files), "--unit", "kg")
  }

  @Test func `what lies in an archive comes in, clutter and folders do not`() {
    let out = answer(
      Packed(name: "exports/", text: ""), Packed(name: "exports/a.csv", text: export),
      Packed(name: "__MACOSX/exports/._a.csv", text: "x"), Packed(name: "exports/.DS_Store", text: "x"),
      Packed(name: "note.txt", text: "hello")
    ).out
    #expect(out.contains("Imported 1 workout, 1 set"))
    #expect(out.contains("Files passed over: 1\n  \(desk.folder)/a.zip/note.txt: No export known here"))
  }

  @Test func `what gzip packed is unpacked, and what is cut off told`() {
    let data = Array(export.utf8)
    let count = UInt32(data.count)
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1]
    for value in [count, ~count] { packed += number(value, 2) }
    packed += data
    for value in [Checksum.of(data), count] { packed += number(value, 4) }
    let cut = desk.knurl("import", write(Array(packed.dropLast(20)), to: "cut.csv.gz"), "--unit", "kg")
    #expect(cut.errors.contains("the archive is damaged or was cut off"))
    let out = desk.knurl("import", write(packed, to: "whole.csv.gz"), "--unit", "kg").out
    #expect(out.contains("Imported 1 workout, 1 set"))
  }

  @Test func `a password, another packing and archives in archives are told`() {
    #expect(answer(Packed(name: "a.csv", text: export, flags: 1)).errors.contains("protected by a password"))
    #expect(
      answer(Packed(name: "a.csv", text: export, method: 12)).errors.contains("packed in a way not known"))
    let inner = Desk.text(at: archive([Packed(name: "a.csv", text: export)], to: "inner.zip"))
    #expect(
      answer(Packed(name: "b.zip", text: inner)).errors.contains("it is an archive inside an archive"))
  }

  @Test func `traps and damage unpack nothing`() {
    let trap = Packed(name: "a.csv", text: export, size: 1 << 30)
    #expect(answer(trap).errors.contains("more than 200 times its size"))
    let twice = Packed(name: "b.csv", text: export, offset: 0)
    #expect(answer(Packed(name: "a.csv", text: export), twice).errors.contains("lie over one another"))
    #expect(answer(Packed(name: "a.csv", text: export, checksum: 7)).errors.contains("it is damaged"))
    let small = Packed(name: "a.csv", text: export, size: 3)
    #expect(answer(small).code == 1)
    let whole = Desk.text(at: archive([Packed(name: "a.csv", text: export)], to: "whole.zip"))
    let cut = desk.write(String(whole.prefix(120)), to: "cut.zip")
    #expect(desk.knurl("import", cut).errors.contains("the archive is damaged or was cut off"))
    #expect(desk.knurl("history").out.hasPrefix("No workouts yet."))
  }
}

/// The sum archives keep of their files (ISO 3309).
private enum Checksum {
  static func of(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
