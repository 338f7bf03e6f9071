import { FIELD, type Film } from '../film/film.ts';

/** A line of fire between two units. */
export interface Shot {
  /** Index of the step. */
  readonly step: number;
  /** The side that fires: 0 for A, 1 for B. */
  readonly side: 0 | 1;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly hit: boolean;
}

/** Returns the lines of fire of some steps, as far as both units are on the board. */
export function shotsOf(
  film: Film,
  states: readonly (readonly number[])[],
  first: number,
  last: number,
): readonly Shot[] {
  return film.steps.slice(first, last + 1).flatMap(({ a }, i): Shot[] => {
    if (a === undefined) return [];
    const [attacker, target, hit] = a;
    const [from, to] = [placeOf(states[attacker]!), placeOf(states[target]!)];
    if (from.x < 0 || to.x < 0) return [];
    return [{ step: first + i, side: film.units[attacker]!.side, from, to, hit: hit === 1 }];
  });
}

function placeOf(state: readonly number[]): { readonly x: number; readonly y: number } {
  return { x: state[FIELD.x]!, y: state[FIELD.y]! };
}
