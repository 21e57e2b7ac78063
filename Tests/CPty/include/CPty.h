#ifndef CPTY_H
#define CPTY_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/** Runs a program on a new terminal of its own; answers the other end, -1 on failure. */
int pty_spawn(const char *path, char *const *arguments, char *const *environment, int columns, int rows,
              pid_t *child);
/** Tells the terminal, and so the program, of a new size. */
bool pty_resize(int master, int columns, int rows);
/** True when the terminal edits lines and echoes, as a shell leaves it. */
bool pty_is_cooked(int master);
/** The terminal's foreground process group. */
pid_t pty_foreground(int master);
/** What has come from the program: the count, 0 when nothing is there in time, -1 at the end. */
long pty_read(int master, void *bytes, size_t capacity, int milliseconds);
bool pty_write(int master, const void *bytes, size_t count);
/** 1 when the program ended by exit (code) or signal (number), 0 while it runs. */
int pty_ended(pid_t child, int *code, int *number);

#endif
