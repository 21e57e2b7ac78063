import Glibc

/// Four weeks of training as Strong for iOS exports it, ending two days ago.
enum Sample {
  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

  static func text() -> String {
    let today = time(nil) / 86_400
    var lines = [header]
    for week in 0..<4 {
      let first = today - 30 + 7 * week
      lines += push(day(first), week)
      lines += pull(day(first + 3), week)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Three exercises of three sets: the workout that comes next, because it is longest ago.
  private static func push(_ date: String, _ week: Int) -> [String] {
    let bench = 92.5 + 2.5 * Double(week)
    return sets(
      "\(date) 18:00:00,Push,52m", "Bench Press (Barbell)", ["\(bench),5", "\(bench),5", "\(bench),4"])
      + sets("\(date) 18:00:00,Push,52m", "Overhead Press (Barbell)", ["57.5,6", "57.5,6", "57.5,5"])
      + sets("\(date) 18:00:00,Push,52m", "Lateral Raise (Dumbbell)", ["10,12", "10,12", "10,11"])
  }

  private static func pull(_ date: String, _ week: Int) -> [String] {
    sets("\(date) 17:30:00,Pull,58m", "Deadlift (Barbell)", ["\(140 + 5 * week),5"])
      + sets("\(date) 17:30:00,Pull,58m", "Pull Up", ["0,8", "0,7", "0,6"])
  }

  private static func sets(_ workout: String, _ exercise: String, _ values: [String]) -> [String] {
    values.enumerated().map { "\(workout),\(exercise),\($0 + 1),\($1),0,0,,," }
  }

  /// `2026-11-27` of a day counted from 1970.
  private static func day(_ number: Int) -> String {
    var seconds = number * 86_400
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let fields = [Int(parts.tm_year) + 1_900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    return fields.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  /// The log after an import of it, made once for all tests.
  static let log = Result { () throws -> [UInt8] in
    let home = try Home()
    try Files.write(text().utf8, to: home.folder + "/strong.csv")
    let answer = try home.knurl("import", home.folder + "/strong.csv", "--unit", "kg")
    guard answer.code == 0 else { throw Home.Problem("the import failed: \(answer.err)") }
    return try Files.bytes(of: home.log)
  }
}

extension Home {
  /// A home whose log holds the imported sample.
  static func imported() throws -> Home {
    let home = try Home()
    try Files.write(try Sample.log.get(), to: home.log)
    return home
  }
}
