/** Whether somebody looks at a terminal that shows colours and has not asked for none (NO_COLOR). */
export function hasColor(): boolean {
  const { NO_COLOR = '', TERM } = process.env;
  return process.stdout.isTTY && NO_COLOR === '' && TERM !== 'dumb';
}
