"""Runs a terminal program in a pseudo-terminal and times what it paints."""
import fcntl
import os
import select
import signal
import statistics
import struct
import subprocess
import termios
import time

LAUNCHER = r"""
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Becomes the leader of a session whose terminal is standard input, then the program named. */
int main(int count, char **words) {
  if (count < 2 || setsid() < 0 || ioctl(0, TIOCSCTTY, 0) < 0) return 126;
  execvp(words[1], words + 1);
  perror(words[1]);
  return 127;
}
"""
RUNNER = r"""
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Runs the command named and prints its wall microseconds, processor microseconds, peak memory in KB and exit status. */
int main(int count, char **words) {
  struct timespec from, to;
  struct rusage used;
  int status;
  if (count < 2) return 126;
  clock_gettime(CLOCK_MONOTONIC, &from);
  pid_t child = vfork();
  if (child == 0) {
    int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, 0);
    dup2(nothing, 1);
    execvp(words[1], words + 1);
    _exit(127);
  }
  if (child < 0 || wait4(child, &status, 0, &used) < 0) return 126;
  clock_gettime(CLOCK_MONOTONIC, &to);
  printf("%.1f %ld %ld %d\n", (to.tv_sec - from.tv_sec) * 1e6 + (to.tv_nsec - from.tv_nsec) / 1e3,
         (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000L + used.ru_utime.tv_usec + used.ru_stime.tv_usec,
         used.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
"""
EMPTY = "int main(void) { return 0; }\n"


def compiled(folder, name, text):
    """The path of a C program made from text."""
    source, program = os.path.join(folder, name + ".c"), os.path.join(folder, name)
    with open(source, "w") as file:
        file.write(text)
    subprocess.run(["cc", "-O2", "-o", program, source], check=True)
    return program


class Screen:
    """One program on a pseudo-terminal of 100 columns and 30 rows."""

    def __init__(self, launcher, command, environment, folder):
        self.master, slave = os.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        os.set_blocking(self.master, False)
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [launcher] + command, stdin=slave, stdout=slave, stderr=slave, env=environment, cwd=folder)
        os.close(slave)
        self.received = 0
        self.everything = b""

    def settle(self, quiet, limit=20.0, at_least=0):
        """The moment of the last byte before `quiet` seconds of silence, or None if nothing came.

        Silence counts once `at_least` bytes have come since the start: a program may clear the screen and load first."""
        last, deadline, silence = None, time.perf_counter() + limit, limit
        while time.perf_counter() < deadline:
            ready, _, _ = select.select([self.master], [], [], min(silence, deadline - time.perf_counter()))
            if not ready:
                break
            try:
                data = os.read(self.master, 65536)
            except (BlockingIOError, InterruptedError):
                continue
            except OSError:
                break
            if not data:
                break
            last = time.perf_counter()
            self.received += len(data)
            silence = quiet if self.received >= at_least else limit
            self.everything += data
        return last

    def type(self, keys):
        """Sends the keys in one piece and gives the moment they were sent."""
        sent = time.perf_counter()
        os.write(self.master, keys)
        return sent

    def key_to_paint(self, keys, quiet=0.02):
        """Seconds from a key to the last byte it paints, or None if it paints nothing."""
        sent = self.type(keys)
        last = self.settle(quiet, limit=2.0)
        return None if last is None else last - sent

    def memory(self):
        """Proportional set size of the program and its children, in MB."""
        return sum(proportional(pid) for pid in family(self.process.pid)) / 1024

    def close(self):
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        try:
            self.process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


def family(pid):
    """The process and all below it."""
    children = []
    try:
        with open(f"/proc/{pid}/task/{pid}/children") as file:
            children = [int(word) for word in file.read().split()]
    except OSError:
        pass
    return [pid] + [one for child in children for one in family(child)]


def proportional(pid):
    """Proportional set size of one process in KB."""
    try:
        with open(f"/proc/{pid}/smaps_rollup") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("Pss:"))
    except (OSError, StopIteration):
        return 0


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def first_paints(programs, launcher, runs):
    """Milliseconds from the start of a program to the last byte of its first screen; the programs take turns."""
    times = {program["name"]: [] for program in programs}
    for turn in range(runs + 2):
        for program in programs:
            screen = Screen(launcher, program["command"], program["environment"], program["folder"])
            last = screen.settle(0.1, at_least=400)
            if last is None or screen.received < 400:
                raise SystemExit(f"{program['name']} painted nothing: {screen.everything[-400:]!r}")
            screen.close()
            if turn >= 2:
                times[program["name"]].append((last - screen.started) * 1000)
    return times


def interaction(program, launcher, keys):
    """Key to paint, 300 queued keys and memory of one program."""
    screen = Screen(launcher, program["command"], program["environment"], program["folder"])
    screen.settle(0.3, at_least=400)
    for preparation in program["prepare"]:
        screen.type(preparation)
        screen.settle(0.3)
    single = []
    for turn in range(keys):
        seconds = screen.key_to_paint(program["down"] if turn % 2 == 0 else program["up"])
        if seconds is not None and turn >= 10:
            single.append(seconds * 1000)
    queued = []
    for turn in range(5):
        sent = screen.type((program["down"] if turn % 2 == 0 else program["up"]) * 300)
        last = screen.settle(0.15)
        if last is not None:
            queued.append((last - sent) * 1000)
    memory = screen.memory()
    screen.close()
    if not single or not queued:
        raise SystemExit(f"{program['name']} did not answer keys: {screen.everything[-400:]!r}")
    return {"key": statistics.median(single), "key95": percentile(single, 0.95),
            "queued": statistics.median(queued), "memory": memory}
