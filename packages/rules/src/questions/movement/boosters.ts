import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';

/** Equipment that makes a run faster, in the order of its bits and of its strain in the state. */
export const BOOSTERS = ['masc', 'supercharger'] as const;
export type Booster = (typeof BOOSTERS)[number];

/** One bit for each booster. */
export const MASC_BIT = 1;
export const SUPERCHARGER_BIT = 2;

/** What two dice must reach, by the turns of strain; beyond the table a booster is certain to fail. */
const STRAIN_NUMBERS: readonly number[] = [3, 5, 7, 11];
const CERTAIN_FAILURE = 13;

/** Returns what two dice must reach to switch on a booster under this strain. */
export function strainNumber(level: number): number {
  return STRAIN_NUMBERS[level] ?? CERTAIN_FAILURE;
}

/** Returns the index in the unit's equipment of a booster that still works, or `undefined`. */
export function workingBooster(mech: MechState, spec: MechSpec, booster: Booster): number | undefined {
  return spec.gear[booster]?.find(item => !isItemHit(mech, spec, 'equipment', item));
}

/**
 * Returns the boosters that can be switched on now, one bit each: those that work and were not yet used in this turn.
 */
export function usableBoosters(game: Game, mech: MechState): number {
  const spec = specOf(game, mech);
  const working = BOOSTERS.reduce(
    (bits, booster, i) => (workingBooster(mech, spec, booster) === undefined ? bits : bits | (1 << i)),
    0,
  );
  return working & ~mech.boostersUsed;
}
