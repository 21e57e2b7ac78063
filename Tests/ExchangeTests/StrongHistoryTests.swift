import Exchange
import Testing
import Training

/// How rows come together to blocks and workouts.
@Suite struct StrongHistoryTests {
  @Test func `a block ends where the exercise changes`() throws {
    let reading = try read(
      strong(
        row("Squat,1,60,5,0,0"), row("Bench,1,60,5,0,0"), row("Squat,1,60,5,0,0"), row("Squat,2,60,5,0,0")))
    #expect(reading.workouts[0].blocks.map(\.exerciseName) == ["Squat", "Bench", "Squat"])
    #expect(reading.workouts[0].blocks.map(\.sets.count) == [1, 1, 2])
  }

  @Test func `a block ends where the number falls`() throws {
    let reading = try read(
      strong(
        row("Squat,1,60,5,0,0"), row("Squat,2,60,5,0,0"), row("Squat,Rest Timer,0,0,0,90"),
        row("Squat,1,80,5,0,0"), row("Squat,2,80,5,0,0")))
    #expect(reading.workouts[0].blocks.map(\.sets.count) == [2, 2])
    #expect(reading.sets.map(\.restAfter) == [nil, 90, nil, nil])
  }

  @Test func `a letter in between keeps a block together`() throws {
    let reading = try read(
      strong(
        row("Squat,W,40,5,0,0"), row("Squat,1,60,5,0,0"), row("Squat,2,60,5,0,0"), row("Squat,3,60,5,0,0"),
        row("Squat,D,50,5,0,0"), row("Squat,D,40,5,0,0"), row("Squat,1,60,5,0,0")))
    #expect(reading.workouts[0].blocks.map(\.sets.count) == [7])
    #expect(reading.sets.map(\.type) == [.warmup, .work, .work, .work, .drop, .drop, .work])
  }

  @Test func `numbers count on after a letter`() throws {
    let reading = try read(
      strong(
        row("Squat,1,60,5,0,0"), row("Squat,F,60,5,0,0"), row("Squat,2,60,5,0,0"), row("Squat,1,60,5,0,0")))
    #expect(reading.workouts[0].blocks.map(\.sets.count) == [3, 1])
  }

  @Test func `rows of one date, name and duration are one workout, anything else is another`() throws {
    func line(_ date: String, _ name: String, _ duration: String) -> String {
      "2025-01-14 \(date),\(name),\(duration),Squat,1,60,5,0,0,,,"
    }
    let reading = try read(
      strong(
        line("18:00:00", "A", "1h"), line("18:00:00", "A", "1h"), line("18:00:00", "B", "1h"),
        line("18:00:00", "B", "2h"), line("18:00:01", "B", "2h")))
    #expect(reading.workouts.map(\.line) == [2, 4, 5, 6])
    #expect(reading.counts.workouts == 4)
  }

  @Test func `titles and names stay byte for byte`() throws {
    let reading = try read(
      strong("2025-01-14 18:00:00,\" 1 Legs #1; \"\"a\"\", b 🏋️ \",1h,\" Seated Chess Press \",1,60,5,0,0,,,"))
    #expect(reading.workouts[0].name == " 1 Legs #1; \"a\", b 🏋️ ")
    #expect(reading.workouts[0].blocks[0].exerciseName == " Seated Chess Press ")
  }

  @Test(arguments: ["=1+1", "+A", "-A", "@A"])
  func `cells that a spreadsheet would calculate are text`(text: String) throws {
    let reading = try read(strong("2025-01-14 18:00:00,\(text),1h,\(text),1,60,5,0,0,\(text),,"))
    #expect(reading.workouts[0].name == text)
    #expect(reading.workouts[0].blocks[0].exerciseName == text)
    #expect(reading.workouts[0].blocks[0].note == text)
  }

