import type { MechSpec } from '../state/mech-spec.ts';
import { isItemHit } from '../state/condition.ts';
import type { MechState } from '../state/mech-state.ts';

/** The first intact bin with shots of that kind, or -1. */
export function binFor(mech: MechState, spec: MechSpec, ammo: string): number {
  return spec.ammoBins.findIndex(
    (bin, i) => bin.ammo === ammo && mech.ammo[i]! > 0 && !isItemHit(mech, spec, 'ammo', i, true),
  );
}
