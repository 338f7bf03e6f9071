import type { CockpitType, HeatSinks } from '@hexfall/rules';
import type { MechBlueprint } from './blueprint.ts';
import type { Loadout } from './loadout.ts';

/** Heaviest unit that a partial wing lifts by two. */
const LIGHT_ENOUGH_FOR_WING = 55;

/** Walking MP come from the engine; primitive engines are heavier for their rating. */
export function walkMp(rating: number, tonnage: number, cockpit: CockpitType): number {
  return Math.floor((isPrimitive(cockpit) ? Math.ceil(rating / 1.2 / 5) * 5 : rating) / tonnage);
}

/** Old machines have all their parts of an old make. */
export function isPrimitive(cockpit: CockpitType): boolean {
  return cockpit === 'primitive' || cockpit === 'primitiveIndustrial';
}

/** Walking MP that a unit has lost to what it carries: larger shields, modular armor and chain drapes. */
export function walkMpLost(loadout: Pick<Loadout, 'count'>): number {
  const shields = loadout.count('mediumShield') + loadout.count('largeShield');
  return shields + Math.min(1, loadout.count('modularArmor')) + Math.min(1, loadout.count('chainDrape'));
}

/**
 * One MP for each jet, or those of mechanical boosters; a partial wing carries a unit that has any a little further, shields
 * and modular armor hold it back, and nobody jumps with a large shield.
 */
export function jumpMp(loadout: Loadout, tonnage: number): number {
  const own = Math.max(loadout.jets, loadout.boosterMp);
  if (own === 0 || loadout.count('largeShield') > 0) return 0;
  const lift = loadout.count('partialWing') > 0 ? wingMp(tonnage) : 0;
  return Math.max(0, own + lift - loadout.count('mediumShield') - Math.min(1, loadout.count('modularArmor')));
}

/** Returns what a partial wing adds to a jump. */
export function wingMp(tonnage: number): number {
  return tonnage <= LIGHT_ENOUGH_FOR_WING ? 2 : 1;
}

/** Sinks that need no slot: what is left of the total, as far as the engine has room. It holds twice as many compact ones. */
export function engineSinks({ heatSinks, engine }: SinkHolder, loadout: Loadout): number {
  const room = Math.floor(engine.rating / 25) * (heatSinks.compact === true ? 2 : 1);
  return Math.max(0, Math.min(heatSinks.count - loadout.sinksInSlots, room));
}

type SinkHolder = Pick<MechBlueprint, 'heatSinks' | 'engine'>;

/** Heat sinks as they are played. Those in slots are what they are, whatever is said of those in the engine. */
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

/** All sinks of a unit are of one kind; only prototypes of double ones stand beside single ones. */
export function mixesSinks(blueprint: SinkHolder, loadout: Loadout): boolean {
  const bought = loadout.sinkItems.filter(({ battle }) => !battle.marks.has('prototypeSink'));
  const capacities = new Set<number>(bought.map(({ capacity }) => capacity));
  if (engineSinks(blueprint, loadout) > 0) capacities.add(blueprint.heatSinks.double === true ? 2 : 1);
  return capacities.size > 1;
}
