import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';
import { isSwitchedOn } from '../unit/switches.ts';

/*
 * Radical heat sinks. In a turn in which they are switched on, every working sink removes one more point; then the pumps may fail, which
 * becomes more likely the more turns in a row they have been used. A broken system leaks heat.
 */

/** What two dice must reach for the pumps to hold, by the turns of strain so far. */
const HOLDING_NUMBERS: readonly number[] = [3, 5, 7, 10, 11];

/** Heat that a broken system makes in a turn, and as much again in a turn in which its unit fires. */
const LEAK = 1;

/** Whether a radical heat sink system is switched on in this turn, so that every sink removes more. */
export function areSinksDriven(mech: MechState, spec: MechSpec): boolean {
  return isSwitchedOn(mech, spec, 'radicalSinks');
}

/** Returns what two dice must reach for radical heat sinks to hold after this many turns of strain. */
export function holdingNumber(strain: number): number {
  return HOLDING_NUMBERS[strain] ?? IMPOSSIBLE;
}

/**
 * Returns the turns of strain at the end of a turn: strain grows with use and wears off without it, twice as fast if it has only just
 * grown.
 */
export function strainAfter({ radicalLevel, radicalRose }: MechState, used: boolean): number {
  return used ? radicalLevel + 1 : Math.max(0, radicalLevel - (radicalRose === 1 ? 2 : 1));
}

/** Returns the heat that broken radical heat sinks leak. */
export function leakingHeat(mech: MechState, spec: MechSpec): number {
  const items = spec.gear.radicalSinks;
  if (items?.some(item => isItemHit(mech, spec, 'equipment', item)) !== true) return 0;
  return mech.weaponsFired === 0 ? LEAK : 2 * LEAK;
}
