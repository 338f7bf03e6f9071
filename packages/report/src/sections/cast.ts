import type { Samples, SideResult, SimulationResult, UnitResult, UnitSamples } from '@hexfall/sim';
import { sideName } from '@hexfall/view';
import type { Key } from '../page/figure.ts';
import type { Bar } from '../plots/bars.ts';
import { SIDE_COLORS } from '../plots/side-colors.ts';

/** A side with the mark and color that it has in every figure. */
export interface Party {
  readonly index: 0 | 1;
  readonly mark: string;
  readonly color: string;
  readonly side: SideResult;
}

/** A unit with the mark, color and line style that it has in every figure. */
export interface FigureUnit {
  /** The mark of the unit, such as "A1". */
  readonly mark: string;
  /** The mark and the name of the unit. */
  readonly label: string;
  readonly color: string;
  /** Line style of the unit. Units of the same side share a color and differ in this. */
  readonly dash: string;
  readonly unit: UnitResult;
  readonly samples: UnitSamples;
}

const DASHES: readonly string[] = ['none', '6 3', '2 3', '9 3 2 3', '4 2', '1 2'];

export function partiesOf({ sides }: SimulationResult): [Party, Party] {
  const party = (index: 0 | 1): Party => {
    const mark = sideName(index);
    return { index, mark, color: index === 0 ? SIDE_COLORS.A : SIDE_COLORS.B, side: sides[index] };
  };
  return [party(0), party(1)];
}

export function figureUnitsOf(result: SimulationResult): FigureUnit[] {
  const { samples } = result;
  return partiesOf(result).flatMap(({ index, mark, color, side }) =>
    side.units.map((unit, i) => ({
      mark: `${mark}${i + 1}`,
      label: `${mark}${i + 1} ${unit.name}`,
      color,
      dash: DASHES[i % DASHES.length]!,
      unit,
      samples: samples.units[index === 0 ? i : samples.unitsOfA + i]!,
    })),
  );
}

/** Returns the damage that a side dealt to the other in each game. */
export function dealtBySide(samples: Samples, side: 0 | 1): number[] {
  const { units, unitsOfA } = samples;
  const own = side === 0 ? units.slice(0, unitsOfA) : units.slice(unitsOfA);
  return Array.from({ length: samples.count }, (_, row) => own.reduce((sum, unit) => sum + unit.dealt.at(row), 0));
}

/** Returns the last turn that plots show: the last one that at least five games and a twentieth of all games reach. */
export function horizonOf({ games, sides }: SimulationResult): number {
  const required = Math.min(games, Math.max(MIN_GAMES, games / 20));
  return sides[0].dealtByTurn.filter(turn => turn.games >= required).length;
}

const MIN_GAMES = 5;

/** Names of forces that are longer than this are lists of units, and appear only at the top of the page. */
const MAX_NAME_LENGTH = 30;

/** Returns a side for use in a sentence: its mark, with its name if that is short. */
export function partyWords({ mark, side }: Party): string {
  return side.name.length > MAX_NAME_LENGTH ? mark : `${mark} (${side.name})`;
}

/** Returns the legend of a plot that uses the colors of the sides. */
export function keyOfSides(result: SimulationResult, prefix = ''): Key[] {
  return partiesOf(result).map(({ mark, color, side }) => {
    const label = `${prefix}${mark}`;
    return { color, label: side.name.length > MAX_NAME_LENGTH ? label : `${label} ${side.name}` };
  });
}

/** The most lines or groups of bars of a figure, since more would hide each other: figures of more units have a row for each. */
export const MAX_LINES = 6;

/** The most bands of a figure, since more would hide each other. */
export const MAX_BANDS = 4;

/** The most units that a sentence names. */
const MAX_NAMED_UNITS = 3;

/** Describes every unit or, if there are many, the units at both ends of a scale. */
export function sayOf(
  figureUnits: readonly FigureUnit[],
  scale: (figureUnit: FigureUnit) => number,
  say: (figureUnit: FigureUnit) => string,
): string {
  const sorted = [...figureUnits].sort((a, b) => scale(b) - scale(a));
  const named = figureUnits.length <= MAX_NAMED_UNITS ? figureUnits : [sorted[0]!, sorted.at(-1)!];
  return `${named.map(say).join('; ')}${figureUnits.length <= MAX_NAMED_UNITS ? '' : '; all others are in between'}.`;
}

/** Returns one bar for each unit, labeled with its value. */
export function unitBars(
  figureUnits: readonly FigureUnit[],
  valueOf: (figureUnit: FigureUnit) => number,
  digits: number,
): Bar[] {
  return figureUnits.map(figureUnit => {
    const [value, { label: row, color }] = [valueOf(figureUnit), figureUnit];
    const label = value.toFixed(digits);
    return { row, value, color, label, title: `${row}: ${label}`, place: 0 };
  });
}

/** Returns the legend of a plot that has a line or bars for each unit. */
export function keyOfUnits(figureUnits: readonly FigureUnit[]): Key[] {
  return figureUnits.map(({ label, color }) => ({ color, label }));
}
