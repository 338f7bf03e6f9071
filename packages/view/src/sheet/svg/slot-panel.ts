import {
  CT,
  countSlots,
  ENGINE_TOUGHNESS,
  gyroToughness,
  HD,
  LA,
  LL,
  type LocationId,
  LT,
  type MechSpec,
  RA,
  RL,
  RT,
} from '@hexfall/rules';
import type { MechSheet } from '../mech-sheet.ts';
import { locationName, slotName } from '../sheet-words.ts';
import { wrapText } from '../wrap.ts';
import { type Box, circle, inside, line, panel, text } from './draw.ts';

const COLUMNS: readonly (readonly LocationId[])[] = [
  [LA, LT, LL],
  [HD, CT],
  [RA, RT, RL],
];
const TITLE = 20;
const GAP = 10;

/** Draws the slots of all locations in three columns, with systems and physical attacks below the middle one. */
export function slotPanel(box: Box, sheet: MechSheet): string {
  const room = inside(box);
  const width = (room.width - 2 * GAP) / 3;
  const row = (room.height - 3 * TITLE - 2 * GAP) / maxRows(sheet.spec);
  const parts = COLUMNS.flatMap((locations, i) => {
    let { y } = room;
    const x = room.x + i * (width + GAP);
    const tables = locations.map(location => {
      const table = slotTable(sheet.spec, location, { x, y, width, height: row });
      y += TITLE + sheet.spec.slots[location]!.length * row + GAP;
      return table;
    });
    const left = { x, y, width, height: room.y + room.height - y };
    return i === 1 ? [...tables, drawSystems(left, sheet)] : tables;
  });
  return panel(box, 'Critical slots', parts);
}

function maxRows(spec: MechSpec): number {
  const rows = COLUMNS.map(locations => locations.reduce((sum, location) => sum + spec.slots[location]!.length, 0));
  return Math.max(...rows);
}

/** Draws the slots of a location. The height of the box is that of one row. */
function slotTable(spec: MechSpec, location: LocationId, { x, y, width, height }: Box): string {
  const size = Math.min(13, height * 0.74);
  const slots = spec.slots[location]!;
  const rows = slots.map((slot, i) => {
    const base = y + TITLE + (i + 0.74) * height;
    const armored = (spec.armoredSlots[location]! & (1 << i)) === 0 ? '' : ' ◆';
    const content = slotName(spec, slot);
    const dull = slot.kind === 'filler' || slot.kind === 'empty';
    return [
      text(x + 17, base, `${i + 1}`, { size: size * 0.85, anchor: 'end', look: 'faint' }),
      text(x + 24, base, content === '' ? '–' : content + armored, {
        size,
        look: dull ? 'faint' : '',
        width: width - 26,
      }),
      line(
        x,
        y + TITLE + (i + 1) * height,
        x + width,
        y + TITLE + (i + 1) * height,
        slots.length === 12 && i === 5 ? 'rule' : 'hair',
      ),
    ].join('');
  });
  const title = text(x + 2, y + 14, locationName(spec, location), { size: 13, look: 'strong' });
  return [title, line(x, y + TITLE, x + width, y + TITLE), ...rows].join('\n');
}

/** Draws circles for hits on systems, then physical attacks and notes. */
function drawSystems(box: Box, { spec, physical, notes }: MechSheet): string {
  const hits: readonly (readonly [string, number])[] = [
    ['Engine', ENGINE_TOUGHNESS],
    ['Gyro', spec.gyro === 'none' ? 0 : gyroToughness(spec)],
    ['Sensors', count(spec.masks.sensors)],
    ['Life support', count(spec.masks.lifeSupport)],
  ];
  const row = 17;
  const rows: readonly (readonly [string, number | string])[] = [
    ...hits,
    ...physical.map(({ name, damage }) => [name, damage] as const),
  ];
  const title = [
    text(box.x + 2, box.y + 14, 'Systems and physical attacks', { size: 13, look: 'strong' }),
    line(box.x, box.y + TITLE, box.x + box.width, box.y + TITLE),
  ];
  const lines = rows.flatMap(([name, value], i) => {
    const y = box.y + TITLE + (i + 0.8) * row;
    return [text(box.x + 2, y, name, { size: 12, width: box.width - 80 }), ...valueAt(box.x + box.width - 2, y, value)];
  });
  const top = box.y + TITLE + (rows.length + 0.9) * row;
  return [...title, ...lines, ...drawNotes({ ...box, y: top, height: box.y + box.height - top }, notes)].join('\n');
}

function count(masks: readonly number[]): number {
  return masks.reduce((sum, mask) => sum + countSlots(mask), 0);
}

/** Draws a text, or as many circles to cross out as a number says. */
function valueAt(right: number, y: number, value: number | string): string[] {
  if (typeof value === 'string') return [text(right, y, value, { size: 12, anchor: 'end', look: 'strong' })];
  return Array.from({ length: value }, (_, i) => circle(right - 6 - (value - 1 - i) * 15, y - 4, 5.2, 'tick'));
}

const NOTE_SIZE = 9.5;

/** Draws as many lines of notes as there is room for. */
function drawNotes(box: Box, notes: readonly string[]): string[] {
  const lines = notes.flatMap(note => wrapText(note, Math.floor(box.width / (NOTE_SIZE * 0.52)), ''));
  const maxLines = Math.max(0, Math.floor(box.height / (NOTE_SIZE * 1.2)));
  const shown = lines.length > maxLines ? [...lines.slice(0, maxLines - 1), '…'] : lines;
  return shown.map((note, i) =>
    text(box.x + 2, box.y + (i + 0.8) * NOTE_SIZE * 1.2, note, {
      size: NOTE_SIZE,
      look: 'faint',
      width: box.width - 4,
    }),
  );
}
