import type { Loadout } from './loadout.ts';

/** Heaviest unit that a partial wing lifts by two. */
const LIGHT_ENOUGH_FOR_WING = 55;

/** One MP for each jet; a partial wing carries a unit that has any a little further. */
export function jumpMp(loadout: Loadout, tonnage: number): number {
  const wing = loadout.equipment.some(item => item.kind === 'partialWing');
  if (loadout.jets === 0 || !wing) return loadout.jets;
  return loadout.jets + (tonnage <= LIGHT_ENOUGH_FOR_WING ? 2 : 1);
}

/** Sinks that need no slot: what is left of the total, as far as the engine has room. */
export function engineSinks(total: number, loadout: Loadout, unit: { readonly engineRating: number }): number {
  return Math.max(0, Math.min(total - loadout.sinksInSlots, Math.floor(unit.engineRating / 25)));
}
