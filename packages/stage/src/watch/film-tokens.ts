import { FIELD, type Film, NOT_MOVED } from '../film/film.ts';
import type { TokenState } from '../map/token-state.ts';
import { shareLeft, unitWords } from './unit-words.ts';

/** Bit of `condition`. */
const PRONE = 1;
/** Value of `status`. */
const DESTROYED = 1;

/** Returns the units of a film that are on the map. Wrecks come first: they lie below the units that still fight. */
export function filmTokens({ units }: Film, states: readonly (readonly number[])[]): TokenState[] {
  const tokens = units.flatMap((unit, i): TokenState[] => {
    const state = states[i]!;
    const [x, y, modifier] = [state[FIELD.x]!, state[FIELD.y]!, state[FIELD.modifier]!];
    if (x < 0) return [];
    const words = unitWords(state);
    return [
      {
        unit: i,
        mark: unit.mark,
        name: unit.name,
        side: unit.side,
        x,
        y,
        facing: state[FIELD.facing]!,
        twist: state[FIELD.twist]!,
        prone: (state[FIELD.condition]! & PRONE) !== 0,
        destroyed: state[FIELD.status] === DESTROYED,
        heat: state[FIELD.heat]!,
        // A unit that is no harder to hit needs no sign on the map.
        modifier: modifier === NOT_MOVED || modifier === 0 ? undefined : modifier,
        left: shareLeft(unit, state),
        words: `${unit.mark} ${unit.name}${words === 'fit' ? '' : `: ${words}`}`,
      },
    ];
  });
  return tokens.toSorted((one, two) => Number(two.destroyed) - Number(one.destroyed));
}
