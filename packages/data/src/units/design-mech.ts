import {
  ARMOR_FACINGS,
  createMechSpec,
  fail,
  fixedSlots,
  type InputError,
  internalStructure,
  LOCATIONS,
  type MechDesign,
  type MechSpec,
  Problems,
  type Result,
  type Slot,
} from '@hexfall/rules';
import type { MechBlueprint } from './blueprint.ts';
import { placeBlueprintItems } from './blueprint-items.ts';
import { addClanCase } from './clan-case.ts';
import { engineSinks, jumpMp } from './figures.ts';
import { Loadout } from './loadout.ts';
import { keepManifest, type Manifest } from './manifest.ts';
import { sinksIn } from './manifest-sinks.ts';

/**
 * The unit that a blueprint describes, or everything that is wrong with it.
 *
 * @example
 * ```ts
 * import { designMech, HUNCHBACK_HBK_4G } from '@hexfall/data';
 * import { HD } from '@hexfall/rules';
 *
 * const { armor } = HUNCHBACK_HBK_4G;
 * const designed = designMech({ ...HUNCHBACK_HBK_4G, model: 'mine', armor: { ...armor, HD: 6 } });
 * designed.ok && designed.value.armor[HD]; // => 6
 * ```
 */
export function designMech(blueprint: MechBlueprint): Result<MechSpec, InputError> {
  const problems = new Problems();
  const loadout = new Loadout();
  const slots = fixedSlots({
    quad: blueprint.quad ?? false,
    engine: blueprint.engine.type ?? 'fusion',
    gyro: blueprint.gyro ?? 'standard',
    cockpit: blueprint.cockpit ?? 'standard',
    armsWithout: blueprint.armsWithout ?? {},
  });
  placeBlueprintItems(blueprint, loadout, slots, problems);
  if (blueprint.clan === true) addClanCase(loadout, new Set());
  checkHeatSinks(blueprint, loadout, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const spec = createMechSpec(toDesign(blueprint, loadout, slots));
  if (spec.ok) keepManifest(spec.value, manifestOfBlueprint(blueprint, loadout, slots));
  return spec;
}

function manifestOfBlueprint(
  blueprint: MechBlueprint,
  loadout: Loadout,
  slots: readonly (readonly Slot[])[],
): Manifest {
  const { count, double } = blueprint.heatSinks;
  const items = loadout.manifestItems(
    slots,
    LOCATIONS.map(() => 0),
  );
  return {
    techBase: blueprint.clan === true ? 'clan' : 'innerSphere',
    year: undefined,
    cockpit: blueprint.cockpit ?? 'standard',
    overrideKit: false,
    engineSinks: { count: count - sinksIn(items), capacity: double === true ? 2 : 1 },
    armorTypes: LOCATIONS.map(() => blueprint.armorType ?? 'standard'),
    withoutClanCase: new Set(),
    items,
  };
}

function toDesign(blueprint: MechBlueprint, loadout: Loadout, slots: readonly (readonly Slot[])[]): MechDesign {
  const { tonnage, engine, heatSinks, quad = false } = blueprint;
  return {
    name: `${blueprint.chassis} ${blueprint.model}`.trim(),
    tonnage,
    quad,
    walkMp: Math.floor(engine.rating / tonnage),
    jumpMp: jumpMp(loadout, tonnage),
    engine: engine.type ?? 'fusion',
    engineRating: engine.rating,
    gyro: blueprint.gyro ?? 'standard',
    cockpit: blueprint.cockpit ?? 'standard',
    heatSinks: { count: heatSinks.count, capacity: heatSinks.double === true ? 2 : 1 },
    jumpJets: loadout.jetType,
    armor: ARMOR_FACINGS.map(facing => blueprint.armor[facing]),
    armorType: blueprint.armorType ?? 'standard',
    structure: internalStructure(tonnage, quad) ?? [],
    structureType: blueprint.structureType ?? 'standard',
    slots,
    armoredSlots: LOCATIONS.map(() => 0),
    weapons: loadout.weapons(),
    ammoBins: loadout.ammoBins,
    equipment: loadout.equipment,
  };
}

/** The sinks listed and those in the engine must be the number that is claimed, and of that kind. */
function checkHeatSinks({ engine, heatSinks }: MechBlueprint, loadout: Loadout, problems: Problems): void {
  const found = loadout.sinksInSlots + engineSinks(heatSinks.count, loadout, { engineRating: engine.rating });
  if (found !== heatSinks.count) {
    const places = `${loadout.sinksInSlots} are in slots and ${found - loadout.sinksInSlots} in the engine`;
    problems.report('outOfRange', 'heatSinks.count', `is ${heatSinks.count}, but ${places}`);
  }
  if (loadout.sinkCapacity !== 0 && (loadout.sinkCapacity === 2) !== (heatSinks.double === true)) {
    problems.report('wrongType', 'heatSinks.double', 'does not fit the heat sinks in the slots');
  }
}
