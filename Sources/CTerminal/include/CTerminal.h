#ifndef CTERMINAL_H
#define CTERMINAL_H

/* The defines come before <curses.h>: wide characters, wcwidth, extended colour pairs. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#define NCURSES_WIDECHAR 1
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <curses.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

/* ---- entry.c: what terminfo says, without <term.h> leaking its macros ---- */

/** Loads a terminal type: 1 found, 0 unknown or unusable, -1 no database. */
int terminal_load(const char *type);
/** A number of the loaded type, such as "colors"; -1 when absent. */
int terminal_number(const char *name);
/** A string of the loaded type; NULL when absent. */
const char *terminal_string(const char *name);
/** The loaded type rebuilt with exact colours as a TERMINFO value ("hex:…"), to be freed; NULL if it cannot be. */
char *terminal_exact_entry(void);
void terminal_unload(void);

/* ---- screen.c: ncurses for output ---- */

/** Colour numbers of the exact entry: 0–255 are the palette, from here on 24-bit red, green, blue. */
#define TERMINAL_RGB_BASE 0x1000000

/** Makes character types UTF-8 whatever LANG says; answers whether the person's own locale already was. */
bool terminal_use_utf8(void);
/** Starts ncurses on fds 0 and 1; `entry` may be NULL. False when ncurses refuses. */
bool terminal_start(const char *type, const char *entry);
/** Reads the window's size; false when the terminal does not tell. */
bool terminal_window_size(int *columns, int *rows);
/** Empties the next frame. */
void terminal_blank(void);
/** A blank that wears attributes and a colour pair; plain characters are put into it by hand. */
cchar_t terminal_blank_cell(attr_t attributes, int pair);
/** The columns the terminal gives a character; less than 1 for none. */
int terminal_columns(wchar_t character);
/** Puts a character and its marks, ended by 0, into a cell that wears something; false when they do not go in. */
bool terminal_character(cchar_t *cell, const wchar_t *text);
/** Lays cells side by side on the next frame; a wide character takes two columns. */
void terminal_lay(int row, int column, const cchar_t *cells, int count);
/** Everything is sent anew with the next frame. */
void terminal_forget_screen(void);
/** Sends the next frame's differences between two control texts in one piece, the cursor resting at a cell or hidden
    when row is negative; false when the terminal is gone. */
bool terminal_send(int row, int column, const char *begin, const char *end);
/** Takes up a new size. */
void terminal_resize(int columns, int rows);
/** Leaves the screen and puts the modes back, until terminal_resume. */
void terminal_pause(void);
/** Back to the program's modes after a pause. */
void terminal_resume(void);
/** Writes every byte to the terminal, waiting where it must; false when it is gone. */
bool terminal_write(const void *bytes, size_t count);
/** Adds bytes to what is held, or writes them when nothing is. */
bool terminal_add(const void *bytes, size_t count);
/** Keeps in memory what is written to fd 1 from now on; false, and nothing is kept, where the system can't. */
bool terminal_hold_output(void);
/** Fd 1 is the terminal again and gets all that was kept; false when it is gone. */
bool terminal_release_output(void);

static inline attr_t terminal_attributes(bool bold, bool dim, bool italic, bool underline, bool reverse) {
  return (bold ? A_BOLD : 0) | (dim ? A_DIM : 0) | (italic ? A_ITALIC : 0)
         | (underline ? A_UNDERLINE : 0) | (reverse ? A_REVERSE : 0);
}

/* ---- session.c: signals, crashes, the way out ---- */

enum {
  TERMINAL_RESIZED = 1,
  TERMINAL_STOP = 2,
  TERMINAL_CONTINUED = 4,
  TERMINAL_LEAVE = 8,
};

/** Catches window, job and leave signals; answers the fd that becomes readable, -1 on failure. */
int terminal_watch(void);
/** Puts the signals back as they were. */
void terminal_unwatch(void);
/** The signals that came since last asked, as a mask of the above. */
unsigned terminal_signals(void);
/** Stops the process group as ^Z does and returns when it is continued. */
void terminal_stop(void);
/** Remembers the terminal's modes; false when fd 0 has none. */
bool terminal_remember(void);
/** From now on a crash, a quit or exit() writes these bytes and puts the modes back. */
void terminal_guard(const char *leave, size_t count);
/** The guard is no longer needed: the terminal was left in order. */
void terminal_unguard(void);
/** Holds what is written to fd 2, if it is a terminal. */
void terminal_hold_messages(void);
/** Prints what was held. */
void terminal_print_messages(void);
/** Milliseconds of a clock that never jumps. */
int64_t terminal_milliseconds(void);

#endif
