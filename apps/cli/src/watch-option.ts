/** Help of the option `--curve`, which goes with `--html`. */
export const CURVE_OPTION = [
  '--curve [games]',
  'with --html: also show how likely each side was to win, by playing on from its moments (default: 1000 games)',
] as const;

/** Help of the option `--html`, the same for every command that shows a game. */
export const WATCH_OPTION = ['--html <file>', 'write a web page to watch the game'] as const;

/** The number of games for the curve of each film of a report, unless the user gives one. */
export const FILM_GAMES = 300;

/** Help of the option `--curve`, which goes with `--report`. */
export const REPORT_CURVE_OPTION = [
  '--curve [games]',
  `with --report: also show how likely each side was to win in the games to watch, by playing on from their moments (default: ${FILM_GAMES} games for each)`,
] as const;
