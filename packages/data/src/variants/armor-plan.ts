import { ARMOR_FACINGS, LOCATIONS, type LocationCode } from '@hexfall/rules';
import { weighUnit } from '../construction/check-construction.ts';
import { totalTons } from '../construction/weight.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { facingsOf, maxArmor } from './edit-hull.ts';
import type { OperationOf } from './operation.ts';

type Points = OperationOf<'armor'>['points'];

/** Percentage of a torso's armor that is in the rear. */
const REAR_SHARE = 25;

/**
 * Returns the change that gives every location all the armor that it can carry.
 *
 * @example
 * ```ts
 * import { findInCatalogue, fullArmor } from '@hexfall/data';
 *
 * fullArmor(findInCatalogue('HBK-4G')!).points.CT; // => 24
 * ```
 */
export function fullArmor(unit: MechBlueprint): OperationOf<'armor'> {
  return { kind: 'armor', points: share(LOCATIONS.map((_, location) => maxArmor(unit, location))) };
}

/**
 * Returns the change that gives one location all the armor that it can carry; its rear armor does not change.
 *
 * @example
 * ```ts
 * import { findInCatalogue, fullLocation } from '@hexfall/data';
 *
 * fullLocation(findInCatalogue('HBK-4G')!, 'CT').points; // => { CT: 27 }
 * ```
 */
export function fullLocation(unit: MechBlueprint, code: LocationCode): OperationOf<'armor'> {
  const location = LOCATIONS.indexOf(code);
  const [front, rear] = facingsOf(location);
  const behind = rear === undefined ? 0 : unit.armor[rear];
  return { kind: 'armor', points: { [front!]: Math.max(0, maxArmor(unit, location) - behind) } };
}

/**
 * Returns the change that spreads the present armor points in proportion to what each location can carry.
 *
 * @example
 * ```ts
 * import { evenArmor, findInCatalogue } from '@hexfall/data';
 *
 * evenArmor(findInCatalogue('HBK-4G')!).points.HD; // => 9
 * ```
 */
export function evenArmor(unit: MechBlueprint): OperationOf<'armor'> {
  const points = ARMOR_FACINGS.reduce((sum, facing) => sum + unit.armor[facing], 0);
  return { kind: 'armor', points: spreadEvenly(unit, points) };
}

/**
 * Returns the change that spreads as many points as the weight of the unit allows.
 *
 * @example
 * ```ts
 * import { affordableArmor, findInCatalogue } from '@hexfall/data';
 *
 * affordableArmor(findInCatalogue('HBK-4G')!).points.HD; // => 9
 * ```
 */
export function affordableArmor(unit: MechBlueprint): OperationOf<'armor'> {
  let [low, high] = [0, maxInAll(unit)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const armor = { ...unit.armor, ...spreadEvenly(unit, middle) };
    if (totalTons(weighUnit({ ...unit, armor })) <= unit.tonnage) low = middle;
    else high = middle - 1;
  }
  return { kind: 'armor', points: spreadEvenly(unit, low) };
}

function maxInAll(unit: MechBlueprint): number {
  return LOCATIONS.reduce((sum, _, location) => sum + maxArmor(unit, location), 0);
}

/** Spreads points evenly; when a few are left over, the head and the center come first. */
function spreadEvenly(unit: MechBlueprint, points: number): Points {
  const most = LOCATIONS.map((_, location) => maxArmor(unit, location));
  const all = maxInAll(unit);
  const spent = Math.min(points, all);
  const each = most.map(limit => Math.floor((limit * spent) / all));
  let left = spent - each.reduce((sum, part) => sum + part, 0);
  for (let location = 0; left > 0; location = (location + 1) % most.length) {
    if (each[location]! >= most[location]!) continue;
    each[location]!++;
    left--;
  }
  return share(each);
}

/** Divides the points of each location between its front and its rear. */
function share(byLocation: readonly number[]): Points {
  return Object.fromEntries(
    byLocation.flatMap((points, location) => {
      const [front, rear] = facingsOf(location);
      const behind = rear === undefined ? 0 : Math.floor((points * REAR_SHARE) / 100);
      return [[front!, points - behind] as const, ...(rear === undefined ? [] : [[rear, behind] as const])];
    }),
  );
}
