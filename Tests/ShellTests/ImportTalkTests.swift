import Logbook
import Screens
import Testing
import Training

@testable import Shell

/// An import in the app tells how far it is.
struct ImportTalkTests {
  let folder = Folder()

  private func talk(
    _ rows: Int, in log: Logbook, show: @escaping (ImportOffer) -> Void = { _ in }
  ) throws -> ImportTalk {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    let row = "2026-11-20 18:00:00,Push,1h,Bench Press (Barbell),1,100,5,0,0,,,\n"
    let path = try folder.write(header + String(repeating: row, count: rows), to: "s.csv")
    let start = LocalMoment(moment: Moment(seconds: 1_795_804_560), offset: 3_600)
    return try ImportTalk(path, log: log, clock: .fixed(start), Preferences(), seed: 1, show: show)
  }

  private func told(_ rows: Int) throws -> [Int] {
    let log = try Logbook(path: ":memory:")
    defer { log.close() }
    var told: [Int] = []
    let talk = try talk(rows, in: log) { offer in
      guard case .working(let done, let all, _) = offer.stage else { return }
      told.append(done * 100 / all)
    }
    _ = try talk.preview(.kg)
    _ = try talk.perform([:])
    #expect(try log.workoutCount(since: nil) == 1)
    return told
  }

  @Test func `a large file is told in hundredths, at the first look, in the preview and in earnest`() throws {
    let told = try told(30_000)
    #expect(told.filter { $0 == 100 }.count == 3)
    #expect(told.count > 12)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 < $1 || $0 == 100 })
  }

  @Test func `a small one is over before`() throws {
    #expect(try told(300).isEmpty)
  }
}
