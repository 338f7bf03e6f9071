import { isLocationGone, type MechSpec, type MechState, walkOnLegs } from '@hexfall/rules';
import type { Manifest, ManifestItem } from '../units/manifest.ts';

/** Returns the record sheet with the armor and structure that damage has left, and the MP that the legs still allow. */
export function specLeft(spec: MechSpec, state: MechState): MechSpec {
  const walkMp = walkOnLegs({ ...state, heat: 0 }, spec);
  return { ...spec, armor: state.armor, structure: state.structure, walkMp };
}

/** Returns the items that are neither struck nor lost with their location. A bin counts in full unless it is empty. */
export function itemsLeft({ items }: Manifest, spec: MechSpec, state: MechState): readonly ManifestItem[] {
  return items.filter(item => {
    if (isLocationGone(state, item.location)) return false;
    return item.places.every(({ location, slot }) => {
      const content = spec.slots[location]![slot]!;
      const struck = (state.slotHits[location]! & (1 << slot)) !== 0;
      return !struck && !isLocationGone(state, location) && (content.kind !== 'ammo' || state.ammo[content.item]! > 0);
    });
  });
}
