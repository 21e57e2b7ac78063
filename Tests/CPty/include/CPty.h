int knurl_pty_placeholder(void);
