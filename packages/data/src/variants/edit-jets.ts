import { JUMP_JETS } from '../equipment/other-table.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import type { PlacedItem } from '../units/place-items.ts';
import { Bays } from './bays.ts';
import { newItem, putItem } from './edit-items.ts';
import type { Change, OperationOf } from './operation.ts';

/**
 * Changes the jump jets. Jets of another make are replaced; of the same make, only the difference is added or removed.
 */
export function setJumpJets(unit: MechBlueprint, { count, make }: OperationOf<'jumpJets'>): Change {
  let changed = unit;
  for (const item of jetsOf(unit).toReversed()) {
    const kept = jetsOf(changed).length;
    if (isBooster(item)) return 'The unit has mechanical jump boosters; remove those first.';
    if (isOfMake(item, make) && kept <= count) continue;
    const bays = new Bays(changed);
    bays.settle();
    bays.clear(item);
    changed = bays.close();
  }
  return addJets(changed, count, make);
}

function addJets(unit: MechBlueprint, count: number, make: string): Change {
  const entry = JUMP_JETS.find(({ type }) => type === make)!;
  let changed = unit;
  for (let jets = jetsOf(unit).length; jets < count; jets++) {
    const bays = new Bays(changed);
    bays.settle();
    const failed = putItem(newItem(entry), undefined, bays);
    if (failed !== undefined) return `There is room for ${jets} jump jets in torsos and legs, not for ${count}.`;
    changed = bays.close();
  }
  return changed;
}

/** Returns the jets of a unit, and boosters, which serve the same purpose. */
function jetsOf(unit: MechBlueprint): readonly PlacedItem[] {
  return new Bays(unit).filled.placed.filter(({ content }) => content.entry.kind === 'jumpJet');
}

function isOfMake({ content: { entry } }: PlacedItem, make: string): boolean {
  return entry.kind === 'jumpJet' && entry.type === make;
}

function isBooster({ content: { entry } }: PlacedItem): boolean {
  return entry.kind === 'jumpJet' && entry.type === 'mechanical';
}
