import {
  ARMOR_FACINGS,
  armorFacing,
  hasBit,
  hasRear,
  isCharged,
  isItemHit,
  LOCATIONS,
  type LocationId,
  type MechSpec,
  type MechState,
  type Slot,
} from '@hexfall/rules';
import { slotName } from './sheet/sheet-words.ts';
import { wrapText } from './sheet/wrap.ts';
import { counted } from './words/count-words.ts';
import { shotsLeft } from './words/shots-left.ts';

const BAR_WIDTH = 10;
/** Width of the location table; weapons are listed to its right. */
const TABLE_WIDTH = 58;

/** Width of the location table with the weapons beside it. */
const FULL_WIDTH = 100;

/** Formats what is left of a unit: armor and structure, weapons and equipment, and the slots that were struck. */
export function damageLines(mech: MechState, spec: MechSpec, width = FULL_WIDTH): string[] {
  const table = locationTable(mech, spec);
  const weapons = [...weaponTable(mech, spec), ...equipmentTable(mech, spec)];
  if (width < FULL_WIDTH) return [...indent(table), '', ...indent(weapons), ...struckLines(mech, spec, width)];
  const rows = Array.from({ length: Math.max(table.length, weapons.length) }, (_, i) =>
    `  ${(table[i] ?? '').padEnd(TABLE_WIDTH)}${weapons[i] ?? ''}`.trimEnd(),
  );
  return [...rows, ...struckLines(mech, spec, width)];
}

function indent(lines: readonly string[]): string[] {
  return lines.map(line => `  ${line}`.trimEnd());
}

function locationTable(mech: MechState, spec: MechSpec): string[] {
  const rows = LOCATIONS.map((code, location) => {
    if (mech.structure[location] === 0) return `${code}  destroyed`;
    const front = gauge(mech.armor[location]!, spec.armor[location]!);
    const rear = hasRear(location) ? rearArmor(mech, spec, location) : '';
    const inside = gauge(mech.structure[location]!, spec.structure[location]!);
    return `${code}  ${front}  ${rear.padEnd(8)}  ${inside}`;
  });
  return [`${'    armor'.padEnd(22)}${'rear'.padEnd(10)}structure`, ...rows];
}

function rearArmor(mech: MechState, spec: MechSpec, location: LocationId): string {
  const facing = armorFacing(location, true);
  return `${ARMOR_FACINGS[facing] === undefined ? 0 : mech.armor[facing]!}/${spec.armor[facing]!}`;
}

function gauge(value: number, max: number): string {
  return `${`${value}/${max}`.padStart(5)} ${bar(value, max, BAR_WIDTH)}`;
}

/** A bar of blocks. A value above 0 has at least one full block. */
export function bar(value: number, max: number, width: number): string {
  const share = max === 0 ? 0 : Math.min(1, value / max);
  const full = value > 0 ? Math.max(1, Math.round(share * width)) : 0;
  return '█'.repeat(full) + '░'.repeat(width - full);
}

function weaponTable(mech: MechState, spec: MechSpec): string[] {
  const rows = spec.weapons.map((weapon, i) => {
    const where = `${LOCATIONS[weapon.location]!}${weapon.rear ? ' rear' : ''}`;
    return `${weapon.type.name.slice(0, 20).padEnd(21)}${where.padEnd(8)}${weaponCondition(mech, spec, i)}`;
  });
  return rows.length === 0 ? [] : ['weapons', ...rows];
}

function weaponCondition(mech: MechState, spec: MechSpec, index: number): string {
  const weapon = spec.weapons[index]!;
  if (mech.structure[weapon.location] === 0) return 'lost';
  if (isItemHit(mech, spec, 'weapon', index)) return 'destroyed';
  if (isCharged(mech, index)) return 'charged';
  if (hasBit(mech.jammed, index)) return 'jammed';
  if (weapon.type.ammo === undefined) return '';
  const shots = shotsLeft(mech, spec, weapon.type.ammo);
  return shots === 0 ? 'empty' : counted(shots, 'shot');
}

/** Equipment that can be hit by criticals. CASE and the like have no slot and are left out. */
function equipmentTable(mech: MechState, spec: MechSpec): string[] {
  const inSlots = new Set(spec.slots.flat().flatMap(slot => (slot.kind === 'equipment' ? [slot.item] : [])));
  const rows = [...inSlots]
    .sort((a, b) => a - b)
    .map(item => {
      const { name, location } = spec.equipment[item]!;
      const where = (LOCATIONS[location] ?? '').padEnd(8);
      return `${name.slice(0, 20).padEnd(21)}${where}${isItemHit(mech, spec, 'equipment', item) ? 'destroyed' : ''}`;
    });
  return rows.length === 0 ? [] : ['equipment', ...rows];
}

const UNHITTABLE: ReadonlySet<Slot['kind']> = new Set<Slot['kind']>(['empty', 'filler']);

/** Slots hit by criticals, by location. Slots of a destroyed location are not listed. */
function struckLines(mech: MechState, spec: MechSpec, width: number): string[] {
  const struck = LOCATIONS.flatMap((code, location) => {
    if (mech.structure[location] === 0) return [];
    const slots = spec.slots[location]!.filter((_, slot) => (mech.slotHits[location]! & (1 << slot)) !== 0);
    const named = slots.filter(slot => !UNHITTABLE.has(slot.kind)).map(slot => slotName(spec, slot));
    return named.length === 0 ? [] : wrapText(`struck ${code}  ${named.join(', ')}`, width, '  ');
  });
  return struck.length === 0 ? [] : ['', ...struck];
}
