extension Dialect {
  /// GymBook, whose columns are known by their places in any language.
  static let gymBook = Dialect(key: [.date, .workout], isTimed: true)

  static let gymBookPlaces: [Column?] = [
    .date, .workout, .time, .exercise, nil, nil, nil, .type, .reps, .weight, .notes, .isSkipped,
  ]

  static let gymRun = Dialect(
    names: ColumnName.table([
      .date: ["date"], .time: ["time"], .workout: ["routine"], .exercise: ["exercise"],
      .weight: ["weight"], .reps: ["reps"], .seconds: ["duration"], .distance: ["distance"],
      .notes: ["note"],
    ]), key: [.date, .workout], isTimed: true)

  static let strengthLog = Dialect(
    names: ColumnName.table([
      .workout: ["workout"], .date: ["start"], .end: ["end"], .exercise: ["exercise"], .weight: ["weight"],
      .otherWeight: ["extraweight"], .reps: ["reps"], .seconds: ["time"], .warmup: ["warmup"],
      .failure: ["fail"],
    ]).merging(["distancem": ColumnName(column: .distance, distance: .m)]) { first, _ in first },
    key: [.date, .end, .workout], skipsZeros: true)

  static let fitbod = Dialect(
    names: ColumnName.table([
      .date: ["date"], .exercise: ["exercise"], .reps: ["reps"], .seconds: ["duration(s)"],
      .warmup: ["iswarmup"], .notes: ["note"], .multiplier: ["multiplier"],
    ]).merging([
      "weight(kg)": ColumnName(column: .weight, weight: .kg),
      "weight(lbs)": ColumnName(column: .weight, weight: .lb),
      "distance(m)": ColumnName(column: .distance, distance: .m),
    ]) { first, _ in first },
    key: [.date], gap: 10_800)

  static let liftLog = Dialect(
    names: ColumnName.table([
      .workoutNumber: ["sessionid"], .date: ["timestamp"], .exercise: ["exercise"], .weight: ["weight"],
      .weightUnit: ["weightunit"], .reps: ["reps"], .notes: ["notes"],
    ]), key: [.workoutNumber], isTimed: true, needsReps: true)

  static let nextSet = Dialect(
    names: ColumnName.table([
      .date: ["date"], .exercise: ["exercise"], .reps: ["reps"], .weight: ["weight"],
      .isDone: ["iscompleted"], .notes: ["notes"],
    ]).merging([
      "weight(kg)": ColumnName(column: .weight, weight: .kg),
      "weight(lbs)": ColumnName(column: .weight, weight: .lb),
    ]) { first, _ in first },
    key: [.date], gap: 10_800)

  /// Liftosaur: a set without completed reps is a plan.
  static let liftosaur = Dialect(
    names: ColumnName.table([
      .date: ["workout datetime"], .program: ["program"], .workout: ["day name"], .exercise: ["exercise"],
      .warmup: ["is warmup set?"], .reps: ["completed reps"], .rpe: ["completed rpe"],
      .weight: ["completed weight value"], .weightUnit: ["completed weight unit"],
      .doneAt: ["completed reps time"], .notes: ["notes"],
    ]), key: [.date, .program, .workout], needsReps: true)

  /// JEFIT's sets as converters lay them out.
  static let jefitSets = Dialect(
    names: ColumnName.table([
      .date: ["date", "mydate"], .exercise: ["exercise name", "ename"], .order: ["set"],
      .weight: ["weight"], .reps: ["reps"], .notes: ["notes"],
    ]).merging([
      "weight (kg)": ColumnName(column: .weight, weight: .kg),
      "weight (lb)": ColumnName(column: .weight, weight: .lb),
      "weight (lbs)": ColumnName(column: .weight, weight: .lb),
    ]) { first, _ in first },
    key: [.date], blocks: .numberedRuns)
}
