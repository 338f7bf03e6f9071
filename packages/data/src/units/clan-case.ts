import { LOCATION_COUNT, type LocationId } from '@hexfall/rules';
import { isClanBuilt, type MechBlueprint } from './blueprint.ts';
import type { Loadout } from './loadout.ts';

const NAME = 'Clan CASE';

/** Whether a unit has the CASE of the Clans: units built by the Clans have it, and others that list it once. */
export function hasClanCase(blueprint: MechBlueprint, loadout: Loadout): boolean {
  return isClanBuilt(blueprint) || loadout.equipment.some(item => item.name === NAME);
}

/**
 * Adds the CASE that Clan units carry for free wherever something can explode, except in locations that the unit
 * excludes from it.
 */
export function addClanCase(loadout: Loadout, refused: ReadonlySet<LocationId>): void {
  const weapons = loadout.weapons();
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const explosive =
      loadout.ammoBins.some(bin => bin.location === location && bin.explosionPerShot > 0) ||
      loadout.equipment.some(item => item.location === location && item.kind === 'ppcCapacitor') ||
      weapons.some(({ type, ...at }) => type.explosion > 0 && (at.location === location || at.alsoIn === location));
    const has = loadout.equipment.some(item => item.location === location && item.kind.startsWith('case'));
    if (explosive && !has && !refused.has(location)) loadout.equipment.push({ kind: 'case', name: NAME, location });
  }
}
