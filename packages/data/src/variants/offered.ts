import { baseOf } from '../construction/tech-checks.ts';
import type { EquipmentEntry } from '../equipment/catalogue.ts';
import { isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import { itemTitle } from './draft-words.ts';

/** Whether an entry is bought as an item. Armor, structure, a second seat and equipment for transforming are not. */
export function isOffered(entry: EquipmentEntry, unit: MechBlueprint): boolean {
  switch (entry.kind) {
    case 'filler':
      return false;
    case 'jumpJet':
      return entry.type !== 'mechanical';
    case 'equipment':
      return isGearOffered(entry, unit);
    default:
      return true;
  }
}

function isGearOffered(entry: Extract<EquipmentEntry, { readonly kind: 'equipment' }>, unit: MechBlueprint): boolean {
  // The Clans have it for free wherever something can explode.
  if (entry.name === 'Clan CASE') return !isClanBuilt(unit);
  if (entry.equipment === 'other') return entry.name === 'Searchlight';
  return entry.equipment !== 'stealthArmor' && entry.equipment !== 'commandConsole';
}

/** Returns why a unit of one technology base cannot have an item; `undefined` if it can. */
export function techRefusal(entry: EquipmentEntry, unit: MechBlueprint): string | undefined {
  const { techBase = 'innerSphere' } = unit;
  const base = baseOf(entry);
  if (base === undefined || base === techBase || (techBase !== 'clan' && techBase !== 'innerSphere')) return undefined;
  const own = techBase === 'clan' ? 'a Clan unit' : 'an Inner Sphere unit';
  return `${itemTitle({ entry }, unit)} cannot be carried by ${own} unless it is of mixed technology.`;
}
