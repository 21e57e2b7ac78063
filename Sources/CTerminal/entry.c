#include "CTerminal.h"

#include <stdlib.h>
#include <string.h>
#include <term.h>

static char loaded_type[128];

int terminal_load(const char *type) {
  int result = 0;
  if (strlen(type) >= sizeof loaded_type) return 0;
  strcpy(loaded_type, type);
  if (setupterm((char *)type, 1, &result) == OK) return 1;
  return result < 0 ? -1 : 0;
}

int terminal_number(const char *name) {
  int number = tigetnum((char *)name);
  return number < 0 ? -1 : number;
}

const char *terminal_string(const char *name) {
  char *string = tigetstr((char *)name);
  return string == (char *)-1 ? NULL : string;
}

void terminal_unload(void) {
  if (cur_term) del_curterm(cur_term);
}

/* ---- the compiled format of term(5) with 32-bit numbers ---- */

enum { MAGIC = 01036, ABSENT = -1, CAPACITY = 32768 };

struct writer {
  unsigned char bytes[CAPACITY];
  size_t count;
};

static void add(struct writer *out, const void *bytes, size_t count) {
  if (out->count + count <= CAPACITY) memcpy(out->bytes + out->count, bytes, count);
  out->count += count;
}

static void add_number(struct writer *out, int value, int width) {
  unsigned char bytes[4];
  for (int i = 0; i < width; i++) bytes[i] = (unsigned char)((unsigned)value >> (8 * i));
  add(out, bytes, (size_t)width);
}

static void add_even(struct writer *out) {
  if (out->count % 2) add(out, "", 1);
}

static bool is_one_of(const char *name, const char *const *names) {
  for (; *names; names++)
    if (strcmp(name, *names) == 0) return true;
  return false;
}

/* Palette changes go; so do `rep` and scrolling by many lines at once, which many programs that call
   themselves xterm never learned: lines then scroll one at a time. The cursor moves by its address alone:
   to weigh each move against so many steps takes the library longer than the bytes it saves. */
static const char *const dropped[] = {"ccc", "initc", "initp", "oc", "setf", "setb", "rep", "indn", "rin",
  "cuu", "cud", "cuf", "cub", "hpa", "vpa", NULL};

static const char foreground[] =
  "\033[%?%p1%{255}%>%t38;2;%p1%{65536}%/%{255}%&%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%e"
  "%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m";
static const char background[] =
  "\033[%?%p1%{255}%>%t48;2;%p1%{65536}%/%{255}%&%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%e"
  "%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e48;5;%p1%d%;m";

static bool flag_of(const char *name) {
  return !is_one_of(name, dropped) && tigetflag((char *)name) > 0;
}

static int number_of(const char *name) {
  if (strcmp(name, "colors") == 0) return 2 * TERMINAL_RGB_BASE;
  if (strcmp(name, "pairs") == 0) return 0x10000;
  return terminal_number(name);
}

static const char *string_of(const char *name) {
  if (strcmp(name, "setaf") == 0) return foreground;
  if (strcmp(name, "setab") == 0) return background;
  return is_one_of(name, dropped) ? NULL : terminal_string(name);
}

static int length(NCURSES_CONST char *const *names) {
  int count = 0;
  while (names[count]) count++;
  return count;
}

/* Offsets first, then the strings they point to; answers the size of the string table. */
static int add_strings(struct writer *out, NCURSES_CONST char *const *names, int count) {
  int offset = 0;
  for (int i = 0; i < count; i++) {
    const char *string = string_of(names[i]);
    add_number(out, string ? offset : ABSENT, 2);
    if (string) offset += (int)strlen(string) + 1;
  }
  for (int i = 0; i < count; i++) {
    const char *string = string_of(names[i]);
    if (string) add(out, string, strlen(string) + 1);
  }
  return offset;
}

/* One extended Boolean, RGB: colours need no palette table. */
static void add_direct_flag(struct writer *out) {
  add_even(out);
  const int header[] = {1, 0, 0, 1, sizeof "RGB"};
  for (int i = 0; i < 5; i++) add_number(out, header[i], 2);
  add(out, "\1", 1);
  add_even(out);
  add_number(out, 0, 2);
  add(out, "RGB", sizeof "RGB");
}

static bool compile(struct writer *out) {
  const char *names = loaded_type;
  const int flags = length(boolnames), numbers = length(numnames), strings = length(strnames);
  const int header[] = {MAGIC, (int)strlen(names) + 1, flags, numbers, strings, 0};
  for (int i = 0; i < 6; i++) add_number(out, header[i], 2);
  add(out, names, strlen(names) + 1);
  for (int i = 0; i < flags; i++) add(out, flag_of(boolnames[i]) ? "\1" : "\0", 1);
  add_even(out);
  for (int i = 0; i < numbers; i++) add_number(out, number_of(numnames[i]), 4);
  const int size = add_strings(out, strnames, strings);
  add_direct_flag(out);
  if (out->count > CAPACITY || size > 32767) return false;
  out->bytes[10] = (unsigned char)size;
  out->bytes[11] = (unsigned char)(size >> 8);
  return true;
}

char *terminal_exact_entry(void) {
  const char *plain = terminal_string("setaf"), *reset = terminal_string("op");
  if (!plain || !reset || strncmp(plain, "\033[", 2) != 0) return NULL;
  static struct writer out;
  out.count = 0;
  if (!compile(&out)) return NULL;
  char *entry = malloc(5 + 2 * out.count);
  if (!entry) return NULL;
  strcpy(entry, "hex:");
  for (size_t i = 0; i < out.count; i++) {
    entry[4 + 2 * i] = "0123456789ABCDEF"[out.bytes[i] >> 4];
    entry[5 + 2 * i] = "0123456789ABCDEF"[out.bytes[i] & 15];
  }
  entry[4 + 2 * out.count] = 0;
  return entry;
}
