// swift-tools-version: 6.2
import PackageDescription

/// Rules every target keeps: Swift 6 language mode, no warnings, imports spelled out.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Pure targets touch no clock, no file and no pointer.
let pure: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "knurl",
  platforms: [.macOS(.v15)],
  targets: [
    // C, each behind one target
    .systemLibrary(
      name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "CInih", providers: [.apt(["libinih-dev"]), .brew(["inih"])]),
    .target(
      name: "CTerminal",
      linkerSettings: [
        .linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux])),
      ]),

    // what training is, what a screen is made of
    .target(name: "Training", swiftSettings: pure),
    .target(
      name: "Themes", path: "themes",
      resources: [
        .embedInCode("strong-dark.theme"), .embedInCode("strong-light.theme"),
        .embedInCode("terminal.theme"), .embedInCode("mono.theme"),
      ], swiftSettings: strict),
    .target(name: "Canvas", dependencies: ["Themes"], swiftSettings: pure),
    .target(name: "Screens", dependencies: ["Training", "Canvas"], swiftSettings: pure),

    // the log on disk, other people's files
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(
      name: "Logbook", dependencies: ["Training", "SQLite"],
      resources: [.embedInCode("Catalogue/exercises.tsv")], swiftSettings: strict),
    .target(name: "Exchange", dependencies: ["Training"], swiftSettings: pure),

    // the terminal, the meeting of screens and storage, the command line
    .target(name: "Terminal", dependencies: ["Canvas", "CTerminal"], swiftSettings: strict),
    .target(
      name: "Shell", dependencies: ["Screens", "Canvas", "Training", "Logbook", "Exchange", "CInih"],
      swiftSettings: strict),
    .target(
      name: "Console",
      dependencies: ["Shell", "Logbook", "Exchange", "Canvas", "Screens", "Training"],
      swiftSettings: strict),
    .executableTarget(
      name: "knurl",
      dependencies: ["Console", "Shell", "Terminal", "Screens", "Canvas", "Training", "Logbook"],
      swiftSettings: strict),

    // tests
    .target(name: "CPty", path: "Tests/CPty", linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
    .testTarget(name: "TrainingTests", dependencies: ["Training"], swiftSettings: strict),
    .testTarget(name: "ConformanceTests", dependencies: ["Training", "Exchange"], swiftSettings: strict),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas", "Themes"], swiftSettings: strict),
    .testTarget(name: "ScreensTests", dependencies: ["Screens", "Canvas", "Training"], swiftSettings: strict),
    .testTarget(
      name: "LogbookTests", dependencies: ["Logbook", "SQLite", "Training"], swiftSettings: strict),
    .testTarget(
      name: "ExchangeTests", dependencies: ["Exchange", "Training"],
      exclude: ["Files"], swiftSettings: strict),
    .testTarget(
      name: "ConsoleTests", dependencies: ["Console", "Shell", "Logbook", "Training"],
      swiftSettings: strict),
    .testTarget(
      name: "JourneyTests",
      dependencies: ["Shell", "Screens", "Canvas", "Logbook", "Exchange", "Training"],
      exclude: ["Journeys"], swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Canvas", "CPty"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
