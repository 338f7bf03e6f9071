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
  /** How many games were played to find them out. */
  readonly games: number;
}

/** Chances over the events of a game, as whoever works them out gives them. */
export interface ChancesByEvent {
  readonly points: readonly {
    readonly events: number;
    readonly chance: { readonly value: number; readonly low: number; readonly high: number };
  }[];
  readonly decisive: readonly { readonly to: number; readonly side: 0 | 1; readonly text: string }[];
  readonly games: number;
}

/** Finds the steps of a film to chances that are known by events. `eventsAt` says how many events had happened at a step. */
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

/** Chances with the number of events that had happened in the place of a step, where there is no film. */
export function chancesOverEvents({ points, decisive, games }: ChancesByEvent): Chances {
  return {
    points: points.map(({ events, chance: { value, low, high } }) => ({ step: events, value, low, high })),
    moments: decisive.map(({ to, side, text }) => ({ step: to, side, title: text })),
    games,
  };
}

/** Index of the last of some growing numbers that is at most `most`; -1 if there is none. */
function lastAtMost(numbers: readonly number[], most: number): number {
  let [low, high] = [-1, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (numbers[middle]! <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The chance at a step: that of the last point at or before it. */
export function chanceAt({ points }: Chances, step: number): ChancePoint | undefined {
  return points.findLast(point => point.step <= step) ?? points[0];
}
