import { type InputError, Problems } from '../basics/problems.ts';
import { fail, type Result, succeed } from '../basics/result.ts';
import { isBalanced } from '../questions/piloting/balanced.ts';
import { isPlainShooter } from '../questions/to-hit/fittings.ts';
import { isPlain } from '../questions/unit/armor-types.ts';
import { switchedItems } from '../questions/unit/switches.ts';
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
  type MountedWeapon,
  STRUCTURE_TYPES,
} from '../vocabulary/spec/mech-spec.ts';
import type { Slot } from '../vocabulary/spec/slots.ts';
import { Input } from './input.ts';
import { slotMasks } from './slot-masks.ts';

/**
 * Checks a design for everything the rules rely on. Returns it frozen, with its slot masks, or what is wrong with it.
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

function checkFigures(design: MechDesign, problems: Problems): void {
  const read = (field: keyof MechDesign): Input => new Input(design[field], field, problems);
  checkName(read('name'));
  read('tonnage').integer(10, 100);
  read('quad').boolean();
  read('walkMp').integer(0, 40);
  read('jumpMp').integer(0, 40);
  read('engine').oneOf(ENGINE_TYPES);
  read('gyro').oneOf(GYRO_TYPES);
  read('cockpit').oneOf(COCKPIT_TYPES);
  read('engineRating').integer(0, 500);
  read('jumpJets').oneOf(JUMP_JET_TYPES);
  read('armorType').oneOf(ARMOR_TYPES);
  read('structureType').oneOf(STRUCTURE_TYPES);
  read('heatSinks').peek('count').integer(0, 99);
  read('heatSinks').peek('capacity').integer(1, 2);
  checkMixedSinks(read('heatSinks').peek('mixed'));
  checkNumbers(read('armor'), ARMOR_FACING_COUNT, [0, 255]);
  checkNumbers(read('structure'), LOCATION_COUNT, [1, 255]);
  checkNumbers(read('armoredSlots'), LOCATION_COUNT, [0, ALL_SLOTS]);
}

/** The most heat that the sinks of one unit remove: 99 sinks of two points. */
const MAX_DISSIPATION = 198;

function checkMixedSinks(mixed: Input): void {
  if (!mixed.isGiven) return;
  mixed.peek('total').integer(0, MAX_DISSIPATION);
  for (const item of mixed.peek('items').list()) item.integer(1, 2);
}

/** Names are shown on one line, and programs that read them back rely on this limit. */
const MAX_NAME_LENGTH = 80;

function checkName(name: Input): void {
  const { value } = name;
  if (typeof value !== 'string' || value === '') name.report('missing', 'is missing');
  else if (value.length > MAX_NAME_LENGTH) name.report('outOfRange', `must have at most ${MAX_NAME_LENGTH} characters`);
}

function checkNumbers(list: Input, length: number, [min, max]: readonly [min: number, max: number]): void {
  const numbers = list.list();
  if (numbers.length !== length) {
    return list.report('wrongType', `must have ${length} entries, not ${numbers.length}`);
  }
  for (const number of numbers) number.integer(min, max);
}

/**
 * The weapons that have fired and the bins being dumped are kept as bits of one integer each, which limits their
 * number.
 */
const MAX_ITEMS = 32;

function checkItems(design: MechDesign, problems: Problems): void {
  for (const list of ['weapons', 'ammoBins'] as const) {
    const { length } = design[list];
    if (length <= MAX_ITEMS) continue;
    problems.report('outOfRange', list, `are ${length}, more than the ${MAX_ITEMS} that are kept track of`);
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
    checkName(new Input(item.name, `equipment[${i}].name`, problems));
  }
  for (const [i, item] of (design.slowedBy ?? []).entries()) {
    problems.integer(item, `slowedBy[${i}]`, 0, design.equipment.length - 1);
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

/** Copies a design field by field, so that all specs share one shape and every field lies in the object itself. */
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
    weapons: design.weapons.map(layOutWeapon),
    ammoBins: design.ammoBins,
    equipment: design.equipment,
    slowedBy: design.slowedBy,
    masks: Object.freeze(slotMasks(design.slots)),
    gear: Object.freeze(gearIndex(design)),
    plain: isPlain(design),
    balanced: isBalanced(design),
    plainShooter: isPlainShooter(design),
    switched: Object.freeze(switchedItems(design)),
  };
}

/** Copies a weapon in the same way. Most have no turret, and no field for one. */
function layOutWeapon({ type, location, rear, alsoIn, addOn, turret }: MountedWeapon): MountedWeapon {
  return turret === undefined
    ? { type, location, rear, alsoIn, addOn }
    : { type, location, rear, alsoIn, addOn, turret };
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

/** Every spec that `createMechSpec` has made. */
const legalSpecs = new WeakSet<MechSpec>();

/** Whether a spec came from `createMechSpec` and may be trusted. */
export function isLegalSpec(value: unknown): value is MechSpec {
  return typeof value === 'object' && value !== null && legalSpecs.has(value as MechSpec);
}
