#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Between fork and exec only calls that are safe in a signal handler. */
static void run(const char *slave, const char *path, char *const *arguments, char *const *environment) {
  setsid();
  int terminal = open(slave, O_RDWR);
  if (terminal < 0) _exit(126);
  ioctl(terminal, TIOCSCTTY, 0);
  for (int fd = 0; fd < 3; fd++) dup2(terminal, fd);
  for (int fd = 3; fd < 256; fd++) close(fd);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, arguments, environment);
  _exit(127);
}

int pty_spawn(const char *path, char *const *arguments, char *const *environment, int columns, int rows,
              pid_t *child) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  char slave[128];
  if (master < 0 || grantpt(master) < 0 || unlockpt(master) < 0) return -1;
  if (ptsname_r(master, slave, sizeof slave) != 0 || !pty_resize(master, columns, rows)) return -1;
  fcntl(master, F_SETFL, O_NONBLOCK);
  *child = fork();
  if (*child == 0) run(slave, path, arguments, environment);
  return *child < 0 ? -1 : master;
}

bool pty_resize(int master, int columns, int rows) {
  struct winsize window = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &window) == 0;
}

bool pty_is_cooked(int master) {
  struct termios modes;
  const tcflag_t needed = ICANON | ECHO | ISIG;
  return tcgetattr(master, &modes) == 0 && (modes.c_lflag & needed) == needed && (modes.c_oflag & OPOST);
}

pid_t pty_foreground(int master) { return tcgetpgrp(master); }

long pty_read(int master, void *bytes, size_t capacity, int milliseconds) {
  struct pollfd in = {.fd = master, .events = POLLIN};
  if (poll(&in, 1, milliseconds) <= 0) return 0;
  ssize_t count = read(master, bytes, capacity);
  if (count > 0) return count;
  return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

bool pty_write(int master, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(master, rest, count);
    if (written > 0) {
      rest += written;
      count -= (size_t)written;
      continue;
    }
    struct pollfd out = {.fd = master, .events = POLLOUT};
    if (errno != EAGAIN || poll(&out, 1, 5000) <= 0) return false;
  }
  return true;
}

int pty_ended(pid_t child, int *code, int *number) {
  int status;
  if (waitpid(child, &status, WNOHANG) != child) return 0;
  *code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  *number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return 1;
}
