// swift-tools-version: 6.2
import PackageDescription

/// Rules every target keeps: Swift 6 language mode, no warnings, imports spelled out.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Regular expressions would double the program, so nothing in it uses them.
///
/// Tests may: searching in text needs their module.
let lean: [SwiftSetting] =
  strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// Pure targets touch no clock, no file and no pointer.
let pure: [SwiftSetting] = lean + [.strictMemorySafety()]

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
      ], swiftSettings: lean),
    .target(
      name: "Canvas", dependencies: ["Themes"], swiftSettings: pure,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Screens", dependencies: ["Training", "Canvas"], swiftSettings: pure),

    // the log on disk, other people's files
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: lean),
    .target(
      name: "Logbook", dependencies: ["Training", "SQLite"],
      resources: [.embedInCode("Catalogue/exercises.tsv")], swiftSettings: lean),
    .target(name: "Exchange", dependencies: ["Training"], swiftSettings: pure),

    // the terminal, the meeting of screens and storage, the command line
    .target(name: "Terminal", dependencies: ["Canvas", "CTerminal"], swiftSettings: lean),
    .target(
      name: "Shell",
      dependencies: ["Screens", "Canvas", "Themes", "Training", "Logbook", "Exchange", "CInih"],
      swiftSettings: lean),
    .target(
      name: "Console",
      dependencies: ["Shell", "Logbook", "Exchange", "Canvas", "Screens", "Training"],
      swiftSettings: lean),
    .executableTarget(
      name: "knurl",
      dependencies: ["Console", "Shell", "Terminal", "Screens", "Canvas", "Training", "Logbook"],
      swiftSettings: lean),

    // tests
    .target(name: "CPty", path: "Tests/CPty"),
    .testTarget(name: "TrainingTests", dependencies: ["Training"], swiftSettings: strict),
    .testTarget(name: "ConformanceTests", dependencies: ["Training", "Exchange"], swiftSettings: strict),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas", "Themes"], swiftSettings: strict),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", "Canvas", "Training"], swiftSettings: strict),
    .testTarget(
      name: "LogbookTests", dependencies: ["Logbook", "SQLite", "Training"], swiftSettings: strict),
    .testTarget(
      name: "ExchangeTests", dependencies: ["Exchange", "Training"],
      exclude: ["Files"], swiftSettings: strict),
    .testTarget(
      name: "ConsoleTests", dependencies: ["Console", "Shell", "SQLite", "Training", "Pty", "knurl"],
      swiftSettings: strict),
    .testTarget(name: "ShellTests", dependencies: ["Shell", "Canvas", "Training"], swiftSettings: strict),
    .testTarget(
      name: "JourneyTests",
      dependencies: ["Shell", "Screens", "Canvas", "Logbook", "Exchange", "Training"],
      exclude: ["Journeys", "Logs"], swiftSettings: strict),
    .executableTarget(
      name: "knurl-bench", dependencies: ["Logbook", "Training"], path: "Tests/Bench", swiftSettings: strict),
    .target(name: "Pty", dependencies: ["CPty"], path: "Tests/Pty", swiftSettings: strict),
    .executableTarget(
      name: "TerminalDemo", dependencies: ["Terminal", "Canvas"], path: "Tests/TerminalDemo",
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Canvas", "Pty", "TerminalDemo"],
      swiftSettings: strict),
    .testTarget(name: "ProgramTests", dependencies: ["Pty", "knurl"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// A fuzzer takes the main function of libFuzzer, so it is part of the package only while it is built.
let fuzzers: [String: [Target.Dependency]] = [
  "FuzzCSV": ["Exchange", "Training"],
  "FuzzEntry": ["Training"],
  "FuzzInput": ["Terminal", "Canvas"],
]
if let name = Context.environment["KNURL_FUZZER"], let dependencies = fuzzers[name] {
  package.targets += [
    .systemLibrary(name: "CFuzz", path: "Tests/Fuzz/CFuzz"),
    .executableTarget(
      name: name, dependencies: dependencies + ["CFuzz"], path: "Tests/Fuzz/\(name)",
      exclude: ["dictionary.txt"], swiftSettings: strict),
  ]
}
