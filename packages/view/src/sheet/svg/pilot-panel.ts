import type { MechSheet } from '../mech-sheet.ts';
import { type Box, cross, inside, line, panel, rect, text } from './draw.ts';

/** Draws the pilot: name and skills, or lines to write them on, wounds, and the rolls to stay awake. */
export function pilotPanel(box: Box, { wounds, crew, state }: MechSheet): string {
  const hurt = state?.pilotWounds ?? 0;
  const room = inside(box);
  const width = room.width / wounds.length;
  const top = room.y + 66;
  const field = (label: string, value: string, x: number, to: number, y: number): string[] => [
    text(x, y, label, { size: 11 }),
    line(x + 52, y + 2, to, y + 2, 'write'),
    text(x + 56, y, value, { size: 14, look: 'strong', width: to - x - 58 }),
  ];
  return panel(box, 'Pilot', [
    ...field('Name', crew?.name ?? '', room.x, room.x + room.width, room.y + 14),
    ...field('Gunnery', `${crew?.gunnery ?? ''}`, room.x, room.x + 104, room.y + 38),
    ...field('Piloting', `${crew?.piloting ?? ''}`, room.x + 114, room.x + room.width, room.y + 38),
    text(room.x, top - 8, 'Wounds, and the roll to stay awake', { size: 10, look: 'faint' }),
    ...wounds.flatMap(({ wounds: number, need }, i) => {
      const middle = room.x + width * (i + 0.5);
      const tick = { x: middle - 13, y: top, width: 26, height: 24 };
      return [
        rect(tick, 'tick', 3),
        text(middle, top + 16.5, `${number}`, { size: 12, anchor: 'middle', look: 'faint' }),
        number <= hurt ? cross(tick) : '',
        text(middle, top + 42, need === undefined ? 'dead' : `${need}+`, {
          size: 13,
          anchor: 'middle',
          look: 'strong',
        }),
      ];
    }),
  ]);
}
