#include "CPty.h"
int knurl_pty_placeholder(void) { return 0; }
