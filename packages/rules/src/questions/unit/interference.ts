import { divideDown } from '../../basics/integers.ts';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/*
 * What electric weapons and pods have done to a unit. All of it is kept in one number, so that a unit that was never struck by any
 * of them is asked once only. Each part has its place there: the lowest bit and how many there are.
 */

const PARTS = {
  /** 2 in the turn in which a pulse weapon disturbed the unit, 1 in the next. */
  pulse: [0, 2],
  /** Turns for which the shock of a taser goes on. */
  taser: [2, 3],
  /** A pod confuses its aim. */
  haywire: [5, 1],
  /** A pod drowns its signals. */
  ecm: [6, 1],
  /** Missiles with magnetic warheads that hit this turn, and in the last. */
  warheads: [7, 5],
  warheadsBefore: [12, 5],
  /** Hits of pulse weapons this turn. */
  pulseHits: [17, 4],
  /** Turns in which the reactor cannot be started. */
  heldDown: [21, 3],
} as const satisfies Readonly<Record<string, readonly [shift: number, bits: number]>>;
export type InterferencePart = keyof typeof PARTS;

/** Returns one part of what has been done to a unit. */
export function interferencePart({ interference }: Pick<MechState, 'interference'>, part: InterferencePart): number {
  const [shift, bits] = PARTS[part];
  return (interference >>> shift) & ((1 << bits) - 1);
}

/** Returns what is kept of a unit once a part is set, to no more than there is room for. */
export function withInterference(interference: number, part: InterferencePart, value: number): number {
  const [shift, bits] = PARTS[part];
  const most = (1 << bits) - 1;
  return (interference & ~(most << shift)) | (Math.min(value, most) << shift);
}

/** Returns what is left of it when a turn is over: pods stay, everything else wears off. */
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
/** So many magnetic warheads count as one step of what they do, of which there are two at most. */
const WARHEADS_A_STEP = 3;
const MAX_WARHEAD_STEPS = 2;

/** Returns how badly magnetic warheads of this and the last turn disturb a unit, from 0 to 2. */
function warheadSteps(mech: MechState): number {
  const warheads = interferencePart(mech, 'warheads') + interferencePart(mech, 'warheadsBefore');
  return Math.min(MAX_WARHEAD_STEPS, divideDown(warheads, WARHEADS_A_STEP));
}

/** What interference adds to a unit's weapon attacks. */
export function interferenceAimModifier(mech: MechState, explanation: Explanation): number {
  if (mech.interference === 0) return 0;
  const electric =
    (interferencePart(mech, 'pulse') > 0 ? PULSE_AIM : 0) + (interferencePart(mech, 'taser') > 0 ? TASER : 0);
  const pods = interferencePart(mech, 'haywire') * HAYWIRE_AIM;
  return note(explanation, 'interference', electric + pods + warheadSteps(mech));
}

/** What interference adds to a unit's piloting rolls. */
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

/** Whether a unit's own signals are drowned where it stands: by a pod, or by magnetic warheads. */
export function isDrownedOut(mech: MechState): boolean {
  return mech.interference !== 0 && (interferencePart(mech, 'ecm') > 0 || warheadSteps(mech) > 0);
}
