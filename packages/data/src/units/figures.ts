import type { CockpitType, HeatSinks } from '@hexfall/rules';
import type { MechBlueprint } from './blueprint.ts';
import type { Loadout } from './loadout.ts';

/** Tonnage up to which a partial wing adds two MP. */
const LIGHT_ENOUGH_FOR_WING = 55;

/** Returns the walking MP by the engine; primitive engines are heavier for their rating. */
export function walkMp(rating: number, tonnage: number, cockpit: CockpitType): number {
  return Math.floor((isPrimitive(cockpit) ? Math.ceil(rating / 1.2 / 5) * 5 : rating) / tonnage);
}

/** Whether a unit is of an old make, which then applies to all its parts. */
export function isPrimitive(cockpit: CockpitType): boolean {
  return cockpit === 'primitive' || cockpit === 'primitiveIndustrial';
}

/** Returns the walking MP that equipment costs a unit: larger shields, modular armor and chain drapes. */
export function walkMpLost(loadout: Pick<Loadout, 'count'>): number {
  const shields = loadout.count('mediumShield') + loadout.count('largeShield');
  return shields + Math.min(1, loadout.count('modularArmor')) + Math.min(1, loadout.count('chainDrape'));
}

/**
 * Returns the jump MP: one for each jet, or those of mechanical boosters. A partial wing adds to them, shields and modular armor reduce
 * them, and a unit with a large shield cannot jump.
 */
export function jumpMp(loadout: Loadout, tonnage: number): number {
  const own = Math.max(loadout.jets, loadout.boosterMp);
  if (own === 0 || loadout.count('largeShield') > 0) return 0;
  const lift = loadout.count('partialWing') > 0 ? wingMp(tonnage) : 0;
  return Math.max(0, own + lift - loadout.count('mediumShield') - Math.min(1, loadout.count('modularArmor')));
}

/** Returns the jump MP that a partial wing adds. */
export function wingMp(tonnage: number): number {
  return tonnage <= LIGHT_ENOUGH_FOR_WING ? 2 : 1;
}

/** Returns the number of sinks without slots: the rest of the total, as far as the engine has room. It holds twice as many compact ones. */
export function engineSinks({ heatSinks, engine }: SinkHolder, loadout: Loadout): number {
  const room = Math.floor(engine.rating / 25) * (heatSinks.compact === true ? 2 : 1);
  return Math.max(0, Math.min(heatSinks.count - loadout.sinksInSlots, room));
}

type SinkHolder = Pick<MechBlueprint, 'heatSinks' | 'engine'>;

/** Returns the heat sinks as they are played. The kind stated for those in the engine does not apply to those in slots. */
export function heatSinksOf({ heatSinks }: SinkHolder, { sinkItems, sinksInSlots }: Loadout): HeatSinks {
  const { count } = heatSinks;
  const inEngine = count - sinksInSlots;
  const claimed = heatSinks.double === true ? 2 : 1;
  const capacity = inEngine > 0 ? claimed : (sinkItems[0]?.capacity ?? claimed);
  if (sinkItems.every(item => item.sinks === 1 && item.capacity === capacity)) return { count, capacity };
  const items = sinkItems.map(item => item.sinks * item.capacity);
  return {
    count,
    capacity,
    mixed: { total: items.reduce((sum, cooling) => sum + cooling, inEngine * capacity), items },
  };
}

/**
 * Whether a unit mixes kinds of sinks. All sinks of a unit must be of one kind, except that prototypes of double ones may be mixed with
 * single ones.
 */
export function mixesSinks(blueprint: SinkHolder, loadout: Loadout): boolean {
  const bought = loadout.sinkItems.filter(({ battle }) => !battle.marks.has('prototypeSink'));
  const capacities = new Set<number>(bought.map(({ capacity }) => capacity));
  if (engineSinks(blueprint, loadout) > 0) capacities.add(blueprint.heatSinks.double === true ? 2 : 1);
  return capacities.size > 1;
}
