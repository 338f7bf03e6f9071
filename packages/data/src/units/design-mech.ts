import {
  ARMOR_FACINGS,
  createMechSpec,
  fail,
  type InputError,
  internalStructure,
  LOCATIONS,
  type MechDesign,
  type MechSpec,
  Problems,
  type Result,
} from '@hexfall/rules';
import { type MechBlueprint, unitName } from './blueprint.ts';
import { manifestOfBlueprint } from './blueprint-manifest.ts';
import { engineSinks, heatSinksOf, jumpMp, walkMp, walkMpLost } from './figures.ts';
import { type FilledUnit, fillSlots } from './fill-slots.ts';
import { keepManifest } from './manifest.ts';

/**
 * Returns the unit that a blueprint describes, or everything that is wrong with it.
 *
 * @example
 * ```ts
 * import { designMech, findInCatalogue } from '@hexfall/data';
 * import { HD } from '@hexfall/rules';
 *
 * const hunchback = findInCatalogue('HBK-4G')!;
 * const designed = designMech({ ...hunchback, model: 'mine', armor: { ...hunchback.armor, HD: 6 } });
 * designed.ok && designed.value.armor[HD]; // => 6
 * ```
 */
export function designMech(blueprint: MechBlueprint): Result<MechSpec, InputError> {
  const problems = new Problems();
  const filled = fillSlots(blueprint, problems);
  checkHeatSinks(blueprint, filled, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  return specOf(blueprint, filled);
}

/** Builds the unit of a blueprint whose items are already in their slots. */
export function specOf(blueprint: MechBlueprint, filled: FilledUnit): Result<MechSpec, InputError> {
  const design = designOf(blueprint, filled);
  const spec = createMechSpec(design);
  if (spec.ok) keepManifest(spec.value, manifestOfBlueprint(blueprint, filled, design.armoredSlots));
  return spec;
}

function designOf(blueprint: MechBlueprint, { loadout, slots }: FilledUnit): MechDesign {
  const { tonnage, engine, quad = false, cockpit = 'standard' } = blueprint;
  return {
    name: unitName(blueprint),
    tonnage,
    quad,
    walkMp: Math.max(0, walkMp(engine.rating, tonnage, cockpit) - walkMpLost(loadout)),
    jumpMp: jumpMp(loadout, tonnage),
    engine: engine.type ?? 'fusion',
    engineRating: engine.rating,
    gyro: blueprint.gyro ?? 'standard',
    cockpit,
    heatSinks: heatSinksOf(blueprint, loadout),
    jumpJets: loadout.boosterMp > loadout.jets ? 'mechanical' : loadout.jetType,
    armor: ARMOR_FACINGS.map(facing => blueprint.armor[facing]),
    armorType: blueprint.armorType ?? 'standard',
    structure: internalStructure(tonnage, quad) ?? [],
    structureType: blueprint.structureType ?? 'standard',
    slots,
    armoredSlots: LOCATIONS.map(code =>
      (blueprint.armored?.[code] ?? []).reduce((mask, i) => mask | (1 << (i - 1)), 0),
    ),
    weapons: loadout.weapons(),
    ammoBins: loadout.ammoBins,
    equipment: loadout.equipment,
    slowedBy: loadout.slowedBy.length > 0 ? loadout.slowedBy : undefined,
  };
}

/** Checks that the sinks listed and those in the engine add up to the stated number. */
export function checkHeatSinks(blueprint: MechBlueprint, { loadout }: FilledUnit, problems: Problems): void {
  const { count } = blueprint.heatSinks;
  const inEngine = engineSinks(blueprint, loadout);
  if (loadout.sinksInSlots + inEngine === count) return;
  const places = `${loadout.sinksInSlots} are in slots and ${inEngine} in the engine`;
  problems.report('outOfRange', 'heatSinks.count', `is ${count}, but ${places}`);
}
