import { factsWords } from '../facts-words.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { buildLine } from '../sheet-words.ts';
import { type Box, text } from './draw.ts';

/** Draws the name of the unit, what is known of it, how it is built, and how it is doing. */
export function heading({ x, y, width }: Box, sheet: MechSheet): string[] {
  const { spec, title, condition } = sheet;
  const right = x + width;
  return [
    text(x, y + 26, title, { size: 30, look: 'title', width: 770 }),
    text(x, y + 45, factsWords(sheet).join(' · '), { size: 13, look: 'strong', width: 770 }),
    text(x, y + 62, buildLine(spec), { size: 12, look: 'faint', width: 770 }),
    text(right, y + 26, `${spec.tonnage} tons`, { size: 30, look: 'title', anchor: 'end' }),
    text(right, y + 45, spec.quad ? 'quad BattleMech' : 'BattleMech', { size: 13, look: 'faint', anchor: 'end' }),
    text(right, y + 62, condition.join(', '), { size: 12, look: 'mark', anchor: 'end', width: 190 }),
  ];
}
