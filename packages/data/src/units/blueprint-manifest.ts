import { LOCATIONS } from '@hexfall/rules';
import type { MechBlueprint } from './blueprint.ts';
import type { FilledUnit } from './fill-slots.ts';
import type { Manifest } from './manifest.ts';
import { sinksIn } from './manifest-sinks.ts';

/** What a file may say beyond the blueprint: of no weight in play, but it counts for Battle Value. */
export interface BeyondBlueprint {
  /** The cockpit as written. */
  readonly cockpit: string;
  readonly overrideKit: boolean;
  /** The sinks that are claimed, prototypes included. */
  readonly heatSinks: MechBlueprint['heatSinks'];
  /** An engine holds twice as many compact sinks. */
  readonly compactSinks: boolean;
}

/** Returns what a unit is built of, by its blueprint. */
export function manifestOfBlueprint(
  blueprint: MechBlueprint,
  { loadout, slots }: FilledUnit,
  armoredSlots: readonly number[],
  beyond: Partial<BeyondBlueprint>,
): Manifest {
  const { armorType = 'standard', patchwork = {}, withoutCase = [] } = blueprint;
  const items = loadout.manifestItems(slots, armoredSlots);
  const heatSinks = beyond.heatSinks ?? blueprint.heatSinks;
  const room = Math.floor(blueprint.engine.rating / 25) * (beyond.compactSinks === true ? 2 : 1);
  return {
    techBase: blueprint.techBase ?? 'innerSphere',
    year: blueprint.year,
    cockpit: beyond.cockpit ?? blueprint.cockpit ?? 'standard',
    overrideKit: beyond.overrideKit ?? false,
    engineSinks: {
      count: Math.max(0, Math.min(heatSinks.count - sinksIn(items), room)),
      capacity: heatSinks.double === true ? 2 : 1,
    },
    armorTypes: LOCATIONS.map(code => (armorType === 'patchwork' ? (patchwork[code] ?? 'standard') : armorType)),
    withoutClanCase: new Set(withoutCase.map(code => LOCATIONS.indexOf(code))),
    items,
  };
}
