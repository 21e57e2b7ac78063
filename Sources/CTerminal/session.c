#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int signal_pipe[2] = {-1, -1};
static int message_pipe[2] = {-1, -1};
static int message_target = -1;

static struct termios original_modes;
static char leave_bytes[512];
static size_t leave_count;
static volatile sig_atomic_t guarded;

static const int watched[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP};
enum { WATCHED = sizeof watched / sizeof *watched };
static struct sigaction watched_before[WATCHED];

static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};
enum { FATAL = sizeof fatal / sizeof *fatal };
static struct sigaction fatal_before[FATAL];
static char fatal_stack[65536];

static void set_flags(int fd) {
  fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
  fcntl(fd, F_SETFD, FD_CLOEXEC);
}

/* ---- the signals that the loop answers ---- */

static void note(int number) {
  int kept = errno;
  unsigned char byte = (unsigned char)number;
  if (write(signal_pipe[1], &byte, 1) < 0) { /* a full pipe already wakes the loop */
  }
  errno = kept;
}

static void catch_signal(int index) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigaction(watched[index], NULL, &watched_before[index]);
  /* nohup and background jobs stay deaf to what they were told to ignore */
  if (watched_before[index].sa_handler != SIG_IGN) sigaction(watched[index], &action, NULL);
}

int terminal_watch(void) {
  if (pipe(signal_pipe) < 0) return -1;
  set_flags(signal_pipe[0]);
  set_flags(signal_pipe[1]);
  for (int i = 0; i < WATCHED; i++) catch_signal(i);
  return signal_pipe[0];
}

void terminal_unwatch(void) {
  if (signal_pipe[0] < 0) return;
  for (int i = 0; i < WATCHED; i++) sigaction(watched[i], &watched_before[i], NULL);
  close(signal_pipe[0]);
  close(signal_pipe[1]);
  signal_pipe[0] = signal_pipe[1] = -1;
}

static unsigned meaning(int number) {
  switch (number) {
  case SIGWINCH: return TERMINAL_RESIZED;
  case SIGTSTP: return TERMINAL_STOP;
  case SIGCONT: return TERMINAL_CONTINUED;
  default: return TERMINAL_LEAVE;
  }
}

unsigned terminal_signals(void) {
  unsigned mask = 0;
  unsigned char bytes[64];
  ssize_t count;
  while ((count = read(signal_pipe[0], bytes, sizeof bytes)) > 0)
    for (ssize_t i = 0; i < count; i++) mask |= meaning(bytes[i]);
  return mask;
}

void terminal_stop(void) {
  struct sigaction plain = {.sa_handler = SIG_DFL}, stop, go;
  sigaction(SIGTSTP, &plain, &stop);
  sigaction(SIGCONT, &plain, &go);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &stop, NULL);
  sigaction(SIGCONT, &go, NULL);
}

/* ---- what was written to fd 2 meanwhile ---- */

void terminal_hold_messages(void) {
  if (!isatty(2) || pipe(message_pipe) < 0) return;
  set_flags(message_pipe[0]);
  set_flags(message_pipe[1]);
  message_target = fcntl(2, F_DUPFD_CLOEXEC, 3);
  dup2(message_pipe[1], 2);
}

void terminal_print_messages(void) {
  if (message_target < 0) return;
  dup2(message_target, 2);
  char bytes[1024];
  ssize_t count;
  while ((count = read(message_pipe[0], bytes, sizeof bytes)) > 0)
    if (write(2, bytes, (size_t)count) < 0) break;
  close(message_target);
  close(message_pipe[0]);
  close(message_pipe[1]);
  message_target = message_pipe[0] = message_pipe[1] = -1;
}

/* ---- the way out; everything here may run inside a signal handler ---- */

bool terminal_remember(void) {
  /* the screen library loses output where a program before left the terminal non-blocking */
  for (int fd = 0; fd < 2; fd++) {
    int flags = fcntl(fd, F_GETFL);
    if (flags & O_NONBLOCK) fcntl(fd, F_SETFL, flags & ~O_NONBLOCK);
  }
  return tcgetattr(0, &original_modes) == 0;
}

/* Where the terminal is: fd 1, or what was fd 1 while a frame is gathered there. */
static volatile sig_atomic_t output = 1;

static bool write_all(int fd, const char *rest, size_t count) {
  while (count > 0) {
    ssize_t written = write(fd, rest, count);
    if (written >= 0) {
      rest += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd out = {.fd = fd, .events = POLLOUT};
      if (poll(&out, 1, -1) < 0 && errno != EINTR) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

bool terminal_write(const void *bytes, size_t count) { return write_all(output, bytes, count); }

bool terminal_add(const void *bytes, size_t count) { return write_all(1, bytes, count); }

static void restore(void) {
  if (!guarded) return;
  guarded = 0;
  terminal_write(leave_bytes, leave_count);
  tcsetattr(0, TCSANOW, &original_modes);
  terminal_print_messages();
}

static void fall(int number) {
  restore();
  for (int i = 0; i < FATAL; i++) sigaction(fatal[i], &fatal_before[i], NULL);
  raise(number);
}

static void catch_fatal(void) {
  static bool caught;
  if (caught) return;
  caught = true;
  stack_t stack = {.ss_sp = fatal_stack, .ss_size = sizeof fatal_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = fall, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < FATAL; i++) {
    sigaction(fatal[i], NULL, &fatal_before[i]);
    if (fatal_before[i].sa_handler != SIG_IGN) sigaction(fatal[i], &action, NULL);
  }
  atexit(restore);
}

void terminal_guard(const char *leave, size_t count) {
  leave_count = count < sizeof leave_bytes ? count : sizeof leave_bytes;
  memcpy(leave_bytes, leave, leave_count);
  guarded = 1;
  catch_fatal();
}

void terminal_unguard(void) { guarded = 0; }

int64_t terminal_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- a frame in one piece ---- */

/* ncurses writes to fd 1 at each move of the cursor. Each of these writes would wake the terminal; so they go into
   memory, and from there to the terminal at once. */
static int memory = -1;
static int terminal = -1;

static int new_memory(void) {
#ifdef __linux__
  return memfd_create("frame", MFD_CLOEXEC);
#else
  return -1;
#endif
}

bool terminal_hold_output(void) {
  static bool tried;
  if (!tried) {
    tried = true;
    memory = new_memory();
    if (memory >= 0) terminal = fcntl(1, F_DUPFD_CLOEXEC, 3);
  }
  if (memory < 0 || terminal < 0) return false;
  output = terminal;
  if (dup2(memory, 1) == 1) return true;
  output = 1;
  return false;
}

bool terminal_release_output(void) {
  dup2(terminal, 1);
  output = 1;
  char bytes[16384];
  off_t count = lseek(memory, 0, SEEK_CUR), done = 0;
  lseek(memory, 0, SEEK_SET);
  while (done < count) {
    size_t most = (size_t)(count - done) < sizeof bytes ? (size_t)(count - done) : sizeof bytes;
    ssize_t some = pread(memory, bytes, most, done);
    if (some <= 0 || !terminal_write(bytes, (size_t)some)) return false;
    done += some;
  }
  return true;
}
