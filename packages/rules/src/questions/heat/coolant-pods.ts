import { hasBit } from '../../basics/integers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';

/*
 * Coolant pods. Each can be emptied once; then every sink that works removes one point more in that turn.
 */

/** The most heat that a unit keeps without emptying a pod, and that one keeps with missiles aboard that burn. */
const SAFE_HEAT = 13;
const SAFE_INFERNO_HEAT = 9;

/** Returns the most heat that a unit keeps without emptying a pod. */
export function safeHeat({ ammoBins }: MechSpec): number {
  return ammoBins.some(({ munition }) => munition === 'inferno') ? SAFE_INFERNO_HEAT : SAFE_HEAT;
}

/** Returns the first pod that is full and whole, by its place among the pods of the record sheet; -1 for none. */
export function readyPod(mech: MechState, spec: MechSpec): number {
  const pods = spec.gear.coolantPod;
  if (pods === undefined) return -1;
  return pods.findIndex((item, pod) => !hasBit(mech.podsUsed, pod) && !isItemHit(mech, spec, 'equipment', item));
}

/** Whether an item is a coolant pod that is still full. */
export function isFullPod(mech: MechState, spec: MechSpec, item: number): boolean {
  const pod = spec.gear.coolantPod?.indexOf(item) ?? -1;
  return pod >= 0 && !hasBit(mech.podsUsed, pod);
}
