#ifndef CHOOK_H
#define CHOOK_H

#include <stddef.h>

/* Starts a program on its own with a text on its standard input, to be ended by SIGALRM after some seconds.
 * Waits for nothing; 0 when it was started, -1 when the system refused. */
int hook_start(const char *path, const char *text, size_t length, unsigned seconds);

#endif
