import Glibc
import Pty
import Testing

/// The real program as a child of a shell.
struct ProgramTests {
  let desk = Desk()
  private let program = Pty.built("knurl")

  /// Runs a shell script in which `$K` is the program; answers what it printed and its exit code.
  private func shell(_ script: String) -> (out: String, code: Int32) {
    let setting =
      "cd '\(desk.folder)'; export KNURL_LOG=log.db XDG_CONFIG_HOME='\(desk.folder)' K='\(program)'; "
    guard let stream = popen(setting + script, "r") else { return ("", -1) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
    return (String(decoding: bytes, as: UTF8.self), pclose(stream) >> 8 & 0xFF)
  }

  @Test func `answers go to the output, refusals to the errors, and the exit code tells`() {
    #expect(shell("$K status 2>/dev/null; echo $?").out == "No workout is running.\n0\n")
    #expect(shell("$K done 2>&1 >/dev/null; echo $?").out.hasSuffix("knurl start begins one.\n1\n"))
    #expect(shell("$K dnoe 2>/dev/null; echo $?").out == "2\n")
    #expect(shell("$K dnoe 2>&1").out.contains("Did you mean done?"))
  }

  @Test func `a pipe that is closed early ends the program quietly`() {
    let answer = shell("$K exercises 2>errors | head -1; cat errors")
    #expect(answer.out.hasPrefix("EXERCISE"))
    #expect(answer.out.split(separator: "\n").count == 1)
  }

  @Test func `output that does not arrive is an error`() {
    #expect(
      shell("$K version 2>&1 >/dev/full; echo $?").out.hasSuffix(
        "could not be written: No space left on device.\n1\n"))
    #expect(shell("$K version >&- 2>/dev/null; echo $?").out == "1\n")
  }

  @Test func `nothing but text comes out of a pipe`() {
    #expect(!shell("COLORTERM=truecolor TERM=xterm $K exercises 2>&1").out.contains("\u{1B}"))
  }

  @Test func `a pipe and a named pipe can be imported`() {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    _ = desk.write(
      "\(header)\n2026-11-20 18:00:00,Push,1h,Bench Press (Barbell),1,100,5,0,0,,,\n", to: "s.csv")
    #expect(shell("cat s.csv | $K import - --unit kg").out.contains("Imported 1 workout, 1 set,"))
    #expect(shell("$K import - --unit kg < s.csv").out.contains("Already here: 1 workout\n"))
    #expect(
      shell("mkfifo pipe; cat s.csv > pipe & $K import pipe --unit kg").out.contains(
        "Already here: 1 workout\n"))
  }

  @Test func `a file that grows while it comes in gives whole rows, or names the cut one`() {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    let row = "2026-11-20 18:00:00,Push,1h,Bench Press (Barbell),1,100,5,0,0,,,"
    _ = desk.write("\(header)\n" + String(repeating: row + "\n", count: 40_000), to: "s.csv")
    let answer = shell(
      "(for i in 1 2 3 4 5 6 7 8 9 10 11 12; do tail -20000 s.csv; done >> s.csv) & "
        + "$K import s.csv --unit kg 2>&1; echo $?; wait")
    #expect(answer.out.contains("Imported 1 workout, "))
    #expect(answer.out.hasSuffix("\n0\n"))
  }

  @Test func `a file that may not be read is told in a sentence`() {
    let drop = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    let isRoot = geteuid() == 0
    guard !isRoot || shell("command -v setpriv && \(drop) test -x $K").code == 0 else { return }
    _ = desk.write("secret", to: "s.csv")
    let answer = shell("chmod 0 s.csv; chmod 777 .; \(isRoot ? drop : "") $K import s.csv 2>&1; echo $?")
    #expect(answer.out == "knurl: s.csv: Permission denied. Nothing was changed.\n1\n")
  }

  @Test func `places come from the environment`() {
    let unset = "unset KNURL_LOG XDG_CONFIG_HOME; export HOME='\(desk.folder)'; "
    #expect(shell(unset + "$K log bench 100x5 >/dev/null; ls .local/share/knurl/log.db").code == 0)
    let elsewhere = unset + "export XDG_DATA_HOME='\(desk.folder)/data'; "
    #expect(shell(elsewhere + "$K log bench 100x5 >/dev/null; ls data/knurl/log.db").code == 0)
    #expect(
      shell(unset + "export XDG_DATA_HOME=relative; $K log bench 100x5 >/dev/null; ls relative 2>&1").code
        != 0)
    #expect(
      shell(unset + "unset HOME; export XDG_CONFIG_HOME=/nowhere; $K convert 100kg").out
        == "100 kg = 220.462 lb\n")
    #expect(
      shell(unset + "export XDG_CONFIG_HOME=/proc/nowhere; $K config bell off 2>&1").out.contains(
        "was not kept."))
    #expect(
      shell("stat -c %a log.db; $K log bench 100x5 >/dev/null; stat -c %a log.db").out.hasSuffix("600\n"))
  }

  @Test func `the log of a newer program and other files are left as they are`() {
    #expect(
      shell("echo hello > log.db; $K history 2>&1").out.contains("is not a Knurl log. It was left as it is."))
    #expect(shell("cat log.db").out == "hello\n")
    #expect(shell("KNURL_LOG=. $K history 2>&1; echo $?").out.hasSuffix("1\n"))
  }

  @Test(arguments: [
    ("mandoc", "$K manual | mandoc -Tlint 2>&1"), ("bash", "$K completions bash | bash -n 2>&1"),
    ("zsh", "$K completions zsh > c; zsh -n c 2>&1"), ("fish", "$K completions fish > c; fish -n c 2>&1"),
  ])
  func `the manual and the completions satisfy their own checkers`(tool: String, script: String) {
    guard shell("command -v \(tool)").code == 0 else { return }
    let answer = shell(script)
    #expect(answer.out == "")
    #expect(answer.code == 0)
  }

  @Test func `bash completes verbs, options and first words`() {
    let complete =
      "$K completions bash > c; bash -c '. ./c; COMP_WORDS=(\(["knurl", "theme", "ch"].joined(separator: " "))); COMP_CWORD=2; _knurl; echo ${COMPREPLY[@]}'"
    #expect(shell(complete).out == "check\n")
  }

  @Test(arguments: [
    (["export", "--format", "j"], "jsonl"), (["import", "--from", "he"], "hevy hevy-measurements"),
    (["config", "units.weight", "''"], "kg lb"), (["show", "la"], "last"),
    (["config", "units.wei"], "units.weight"), (["config", "profile.name", "''"], ""),
  ])
  func `the shells complete the values of options and settings`(words: [String], offered: String) {
    let line = (["knurl"] + words).joined(separator: " ")
    let bash =
      "$K completions bash > c; bash -c \". ./c; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _knurl; echo \\${COMPREPLY[@]}\""
    #expect(shell(bash).out == offered + "\n")
    guard shell("command -v fish").code == 0 else { return }
    let typed = line.replacing("''", with: "")
    let fish =
      "$K completions fish > c; fish --no-config -c 'source c; complete -C \"\(typed)\"' | cut -f 1 | sort | tr '\\n' ' '"
    #expect(shell(fish).out.split(separator: " ").joined(separator: " ").hasPrefix(offered))
  }

  @Test func `zsh is given the same values`() {
    let zsh = shell("$K completions zsh").out
    #expect(zsh.contains(":form:(") && zsh.contains(" jsonl "))
    #expect(zsh.contains("    units.weight) compadd kg lb ;;\n"))
    #expect(zsh.contains("'2:value:_knurl_setting'"))
  }
}
