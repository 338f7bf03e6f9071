/** Two entrants that play each other, by their indices. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
}

/**
 * Pairings of a round robin: every entrant plays every other one.
 *
 * @example
 * ```ts
 * import { roundRobin } from '@hexfall/sim';
 *
 * roundRobin(3); // => [{ first: 0, second: 1 }, { first: 0, second: 2 }, { first: 1, second: 2 }]
 * ```
 */
export function roundRobin(entrants: number): Pairing[] {
  const pairings: Pairing[] = [];
  for (let first = 0; first < entrants; first++) {
    for (let second = first + 1; second < entrants; second++) pairings.push({ first, second });
  }
  return pairings;
}
