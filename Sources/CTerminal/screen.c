#include "CTerminal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Character types alone: reading the other categories costs time, and texts are by our own rules. */
bool terminal_use_utf8(void) {
  setlocale(LC_CTYPE, "");
  bool was = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  if (!was && !setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
  return was;
}

/* Children must see the TERMINFO that the person set, so it is replaced only while ncurses reads it. */
static bool start_with(const char *type, const char *entry) {
  const char *found = getenv("TERMINFO");
  char *own = found ? strdup(found) : NULL;
  if (entry) setenv("TERMINFO", entry, 1);
  SCREEN *screen = newterm(type, stdout, stdin);
  if (own) {
    setenv("TERMINFO", own, 1);
  } else {
    unsetenv("TERMINFO");
  }
  free(own);
  return screen != NULL;
}

bool terminal_start(const char *type, const char *entry) {
  use_env(FALSE);
  if (!start_with(type, entry)) return false;
  raw();
  noecho();
  nonl();
  typeahead(-1);
  curs_set(0);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  int columns, rows;
  if (terminal_window_size(&columns, &rows)) resize_term(rows, columns);
  return true;
}

bool terminal_window_size(int *columns, int *rows) {
  struct winsize window;
  if (ioctl(1, TIOCGWINSZ, &window) < 0 || window.ws_col == 0 || window.ws_row == 0) {
    *columns = stdscr ? getmaxx(stdscr) : 0;
    *rows = stdscr ? getmaxy(stdscr) : 0;
    return false;
  }
  *columns = window.ws_col;
  *rows = window.ws_row;
  return true;
}

void terminal_blank(void) { werase(stdscr); }

cchar_t terminal_blank_cell(attr_t attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, L" ", attributes, 0, &pair) != OK) setcchar(&cell, L" ", A_NORMAL, 0, NULL);
  return cell;
}

int terminal_columns(wchar_t character) { return wcwidth(character); }

bool terminal_character(cchar_t *cell, const wchar_t *text) {
  wchar_t was[CCHARW_MAX + 1];
  attr_t attributes;
  short unused;
  int pair;
  return getcchar(cell, was, &attributes, &unused, &pair) == OK && setcchar(cell, text, attributes, 0, &pair) == OK;
}

void terminal_lay(int row, int column, const cchar_t *cells, int count) { mvadd_wchnstr(row, column, cells, count); }

void terminal_forget_screen(void) { clearok(stdscr, TRUE); }

/* What ends a pause is sent by ncurses together with the modes of fd 1: that must be the terminal itself. */
static bool resumes;

static void paint(int row, int column) {
  curs_set(row < 0 ? 0 : 1);
  if (row >= 0) move(row, column);
  leaveok(stdscr, row < 0);
  wnoutrefresh(stdscr);
  doupdate();
}

bool terminal_send(int row, int column, const char *begin, const char *end) {
  bool held = !resumes && terminal_hold_output();
  resumes = false;
  terminal_add(begin, strlen(begin));
  paint(row, column);
  terminal_add(end, strlen(end));
  return held ? terminal_release_output() : true;
}

void terminal_resize(int columns, int rows) {
  resize_term(rows, columns);
  clearok(stdscr, TRUE);
}

void terminal_pause(void) {
  endwin();
  resumes = true;
}

void terminal_resume(void) {
  reset_prog_mode();
  clearok(stdscr, TRUE);
}
