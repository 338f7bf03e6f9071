import { isItemHit, isLocationGone, type LocationId, type MechSpec, type MechState, NOWHERE } from '@hexfall/rules';

/** A unit and how it is doing; without a state it is fresh. */
export interface Wear {
  readonly spec: MechSpec;
  readonly state: MechState | undefined;
}

/** Points of armor left on a facing. */
export function armorLeft({ spec, state }: Wear, facing: number): number {
  return (state ?? spec).armor[facing]!;
}

export function structureLeft({ spec, state }: Wear, location: LocationId): number {
  return (state ?? spec).structure[location]!;
}

/** Whether a location has been destroyed. */
export function isGone({ state }: Wear, location: LocationId): boolean {
  return state !== undefined && isLocationGone(state, location);
}

/** Whether what is in a slot has been hit, or lost with its location. */
export function isSlotOut(wear: Wear, location: LocationId, slot: number): boolean {
  const hits = wear.state?.slotHits[location] ?? 0;
  return isGone(wear, location) || (hits & (1 << slot)) !== 0;
}

/** Whether a weapon or a piece of equipment no longer works. */
export function isItemOut(wear: Wear, kind: 'weapon' | 'equipment', item: number): boolean {
  const { spec, state } = wear;
  if (state === undefined) return false;
  return placesOf(spec, kind, item).some(place => isGone(wear, place)) || isItemHit(state, spec, kind, item);
}

/** A large weapon may be in two locations, and a piece of equipment in none of its own. */
function placesOf(spec: MechSpec, kind: 'weapon' | 'equipment', item: number): readonly LocationId[] {
  if (kind === 'equipment') return [spec.equipment[item]!.location].filter(place => place !== NOWHERE);
  const { location, alsoIn } = spec.weapons[item]!;
  return alsoIn === NOWHERE ? [location] : [location, alsoIn];
}

/** Shots left in a bin. */
export function shotsLeft(wear: Wear, bin: number): number {
  const { location, shots } = wear.spec.ammoBins[bin]!;
  return isGone(wear, location) ? 0 : (wear.state?.ammo[bin] ?? shots);
}

/** Heat sinks that have been hit. Those in the engine are never lost one by one. */
export function countLostSinks(wear: Wear): number {
  const lost = new Set<number>();
  for (const [location, slots] of wear.spec.slots.entries())
    for (const [i, slot] of slots.entries())
      if (slot.kind === 'heatSink' && isSlotOut(wear, location, i)) lost.add(slot.item);
  return lost.size;
}

/** What a glance at the unit would tell, besides damage. */
export function conditionWords({ state }: Wear): readonly string[] {
  if (state === undefined) return [];
  return [
    state.status === 'active' ? '' : state.status,
    state.prone ? 'prone' : '',
    state.shutdown ? 'shut down' : '',
    state.stuck ? 'bogged down' : '',
    state.stealth ? 'stealth armor on' : '',
    state.pilot === 'awake' ? '' : `pilot ${state.pilot}`,
    state.pilotWounds > 0 ? `${state.pilotWounds} ${state.pilotWounds === 1 ? 'wound' : 'wounds'}` : '',
    state.heat > 0 ? `heat ${state.heat}` : '',
  ].filter(word => word !== '');
}
