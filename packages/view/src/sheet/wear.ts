import { isItemHit, isLocationGone, type LocationId, type MechSpec, type MechState, NOWHERE } from '@hexfall/rules';
import { settingWords } from '../words/switch-words.ts';

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

/**
 * Returns whether a location has been destroyed.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createPosition } from '@hexfall/rules';
 * import { isGone } from '@hexfall/view';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const { mechs } = createPosition([{ spec, condition: { structure: { LA: 0 } } }]).state;
 * isGone({ spec, state: mechs[0] }, 5); // => true
 * ```
 */
export function isGone({ state }: Wear, location: LocationId): boolean {
  return state !== undefined && isLocationGone(state, location);
}

/**
 * Returns whether what is in a slot has been hit, or lost with its location.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createPosition } from '@hexfall/rules';
 * import { isSlotOut } from '@hexfall/view';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const { mechs } = createPosition([{ spec, condition: { criticals: { CT: [1] } } }]).state;
 * isSlotOut({ spec, state: mechs[0] }, 1, 0); // => true
 * isSlotOut({ spec, state: mechs[0] }, 1, 1); // => false
 * ```
 */
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

/**
 * Returns the condition of the unit at a glance, besides damage.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createPosition } from '@hexfall/rules';
 * import { conditionWords } from '@hexfall/view';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const { mechs } = createPosition([{ spec, condition: { heat: 9, prone: true } }]).state;
 * conditionWords({ spec, state: mechs[0] }); // => ['prone', 'heat 9']
 * ```
 */
export function conditionWords({ spec, state }: Wear): readonly string[] {
  if (state === undefined) return [];
  return [
    state.status === 'active' ? '' : state.status === 'undeployed' ? 'not on the board yet' : state.status,
    state.prone ? 'prone' : '',
    state.shutdown ? 'shut down' : '',
    state.stuck ? 'bogged down' : '',
    state.stealth ? 'stealth armor on' : '',
    ...settingWords(state, spec),
    state.pilot === 'awake' ? '' : `pilot ${state.pilot}`,
    state.pilotWounds > 0 ? `${state.pilotWounds} ${state.pilotWounds === 1 ? 'wound' : 'wounds'}` : '',
    state.heat > 0 ? `heat ${state.heat}` : '',
  ].filter(word => word !== '');
}
