import Exchange
import Testing
import Training

@Suite struct FormatTests {
  private func refusal(_ text: String) -> ScanRefusal? {
    refusal(Array(text.utf8))
  }

  private func refusal(_ bytes: [UInt8]) -> ScanRefusal? {
    #expect(throws: ScanRefusal.self) { try scan(bytes) }
  }

  @Test(arguments: [
    (
      "\"title\",\"start_time\",\"end_time\",\"description\",\"exercise_title\",\"superset_id\",\"exercise_notes\",\"set_index\",\"set_type\",\"weight_kg\",\"reps\",\"distance_km\",\"duration_seconds\",\"rpe\"",
      Format.hevy
    ),
    ("\"date\",\"weight_kg\",\"fat_percent\",\"neck_in\"", .hevyMeasurements),
    ("Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps", .liftosaur),
    (
      "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier",
      .fitbod
    ),
    (
      "\u{FEFF}Date (yyyy/mm/dd),Workout,Workout Name,Exercise,Sets×Reps,Set 1 (Reps),Set 1 (KG)",
      .strongLifts
    ),
    (
      "\"Date\",\"Note\",\"Workout\",\"Body Weight\",\"Exercise 1\",\"Weight (KG)\",\"Set 1\",\"Set 2\"",
      .strongLiftsWide
    ),
    (
      "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind",
      .fitNotesPhone
    ),
    ("Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment", .fitNotes),
    ("Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time", .fitNotes),
    ("Date,Time,Measurement,Value,Unit,Comment", .fitNotesBody),
    (
      "Data,Programma,Orario,Esercizio,Zona,A,B,Set / Riscaldamento / Defaticamento,C,D,Appunti,Saltato",
      .gymBook
    ),
    ("Date;Time;Routine;Exercise;Set;Weight;Reps;Para6;Para10;Note;Type;Book;Version1", .gymRun),
    (
      "workout,start,end,exercise,weight,bodyweight,extraWeight,distanceM,reps,time,warmup,max,fail",
      .strengthLog
    ),
    ("SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes", .liftLog),
    ("Date,Group,Exercise,Reps,Weight,IsCompleted,IsAMRAP,Notes", .nextSet),
    ("mydate,ename,logs(lbs)", .jefitLogs), ("Date,Exercise Name,Set,Weight (kg),Reps", .jefitSets),
    ("Date,\"Weight (kg)\",\"Fat mass (kg)\",\"Bone mass (kg)\",Comments", .withings),
    ("DATE,TIME,WEIGHT,FAT", .openScale), ("\"dateTime\",\"weight\"", .openScale),
    ("### SETTING ####\n_id,mass\n", .jefit),
  ])
  func `a file is known by its header, and can be said to be of its format`(text: String, format: Format)
    throws
  {
    let bytes = Array((text + "\n1,2,3\n").utf8)
    #expect(try scan(bytes).format == format)
    #expect(try scan(bytes, as: Format.named(format.rawValue.uppercased())).format == format)
  }

  @Test(arguments: [
    ("id,date,name,type,description,elapsed_time,distance,commute,gear,filename", Format.strava),
    ("Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Pace,Ascent", .garmin),
    ("<?xml version=\"1.0\"?>\n<HealthData locale=\"en\">", .appleHealth),
    ("<?xml version=\"1.0\"?><gpx version=\"1.1\">", .gpx),
    ("<?xml version=\"1.0\"?><TrainingCenterDatabase>", .tcx), ("SQLite format 3\0abc", .fitNotesBackup),
    ("\u{E}\u{10}\u{1}\u{1}aaaa.FITxx", .fit),
  ])
  func `what cannot be read yet is known by name`(text: String, format: Format) {
    #expect(refusal(text + "\n1,2,3\n") == .notReadYet(format))
    let article = format == .appleHealth ? "an" : "a"
    #expect(ScanRefusal.notReadYet(format).sentence.hasPrefix("This is \(article) \(format.rawValue) file"))
  }

  @Test(arguments: [
    ("strava.csv", Format.strava), ("garmin.csv", .garmin), ("two-segments.gpx", .gpx),
    ("apple-health.xml", .appleHealth),
  ])
  func `cardio files are known and not read yet`(name: String, format: Format) throws {
    #expect(refusal(try file(name)) == .notReadYet(format))
  }

  @Test func `a format is named in any spelling`() {
    #expect(Format.named("fitnotes-2") == .fitNotesPhone)
    #expect(Format.named(" Strong measurements") == .strongMeasurements)
    #expect(Format.named("openscale") == .openScale)
    #expect(Format.named("nothing") == nil)
  }

