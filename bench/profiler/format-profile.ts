import { formatColumns } from '../report/columns.ts';
import { roomTimes, type SelfTime } from './self-time.ts';

const MOST_FUNCTIONS = 25;
/** Rooms below this share go together. */
const LEAST_SHARE = 0.005;

/** Where the time goes: by room and by function, as shares of all of it. */
export function formatProfile(times: readonly SelfTime[]): string {
  const all = times.reduce((sum, { microseconds }) => sum + microseconds, 0);
  const share = (microseconds: number): string => `${((100 * microseconds) / all).toFixed(1)}%`;
  const rooms = roomTimes(times);
  const shown = rooms.filter(({ microseconds }) => microseconds >= LEAST_SHARE * all);
  const rest = rooms.slice(shown.length).reduce((sum, { microseconds }) => sum + microseconds, 0);
  const roomLines = shown.map(({ room, microseconds }) => [room, share(microseconds)]);
  if (rest > 0) roomLines.push(['all others', share(rest)]);
  const functionLines = times
    .slice(0, MOST_FUNCTIONS)
    .map(({ name, room, microseconds }) => [name, share(microseconds), room]);
  return [
    formatColumns([['room', 'self time'], ...roomLines]),
    formatColumns([['function', 'self time', 'room'], ...functionLines]),
  ].join('\n\n');
}
