/** Help of the option `--html`, the same for every command that shows a game. */
export const WATCH_OPTION = ['--html <file>', 'write a web page to watch the game'] as const;
