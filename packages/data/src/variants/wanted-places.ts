import { LOCATIONS, type LocationCode, type LocationId } from '@hexfall/rules';
import type { EquipmentEntry } from '../equipment/catalogue.ts';
import { isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';

type Order = readonly LocationCode[];

const WEAPONS: Order = ['RA', 'LA', 'RT', 'LT', 'CT', 'HD', 'RL', 'LL'];
const JETS: Order = ['LT', 'RT', 'LL', 'RL', 'CT', 'LA', 'RA', 'HD'];
const AMMUNITION: Order = ['LT', 'RT', 'CT', 'LL', 'RL', 'LA', 'RA', 'HD'];
const SINKS: Order = ['LL', 'RL', 'LT', 'RT', 'LA', 'RA', 'CT', 'HD'];
const GEAR: Order = ['LT', 'RT', 'LA', 'RA', 'CT', 'HD', 'LL', 'RL'];

/** Returns all locations, beginning with those in which a player would expect the item. */
export function wantedPlaces(entry: EquipmentEntry, unit: MechBlueprint, filled: FilledUnit): readonly LocationId[] {
  const order = orderOf(entry).map(code => LOCATIONS.indexOf(code));
  switch (entry.kind) {
    case 'ammo':
      return first(order, location => isProtected(location, unit, filled));
    case 'jumpJet':
      return balanced(order, filled, 'jumpJet');
    case 'weapon':
      return balanced(order, filled, 'weapon');
    default:
      return order;
  }
}

function orderOf({ kind }: EquipmentEntry): Order {
  switch (kind) {
    case 'weapon':
      return WEAPONS;
    case 'ammo':
      return AMMUNITION;
    case 'jumpJet':
      return JETS;
    case 'heatSink':
      return SINKS;
    default:
      return GEAR;
  }
}

/** Whether an explosion in a location does not spread, so that ammunition is best there. */
function isProtected(location: LocationId, unit: MechBlueprint, { loadout }: FilledUnit): boolean {
  if (isClanBuilt(unit)) return true;
  return loadout.equipment.some(item => item.location === location && item.kind.startsWith('case'));
}

function first(order: readonly LocationId[], isPreferred: (location: LocationId) => boolean): readonly LocationId[] {
  return [...order.filter(isPreferred), ...order.filter(location => !isPreferred(location))];
}

/** Orders the two sides so that the one with fewer items of a kind comes first; arms and torsos keep their order. */
function balanced(
  order: readonly LocationId[],
  { placed }: FilledUnit,
  kind: EquipmentEntry['kind'],
): readonly LocationId[] {
  const count = (location: LocationId): number =>
    placed.filter(({ content, places }) => content.entry.kind === kind && places[0]!.location === location).length;
  return order
    .map((location, i) => ({ location, pair: Math.floor(i / 2), i }))
    .sort((a, b) => a.pair - b.pair || count(a.location) - count(b.location) || a.i - b.i)
    .map(({ location }) => location);
}
