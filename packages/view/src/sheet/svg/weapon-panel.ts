import type { EquipmentRow } from '../equipment-rows.ts';
import type { MechSheet } from '../mech-sheet.ts';
import type { AmmoRow, WeaponRow } from '../weapon-rows.ts';
import { type Box, inside, line, panel, rect, text } from './draw.ts';

const MAX_ROW_HEIGHT = 23;
/** Heights of the table head and of the gaps between its parts, in rows. */
const HEAD = 1.1;
const GAP = 0.5;
/** Distances of the columns from the right edge of the table. */
const COLUMNS = { damage: 164, minimum: 96, short: 66, medium: 34, long: 2, heat: 206, place: 290 } as const;

/** Draws every weapon with its figures, the ammunition with a box to tick for each shot, and the other equipment. */
export function weaponPanel(box: Box, sheet: MechSheet): string {
  const room = inside(box);
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
  return panel(box, 'Weapons and equipment', [...headRow(table), ...parts]);
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
    text(right(table) - COLUMNS.damage - 28, y, 'damage', look),
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
  const size = Math.min(14, table.height * 0.74);
  const edge = right(table);
  const [minimum, short, medium, long] = row.ranges;
  const end = (from: number, value: string): string => text(edge - from, y, value, { size, anchor: 'end' });
  const nameX = row.count === 0 ? table.x + 32 : table.x + 20;
  return [
    row.count > 0 ? text(table.x, y, `${row.count}`, { size, look: 'strong' }) : '',
    text(nameX, y, row.name, { size, look: row.count > 0 ? 'strong' : '', width: edge - COLUMNS.place - 8 - nameX }),
    text(edge - COLUMNS.place, y, row.place, { size, width: 60 }),
    end(COLUMNS.heat, row.heat),
    text(edge - COLUMNS.damage - 28, y, row.damage, { size, width: 78 }),
    end(COLUMNS.minimum, minimum),
    end(COLUMNS.short, short),
    end(COLUMNS.medium, medium),
    end(COLUMNS.long, long),
    line(table.x, y + table.height * 0.28, edge, y + table.height * 0.28, 'hair'),
  ];
}

const TICKS_X = 190;
const MAX_TICKS = 60;

function ammoRow({ count, name, place, shots }: AmmoRow, table: Box, y: number): string[] {
  const size = Math.min(13, table.height * 0.7);
  const total = count * shots;
  const from = table.x + TICKS_X + 36;
  const room = right(table) - from;
  return [
    text(table.x, y, name, { size, width: TICKS_X - 46 }),
    text(table.x + TICKS_X - 38, y, place, { size }),
    text(from - 6, y, `${total}`, { size, anchor: 'end', look: 'strong' }),
    ...(total > MAX_TICKS
      ? [line(from + 4, y + 2, from + 120, y + 2, 'write')]
      : drawTicks(from, y, total, shots, room)),
  ];
}

/** Draws a box for each shot, with a small gap after each bin. */
function drawTicks(x: number, y: number, total: number, perBin: number, room: number): string[] {
  const gaps = Math.max(0, Math.ceil(total / perBin) - 1);
  const pitch = Math.min(10, room / (total + gaps * 0.6));
  return Array.from({ length: total }, (_, i) => {
    const at = x + (i + Math.floor(i / perBin) * 0.6) * pitch;
    return rect({ x: at, y: y - pitch * 0.85, width: pitch * 0.8, height: pitch * 0.8 }, 'tick', 1);
  });
}

/** Groups equipment so that two items share a line. */
function equipmentPairs(rows: readonly EquipmentRow[]): readonly (readonly EquipmentRow[])[] {
  return rows.flatMap((_, i) => (i % 2 === 0 ? [rows.slice(i, i + 2)] : []));
}

function equipmentRow(pair: readonly EquipmentRow[], table: Box, y: number): string[] {
  const size = Math.min(13, table.height * 0.7);
  const width = table.width / 2;
  return pair.map(({ name, places, inert }, i) => {
    const look = inert ? 'faint' : '';
    return text(table.x + i * width, y, `${name}, ${places}`, { size, look, width: width - 8 });
  });
}
