import { MAX_HEAT } from '../heat-rows.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { countLostSinks } from '../wear.ts';
import { type Box, circle, inside, panel, rect, text } from './draw.ts';

const SINK_PITCH = 12;
const SCALE_BOX = 28;

/** Draws the heat scale from the top down with the effects of each step, and a circle for each heat sink. */
export function heatPanel(box: Box, sheet: MechSheet): string {
  const room = inside(box);
  const { count, capacity, mixed } = sheet.spec.heatSinks;
  const sinkRows = Math.max(1, Math.ceil((count * SINK_PITCH) / room.width));
  const perRow = Math.ceil(count / sinkRows);
  const kind = capacity === 2 && mixed === undefined ? 'double heat sinks' : 'heat sinks';
  const lost = countLostSinks(sheet);
  const now = sheet.state?.heat;
  const top = room.y + 36 + sinkRows * SINK_PITCH;
  const row = (room.y + room.height - top) / (MAX_HEAT + 1);
  return panel(box, 'Heat', [
    text(room.x, room.y + 12, `${count} ${kind}: ${sheet.dissipation} a turn`, { size: 12, look: 'strong' }),
    text(room.x, room.y + 26, `all weapons make ${sheet.weaponHeat}`, { size: 10.5, look: 'faint' }),
    ...Array.from({ length: count }, (_, i) => {
      const [x, y] = [i % perRow, Math.floor(i / perRow)];
      return circle(room.x + 5 + x * SINK_PITCH, room.y + 36 + y * SINK_PITCH, 4.4, i < lost ? 'tick lost' : 'tick');
    }),
    ...[...sheet.heat].reverse().flatMap(({ heat, effects }, i) => {
      const y = top + i * row;
      const step = { x: room.x, y, width: SCALE_BOX, height: row };
      const content = effects.join(', ');
      return [
        `<g fill-opacity="${(heat / MAX_HEAT / 2).toFixed(2)}">${rect(step, 'hot')}</g>`,
        now !== undefined && Math.min(now, MAX_HEAT) === heat ? rect(step, 'now') : '',
        text(room.x + SCALE_BOX / 2, y + row * 0.74, `${heat}`, { size: row * 0.7, anchor: 'middle', look: 'strong' }),
        text(room.x + SCALE_BOX + 8, y + row * 0.74, content, { size: row * 0.68, width: room.width - SCALE_BOX - 10 }),
      ];
    }),
  ]);
}
