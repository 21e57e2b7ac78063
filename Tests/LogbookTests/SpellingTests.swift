import Testing
import Training

@testable import Logbook

/// The exercises done most, as other programs spell them.
@Suite struct SpellingTests {
  /// Ours, then FitNotes', Hevy's and StrongLifts'; a blank where a program has none.
  private static let table = """
    Bench Press (Barbell)|Flat Barbell Bench Press|Bench Press (Barbell)|Bench Press
    Incline Bench Press (Barbell)|Incline Barbell Bench Press|Incline Bench Press (Barbell)|Incline Bench Press
    Decline Bench Press (Barbell)|Decline Barbell Bench Press|Decline Bench Press (Barbell)|
    Bench Press - Close Grip (Barbell)|Close Grip Barbell Bench Press|Bench Press - Close Grip (Barbell)|Close-Grip Bench Press
    Bench Press (Dumbbell)|Flat Dumbbell Bench Press|Bench Press (Dumbbell)|Dumbbell Bench Press
    Incline Bench Press (Dumbbell)|Incline Dumbbell Bench Press|Incline Bench Press (Dumbbell)|Incline Dumbbell Press
    Chest Fly (Dumbbell)|Flat Dumbbell Fly|Chest Fly (Dumbbell)|Dumbbell Fly
    Chest Press (Machine)||Chest Press (Machine)|
    Pec Deck (Machine)||Butterfly (Pec Deck)|
    Cable Crossover|Cable Crossover|Cable Fly Crossovers|
    Squat (Barbell)|Barbell Squat|Squat (Barbell)|Squat
    Front Squat (Barbell)|Barbell Front Squat|Front Squat|Front Squats
    Goblet Squat (Kettlebell)||Kettlebell Goblet Squat|
    Hack Squat||Hack Squat (Machine)|Hack Squat
    Leg Press|Leg Press|Leg Press (Machine)|Leg Press
    Leg Extension (Machine)|Leg Extension Machine|Leg Extension (Machine)|Leg Extension
    Lying Leg Curl (Machine)|Lying Leg Curl Machine|Lying Leg Curl (Machine)|
    Seated Leg Curl (Machine)|Seated Leg Curl Machine|Seated Leg Curl (Machine)|
    Standing Calf Raise (Machine)|Standing Calf Raise Machine|Standing Calf Raise (Machine)|Calf Raises
    Seated Calf Raise (Machine)|Seated Calf Raise Machine|Seated Calf Raise|Seated Calf Raise
    Lunge (Bodyweight)||Lunge|Lunges
    Hip Thrust (Barbell)||Hip Thrust (Barbell)|Hip Thrust
    Deadlift (Barbell)|Deadlift|Deadlift (Barbell)|Deadlift
    Sumo Deadlift (Barbell)|Sumo Deadlift|Sumo Deadlift|Sumo Deadlift
    Romanian Deadlift (Barbell)|Romanian Deadlift|Romanian Deadlift (Barbell)|Romanian Deadlift
    Stiff Leg Deadlift (Barbell)|Stiff-Legged Deadlift|Straight Leg Deadlift|Stiff Leg Deadlift
    Rack Pull (Barbell)|Rack Pull|Rack Pull|Rack Pull
    Good Morning (Barbell)|Good Morning|Good Morning (Barbell)|Good Morning
    Back Extension||Back Extension (Hyperextension)|Hyperextensions
    Overhead Press (Barbell)|Overhead Press|Overhead Press (Barbell)|Overhead Press
    Push Press|Push Press|Push Press|Push Press
    Seated Overhead Press (Dumbbell)|Seated Dumbbell Press|Seated Overhead Press (Dumbbell)|
    Arnold Press (Dumbbell)|Arnold Dumbbell Press|Arnold Press (Dumbbell)|Arnold Press
    Lateral Raise (Dumbbell)|Lateral Dumbbell Raise|Lateral Raise (Dumbbell)|Lateral Raise
    Front Raise (Dumbbell)|Front Dumbbell Raise|Front Raise (Dumbbell)|
    Reverse Fly (Dumbbell)|Rear Delt Dumbbell Raise|Rear Delt Reverse Fly (Dumbbell)|Reverse Fly
    Face Pull (Cable)|Cable Face Pull|Face Pull|Face Pulls
    Shrug (Barbell)|Barbell Shrug|Shrug (Barbell)|Barbell Shrugs
    Upright Row (Barbell)||Upright Row (Barbell)|Upright Row
    Bent Over Row (Barbell)|Barbell Row|Bent Over Row (Barbell)|Barbell Row
    Pendlay Row (Barbell)|Pendlay Row|Pendlay Row (Barbell)|Pendlay Row
    Bent Over One Arm Row (Dumbbell)|Dumbbell Row|Dumbbell Row|Dumbbell Row
    T Bar Row|T-Bar Row|T Bar Row|T-Bar Row
    Seated Row (Cable)|Seated Cable Row|Seated Cable Row - V Grip (Cable)|Cable Row
    Iso-Lateral Row (Machine)|Hammer Strength Row|Iso-Lateral Row (Machine)|
    Lat Pulldown (Cable)|Lat Pulldown|Lat Pulldown (Cable)|Lat Pulldown
    Straight Arm Pulldown (Cable)|Straight-Arm Cable Pushdown|Straight Arm Lat Pulldown (Cable)|
    Pull Up|Pull Up|Pull Up|Pull-ups
    Pull Up (Weighted)||Pull Up (Weighted)|Weighted Pullups
    Chin Up|Chin Up|Chin Up|Chin-ups
    Inverted Row (Bodyweight)||Inverted Row|Inverted Rows
    Chest Dip||Chest Dip|Dips
    Triceps Dip|Parallel Bar Triceps Dip|Triceps Dip|
    Push Up||Push Up|Push-ups
    Bicep Curl (Barbell)|Barbell Curl|Bicep Curl (Barbell)|Barbell Curls
    Bicep Curl (Dumbbell)|Dumbbell Curl|Bicep Curl (Dumbbell)|Dumbbell Curl
    Bicep Curl (EZ Bar)|EZ-Bar Curl|EZ Bar Biceps Curl|
    Hammer Curl (Dumbbell)|Dumbbell Hammer Curl|Hammer Curl (Dumbbell)|Hammer Curl
    Concentration Curl (Dumbbell)|Dumbbell Concentration Curl|Concentration Curl|Concentration Curl
    Triceps Pushdown (Cable - Straight Bar)|Cable Push Down|Triceps Pushdown|Tricep Pushdown
    Triceps Pushdown (Cable - Rope)|Rope Push Down|Triceps Rope Pushdown|Rope Pushdown
    Skullcrusher (Barbell)|Lying Triceps Extension|Skullcrusher (Barbell)|Skull Crushers
    Triceps Extension (Cable)|Cable Overhead Triceps Extension|Overhead Triceps Extension (Cable)|
    Plank|Plank|Plank|Planks
    Crunch|Crunch|Crunch|Crunches
    Cable Crunch|Cable Crunch|Cable Crunch|
    Hanging Leg Raise|Hanging Leg Raise|Hanging Leg Raise|Hanging Leg Raise
    Ab Wheel|Ab-Wheel Rollout|Ab Wheel|Ab Wheel
    Running (Treadmill)|Running (Treadmill)|Treadmill|
    Rowing (Machine)|Rowing Machine|Rowing Machine|
    """

  private static let rows = table.split(separator: "\n").map { line in
    line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `an import knows them by every spelling`() throws {
    let known = try KnownExercises(try Logbook(path: ":memory:").store)
    for row in Self.rows {
      for spelling in row where !spelling.isEmpty {
        let found = known.find(spelling) { ID("new") }
        #expect(found.exercise.name == row[0] && !found.isNew, "\(spelling)")
      }
    }
  }

  @Test func `a search finds them first by every spelling, however it is written`() throws {
    let index = SearchIndex(try Logbook(path: ":memory:").library())
    for row in Self.rows {
      for spelling in row where !spelling.isEmpty {
        #expect(index.find(spelling).first?.summary.exercise.name == row[0], "\(spelling)")
        #expect(index.find(spelling.uppercased()).first?.summary.exercise.name == row[0], "\(spelling)")
      }
    }
  }
}
