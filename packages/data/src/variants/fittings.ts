import { LOCATIONS, type LocationCode } from '@hexfall/rules';
import { freeHeatSinks } from '../construction/engine-table.ts';
import { tallyItems } from '../construction/tally.ts';
import { createScale, sinkTons } from '../construction/weight.ts';
import { AMMUNITION } from '../equipment/ammo-table.ts';
import { type EquipmentEntry, WEAPONS } from '../equipment/catalogue.ts';
import { GEAR, JUMP_JETS } from '../equipment/other-table.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { Bays } from './bays.ts';
import { itemTitle } from './draft-words.ts';
import { addRefusal, openPlaces, spreadRefusal } from './edit-items.ts';
import { sinkEntry, sinkMakeOf } from './edit-sinks.ts';
import { describeEntry, type EntryFigures } from './entry-figures.ts';
import { type ItemShape, itemShape } from './item-size.ts';
import { isOffered } from './offered.ts';

/** An item that could be put into a unit, with the reason if it cannot. */
export interface Fitting extends EntryFigures {
  /** The name that an operation uses to add it. */
  readonly title: string;
  readonly slots: number;
  /** Tons that it adds; `undefined` if they are not known. */
  readonly tons: number | undefined;
  /** Whether it is ammunition for a weapon of the unit. */
  readonly wanted: boolean;
  /** Locations that have room for it; empty for an item that is placed automatically. */
  readonly places: readonly LocationCode[];
  /** Why the unit cannot have it, in one sentence; '' if it can. */
  readonly refusal: string;
}

/**
 * Returns everything that could be put into a unit, with its figures and the reason if it cannot.
 *
 * @example
 * ```ts
 * import { findInCatalogue, fittingsFor } from '@hexfall/data';
 *
 * const list = fittingsFor(findInCatalogue('HBK-4G')!);
 * list.find(({ title }) => title === 'PPC')?.places; // => ['LT', 'RA', 'LA']
 * ```
 */
export function fittingsFor(unit: MechBlueprint): readonly Fitting[] {
  const bays = new Bays(unit);
  bays.settle();
  const items = tallyItems(unit, bays.filled);
  const weigh = createScale(unit, items);
  // The first sinks come with the engine.
  const isSinkFree = unit.heatSinks.count < freeHeatSinks(unit.engine.type ?? 'fusion');
  const fired = new Set(bays.filled.loadout.weapons().map(({ type }) => type.ammo));
  const describe = (entry: EquipmentEntry): Fitting => {
    const shape = itemShape(entry, unit, bays.filled);
    const title = itemTitle({ entry }, unit);
    return {
      ...describeEntry(entry),
      title,
      slots: shape === undefined ? 0 : shape.slots * (shape.kind === 'paired' ? shape.locations.length : 1),
      tons: entry.kind === 'heatSink' ? (isSinkFree ? 0 : sinkTons(unit, items)) : weigh(entry),
      wanted: entry.kind === 'ammo' && fired.has(entry.ammo),
      ...placesFor(entry, shape, title, bays),
    };
  };
  return entriesFor(unit, bays).map(describe);
}

/**
 * Returns the entries, each title once: if two entries have the same title, the unit's own is the one that the title
 * stands for.
 */
function entriesFor(unit: MechBlueprint, { filled }: Bays): readonly EquipmentEntry[] {
  const sink = sinkEntry(sinkMakeOf(unit, filled), 1, unit);
  const all = [...WEAPONS, ...AMMUNITION, ...GEAR, ...JUMP_JETS, ...(sink === undefined ? [] : [sink])];
  return all.filter(entry => isOffered(entry, unit));
}

function placesFor(
  entry: EquipmentEntry,
  shape: ItemShape | undefined,
  title: string,
  bays: Bays,
): Pick<Fitting, 'places' | 'refusal'> {
  const refusal = addRefusal(entry, bays.unit, bays);
  if (refusal !== undefined || shape === undefined) return { places: [], refusal: refusal ?? '' };
  if (shape.kind !== 'together') return { places: [], refusal: spreadRefusal(title, shape, bays) ?? '' };
  const places = openPlaces(entry, shape, bays).map(location => LOCATIONS[location]!);
  const slots = shape.slots === 1 ? '1 slot' : `${shape.slots} slots`;
  return { places, refusal: places.length > 0 ? '' : `No location has the ${slots} that ${title} takes.` };
}