  @Test func `a file that is not of the stated format is refused with its header`() {
    #expect(throws: ScanRefusal.incomplete(.hevy, header: "one,two")) {
      try scan(Array("one,two\n1,2\n".utf8), as: .hevy)
    }
  }

  @Test func `an unknown header is shown`() {
    #expect(refusal("one;two;three\n1;2;3\n") == .unknown(header: "one;two;three"))
    #expect(refusal("\"just\", text\n") == .unknown(header: "just, text"))
    #expect(ScanRefusal.unknown(header: "one;two").sentence.contains("“one;two”"))
  }

  @Test func `a compressed file says what to do`() {
    #expect(refusal([0x1F, 0x8B, 8, 0, 1, 2]) == .compressed)
    #expect(refusal("PK\u{3}\u{4}abc") == .compressed)
  }

  @Test func `a JEFIT backup is known though its header says nothing`() throws {
    #expect(try scan(Array("\n### EXERCISE LOGS ####\nid,logs\n1,2\n".utf8)).format == .jefit)
  }

  @Test func `a note that mentions another format does not change the file's own`() throws {
    let reading = try read(strong(row("Squat,1,60,5,0,0", rest: "### SETTING <gpx <HealthData,,")))
    #expect(reading.sets.count == 1)
  }

  @Test func `a file without a single line break is known by its first bytes`() throws {
    let bytes = Array("<?xml version=\"1.0\"?><HealthData>".utf8) + Array(repeating: 120, count: 100_000)
    #expect(throws: ScanRefusal.notReadYet(.appleHealth)) { try scan(bytes) }
  }

  @Test func `columns are found by name in any order, and unknown ones are passed over`() throws {
    let text = """
      RPE,Extra,Reps,Weight,Set Order,Exercise Name,Workout Name,Date,Seconds,Distance
      8,x,5,100,1,Squat,Legs,2025-01-14 18:00:00,0,0
      """
    let reading = try read(text)
    #expect(reading.workouts.map(\.name) == ["Legs"])
    let values = SetValues(weight: Weight(milli: 100_000, unit: .kg), reps: 5, rpe: RPE(halves: 16))
    #expect(reading.sets.map(\.values) == [values])
  }

  @Test func `a repeated column name does not replace the first`() throws {
    let text =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Weight\n2025-01-14 18:00:00,A,Squat,1,60,5,99\n"
    #expect(try read(text).sets.map(\.values.weight?.milli) == [60_000])
  }

  @Test func `empty columns that a spreadsheet adds are passed over`() throws {
    let text =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,,\n2025-01-14 18:00:00,A,Squat,1,60,5,,\n"
    #expect(try read(text).sets.count == 1)
    let ragged =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2025-01-14 18:00:00,A,Squat,1,60,5,,,\n"
    #expect(try read(ragged).sets.count == 1)
  }

  @Test func `an iOS file that a spreadsheet saved with semicolons is still one`() throws {
    let text = """
      Date;Workout Name;Duration;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE
      14.01.2025 18:00;Push, pull;1h;Squat;1;62,5;5;0;0;one\\ntwo;;8,5
      """
    let reading = try read(text)
    #expect(reading.scan.variant == "strong.ios.2025")
    #expect(reading.scan.delimiter == UInt8(ascii: ";"))
    #expect(reading.sets.map(\.values.weight?.milli) == [62_500])
    #expect(reading.workouts[0].blocks[0].note == "one\ntwo")
  }

  @Test func `a header in a language not known is read by position`() throws {
    let text = """
      Fecha,Nombre,Duración,Ejercicio,Orden,Peso,Repeticiones,Distancia,Segundos,Notas,Notas generales,RPE
      2025-01-14 18:00:00,Empuje,1h,Bench Press (Barbell),1,60,8,0,0,arriba,bien,8
      2025-01-14 18:00:00,Empuje,1h,Bench Press (Barbell),Descanso,0,0,0,90,,,
      """
    let reading = try read(text)
    #expect(reading.scan.isPositional)
    let remark = try #require(reading.scan.remarks.first)
    #expect(remark.contains("date “Fecha”, workout name “Nombre”, duration “Duración”"))
    #expect(reading.scan.variant == "strong.ios.other")
    #expect(reading.sets.map(\.restAfter) == [90])
    #expect(reading.workouts[0].note == "bien")
    #expect(reading.workouts[0].blocks[0].note == "arriba")
  }

  @Test func `a header by position needs a date below it`() {
    let header = "a,b,c,d,e,f,g,h,i,j,k,RPE"
    #expect(refusal(header + "\nx,2,3,4,5,6,7,8,9,10,11,12\n") == .unknown(header: header))
    #expect(refusal(header + "\n") == .unknown(header: header))
  }

  @Test(arguments: [
    ("Weight (lbs)", "bodyweight", "lb", 76_800), ("Weight (kg)", "bodyweight", "kg", 76_800),
    ("Body fat percentage", "body fat", "%", 76_800), ("Waist (cm)", "waist", "cm", 76_800),
    ("Left bicep (in)", "left bicep", "in", 76_800),
  ])
  func `measurements are named by their header`(column: String, kind: String, unit: String, milli: Int) throws
  {
    let reading = try read(
      "\"Date\";\"\(column)\"\n\"2025-03-09 10:22:48\";76.80000305175781\n\"bad\";1\n")
    #expect(reading.scan.format == .strongMeasurements)
    let values = reading.measurements
    #expect(values.map(\.kind) == [kind])
    #expect(values.map(\.unit) == [unit])
    #expect(values.map(\.milli) == [milli])
    #expect(reading.leftOut.shown.map(\.reason) == [.date("bad")])
  }
}
