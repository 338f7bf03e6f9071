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

/** One MP for each jet; a partial wing carries a unit that has any a little further. */
export function jumpMp(loadout: Loadout, tonnage: number): number {
  const wing = loadout.equipment.some(item => item.kind === 'partialWing');
  if (loadout.jets === 0 || !wing) return loadout.jets;
  return loadout.jets + (tonnage <= LIGHT_ENOUGH_FOR_WING ? 2 : 1);
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
