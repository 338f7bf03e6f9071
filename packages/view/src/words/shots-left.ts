import { isItemHit, type MechSpec, type MechState } from '@hexfall/rules';

/** Shots that a weapon has left, in all bins that still feed it. */
export function shotsLeft(mech: MechState, spec: MechSpec, ammo: string): number {
  return spec.ammoBins.reduce(
    (sum, bin, i) => (bin.ammo === ammo && !isItemHit(mech, spec, 'ammo', i) ? sum + mech.ammo[i]! : sum),
    0,
  );
}
