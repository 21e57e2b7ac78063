#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waiting for the time or for news, as long as somebody reads the output.
enum Pause {
  static func system(_ milliseconds: Int, _ other: Int32?) -> Bool {
    var polled = [pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)]
    if let other { polled.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    _ = poll(&polled, nfds_t(polled.count), Int32(clamping: milliseconds))
    return polled[0].revents == 0
  }
}
