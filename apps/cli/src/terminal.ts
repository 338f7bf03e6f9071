/** Whether standard output is a terminal that shows colors, and the user has not set NO_COLOR. */
export function hasColor(): boolean {
  const { NO_COLOR = '', TERM } = process.env;
  return process.stdout.isTTY && NO_COLOR === '' && TERM !== 'dumb';
}
