import Glibc
import Shell
import Testing

/// The watch on a log hears of the log's own files and of nothing else beside them.
struct WatchTests {
  let folder = Folder()

  private func write(_ name: String) throws {
    let file = try #require(fopen("\(folder.path)/\(name)", "a"))
    fputs("x", file)
    fclose(file)
  }

  @Test func `only the files that hold the log are told of`() throws {
    try write("log.db")
    let watch = try #require(Watch(log: "\(folder.path)/log.db"))
    #expect(!watch.drain())
    try write("trace.txt")
    try write("log.db.old")
    try write("log")
    #expect(!watch.drain())
    for name in ["log.db", "log.db-wal", "log.db-shm"] {
      try write("other")
      try write(name)
      #expect(watch.drain(), "\(name)")
      #expect(!watch.drain())
    }
  }
}