  @Test func `a note repeated on later rows is the exercise's, another one is the set's`() throws {
    let reading = try read(
      strong(
        row("Squat,1,60,5,0,0", rest: "deep,,"), row("Squat,2,60,5,0,0", rest: "deep,,"),
        row("Squat,3,60,5,0,0", rest: "slow,,")))
    #expect(reading.workouts[0].blocks[0].note == "deep")
    #expect(reading.sets.map(\.note) == ["", "", "slow"])
  }

  @Test func `workout notes on several rows are kept once each`() throws {
    let reading = try read(
      strong(
        row("Squat,1,60,5,0,0", rest: ",good,"), row("Squat,2,60,5,0,0", rest: ",good,"),
        row("Squat,3,60,5,0,0", rest: ",tired,")))
    #expect(reading.workouts[0].note == "good\ntired")
  }

  @Test func `notes of any length and with real breaks are whole`() throws {
    let header = "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Notes;Workout Notes"
    let note = "one\ntwo; \"\"three\"\"\r\n\\n stays " + String(repeating: "long ", count: 400)
    let reading = try read("\(header)\n2024-01-01 10:00:00;A;Squat;1;60;kg;5;\"\(note)\";\"\"\n")
    let expected = "one\ntwo; \"three\"\r\n\\n stays " + String(repeating: "long ", count: 400)
    #expect(reading.workouts[0].blocks[0].note == expected)
  }

  private let android =
    "\"Workout #\";\"Date\";\"Workout Name\";\"Duration (sec)\";\"Exercise Name\";\"Set Order\";\"Weight (kg)\";\"Reps\";\"RPE\";\"Distance (meters)\";\"Seconds\";\"Notes\";\"Workout Notes\"\n"

  private func note(_ exercise: String, _ text: String) -> String {
    "1;2025-02-17 18:35:58;A;60;\(exercise);Note;;;;;;\(text);\n"
  }

  private func set(_ exercise: String, _ order: String) -> String {
    "1;2025-02-17 18:35:58;A;60;\(exercise);\(order);60;5;;;;;\n"
  }

  @Test func `note rows belong to the exercise that follows, and several are joined`() throws {
    let reading = try read(
      android + note("Squat", "one") + note("Squat", "two") + set("Squat", "1") + note("Bench", "alone")
        + note("Squat", "again") + set("Squat", "1"))
    let blocks = reading.workouts[0].blocks
    #expect(blocks.map(\.exerciseName) == ["Squat", "Bench", "Squat"])
    #expect(blocks.map(\.note) == ["one\ntwo", "alone", "again"])
    #expect(blocks.map(\.sets.count) == [1, 0, 1])
    #expect(reading.counts.notes == 4)
  }

  @Test func `a note row after sets of its exercise begins a new block`() throws {
    let reading = try read(android + set("Squat", "1") + note("Squat", "heavy") + set("Squat", "1"))
    #expect(reading.workouts[0].blocks.map(\.note) == ["", "heavy"])
    #expect(reading.workouts[0].blocks.map(\.sets.count) == [1, 1])
  }

  @Test func `41 sets of one exercise and 60 exercises are one workout`() throws {
    let many =
      (1...41).map { row("Squat,\($0),60,5,0,0") } + (1...60).map { row("Exercise \($0),1,60,5,0,0") }
    let reading = try read(strong(many.joined(separator: "\n")))
    #expect(reading.workouts.count == 1)
    #expect(reading.workouts[0].blocks.count == 61)
    #expect(reading.counts.sets == 101)
  }

  @Test func `an error of whoever takes the workouts ends the reading`() throws {
    struct Full: Error {}
    let bytes = Array(strong(row("Squat,1,60,5,0,0"), "2025-01-15 18:00:00,B,1h,Squat,1,60,5,0,0,,,").utf8)
    var reader = try #require(ImportReader(scan: scan(bytes), zone: east))
    #expect(throws: Full.self) {
      try reader.feed(bytes[...]) { _ throws(Full) in throw Full() }
    }
  }
}
