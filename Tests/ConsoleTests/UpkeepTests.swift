import Glibc
import Console
import Testing

/// Settings and themes from the command line.
struct SettingsTests {
  let desk = Desk()

  @Test func `settings are listed, read and changed`() throws {
    #expect(desk.knurl("config").out.contains("rest.work"))
    #expect(desk.knurl("config").out.hasSuffix("Kept in \(desk.config)\n"))
    #expect(desk.knurl("config", "rest.work").out == "2:00\n")
    #expect(desk.knurl("config", "rest.work", "150").out == "rest.work = 2:30\n")
    #expect(desk.knurl("config", "rest.work", "--json").out == "{\"rest.work\":\"2:30\"}\n")
  }

  @Test(arguments: [
    (["units.weigt"], 2, "Did you mean units.weight?"),
    (["units.weigt", "lb"], 2, "Did you mean units.weight?"),
    (["units.weight", "stone"], 1, "is not one of kg, lb."),
    (["rest.work", "soon"], 1, "rest.work takes off, or"),
    (["theme", "nope"], 1, "there are strong-dark"),
  ])
  func `what is no setting or no value is refused`(words: [String], code: Int32, sentence: String) {
    let answer = desk.run(["config"] + words)
    #expect(answer.code == code)
    #expect(answer.errors.contains(sentence))
  }

  @Test func `a broken line is named and the rest of the file counts`() {
    _ = desk.write("units.weight = lb\nwhat is this\nrest.work = never\nfoo = 1\n", to: "config")
    let answer = desk.knurl("config", "units.weight")
    #expect(answer.out == "lb\n")
    #expect(answer.code == 0)
    let wrong = answer.errors.split(separator: "\n")
    #expect(wrong.count == 3)
    #expect(wrong[0] == "knurl: \(desk.config):2: this line is not key = value.")
    #expect(wrong[1].hasPrefix("knurl: \(desk.config):3: "))
    #expect(wrong[2].hasSuffix("The other settings count."))
  }

  @Test func `a theme that is none is not shown as one, and the list marks the one in use`() {
    _ = desk.write("theme = nope\n", to: "config")
    let answer = desk.knurl("config")
    #expect(answer.code == 0)
    #expect(answer.out.contains("nope (no such theme)"))
    #expect(desk.knurl("theme", "list").lines.contains("* strong-dark"))
  }

