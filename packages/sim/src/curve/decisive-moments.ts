import type { CurvePoint } from './curve.ts';

/** Something that decided a game, or much of it. */
export interface DecisiveMoment {
  /** How many events had happened before and after it. */
  readonly from: number;
  readonly to: number;
  readonly turn: number;
  /** The side that gained by it: 0 for A. */
  readonly side: 0 | 1;
  /** Chance of that side before and after it. */
  readonly before: number;
  readonly after: number;
  /** What happened: "B1's kick destroys A1's right leg". */
  readonly what: string;
  /** All of it in a sentence: "Turn 9: B1's kick destroys A1's right leg, 41% -> 68% for B". */
  readonly text: string;
}

/** How many moments are called decisive. */
const MAX_MOMENTS = 5;
/** The least by which such a moment changes a chance, and by how many standard errors. */
const MIN_CHANGE = 0.08;
const MIN_ERRORS = 2.5;

/** Finds the changes of the chances that were largest, and certain enough. `between` returns what happened from one moment to another. */
export function decisiveMoments(
  points: readonly CurvePoint[],
  between: (from: number, to: number) => string,
): DecisiveMoment[] {
  const changes = points
    .slice(1)
    .map((after, i) => ({ before: points[i]!, after, change: after.chance.value - points[i]!.chance.value }));
  return changes
    .filter(({ before, after, change }) => {
      const error = Math.sqrt(variance(before) + variance(after));
      return Math.abs(change) >= MIN_CHANGE && Math.abs(change) >= MIN_ERRORS * error;
    })
    .sort((one, two) => Math.abs(two.change) - Math.abs(one.change))
    .slice(0, MAX_MOMENTS)
    .sort((one, two) => one.before.events - two.before.events)
    .map(({ before, after, change }) => momentOf(before, after, change, between(before.events, after.events)));
}

/** Variance of an estimate; none where the result is known. */
function variance({ games, chance: { value } }: CurvePoint): number {
  return games === 0 ? 0 : (value * (1 - value) + 1 / games) / games;
}

function momentOf(before: CurvePoint, after: CurvePoint, change: number, what: string): DecisiveMoment {
  const side = change > 0 ? 0 : 1;
  const [first, second] = [before, after].map(({ chance }) => (side === 0 ? chance.value : 1 - chance.value));
  return {
    from: before.events,
    to: after.events,
    turn: before.turn,
    side,
    before: first!,
    after: second!,
    what,
    text: `Turn ${Math.max(1, before.turn)}: ${what}, ${percent(first!)} -> ${percent(second!)} for ${'AB'[side]}`,
  };
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
