import { LOCATIONS } from '@hexfall/rules';
import type { MechBlueprint } from './blueprint.ts';
import { engineSinks } from './figures.ts';
import type { FilledUnit } from './fill-slots.ts';
import type { Manifest } from './manifest.ts';

/** Returns the manifest of a unit, by its blueprint. */
export function manifestOfBlueprint(
  blueprint: MechBlueprint,
  { loadout, slots }: FilledUnit,
  armoredSlots: readonly number[],
): Manifest {
  const { armorType = 'standard', patchwork = {}, withoutCase = [], heatSinks } = blueprint;
  const items = loadout.manifestItems(slots, armoredSlots);
  return {
    techBase: blueprint.techBase ?? 'innerSphere',
    year: blueprint.year,
    cockpit: blueprint.cockpitMake ?? blueprint.cockpit ?? 'standard',
    overrideKit: blueprint.overrideKit ?? false,
    engineSinks: { count: engineSinks(blueprint, loadout), capacity: heatSinks.double === true ? 2 : 1 },
    armorTypes: LOCATIONS.map(code => (armorType === 'patchwork' ? (patchwork[code] ?? 'standard') : armorType)),
    withoutClanCase: new Set(withoutCase.map(code => LOCATIONS.indexOf(code))),
    items,
  };
}
