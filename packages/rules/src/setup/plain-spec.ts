import { halfDown } from '../basics/integers.ts';
import { type InputError, Problems } from '../basics/problems.ts';
import { fail, type Result } from '../basics/result.ts';
import { internalStructure, maximumArmor, TONNAGES } from '../vocabulary/spec/internal-structure.ts';
import { CT, LOCATIONS, LT, RT } from '../vocabulary/spec/locations.ts';
import type { MechDesign, MechSpec } from '../vocabulary/spec/mech-spec.ts';
import { fixedSlots } from '../vocabulary/spec/slot-layout.ts';
import { createMechSpec } from './create-spec.ts';

const WALK_MP = 4;
const HEAT_SINKS = 10;

/**
 * Returns an unarmed BattleMech of that tonnage, with nothing that has rules of its own: it walks 4, does not jump, and has all the armor
 * that it can carry, with a quarter of each torso's in the rear. `path` names the tonnage in an error.
 */
export function plainSpec(tonnage: number, path: string): Result<MechSpec, InputError> {
  const structure = internalStructure(tonnage, false);
  if (structure !== undefined) return createMechSpec(plainDesign(tonnage, structure));
  const problems = new Problems();
  problems.report(
    'outOfRange',
    path,
    `must be a multiple of 5 from ${TONNAGES[0]} to ${TONNAGES.at(-1)}, not ${tonnage}`,
  );
  return fail(...problems.errors);
}

function plainDesign(tonnage: number, structure: readonly number[]): MechDesign {
  const frame = { quad: false, engine: 'fusion', gyro: 'standard', cockpit: 'standard' } as const;
  return {
    ...frame,
    name: `Plain ${tonnage}`,
    tonnage,
    walkMp: WALK_MP,
    jumpMp: 0,
    engineRating: WALK_MP * tonnage,
    jumpJets: 'none',
    heatSinks: { count: HEAT_SINKS, capacity: 1 },
    armor: fullArmor(structure),
    armorType: 'standard',
    structure,
    structureType: 'standard',
    armoredSlots: LOCATIONS.map(() => 0),
    slots: fixedSlots({ ...frame, armsWithout: {} }),
    weapons: [],
    ammoBins: [],
    equipment: [],
  };
}

/** Returns the armor by facing: the fronts of all locations, then the rears of the torsos. */
function fullArmor(structure: readonly number[]): readonly number[] {
  const torsos = [CT, RT, LT];
  const rears = torsos.map(location => halfDown(structure[location]!));
  const fronts = LOCATIONS.map(
    (_, location) => maximumArmor(structure, location) - (rears[torsos.indexOf(location)] ?? 0),
  );
  return [...fronts, ...rears];
}