  @Test func `the keys that the README gives as examples are taken`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let page = Desk.text(at: "/\(root)/README.md")
    let start = try #require(page.firstRange(of: "`[keys]`")).upperBound
    let examples = page[start...].prefix { $0 != "." }.split(separator: "`").filter { $0.contains(" = ") }
    #expect(examples.count == 2)
    _ = desk.write("[keys]\n\(examples.joined(separator: "\n"))\n", to: "config")
    #expect(desk.knurl("config", "keys").errors.isEmpty)
  }

  @Test func `what is wrong with the config file is told by every verb, however it ends`() {
    for (text, reason) in [("[broken\n", "config:1: "), ("theme = nosuch\n", "nosuch")] {
      _ = desk.write(text, to: "config")
      for (words, code) in [(["history"], Int32(0)), (["show"], 1)] {
        let answer = desk.run(words)
        #expect(answer.code == code)
        #expect(answer.errors.ranges(of: reason).count == 1, "\(answer.errors)")
      }
    }
  }

  @Test func `a manual page goes by its own name, and a mistyped verb gets every near one`() {
    #expect(desk.knurl("manual", "knurl-formats").out == desk.knurl("manual", "formats").out)
    #expect(desk.knurl("stat").errors.contains("Did you mean start or status or stats?"))
  }

  @Test func `what is looked for and not there is told on the standard error`() {
    for verb in ["exercises", "routines"] {
      desk.knurl("log", "bench", "100x5")
      if verb == "routines" { desk.knurl("routines", "save", "Push") }
      let answer = desk.knurl(verb, "nosuch")
      #expect(answer.out.isEmpty && answer.errors.contains("fits “nosuch”."))
    }
    let text = desk.write("a,b\n1,2\n", to: "three.csv")
    #expect(desk.knurl("restore", text).errors == "knurl: \(text) is not a Knurl log. Nothing was changed.\n")
  }

  @Test func `a damaged log is read as far as it goes and the newest sound backup is named`() throws {
    desk.knurl("log", "bench", "100x5")
    #expect(desk.knurl("backup").code == 0)
    let file = try #require(fopen(desk.log, "r+"))
    fseek(file, 8_192, SEEK_SET)
    fputs(String(repeating: "Z", count: 60_000), file)
    fclose(file)
    for words in [["history"], ["sql", "SELECT count(*) FROM set_entry"]] {
      let told = desk.run(words).errors
      #expect(
        told.ranges(of: "is damaged. It was left as it is. The newest sound backup: knurl restore ").count
          == 1)
    }
    #expect(desk.knurl("doctor").lines.allSatisfy { $0.ranges(of: "The newest sound backup").count <= 1 })
    #expect(desk.knurl("log", "bench", "100x5").code == 1)
  }

  @Test func `a setting that cannot be written is said not to be kept`() {
    _ = desk.write("x", to: "blocked")
    let answer = desk.knurl("--log", desk.log, "config", "bell", "off")
    #expect(answer.code == 0)
    let broken = Desk()
    _ = broken.write("", to: "config.new")
    #expect(broken.knurl("config", "bell", "off").code == 0)
  }

  @Test func `themes are listed, shown, checked and chosen`() {
    #expect(desk.knurl("theme").out.hasPrefix("* strong-dark\n  strong-light\n"))
    #expect(desk.knurl("theme", "strong-light").out == "theme = strong-light\n")
    #expect(desk.knurl("theme").out.contains("* strong-light"))
    #expect(desk.knurl("theme", "show", "mono").code == 0)
    #expect(desk.knurl("theme", "check", "strong-dark").out == "strong-dark: fine. strong-dark, dark.\n")
    #expect(desk.knurl("theme", "nope").errors.contains("there is no theme of this name"))
    #expect(desk.knurl("theme", "check").code == 2)
    #expect(desk.knurl("theme", "check", "/nope").errors == "knurl: /nope: there is no such file.\n")
  }

  @Test func `a theme is shown and chosen as JSON`() {
    let shown = desk.knurl("theme", "show", "strong-dark", "--json").out
    #expect(shown.hasPrefix("{\"name\":\"strong-dark\",\"path\":null,\"text\":\""), "\(shown.prefix(80))")
    #expect(shown.hasSuffix("\"}\n") && shown.split(separator: "\n").count == 1)
    #expect(desk.knurl("theme", "strong-light", "--json").out == "{\"theme\":\"strong-light\"}\n")
  }

  @Test func `a theme file is checked line by line, and for colours that are hard to read`() {
    let faulty = desk.write("[theme]\nbase = strong-dark\n[colors]\nnonsense here\n", to: "faulty.theme")
    #expect(desk.knurl("theme", "check", faulty).errors.contains("faulty.theme:4: "))
    let dark = desk.knurl("theme", "show", "strong-dark").out
    let key = dark.split(separator: "\n").first { $0.hasPrefix("text ") || $0.hasPrefix("text=") }
    guard let key else { return }
    let weak = desk.write(dark.replacing(String(key), with: "text = #202020"), to: "weak.theme")
    let answer = desk.knurl("theme", "check", weak)
    #expect(answer.code == 0)
    #expect(answer.out.contains("Hard to read:\n  text on canvas:"))
  }
}

/// What the program says about itself.
struct UsageTests {
  let desk = Desk()

  @Test func `help is there for the program and every verb`() {
    let overview = desk.knurl("--help").out
    #expect(overview.contains("At the rack"))
    for verb in Verb.all {
      let help = desk.knurl(verb.name, "--help")
      #expect(help.code == 0)
      #expect(help.out.hasPrefix("knurl \(verb.name)"))
      #expect(help.out == desk.knurl("help", verb.name).out)
      #expect(help.out == desk.knurl(verb.name, "-h", "whatever").out)
      #expect(overview.contains("  \(verb.name) "))
    }
    #expect(desk.knurl("-h").out == overview)
  }

