import { isArm, LOCATIONS, type LocationCode, Problems } from '@hexfall/rules';
import { tallyItems } from '../construction/tally.ts';
import { createScale } from '../construction/weight.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { type FilledUnit, fillSlots } from '../units/fill-slots.ts';
import type { PlacedItem } from '../units/place-items.ts';
import { itemTitle } from './draft-words.ts';
import { hullPart } from './edit-items.ts';
import { describeEntry, type EntryFigures } from './entry-figures.ts';
import { itemShape } from './item-size.ts';

/** An item of a unit that is being changed. */
export interface DraftItem extends EntryFigures {
  readonly title: string;
  /** Its first slot, by which an operation names it. */
  readonly location: LocationCode;
  readonly slot: number;
  /** The inner location of an item that continues there. */
  readonly alsoIn: LocationCode | undefined;
  readonly slots: number;
  /** Tons; `undefined` if they are not known, or are counted for all items of the kind together. */
  readonly tons: number | undefined;
  readonly rear: boolean;
  /** Whether it can be turned to the rear. */
  readonly turns: boolean;
  /**
   * The part of the hull that it is made of: such slots may be moved one by one, but are removed only by changing the
   * hull's type.
   */
  readonly hull: 'armor' | 'structure' | undefined;
  /** Whether its slots are together, anywhere, or in fixed places. */
  readonly lies: 'together' | 'anywhere' | 'fixed';
}

/** Returns the items of a unit in the order of its slots. */
export function draftItems(
  unit: MechBlueprint,
  filled: FilledUnit = fillSlots(unit, new Problems()),
): readonly DraftItem[] {
  const weigh = createScale(unit, tallyItems(unit, filled));
  return filled.placed.map(item => {
    const { content, places } = item;
    const [first] = places;
    const onArm = unit.quad !== true && places.some(({ location }) => isArm(location));
    const hull = hullPart(content.entry);
    const other = places.find(({ location }) => location !== first!.location)?.location;
    return {
      ...describeEntry(content.entry),
      title: itemTitle(content, unit),
      location: LOCATIONS[first!.location]!,
      slot: first!.slot + 1,
      alsoIn: other === undefined || hull !== undefined ? undefined : LOCATIONS[other]!,
      slots: places.length,
      tons: weigh(content.entry),
      rear: content.rear,
      turns: content.entry.kind === 'weapon' && !onArm,
      hull,
      lies: waysOf(item, unit, filled),
    };
  });
}

function waysOf({ content: { entry } }: PlacedItem, unit: MechBlueprint, filled: FilledUnit): DraftItem['lies'] {
  if (entry.kind === 'inert') return 'together';
  const shape = itemShape(entry, unit, filled);
  if (shape?.kind === 'together') return 'together';
  return shape?.kind === 'paired' || entry.kind === 'jumpJet' ? 'fixed' : 'anywhere';
}
