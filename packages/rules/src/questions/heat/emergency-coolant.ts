import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';
import { isSwitchedOn } from '../unit/switches.ts';

/*
 * Emergency coolant systems. One that is switched on for a turn carries heat off if the dice allow it, and the less likely, the more
 * often it has been used. Where it fails it takes a part of the engine with it, and its unit runs hotter from then on.
 */

/** By uses so far: what two dice must reach. */
const NUMBERS: readonly number[] = [3, 5, 7, 10];

/** Heat that it carries off when the dice show just what they must; each point more carries off one more. */
const CARRIED_OFF = 6;

/** Heat of a unit whose system is out, for its move and for its fire. */
const LEAK = 1;

/** Returns the emergency coolant system that is at work in this turn, as an item of the equipment. */
export function coolantAtWork(mech: MechState, spec: MechSpec): number | undefined {
  const items = spec.gear.emergencyCoolant;
  return items !== undefined && isSwitchedOn(mech, spec, 'emergencyCoolant') ? items[0] : undefined;
}

/** Returns what two dice must reach for an emergency coolant system to work after so many uses. */
export function coolantNumber(uses: number): number {
  return NUMBERS[uses] ?? IMPOSSIBLE;
}

/** Returns the heat that such a roll carries off. */
export function coolantEffect(roll: number, need: number): number {
  return CARRIED_OFF + roll - need;
}

/** Returns the heat that an emergency coolant system which is out costs in a turn. */
export function coolantLeak(mech: MechState, spec: MechSpec): number {
  const items = spec.gear.emergencyCoolant;
  if (items?.some(item => isItemHit(mech, spec, 'equipment', item)) !== true) return 0;
  const moved = mech.movement !== 'undecided' && mech.movement !== 'stationary';
  return (moved ? LEAK : 0) + (mech.weaponsFired === 0 ? 0 : LEAK);
}
