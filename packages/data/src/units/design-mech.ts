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
import { engineSinks, jumpMp, walkMp } from './figures.ts';
import { type FilledUnit, fillSlots } from './fill-slots.ts';

/** The unit that a blueprint describes, or everything that is wrong with it. */
export function designMech(blueprint: MechBlueprint): Result<MechSpec, InputError> {
  const problems = new Problems();
  const filled = fillSlots(blueprint, problems);
  checkHeatSinks(blueprint, filled, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  return specOf(blueprint, filled);
}

/** The unit of a blueprint whose items are in their slots already. */
export function specOf(blueprint: MechBlueprint, { loadout, slots }: FilledUnit): Result<MechSpec, InputError> {
  const { tonnage, engine, heatSinks, quad = false, cockpit = 'standard' } = blueprint;
  const design: MechDesign = {
    name: unitName(blueprint),
    tonnage,
    quad,
    walkMp: walkMp(engine.rating, tonnage, cockpit),
    jumpMp: jumpMp(loadout, tonnage),
    engine: engine.type ?? 'fusion',
    engineRating: engine.rating,
    gyro: blueprint.gyro ?? 'standard',
    cockpit,
    heatSinks: { count: heatSinks.count, capacity: heatSinks.double === true ? 2 : 1 },
    jumpJets: loadout.jetType,
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
  };
  return createMechSpec(design);
}

/** The sinks listed and those in the engine must be the number that is claimed, and of that kind. */
export function checkHeatSinks(
  { engine, heatSinks }: MechBlueprint,
  { loadout }: FilledUnit,
  problems: Problems,
): void {
  const found = loadout.sinksInSlots + engineSinks(heatSinks.count, loadout, engine.rating);
  if (found !== heatSinks.count) {
    const places = `${loadout.sinksInSlots} are in slots and ${found - loadout.sinksInSlots} in the engine`;
    problems.report('outOfRange', 'heatSinks.count', `is ${heatSinks.count}, but ${places}`);
  }
  if (loadout.sinkCapacity !== 0 && (loadout.sinkCapacity === 2) !== (heatSinks.double === true)) {
    problems.report('wrongType', 'heatSinks.double', 'does not fit the heat sinks in the slots');
  }
}
