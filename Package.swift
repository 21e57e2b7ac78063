// swift-tools-version: 6.2
import PackageDescription

/// Rules every target keeps: Swift 6 language mode, no warnings, imports spelled out.
let tests: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// What is part of the program does without regular expressions, which would double it.
let strict: [SwiftSetting] =
  tests + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

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
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "CTerminal",
      linkerSettings: [
        .linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux])),
      ]),

    .target(name: "CHook"),

    // what training is, what a screen is made of
    .target(name: "Training", swiftSettings: pure),
    .target(
      name: "Themes", path: "themes",
      resources: [
        .embedInCode("strong-dark.theme"), .embedInCode("strong-light.theme"),
        .embedInCode("terminal.theme"), .embedInCode("mono.theme"),
      ], swiftSettings: strict),
    .target(
      name: "Canvas", dependencies: ["Themes"], swiftSettings: pure,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Screens", dependencies: ["Training", "Canvas"], swiftSettings: pure),

    // the log on disk, other people's files
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(
      name: "Logbook", dependencies: ["Training", "SQLite"],
      resources: [.embedInCode("Catalogue/exercises.tsv"), .embedInCode("Catalogue/names.tsv")],
      swiftSettings: strict),
    .target(name: "Exchange", dependencies: ["Training"], swiftSettings: pure),

    // the terminal, the meeting of screens and storage, the command line
    .target(name: "Terminal", dependencies: ["Canvas", "CTerminal"], swiftSettings: strict),
    .target(
      name: "Shell",
      dependencies: [
        "Screens", "Canvas", "Themes", "Training", "Logbook", "Exchange", "CInih", "CHook", "CZlib",
      ],
      swiftSettings: strict,
      // Inside the program: a library that is loaded would cost every start.
      linkerSettings: [
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary("z", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "Console",
      dependencies: ["Shell", "Logbook", "Exchange", "Canvas", "Screens", "Training"],
      swiftSettings: strict),
    .executableTarget(
      name: "knurl",
      dependencies: ["Console", "Shell", "Terminal", "Screens", "Canvas", "Training", "Logbook"],
      swiftSettings: strict),

    // tests
    .target(name: "CPty", path: "Tests/CPty"),
    .testTarget(name: "TrainingTests", dependencies: ["Training"], swiftSettings: tests),
    .testTarget(name: "ConformanceTests", dependencies: ["Training", "Exchange"], swiftSettings: tests),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas", "Themes"], swiftSettings: tests),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", "Canvas", "Training"], swiftSettings: tests),
    .testTarget(
      name: "LogbookTests", dependencies: ["Logbook", "SQLite", "Training"], swiftSettings: tests),
    .testTarget(
      name: "ExchangeTests", dependencies: ["Exchange", "Training"],
      exclude: ["Files"], swiftSettings: tests),
    .testTarget(
      name: "ConsoleTests",
      dependencies: ["Console", "Exchange", "Logbook", "Shell", "SQLite", "Training", "Pty", "knurl"],
      swiftSettings: tests),
    .testTarget(name: "ShellTests", dependencies: ["Shell", "Canvas", "Training"], swiftSettings: tests),
    .testTarget(
      name: "JourneyTests",
      dependencies: ["Shell", "Screens", "Canvas", "Logbook", "Exchange", "Training"],
      exclude: ["Journeys", "Logs"], swiftSettings: tests),
    .executableTarget(
      name: "knurl-bench",
      dependencies: ["Shell", "Screens", "Canvas", "Exchange", "Logbook", "Training"], path: "Tests/Bench",
      swiftSettings: tests),
    .target(name: "Pty", dependencies: ["CPty"], path: "Tests/Pty", swiftSettings: tests),
    .executableTarget(
      name: "TerminalDemo", dependencies: ["Terminal", "Canvas"], path: "Tests/TerminalDemo",
      swiftSettings: tests),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Canvas", "Pty", "TerminalDemo"],
      swiftSettings: tests),
    .testTarget(name: "ProgramTests", dependencies: ["Pty", "knurl"], swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)

// A fuzzer takes the main function of libFuzzer, so it is part of the package only while it is built.
let fuzzers: [String: [Target.Dependency]] = [
  "FuzzCSV": ["Exchange", "Training"],
  "FuzzEntry": ["Training"],
  "FuzzLog": ["Exchange", "Training"],
  "FuzzZip": ["Exchange"],
  "FuzzInput": ["Terminal", "Canvas"],
]
if let name = Context.environment["KNURL_FUZZER"], let dependencies = fuzzers[name] {
  package.targets += [
    .systemLibrary(name: "CFuzz", path: "Tests/Fuzz/CFuzz"),
    .executableTarget(
      name: name, dependencies: dependencies + ["CFuzz"], path: "Tests/Fuzz/\(name)",
      exclude: ["dictionary.txt"], swiftSettings: tests),
  ]
}
