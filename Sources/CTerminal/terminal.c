#include "CTerminal.h"
int knurl_terminal_placeholder(void) { return 0; }
