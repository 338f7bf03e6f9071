import { ARMOR_FACINGS, armorFacing, hasRear, LOCATIONS, type LocationId } from '@hexfall/rules';
import type { MechSheet } from './mech-sheet.ts';
import { physicalText, signed } from './physical-rows.ts';
import type { PlainTable } from './plain-table.ts';
import { locationName, slotName } from './sheet-words.ts';
import { armorLeft, isSlotOut, structureLeft } from './wear.ts';

/**
 * Returns what the drawing of a sheet shows as tables: armor, movement, weapons, ammunition, slots, physical attacks, heat. Those that
 * would be empty are left out.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createMechSheet, sheetTables } from '@hexfall/view';
 *
 * const [armor] = sheetTables(createMechSheet(builtInMech('HBK-4G')!, { profile: 'spec' }));
 * armor?.rows[0]; // => ['Head', '9', '', '3']
 * ```
 */
export function sheetTables(sheet: MechSheet): readonly PlainTable[] {
  const tables = [armorTable, movementTable, weaponTable, ammoTable, slotTable, physicalTable, heatTable];
  return tables.map(table => table(sheet)).filter(({ rows }) => rows.length > 0);
}

function ofAll(left: number, all: number): string {
  return left === all ? `${all}` : `${left} of ${all}`;
}

function armorTable(sheet: MechSheet): PlainTable {
  const { spec } = sheet;
  const armor = (facing: number): string => ofAll(armorLeft(sheet, facing), spec.armor[facing]!);
  const row = (location: LocationId): readonly string[] => [
    locationName(spec, location),
    armor(location),
    hasRear(location) ? armor(ARMOR_FACINGS.indexOf(ARMOR_FACINGS[armorFacing(location, true)]!)) : '',
    ofAll(structureLeft(sheet, location), spec.structure[location]!),
  ];
  return {
    title: 'Armor and structure',
    head: ['Location', 'Armor', 'Rear armor', 'Structure'],
    rows: LOCATIONS.map((_, location) => row(location)),
  };
}

function movementTable({ movement }: MechSheet): PlainTable {
  return {
    title: 'Movement',
    head: ['Mode', 'MP', 'Heat', 'To hit'],
    rows: movement.map(({ mode, mp, boostedMp, now, heat, toHit }) => [
      mode,
      `${ofAll(now, mp)}${boostedMp > mp ? ` (${boostedMp} boosted)` : ''}`,
      `${heat}`,
      signed(toHit),
    ]),
  };
}

function weaponTable({ weapons }: MechSheet): PlainTable {
  return {
    title: 'Weapons',
    head: ['Weapon', 'Number', 'Destroyed', 'Place', 'Heat', 'Damage', 'Minimum', 'Short', 'Medium', 'Long', 'Shots'],
    rows: weapons.map(({ name, count, lost, place, heat, damage, ranges, shots }) => [
      name,
      count === 0 ? '' : `${count}`,
      lost === 0 ? '' : `${lost}`,
      place,
      heat,
      damage,
      ...ranges,
      shots,
    ]),
  };
}

function ammoTable({ ammo }: MechSheet): PlainTable {
  return {
    title: 'Ammunition',
    head: ['Bin', 'Place', 'Shots'],
    rows: ammo.map(({ name, place, shots, left }) => [
      name,
      place,
      left.map(remaining => ofAll(remaining, shots)).join(', '),
    ]),
  };
}

function slotTable(sheet: MechSheet): PlainTable {
  const { spec } = sheet;
  return {
    title: 'Critical slots',
    head: ['Location', 'From the top'],
    rows: LOCATIONS.map((_, location) => [
      locationName(spec, location),
      spec.slots[location]!.map((slot, i) => {
        const name = slotName(spec, slot);
        return name === '' ? 'empty' : isSlotOut(sheet, location, i) ? `${name} (destroyed)` : name;
      }).join(', '),
    ]),
  };
}

function physicalTable({ physical }: MechSheet): PlainTable {
  return {
    title: 'Physical attacks',
    head: ['Attack', 'Damage'],
    rows: physical.map(row => [row.name, physicalText(row)]),
  };
}

function heatTable({ heat }: MechSheet): PlainTable {
  return {
    title: 'Heat scale',
    head: ['Heat', 'Effects'],
    rows: heat.filter(({ effects }) => effects.length > 0).map(row => [`${row.heat}`, row.effects.join(', ')]),
  };
}
