import type { EquipmentRow } from '../equipment-rows.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { type AmmoRow, codeKey, type WeaponRow } from '../weapon-rows.ts';
import { capitalized, wrap, wrapText } from '../wrap.ts';
import { type Box, inside, line, panel, rect, text } from './draw.ts';

const MAX_ROW_HEIGHT = 23;
/** Heights of the table head and of the gaps between its parts, in rows. */
const HEAD = 1.1;
const GAP = 0.5;
/** Distances of the columns from the right edge of the table. */
const COLUMNS = { damage: 238, minimum: 86, short: 58, medium: 30, long: 2, heat: 246, place: 320 } as const;
const DAMAGE_WIDTH = 128;
/** Maximum number of letters and height of a line of the small print. */
const SMALL_LETTERS = 100;
const SMALL_ROW = 12;

/** Draws every weapon with its figures, the ammunition with a box to tick for each shot, the other equipment, and remarks. */
export function weaponPanel(box: Box, sheet: MechSheet): string {
  const whole = inside(box);
  const small = [...noteLines(sheet), ...wrap(codeKey(sheet.weapons), ' ·', SMALL_LETTERS, '')];
  const room = { ...whole, height: whole.height - small.length * SMALL_ROW };
  const blocks = [
    sheet.weapons.map(row => (table: Box, y: number) => weaponRow(row, table, y)),
    sheet.ammo.map(row => (table: Box, y: number) => ammoRow(row, table, y)),
    equipmentPairs(sheet.equipment).map(pair => (table: Box, y: number) => equipmentRow(pair, table, y)),
  ].filter(rows => rows.length > 0);
  const lines = blocks.reduce((sum, rows) => sum + rows.length + GAP, HEAD);
  const table = { ...room, height: Math.min(MAX_ROW_HEIGHT, room.height / lines) };
  let y = room.y + HEAD * table.height;
  const parts: string[] = [];
  for (const [i, rows] of blocks.entries()) {
    const gap = y - (GAP / 2) * table.height;
    if (i > 0) parts.push(line(room.x, gap, right(table), gap));
    for (const [k, row] of rows.entries()) parts.push(...row(table, y + (k + 0.72) * table.height));
    y += (rows.length + GAP) * table.height;
  }
  const smallLines = small.map((words, i) =>
    text(room.x, room.y + room.height + (i + 0.9) * SMALL_ROW, words, { size: 9.5, look: 'faint', width: room.width }),
  );
  return panel(box, 'Weapons and equipment', [...headRow(table), ...parts, ...smallLines]);
}

/** Remarks on the unit, without its name, which is in the heading. */
function noteLines({ notes, spec }: MechSheet): string[] {
  const prefix = `${spec.name}: `;
  return notes.flatMap(note =>
    wrapText(note.startsWith(prefix) ? capitalized(note.slice(prefix.length)) : note, SMALL_LETTERS, ''),
  );
}

/** Draws the head of the table. The height of the box is that of one row. */
function headRow(table: Box): string[] {
  const y = table.y + table.height * 0.8;
  const look = { size: 10, look: 'faint' };
  const end = (from: number, label: string): string => text(right(table) - from, y, label, { ...look, anchor: 'end' });
  return [
    text(table.x + 20, y, 'weapon', look),
    text(right(table) - COLUMNS.place, y, 'place', look),
    end(COLUMNS.heat, 'heat'),
    text(right(table) - COLUMNS.damage, y, 'damage', look),
    end(COLUMNS.minimum, 'min'),
    end(COLUMNS.short, 'S'),
    end(COLUMNS.medium, 'M'),
    end(COLUMNS.long, 'L'),
  ];
}

function right(table: Box): number {
  return table.x + table.width;
}

function weaponRow(row: WeaponRow, table: Box, y: number): string[] {
  const size = Math.min(13.5, table.height * 0.74);
  const edge = right(table);
  const [minimum, short, medium, long] = row.ranges;
  const struck = row.lost > 0 && row.lost >= row.count ? 'struck' : '';
  const end = (from: number, value: string): string =>
    text(edge - from, y, value, { size, anchor: 'end', look: struck });
  const nameX = row.count === 0 ? table.x + 32 : table.x + 20;
  const look = struck === '' && row.count > 0 ? 'strong' : struck;
  return [
    row.count > 0 ? text(table.x, y, `${row.count}`, { size, look }) : '',
    text(nameX, y, nameOf(row), { size, look, width: edge - COLUMNS.place - 8 - nameX }),
    text(edge - COLUMNS.place, y, row.place, { size, width: 50, look: struck }),
    end(COLUMNS.heat, row.heat),
    text(edge - COLUMNS.damage, y, row.damage, { size, width: DAMAGE_WIDTH, look: struck }),
    end(COLUMNS.minimum, minimum),
    end(COLUMNS.short, short),
    end(COLUMNS.medium, medium),
    end(COLUMNS.long, long),
    line(table.x, y + table.height * 0.28, edge, y + table.height * 0.28, 'hair'),
  ];
}

/** Says how many of several weapons are lost; a single one is crossed out. */
function nameOf({ name, count, lost }: WeaponRow): string {
  return lost > 0 && lost < count ? `${name} (${lost} lost)` : name;
}

const TICKS_X = 190;
const MAX_TICKS = 60;

function ammoRow({ count, name, place, shots, left }: AmmoRow, table: Box, y: number): string[] {
  const size = Math.min(13, table.height * 0.7);
  const total = count * shots;
  const remaining = left.reduce((sum, bin) => sum + bin, 0);
  const from = table.x + TICKS_X + 44;
  const room = right(table) - from;
  return [
    text(table.x, y, name, { size, width: TICKS_X - 46 }),
    text(table.x + TICKS_X - 38, y, place, { size }),
    text(from - 6, y, remaining === total ? `${total}` : `${remaining}/${total}`, {
      size,
      anchor: 'end',
      look: 'strong',
    }),
    ...(total > MAX_TICKS
      ? [line(from + 4, y + 2, from + 120, y + 2, 'write')]
      : drawTicks(from, y, shots, left, room)),
  ];
}

/** Draws a box for each shot, filled if it was fired, with a small gap after each bin. */
function drawTicks(x: number, y: number, perBin: number, left: readonly number[], room: number): string[] {
  const total = perBin * left.length;
  const pitch = Math.min(10, room / (total + (left.length - 1) * 0.6));
  return Array.from({ length: total }, (_, i) => {
    const bin = Math.floor(i / perBin);
    const at = x + (i + bin * 0.6) * pitch;
    const look = i % perBin < perBin - left[bin]! ? 'tick lost' : 'tick';
    return rect({ x: at, y: y - pitch * 0.85, width: pitch * 0.8, height: pitch * 0.8 }, look, 1);
  });
}

/** Groups equipment so that two items share a line. */
function equipmentPairs(rows: readonly EquipmentRow[]): readonly (readonly EquipmentRow[])[] {
  return rows.flatMap((_, i) => (i % 2 === 0 ? [rows.slice(i, i + 2)] : []));
}

function equipmentRow(pair: readonly EquipmentRow[], table: Box, y: number): string[] {
  const size = Math.min(13, table.height * 0.7);
  const width = table.width / 2;
  return pair.map(({ name, places, inert, lost }, i) => {
    const look = lost ? 'struck' : inert ? 'faint' : '';
    return text(table.x + i * width, y, `${name}, ${places}`, { size, look, width: width - 8 });
  });
}
