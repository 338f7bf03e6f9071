import {
  CT,
  countSlots,
  ENGINE_TOUGHNESS,
  engineHits,
  gyroHits,
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
import { physicalText } from '../physical-rows.ts';
import { locationName, slotName } from '../sheet-words.ts';
import { isGone, isSlotOut, type Wear } from '../wear.ts';
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
      const table = slotTable(sheet, location, { x, y, width, height: row });
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
function slotTable(wear: Wear, location: LocationId, { x, y, width, height }: Box): string {
  const { spec } = wear;
  const size = Math.min(13, height * 0.74);
  const slots = spec.slots[location]!;
  const rows = slots.map((slot, i) => {
    const base = y + TITLE + (i + 0.74) * height;
    const armored = (spec.armoredSlots[location]! & (1 << i)) === 0 ? '' : ' ◆';
    const content = slotName(spec, slot);
    const dull = slot.kind === 'filler' || slot.kind === 'empty';
    const look = !dull && isSlotOut(wear, location, i) ? 'struck' : dull ? 'faint' : '';
    return [
      text(x + 17, base, `${i + 1}`, { size: size * 0.85, anchor: 'end', look: 'faint' }),
      text(x + 24, base, content === '' ? '–' : content + armored, {
        size,
        look,
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
  const gone = isGone(wear, location) ? ', destroyed' : '';
  const title = text(x + 2, y + 14, locationName(spec, location) + gone, {
    size: 13,
    look: gone === '' ? 'strong' : 'mark',
  });
  return [title, line(x, y + TITLE, x + width, y + TITLE), ...rows].join('\n');
}

/** A system that takes several hits: how many, and how many it has taken. */
type SystemRow = readonly [name: string, circles: number, hits: number];

function systemRows({ spec, state }: Wear): readonly SystemRow[] {
  const { sensors, lifeSupport } = spec.masks;
  const struck = (masks: readonly number[]): number =>
    state === undefined ? 0 : count(masks.map((mask, location) => mask & state.slotHits[location]!));
  return [
    ['Engine', ENGINE_TOUGHNESS, state === undefined ? 0 : engineHits(state, spec)],
    ['Gyro', spec.gyro === 'none' ? 0 : gyroToughness(spec), state === undefined ? 0 : gyroHits(state, spec)],
    ['Sensors', count(sensors), struck(sensors)],
    ['Life support', count(lifeSupport), struck(lifeSupport)],
  ];
}

function count(masks: readonly number[]): number {
  return masks.reduce((sum, mask) => sum + countSlots(mask), 0);
}

const SYSTEM_ROW = 17;

/** Draws circles for hits on systems, then physical attacks. */
function drawSystems(box: Box, sheet: MechSheet): string {
  const right = box.x + box.width - 2;
  const systems = systemRows(sheet).map(([name, circles, hits]) => ({
    name,
    value: (y: number): string => drawHits(right, y, circles, hits),
  }));
  const attacks = sheet.physical.map(row => ({
    name: row.name,
    value: (y: number): string => text(right, y, physicalText(row), { size: 12, anchor: 'end', look: 'strong' }),
  }));
  const lines = [...systems, ...attacks].map(({ name, value }, i) => {
    const y = box.y + TITLE + (i + 0.8) * SYSTEM_ROW;
    return text(box.x + 2, y, name, { size: 12, width: box.width - 92 }) + value(y);
  });
  return [
    text(box.x + 2, box.y + 14, 'Systems and physical attacks', { size: 13, look: 'strong' }),
    line(box.x, box.y + TITLE, box.x + box.width, box.y + TITLE),
    ...lines,
  ].join('\n');
}

/** Draws circles to cross out, the first of them filled for hits that were taken. */
function drawHits(right: number, y: number, circles: number, hits: number): string {
  const drawn = Array.from({ length: circles }, (_, i) =>
    circle(right - 6 - (circles - 1 - i) * 15, y - 4, 5.2, i < hits ? 'tick lost' : 'tick'),
  );
  return drawn.join('');
}
