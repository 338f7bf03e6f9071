import type { MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { itemTitle } from './draft-words.ts';

/**
 * Returns remarks on ammunition that no weapon fires and on weapons without ammunition: no rule forbids either, but both are rarely
 * intended.
 */
export function ammunitionRemarks(unit: MechBlueprint, { loadout, placed }: FilledUnit): readonly string[] {
  const fired = new Set(loadout.weapons().map(({ type }) => type.ammo));
  const carried = new Set<string>();
  const remarks = new Set<string>();
  for (const { content } of placed) {
    if (content.entry.kind !== 'ammo') continue;
    carried.add(content.entry.ammo);
    if (!fired.has(content.entry.ammo)) remarks.add(`No weapon fires the ${itemTitle(content, unit)}.`);
  }
  for (const { type } of loadout.weapons())
    if (type.ammo !== undefined && !type.traits.includes('oneShot') && !carried.has(type.ammo))
      remarks.add(`There is no ammunition for the ${type.name}.`);
  return [...remarks];
}
