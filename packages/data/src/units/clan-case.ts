import { LOCATION_COUNT, type LocationId } from '@hexfall/rules';
import { isClanBuilt, type MechBlueprint } from './blueprint.ts';
import type { Loadout } from './loadout.ts';

const NAME = 'Clan CASE';

/** Whether a unit has the CASE of the Clans: those built by them do, and those that name it once. */
export function hasClanCase(blueprint: MechBlueprint, loadout: Loadout): boolean {
  return isClanBuilt(blueprint) || loadout.equipment.some(item => item.name === NAME);
}

/** Clan units carry CASE at no cost wherever something can explode, unless the unit does without it there. */
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
