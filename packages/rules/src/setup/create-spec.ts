import { type InputError, Problems } from '../basics/problems.ts';
import { fail, type Result, succeed } from '../basics/result.ts';
import { isPlain } from '../questions/unit/armor-types.ts';
import { ALL_SLOTS, ARMOR_FACING_COUNT, LOCATION_COUNT, LOCATIONS, slotCount } from '../vocabulary/spec/locations.ts';
import {
  ARMOR_TYPES,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  EQUIPMENT_KINDS,
  type EquipmentKind,
  type GearIndex,
  GYRO_TYPES,
  JUMP_JET_TYPES,
  type MechDesign,
  type MechSpec,
  STRUCTURE_TYPES,
} from '../vocabulary/spec/mech-spec.ts';
import type { Slot } from '../vocabulary/spec/slots.ts';
import { slotMasks } from './slot-masks.ts';

const legalSpecs = new WeakSet<MechSpec>();

/** Whether a spec came from `createMechSpec` and may be trusted. */
export function isLegalSpec(value: unknown): value is MechSpec {
  return typeof value === 'object' && value !== null && legalSpecs.has(value as MechSpec);
}

/**
 * A design checked for everything the rules rely on, frozen, with its slot masks; or what is wrong with it.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createMechSpec } from '@hexfall/rules';
 *
 * const hunchback = builtInMech('HBK-4G');
 * const heavier = hunchback && createMechSpec({ ...hunchback, tonnage: 500 });
 * heavier?.ok === false && heavier.errors[0]?.message; // => 'tonnage must be from 10 to 100, not 500'
 * ```
 */
export function createMechSpec(design: MechDesign): Result<MechSpec, InputError> {
  const problems = new Problems();
  checkFigures(design, problems);
  checkItems(design, problems);
  checkSlots(design, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const spec = Object.freeze(layOut(design));
  legalSpecs.add(spec);
  return succeed(spec);
}

/** Field by field, not copied over: all specs then share one shape, and every field lies in the object itself. */
function layOut(design: MechDesign): MechSpec {
  return {
    name: design.name,
    tonnage: design.tonnage,
    quad: design.quad,
    walkMp: design.walkMp,
    jumpMp: design.jumpMp,
    engine: design.engine,
    engineRating: design.engineRating,
    gyro: design.gyro,
    cockpit: design.cockpit,
    heatSinks: design.heatSinks,
    jumpJets: design.jumpJets,
    armor: design.armor,
    armorType: design.armorType,
    structure: design.structure,
    structureType: design.structureType,
    slots: design.slots,
    armoredSlots: design.armoredSlots,
    weapons: design.weapons,
    ammoBins: design.ammoBins,
    equipment: design.equipment,
    masks: Object.freeze(slotMasks(design.slots)),
    gear: Object.freeze(gearIndex(design)),
    plain: isPlain(design.armorType, design.structureType),
  };
}

function checkFigures(design: MechDesign, problems: Problems): void {
  if (typeof design.name !== 'string' || design.name === '') problems.report('missing', 'name', 'is missing');
  problems.integer(design.tonnage, 'tonnage', 10, 100);
  problems.boolean(design.quad, 'quad');
  problems.integer(design.walkMp, 'walkMp', 0, 40);
  problems.integer(design.jumpMp, 'jumpMp', 0, 40);
  problems.oneOf(design.engine, 'engine', ENGINE_TYPES);
  problems.oneOf(design.gyro, 'gyro', GYRO_TYPES);
  problems.oneOf(design.cockpit, 'cockpit', COCKPIT_TYPES);
  problems.integer(design.engineRating, 'engineRating', 0, 500);
  problems.oneOf(design.jumpJets, 'jumpJets', JUMP_JET_TYPES);
  problems.oneOf(design.armorType, 'armorType', ARMOR_TYPES);
  problems.oneOf(design.structureType, 'structureType', STRUCTURE_TYPES);
  problems.integer(design.heatSinks.count, 'heatSinks.count', 0, 99);
  problems.integer(design.heatSinks.capacity, 'heatSinks.capacity', 1, 2);
  checkNumbers(design.armor, 'armor', ARMOR_FACING_COUNT, [0, 255], problems);
  checkNumbers(design.structure, 'structure', LOCATION_COUNT, [1, 255], problems);
  checkNumbers(design.armoredSlots, 'armoredSlots', LOCATION_COUNT, [0, ALL_SLOTS], problems);
}

function checkNumbers(
  values: readonly number[],
  path: string,
  length: number,
  range: readonly [lowest: number, highest: number],
  problems: Problems,
): void {
  if (problems.list(values, path).length !== length) {
    return problems.report('wrongType', path, `must have ${length} entries, not ${values.length}`);
  }
  for (const [i, value] of values.entries()) problems.integer(value, `${path}[${i}]`, ...range);
}

/** Which weapons have fired and which bins are dumped is kept as bits of one integer each. */
const MOST_ITEMS = 32;

function checkItems(design: MechDesign, problems: Problems): void {
  for (const list of ['weapons', 'ammoBins'] as const) {
    const { length } = design[list];
    if (length <= MOST_ITEMS) continue;
    problems.report('outOfRange', list, `are ${length}, more than the ${MOST_ITEMS} that are kept track of`);
  }
  for (const [i, weapon] of design.weapons.entries()) {
    problems.integer(weapon.location, `weapons[${i}].location`, 0, LOCATION_COUNT - 1);
  }
  for (const [i, bin] of design.ammoBins.entries()) {
    problems.integer(bin.location, `ammoBins[${i}].location`, 0, LOCATION_COUNT - 1);
    problems.integer(bin.shots, `ammoBins[${i}].shots`, 0, 1000);
  }
  for (const [i, item] of design.equipment.entries()) {
    problems.oneOf(item.kind, `equipment[${i}].kind`, EQUIPMENT_KINDS);
  }
}

function checkSlots(design: MechDesign, problems: Problems): void {
  if (problems.list(design.slots, 'slots').length !== LOCATION_COUNT) {
    return problems.report('wrongType', 'slots', `must have ${LOCATION_COUNT} locations, not ${design.slots.length}`);
  }
  for (const [location, slots] of design.slots.entries()) {
    const path = `slots.${LOCATIONS[location]!}`;
    const wanted = slotCount(location, design.quad);
    if (slots.length !== wanted) problems.report('wrongType', path, `must have ${wanted} slots, not ${slots.length}`);
    for (const [i, slot] of slots.entries()) checkSlot(design, slot, `${path}[${i}]`, problems);
  }
}

function checkSlot(design: MechDesign, slot: Slot, path: string, problems: Problems): void {
  const listLength = {
    weapon: design.weapons.length,
    ammo: design.ammoBins.length,
    equipment: design.equipment.length,
  };
  if (slot.kind === 'weapon' || slot.kind === 'ammo' || slot.kind === 'equipment') {
    problems.integer(slot.item, `${path}.item`, 0, listLength[slot.kind] - 1);
  }
}

function gearIndex({ equipment }: MechDesign): GearIndex {
  const itemsOf = (kind: EquipmentKind): readonly number[] | undefined => {
    const items = equipment.flatMap((item, i) => (item.kind === kind ? [i] : []));
    return items.length === 0 ? undefined : items;
  };
  return Object.fromEntries(EQUIPMENT_KINDS.map(kind => [kind, itemsOf(kind)])) as Record<
    EquipmentKind,
    readonly number[] | undefined
  >;
}
