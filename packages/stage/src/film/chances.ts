import type { Film } from './film.ts';

/** How likely A was to win at a step of a film, with its interval; a draw counts half. */
export interface ChancePoint {
  readonly step: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Something that decided a game, at a step of its film. */
export interface ChanceMoment {
  readonly step: number;
  /** The side that gained by it. */
  readonly side: 0 | 1;
  /** What happened, and what it meant, in a sentence. */
  readonly title: string;
}

/** The chances of A over a whole film. */
export interface Chances {
  /** In the order of their steps. */
  readonly points: readonly ChancePoint[];
  readonly moments: readonly ChanceMoment[];
  /** How many games were played to estimate the chances. */
  readonly games: number;
}

/** Chances by the number of events that had happened, as `winCurve` of `@hexfall/sim` returns them. */
export interface ChancesByEvent {
  readonly points: readonly {
    readonly events: number;
    readonly chance: { readonly value: number; readonly low: number; readonly high: number };
  }[];
  readonly decisive: readonly { readonly to: number; readonly side: 0 | 1; readonly text: string }[];
  readonly games: number;
}

/** Converts chances by events into chances by the steps of a film. `eventsAt` returns how many events had happened at a step. */
export function chancesOf(
  { steps }: Pick<Film, 'steps'>,
  curve: ChancesByEvent,
  eventsAt: (step: number) => number,
): Chances {
  const events = Array.from({ length: steps.length }, (_, step) => eventsAt(step));
  const stepOf = (count: number): number => Math.max(0, lastAtMost(events, count));
  const last = steps.length - 1;
  const total = events.at(-1) ?? 0;
  return {
    points: curve.points.map(({ events: at, chance: { value, low, high } }) => ({
      step: at >= total ? last : stepOf(at),
      value,
      low,
      high,
    })),
    moments: curve.decisive.map(({ to, side, text }) => ({ step: stepOf(to), side, title: text })),
    games: curve.games,
  };
}

/** Converts chances for use without a film: the number of events that had happened takes the place of a step. */
export function chancesOverEvents({ points, decisive, games }: ChancesByEvent): Chances {
  return {
    points: points.map(({ events, chance: { value, low, high } }) => ({ step: events, value, low, high })),
    moments: decisive.map(({ to, side, text }) => ({ step: to, side, title: text })),
    games,
  };
}

/** Returns the index of the last of some ascending numbers that is at most `most`; -1 if there is none. */
function lastAtMost(numbers: readonly number[], most: number): number {
  let [low, high] = [-1, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (numbers[middle]! <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the chance at a step: that of the last point at or before it, or else of the first point. */
export function chanceAt({ points }: Chances, step: number): ChancePoint | undefined {
  return points.findLast(point => point.step <= step) ?? points[0];
}
