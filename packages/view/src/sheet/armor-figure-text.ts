import { ARMOR_FACINGS, CT, HD, LA, LL, type LocationId, LT, type MechSpec, RA, RL, RT } from '@hexfall/rules';
import { BoxLines } from './box-lines.ts';
import { locationCode } from './sheet-words.ts';

const BOX = 7;
/** The upper left corner of each location in the figure, by column and row. */
const PLACES: readonly (readonly [location: LocationId, x: number, y: number])[] = [
  [HD, 18, 1],
  [LA, 0, 4],
  [LT, 10, 4],
  [CT, 18, 4],
  [RT, 26, 4],
  [RA, 36, 4],
  [LL, 12, 7],
  [RL, 24, 7],
];
const REAR_X = 51;
const REAR_Y = 4;
const REARS = ['LTR', 'CTR', 'RTR'] as const;

/** Draws armor, with structure in parentheses, as a figure seen from behind, and the rear armor beside it. */
export function armorFigure(spec: MechSpec): string[] {
  const figure = new BoxLines();
  figure.text(0, 0, 'armor (structure)');
  figure.text(REAR_X, REAR_Y - 1, 'rear armor');
  for (const [location, x, y] of PLACES) {
    const code = locationCode(spec, location);
    figure.box(x, y, BOX, [pair(code, spec.armor[location]!), `(${spec.structure[location]!})`.padStart(BOX)]);
  }
  for (const [i, code] of REARS.entries()) {
    figure.box(REAR_X + i * (BOX + 1), REAR_Y, BOX, [pair(code, spec.armor[ARMOR_FACINGS.indexOf(code)]!)]);
  }
  return figure.lines();
}

/** A location and its armor, aligned with the structure in parentheses below it. */
function pair(code: string, value: number): string {
  return `${code}${`${value} `.padStart(BOX - code.length)}`;
}
