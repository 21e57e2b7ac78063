#ifndef CTERMINAL_H
#define CTERMINAL_H
int knurl_terminal_placeholder(void);
#endif
