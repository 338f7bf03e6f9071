import type { MechSheet } from '../mech-sheet.ts';
import { mpText } from '../movement-figures.ts';
import { type Box, inside, line, panel, text } from './draw.ts';

const MODES = { walk: 'Walk', run: 'Run', jump: 'Jump' } as const;

/** Draws the movement points of a unit, with the heat and to-hit modifier of each way to move. */
export function movementPanel(box: Box, { movement }: MechSheet): string {
  const room = inside(box);
  const columns = [room.x + 104, room.x + 146, room.x + room.width - 4] as const;
  const row = (y: number, cells: readonly string[], size: number, look: string): string[] =>
    cells.map((cell, i) => text(columns[i]!, y, cell, { size, anchor: 'end', look }));
  const gap = 30;
  return panel(box, 'Movement', [
    ...row(room.y + 10, ['MP', 'heat', 'to hit'], 10, 'faint'),
    ...movement.flatMap((move, i) => {
      const { mode, mp, boostedMp, heat, toHit } = move;
      const y = room.y + 34 + i * gap;
      const boosted = boostedMp > mp ? ` (${boostedMp})` : '';
      return [
        text(room.x, y, MODES[mode], { size: 15, look: 'strong' }),
        ...row(y, [`${mpText(move)}${boosted}`, `${heat}`, `+${toHit}`], 17, 'strong'),
        line(room.x, y + 8, room.x + room.width, y + 8),
      ];
    }),
  ]);
}
