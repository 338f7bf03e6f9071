import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';
import { isSwitchedOn } from '../unit/switches.ts';

/*
 * Emergency coolant systems. One that is switched on for a turn carries heat off if the roll succeeds, which becomes less likely the more
 * often it has been used. If it fails, it damages the engine, and its unit runs hotter from then on.
 */

/** What two dice must reach, by the uses so far. */
const NUMBERS: readonly number[] = [3, 5, 7, 10];

/** Heat that the system carries off when the roll just succeeds; each point above carries off one more. */
const CARRIED_OFF = 6;

/** Heat that a unit makes in addition while its system is out, for its move and for its fire. */
const LEAK = 1;

/** Returns the emergency coolant system that is switched on in this turn, as an item of the equipment; `undefined` if there is none. */
export function coolantAtWork(mech: MechState, spec: MechSpec): number | undefined {
  const items = spec.gear.emergencyCoolant;
  return items !== undefined && isSwitchedOn(mech, spec, 'emergencyCoolant') ? items[0] : undefined;
}

/** Returns what two dice must reach for an emergency coolant system to work after this many uses. */
export function coolantNumber(uses: number): number {
  return NUMBERS[uses] ?? IMPOSSIBLE;
}

/** Returns the heat that an emergency coolant system carries off with a successful roll. */
export function coolantEffect(roll: number, need: number): number {
  return CARRIED_OFF + roll - need;
}

/** Returns the heat that a broken emergency coolant system costs in a turn. */
export function coolantLeak(mech: MechState, spec: MechSpec): number {
  const items = spec.gear.emergencyCoolant;
  if (items?.some(item => isItemHit(mech, spec, 'equipment', item)) !== true) return 0;
  const moved = mech.movement !== 'undecided' && mech.movement !== 'stationary';
  return (moved ? LEAK : 0) + (mech.weaponsFired === 0 ? 0 : LEAK);
}
