import type { Layer } from '@hexfall/hex';
import type { HexJson } from './board-schema.ts';
import type { Issue } from './issues.ts';

/** Layers that describe a feature, with the features that they may describe. */
const DETAILS: readonly (readonly [owners: readonly Layer[], details: readonly Layer[]])[] = [
  [['woods', 'jungle'], ['foliageHeight']],
  [['water'], ['depth', 'rapids']],
  [['road'], ['roadExits']],
  [['bridge'], ['bridgeHeight', 'bridgeExits', 'bridgeCf']],
  [['building'], ['buildingHeight', 'buildingExits', 'buildingCf', 'buildingClass', 'buildingArmor', 'basement']],
  [['fuelTank'], ['fuelTankHeight']],
];

/** Finds details without the feature that they belong to, such as depth without water or exits without a road. */
export function findStrayDetails(hex: HexJson, path: string): Issue[] {
  return DETAILS.flatMap(([owners, details]) => {
    if (owners.some(owner => (hex[owner] ?? 0) > 0)) return [];
    const stray = details.filter(detail => (hex[detail] ?? 0) > 0);
    return stray.map(detail => ({ path: `${path}.${detail}`, reason: `needs ${owners.join(' or ')} in the same hex` }));
  });
}
