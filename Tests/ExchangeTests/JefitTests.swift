import Testing
import Training

@testable import Exchange

/// JEFIT's backup of many tables, and the flat files that converters make of it.
@Suite struct JefitTests {
  private func pounds(_ milli: Int) -> Weight { Weight(milli: milli, unit: .lb) }
  private func kilograms(_ milli: Int) -> Weight { Weight(milli: milli, unit: .kg) }

  @Test func `the backup's logs are sets of their session, in the unit of its settings`() throws {
    let reading = try read(file("jefit-sections.csv"))
    #expect(reading.scan.format == .jefit)
    #expect(reading.scan.weightUnit == .stated(.lb))
    let workout = try #require(reading.workouts.first)
    #expect(reading.workouts.count == 1)
    #expect((workout.start.moment.seconds, workout.start.offset) == (1_700_000_000, 3_600))
    #expect(workout.duration == 3_600)
    #expect(reading.blocks.map(\.exerciseName) == ["Barbell Bench Press, \"wide\""])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: pounds(135_000), reps: 5), SetValues(weight: pounds(135_000), reps: 5),
        SetValues(weight: pounds(155_000), reps: 3),
      ])
    #expect((reading.leftOut.count, reading.doubts.count) == (0, 0))
  }

  private func backup(_ sections: String) -> String {
    "### SETTING ####\n\nrow_id,length,mass\n1,\" cm\",\" kg\"\n\n####\n" + sections
  }

  private let logs =
    "### EXERCISE LOGS ####\nUSERID,logs,_id,mydate,eid,ename,belongsession\n"

  @Test func `a backup whose sets stand before their exercises is refused when they are too many`() {
    let sets = "### EXERCISE SET LOGS ####\n_id,exercise_log_id,weight_lbs,reps\n1,1,100,5\n2,1,100,5\n####\n"
    let text = backup(sets + logs + "7,\"60x5,60x5\",1,2023-11-14,2,Squat,0\n7,70x3,2,2023-11-14,2,,0\n")
    func isRefused(_ most: Int) -> Bool {
      var scan = FileScan(mostHeld: most)
      scan.feed(Array(text.utf8)[...])
      do {
        _ = try scan.finish()
        return false
      } catch {
        return error == .tooLarge(.jefit, most: most)
      }
    }
    #expect(!isRefused(4))
    #expect(isRefused(3))
  }

  private static func large(_ dice: inout Rolls) -> String {
    var text = "### SETTING ####\n\nrow_id,length,mass\n1,\" cm\",\" kg\"\n\n####\n"
    text += "### EXERCISE LOGS ####\nUSERID,logs,_id,mydate,eid,ename,belongsession\n"
    var sets = "### EXERCISE SET LOGS ####\n_id,exercise_log_id,weight_lbs,reps\n"
    for log in 1...200 {
      let packed = dice.below(20) == 0 ? "sixty" : "\(20 + dice.below(80))x5,60x\(1 + dice.below(9))"
      text += "7,\"\(packed)\",\(log),2023-11-\(10 + dice.below(9)),\(dice.below(9)),"
      text += "\(dice.below(3) == 0 ? "" : "Lift \(dice.below(9))"),\(dice.below(30))\n"
      if dice.below(3) == 0 { sets += "\(log),\(dice.below(250)),\(dice.below(300)),5\n" }
    }
    text += "#####\n" + sets + "####\n### WORKOUT SESSIONS ####\n_id,starttime,endtime\n"
    for session in 1...25 { text += "\(session),\(1_700_000_000 + session * 50_000),0\n" }
    text +=
      "####\n### NOTES ####\n_id,eid,mydate,mynote\n1,3,2023-11-12,\"two\nlines\"\n2,4,2023-11-13,slow\n####\n"
    return text + "### PROFILE ####\n_id,mydate,weight\n1,2023-11-12,80\n2,soon,81\n####\n"
  }

  @Test(arguments: 1...5) func `a large backup in shares gives the same as at once`(seed: UInt64) throws {
    var dice = Rolls(seed)
    try expectSameInShares(Array(JefitTests.large(&dice).utf8))
  }

  @Test func `logs without a session are of their day, and names are looked up`() throws {
    let reading = try read(
      backup(
        logs + "7,\"60x5,60x5\",1,2023-11-14,2,Squat,0\n7,70x3,2,2023-11-14,2,,0\n7,20x8,3,2023-11-15,9,,0\n"
          + "7,\"0x0,0x0\",4,2023-11-15,9,,0\n7,5x5,5,2023-11-15,77,,0\n#####\n"
          + "### CUSTOM EXERCISES ####\n_id,name\n9,\"Sled, heavy\n\nblue\"\n####\n"))
    #expect(reading.workouts.map(\.start.day.iso) == ["2023-11-14", "2023-11-15"])
    #expect(reading.workouts.map(\.start.secondOfDay) == [43_200, 43_200])
    #expect(
      reading.blocks.map(\.exerciseName) == ["Squat", "Squat", "Sled, heavy\n\nblue", "JEFIT exercise 77"])
    #expect(reading.notDone == 1)
    #expect(
      reading.sets.map(\.values.weight).prefix(3) == [
        kilograms(60_000), kilograms(60_000), kilograms(70_000),
      ])
  }

  @Test func `sets of their own rows replace packed ones, in pounds whatever the setting`() throws {
    let reading = try read(
      backup(
        logs + "7,\"60x5\",1,2023-11-14,2,Squat,0\n####\n### EXERCISE SET LOGS ####\n"
          + "_id,exercise_log_id,weight_lbs,reps,duration,distance_mi,set_type\n"
          + "1,1,132.27735731092655,5,0,0,warmup\n2,1,225,3,0,0,normal\n3,1,0,0,60,0.5,normal\n"))
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: kilograms(60_000), reps: 5), SetValues(weight: pounds(225_000), reps: 3),
        SetValues(duration: 60, distance: Distance(milli: 500, unit: .mi)),
      ])
    #expect(reading.sets.map(\.type) == [.warmup, .work, .work])
  }

  @Test func `a packed timed set is kept with its text and flagged`() throws {
    let reading = try read(backup(logs + "7,\"0x0,0x0,0x0,0x0,0x60\",1,2023-11-14,2,Plank,0\n"))
    #expect(reading.sets.map(\.values) == [SetValues(duration: 60)])
    #expect(reading.sets.map(\.isSuspicious) == [true])
    #expect(reading.doubts.shown.map(\.reason) == [.packedTime("0x0,0x0,0x0,0x0,0x60")])
  }

  @Test func `body measures of a profile come along, notes go to their exercise of the day`() throws {
    let reading = try read(
      backup(
        logs
          + "7,\"60x5\",1,2023-11-14,2,Squat,0\n####\n### NOTES ####\n_id,eid,mydate,mynote\n1,2,2023-11-14,deep\n"
          + "####\n### PROFILE ####\nrow_id,mydate,weight,fatpercent,waist,chest\n1,2023-11-14,80.5,18,0,101\n"
      ))
    #expect(reading.blocks.map(\.note) == ["deep"])
    #expect(reading.measurements.map(\.kind) == ["bodyweight", "body fat", "chest"])
    #expect(reading.measurements.map(\.unit) == ["kg", "%", "cm"])
  }

  @Test func `flat files hold packed sets or a row for each`() throws {
    let packed = try read("mydate,ename,logs(lbs)\n2023-11-14,Squat,\"135x5,155x3\"\n2023-11-15,Row,bad\n")
    #expect(packed.scan.variant == "jefit.logs")
    #expect(packed.scan.weightUnit == .stated(.lb))
    #expect(packed.sets.map(\.values.weight) == [pounds(135_000), pounds(155_000)])
    #expect(packed.leftOut.shown.map(\.line) == [3])
    let rows = try read(
      "Date,Exercise Name,Set,Weight (kg),Reps\n2023-11-14,Squat,1,60,5\n2023-11-14,Squat,2,60,5\n2023-11-14,Squat,1,50,8\n"
    )
    #expect(rows.scan.variant == "jefit.sets")
    #expect(rows.blocks.map(\.sets.count) == [2, 1])
  }
}
