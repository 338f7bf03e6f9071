import { isItemHit, type MechSpec, type MechState } from '@hexfall/rules';

/**
 * Returns how many shots a weapon has left, in all bins that still feed it.
 *
 * @example
 * ```ts
 * import { mechOf, specOf } from '@hexfall/rules';
 * import { shotsLeft } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const mech = mechOf(game, 0);
 * shotsLeft(mech, specOf(game, mech), 'ac-20'); // => 10
 * ```
 */
export function shotsLeft(mech: MechState, spec: MechSpec, ammo: string): number {
  return spec.ammoBins.reduce(
    (sum, bin, i) => (bin.ammo === ammo && !isItemHit(mech, spec, 'ammo', i) ? sum + mech.ammo[i]! : sum),
    0,
  );
}
