package import Exchange
internal import Logbook
internal import Training

/// A file that was read once, so that it is known.
package final class ImportSource {
  package let name: String
  let file: FileReader
  /// What the file is and what it leaves open.
  package let scan: Scan

  /// A stated format is believed; else the file's content tells.
  ///
  /// `looked` is told of bytes that are done.
  init(_ place: ImportPlace, format: Format?, looked: (Int) -> Void) throws(ImportRefusal) {
    name = place.name
    file = place.file
    var scan = FileScan(format: format)
    let isOwn: Bool
    do throws(FileError) {
      isOwn = try TransferRun.form(of: file) != nil
      while !isOwn, let chunk = try file.next() {
        scan.feed(chunk)
        looked(chunk.count)
      }
    } catch {
      throw .file(error)
    }
    guard !isOwn else { throw .ownLog }
    do {
      self.scan = try scan.finish()
    } catch .notReadYet(.fitNotesBackup) {
      self.scan = .fitNotesBackup()
    } catch {
      throw .scan(error)
    }
  }

  deinit { file.close() }
}
