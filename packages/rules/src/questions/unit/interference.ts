import { divideDown } from '../../basics/integers.ts';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/*
 * Lasting effects of electric weapons and pods on a unit. All of them are kept in one number, so that a single check suffices for a unit
 * that was never struck by any of them. For each part: its lowest bit, and how many bits it has.
 */

const PARTS = {
  /** 2 in the turn in which a pulse weapon disturbed the unit, 1 in the next. */
  pulse: [0, 2],
  /** Turns for which the shock of a taser goes on. */
  taser: [2, 3],
  /** A pod confuses the unit's aim. */
  haywire: [5, 1],
  /** A pod drowns the unit's signals. */
  ecm: [6, 1],
  /** Missiles with magnetic warheads that hit in this turn, and in the last. */
  warheads: [7, 5],
  warheadsBefore: [12, 5],
  /** Hits of pulse weapons in this turn. */
  pulseHits: [17, 4],
  /** Turns in which the reactor cannot be started. */
  heldDown: [21, 3],
} as const satisfies Readonly<Record<string, readonly [shift: number, bits: number]>>;
export type InterferencePart = keyof typeof PARTS;

/** Returns one part of the interference with a unit. */
export function interferencePart({ interference }: Pick<MechState, 'interference'>, part: InterferencePart): number {
  const [shift, bits] = PARTS[part];
  return (interference >>> shift) & ((1 << bits) - 1);
}

/** Returns the interference with one part set to a value, or to the most that there is room for. */
export function withInterference(interference: number, part: InterferencePart, value: number): number {
  const [shift, bits] = PARTS[part];
  const most = (1 << bits) - 1;
  return (interference & ~(most << shift)) | (Math.min(value, most) << shift);
}

/** Returns the interference that is left when a turn is over: pods stay, everything else wears off. */
export function interferenceAfterTurn(mech: MechState): number {
  let left = withInterference(mech.interference, 'pulseHits', 0);
  left = withInterference(left, 'warheadsBefore', interferencePart(mech, 'warheads'));
  left = withInterference(left, 'warheads', 0);
  for (const part of ['pulse', 'taser', 'heldDown'] as const) {
    left = withInterference(left, part, Math.max(0, interferencePart(mech, part) - 1));
  }
  return left;
}

const PULSE_AIM = 2;
const TASER = 2;
const HAYWIRE_AIM = 1;
/** Heat per turn while the shock of a taser goes on. */
const TASER_HEAT = 5;
/** This many magnetic warheads count as one step of their effect, which has two steps at most. */
const WARHEADS_A_STEP = 3;
const MAX_WARHEAD_STEPS = 2;

/** Returns how badly magnetic warheads of this and the last turn disturb a unit, from 0 to 2. */
function warheadSteps(mech: MechState): number {
  const warheads = interferencePart(mech, 'warheads') + interferencePart(mech, 'warheadsBefore');
  return Math.min(MAX_WARHEAD_STEPS, divideDown(warheads, WARHEADS_A_STEP));
}

/** Returns the modifier of a unit's weapon attacks for interference. */
export function interferenceAimModifier(mech: MechState, explanation: Explanation): number {
  if (mech.interference === 0) return 0;
  const electric =
    (interferencePart(mech, 'pulse') > 0 ? PULSE_AIM : 0) + (interferencePart(mech, 'taser') > 0 ? TASER : 0);
  const pods = interferencePart(mech, 'haywire') * HAYWIRE_AIM;
  return note(explanation, 'interference', electric + pods + warheadSteps(mech));
}

/** Returns the modifier of a unit's piloting rolls for interference. */
export function interferencePilotingModifier(mech: MechState, explanation: Explanation): number {
  if (mech.interference === 0) return 0;
  return note(explanation, 'interference', interferencePart(mech, 'taser') > 0 ? TASER : 0);
}

/** Returns the heat that interference makes in a turn. */
export function interferenceHeat(mech: MechState): number {
  if (mech.interference === 0) return 0;
  return (interferencePart(mech, 'taser') > 0 ? TASER_HEAT : 0) + warheadSteps(mech);
}

/** Returns the walking MP that magnetic warheads cost a unit. */
export function interferenceMpLost(mech: MechState): number {
  return mech.interference === 0 ? 0 : warheadSteps(mech);
}

/** Whether a unit's own signals are drowned in its hex, by a pod or by magnetic warheads. */
export function isDrownedOut(mech: MechState): boolean {
  return mech.interference !== 0 && (interferencePart(mech, 'ecm') > 0 || warheadSteps(mech) > 0);
}
