package import Canvas
import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Terminal {
  /// How long a lone escape byte may be the beginning of more.
  private static let escapeDelay = 25

  /// Waits for events, for the deadline (`[.tick]`) or for a watched descriptor to be readable.
  ///
  /// Answers everything that is queued. Without a deadline nothing wakes the program but an event.
  package func nextEvents(
    within milliseconds: Int?, alsoWatching descriptors: [Int32] = []
  ) -> (events: [Event], ready: [Int32]) {
    let deadline = milliseconds.map { terminal_milliseconds() + Int64(max(0, $0)) }
    while isOpen, !isGone {
      var polled = ([0, signals] + descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&polled, nfds_t(polled.count), patience(until: deadline))
      var events = takeSignals(polled[1])
      events += takeInput(polled[0])
      if count == 0 { events += decoder.settle() }
      let ready = polled.dropFirst(2).filter { $0.revents != 0 }.map(\.fd)
      if !events.isEmpty || !ready.isEmpty { return (events, ready) }
      if let deadline, terminal_milliseconds() >= deadline { return ([.tick], []) }
    }
    return ([.hangup], [])
  }

  /// The time poll may take: to the deadline, or the shorter wait after an escape; −1 is for ever.
  private func patience(until deadline: Int64?) -> Int32 {
    if isResumed { return 0 }
    let escape = decoder.isUnsettled ? Terminal.escapeDelay : nil
    let left = deadline.map { Int(max(0, $0 - terminal_milliseconds())) }
    guard let wait = [escape, left].compactMap({ $0 }).min() else { return -1 }
    return Int32(min(wait, 86_400_000))
  }

  private func takeInput(_ polled: pollfd) -> [Event] {
    guard polled.revents != 0 else { return [] }
    var events: [Event] = []
    var isMore = true
    while isMore, !isGone {
      events += decoder.decode(queuedBytes())
      var next = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      isMore = events.count < 4096 && poll(&next, 1, 0) > 0
    }
    if isGone { events.append(.hangup) }
    return events
  }

  /// Bytes that are there; the end of input means that the terminal is gone.
  private func queuedBytes() -> [UInt8] {
    let capacity = 16_384
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      let count = read(0, buffer.baseAddress, capacity)
      filled = max(0, count)
      let isInterrupted = count < 0 && (errno == EINTR || errno == EAGAIN)
      isGone = count <= 0 && !isInterrupted
    }
  }

  private func takeSignals(_ polled: pollfd) -> [Event] {
    var events: [Event] = []
    let seen = polled.revents == 0 ? 0 : terminal_signals()
    let has = { (flag: Int) in seen & UInt32(flag) != 0 }
    if has(TERMINAL_STOP) {
      suspend()
    } else if has(TERMINAL_CONTINUED) {
      // stopped without warning: what was switched on is switched off first, or the title is kept twice
      write(modes.leave)
      comeBack()
    }
    if isResumed {
      isResumed = false
      events.append(.resumed)
    }
    if has(TERMINAL_RESIZED) {
      takeUpSize()
      events.append(.resize(size))
    }
    if has(TERMINAL_LEAVE) { events.append(.hangup) }
    return events
  }
}
