import { hasBit } from '../../basics/integers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { GearSetting } from '../../vocabulary/state/gear-settings.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';
import { settingOf } from '../unit/switches.ts';

/*
 * Coolant pods. Each can be emptied once; in that turn every working sink removes one more point. A pod is emptied when its setting says
 * so, and no more than one in a turn.
 */

/** The most heat that a unit keeps without emptying a pod that is set to be safe, usually and with inferno missiles aboard. */
const SAFE_HEAT = 13;
const SAFE_INFERNO_HEAT = 9;

/** Returns the most heat that a unit keeps without emptying a pod that is set to be safe. */
function safeHeat({ ammoBins }: MechSpec): number {
  return ammoBins.some(({ munition }) => munition === 'inferno') ? SAFE_INFERNO_HEAT : SAFE_HEAT;
}

/**
 * Returns the first pod that is full and whole and whose setting empties it when this much heat would be left, by its position among the
 * pods of the record sheet; -1 for none. `sinks` is the heat that the pod would remove.
 */
export function podToEmpty(mech: MechState, spec: MechSpec, heat: number, sinks: number): number {
  const pods = spec.gear.coolantPod;
  if (pods === undefined || heat <= 0) return -1;
  return pods.findIndex(
    (item, pod) =>
      !hasBit(mech.podsUsed, pod) &&
      !isItemHit(mech, spec, 'equipment', item) &&
      isWanted(settingOf(mech, spec, item), heat, sinks, safeHeat(spec)),
  );
}

function isWanted(setting: GearSetting, heat: number, sinks: number, safe: number): boolean {
  if (setting === 'safe') return heat > safe;
  return setting === 'efficient' ? heat >= sinks : setting === 'dump';
}

/** Whether an item is a coolant pod that is still full. */
export function isFullPod(mech: MechState, spec: MechSpec, item: number): boolean {
  const pod = spec.gear.coolantPod?.indexOf(item) ?? -1;
  return pod >= 0 && !hasBit(mech.podsUsed, pod);
}
