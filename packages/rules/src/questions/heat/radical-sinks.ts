import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';
import { isSwitchedOn } from '../unit/switches.ts';

/*
 * Radical heat sinks. In a turn in which they are switched on every sink that works removes one point more; then the pumps may
 * fail, and the more likely, the more turns in a row they have been used. A system that is out leaks heat.
 */

/** By turns of strain so far: what two dice must reach for the pumps to hold. */
const HOLDING_NUMBERS: readonly number[] = [3, 5, 7, 10, 11];

/** Heat per turn of a system that is out, and as much again in a turn in which its unit fires. */
const LEAK = 1;

/** Whether radical heat sinks drive the others in this turn. */
export function areSinksDriven(mech: MechState, spec: MechSpec): boolean {
  return isSwitchedOn(mech, spec, 'radicalSinks');
}

/** Returns what two dice must reach for radical heat sinks to hold after so many turns of strain. */
export function holdingNumber(strain: number): number {
  return HOLDING_NUMBERS[strain] ?? IMPOSSIBLE;
}

/** Returns the turns of strain after a turn: it grows with use and wears off without, twice as fast if it has only just grown. */
export function strainAfter({ radicalLevel, radicalRose }: MechState, used: boolean): number {
  return used ? radicalLevel + 1 : Math.max(0, radicalLevel - (radicalRose === 1 ? 2 : 1));
}

/** Returns the heat that leaks from radical heat sinks which are out. */
export function leakingHeat(mech: MechState, spec: MechSpec): number {
  const items = spec.gear.radicalSinks;
  if (items?.some(item => isItemHit(mech, spec, 'equipment', item)) !== true) return 0;
  return mech.weaponsFired === 0 ? LEAK : 2 * LEAK;
}
