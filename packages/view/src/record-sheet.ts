import { formatHex } from '@hexfall/hex';
import {
  ARMOR_FACINGS,
  armorFacing,
  boardOf,
  type Game,
  hasBit,
  hasRear,
  isCharged,
  isItemHit,
  LOCATIONS,
  type LocationId,
  type MechSpec,
  type MechState,
  mustWithdraw,
  type Slot,
  specOf,
} from '@hexfall/rules';
import { facingPoint } from './facing-text.ts';
import { MAX_HEAT } from './sheet/heat-rows.ts';
import { slotName } from './sheet/sheet-words.ts';
import { unitMark } from './unit-names.ts';
import { counted } from './words/count-words.ts';
import { shotsLeft } from './words/shots-left.ts';

const BAR_WIDTH = 10;
/** Width of the location table; weapons are listed to its right. */
const TABLE_WIDTH = 58;

/**
 * Formats the record sheet of a unit in a game as lines of text of at most 100 columns.
 *
 * @example
 * ```ts
 * import { mechOf } from '@hexfall/rules';
 * import { formatRecordSheet } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * formatRecordSheet(game, mechOf(game, 0))[0]; // => 'A1 Hunchback HBK-4G · 50 tons · hex 0505 facing N'
 * ```
 */
export function formatRecordSheet(game: Game, mech: MechState): string[] {
  const spec = specOf(game, mech);
  const table = locationTable(mech, spec);
  const weapons = [...weaponTable(mech, spec), ...equipmentTable(mech, spec)];
  const rows = Array.from({ length: Math.max(table.length, weapons.length) }, (_, i) =>
    `  ${(table[i] ?? '').padEnd(TABLE_WIDTH)}${weapons[i] ?? ''}`.trimEnd(),
  );
  return [title(game, mech, spec), pilotLine(mech), heatLine(mech, spec), '', ...rows, ...struckLines(mech, spec)];
}

function title(game: Game, mech: MechState, spec: MechSpec): string {
  const place =
    mech.hex < 0
      ? 'off the board'
      : `hex ${formatHex(boardOf(game).grid, mech.hex)} facing ${facingPoint(mech.facing)}`;
  const parts = [`${unitMark(game, mech.id)} ${spec.name}`, `${spec.tonnage} tons`, place, ...conditions(game, mech)];
  return parts.join(' · ');
}

function conditions(game: Game, mech: MechState): string[] {
  if (mech.status !== 'active') return [mech.status.toUpperCase()];
  return [
    mech.prone ? 'prone' : '',
    mech.shutdown ? 'shut down' : '',
    mech.stuck ? 'bogged down' : '',
    mustWithdraw(game, mech) ? 'must withdraw' : '',
    mech.stealth ? 'stealth armor on' : '',
    mech.dumping === 0 ? '' : 'dumping ammunition',
    mech.twist === 0 ? '' : `torso ${mech.twist < 0 ? 'left' : 'right'}`,
  ].filter(word => word !== '');
}

function pilotLine(mech: MechState): string {
  const wounds = mech.pilotWounds === 0 ? 'unhurt' : counted(mech.pilotWounds, 'wound');
  return `  pilot  gunnery ${mech.gunnery}, piloting ${mech.piloting}, ${wounds}, ${mech.pilot}`;
}

function heatLine(mech: MechState, spec: MechSpec): string {
  const double = spec.heatSinks.capacity === 2 && spec.heatSinks.mixed === undefined;
  const sinks = `${spec.heatSinks.count} ${double ? 'double ' : ''}heat sinks`;
  const jump = spec.jumpMp > 0 ? `, jump ${spec.jumpMp}` : '';
  return `  heat   ${bar(mech.heat, MAX_HEAT, MAX_HEAT)} ${mech.heat}, ${sinks}    walk ${spec.walkMp}${jump}`;
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
function bar(value: number, max: number, width: number): string {
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
function struckLines(mech: MechState, spec: MechSpec): string[] {
  const struck = LOCATIONS.flatMap((code, location) => {
    if (mech.structure[location] === 0) return [];
    const slots = spec.slots[location]!.filter((_, slot) => (mech.slotHits[location]! & (1 << slot)) !== 0);
    const named = slots.filter(slot => !UNHITTABLE.has(slot.kind)).map(slot => slotName(spec, slot));
    return named.length === 0 ? [] : [`  struck ${code}  ${named.join(', ')}`];
  });
  return struck.length === 0 ? [] : ['', ...struck];
}