  @Test(arguments: [
    (["statsu"], "Did you mean status or stats?"), (["frobnicate"], "knurl --help lists what there is."),
    (["help", "lgo"], "Did you mean log?"), (["--bogus"], "There is no option --bogus."),
    (["status", "--jsn"], "Did you mean --json?"), (["status", "--json=1"], "--json takes no value."),
    (["done", "now"], "knurl done takes no words after it"), (["version", "2"], "takes no words"),
    (["--log"], "--log needs a value"), (["--log=", "status"], "--log needs the name of a file."),
    (["--color", "pink"], "not “pink”"), (["--color", "pink", "status"], "not “pink”"),
    (["completions"], "bash, zsh, fish"), (["completions", "tcsh"], "bash, zsh, fish"),
  ])
  func `a command line that is not understood exits with 2`(words: [String], sentence: String) {
    let answer = desk.run(words)
    #expect(answer.code == 2)
    #expect(answer.out == "")
    #expect(answer.errors.hasPrefix("knurl: "))
    #expect(answer.errors.contains(sentence))
  }

  @Test func `the beginning of an option is enough when it is the only one`() {
    #expect(desk.knurl("log", "bench", "100x5", "--warm").code == 0)
    #expect(desk.knurl("import", "--u", "kg").code == 2)
  }

  @Test func `without a verb the screen opens on the log that is named`() {
    #expect(desk.knurl().out == "opened \(desk.log) in auto\n")
    #expect(desk.knurl("--log", "/x.db", "--color=256").out == "opened /x.db in 256\n")
    #expect(desk.knurl("--version").out == desk.knurl("version").out)
    #expect(desk.knurl("-V").out.hasPrefix("knurl "))
  }

  @Test func `a log named before or after the verb is the one that is used`() {
    let other = "\(desk.folder)/other.db"
    desk.knurl("--log", other, "log", "bench", "100x5")
    #expect(desk.knurl("status", "--log", other).out.hasPrefix("Evening Workout"))
    #expect(desk.knurl("status").out == "No workout is running.\n")
  }
}

/// `knurl 1rm`, `plates`, `warmup` and `convert`.
struct CalculatorTests {
  let desk = Desk()

  @Test func `the estimate names its formula and predicts`() {
    #expect(desk.knurl("1rm", "100x5").out.hasPrefix("Est. 1RM 116.7 kg  (Epley, 100×5)\n"))
    #expect(desk.knurl("1rm", "100", "x", "5", "--formula", "Brzycki").out.hasPrefix("Est. 1RM 112.5 kg"))
    #expect(desk.knurl("1rm", "225lbx3@8", "--formula", "rpe").out.contains(" lb  (RPE"))
    desk.knurl("config", "e1rm.formula", "brzycki")
    desk.knurl("config", "numbers.comma", "on")
    #expect(desk.knurl("1rm", "100x5").out.hasPrefix("Est. 1RM 112,5 kg"))
  }

  @Test func `plates, warm-ups and conversions are right in both units`() {
    #expect(desk.knurl("plates", "102,5").out == "102.5 = 20 + 2×(25 · 15 · 1.25)\n")
    #expect(desk.knurl("plates", "225lb").out == "225 = 45 + 2×(45 · 45)\n")
    #expect(desk.knurl("plates", "101").out.contains("101 kg can't be loaded exactly"))
    #expect(desk.knurl("plates", "10").out == "The bar alone is 20 kg.\n")
    #expect(desk.knurl("plates", "60", "--bar", "15").out.hasPrefix("60 = 15 + 2×("))
    #expect(desk.knurl("warmup", "20").out.hasPrefix("At or below the empty bar"))
    #expect(desk.knurl("warmup", "100").out.hasPrefix("W  20 kg × 10\n"))
    #expect(desk.knurl("convert", "225", "lb").out == "225 lb = 102.058 kg\n")
  }

  @Test(arguments: [
    "1rm 100", "1rm 100x13", "1rm 0x5", "1rm 1.2.3x5", "plates abc", "plates -20", "plates 100 --bar x",
    "convert 1e9",
  ])
  func `what cannot be worked out is refused with a sentence`(line: String) {
    let answer = desk.run(line.split(separator: " ").map(String.init))
    #expect(answer.code == 1)
    #expect(answer.out == "")
    #expect(answer.errors.hasSuffix(".\n"))
  }

  @Test(arguments: ["1rm", "1rm 100x5 --formula eply", "plates", "warmup", "convert"])
  func `what is not said is asked for`(line: String) {
    let answer = desk.run(line.split(separator: " ").map(String.init))
    #expect(answer.code == 2)
    #expect(answer.out == "")
  }
}
