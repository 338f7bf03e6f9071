import { LOCATIONS } from '@hexfall/rules';
import type { MechSheet } from '@hexfall/view';
import { formatCount } from '../../begin/model/match-words.ts';
import { runningHeat } from './firepower.ts';
import type { UnitView } from './unit-view.ts';

/** A figure of two units. */
export interface FigureRow {
  readonly name: string;
  readonly texts: readonly [a: string, b: string];
  /** Which of the units has the better value; `undefined` if the values are equal or neither is better. */
  readonly better: 0 | 1 | undefined;
}

/** Points of armor of two units in one place. */
export interface ArmorRow {
  readonly names: readonly [a: string, b: string];
  readonly points: readonly [a: number, b: number];
}

/** Returns the main figures of two units, side by side. */
export function figureRows(a: UnitView, b: UnitView): readonly FigureRow[] {
  const row = (
    name: string,
    of: (view: UnitView) => number,
    prefers: 'more' | 'less' | 'neither' = 'more',
  ): FigureRow => {
    const values = [of(a), of(b)] as const;
    return { name, texts: [formatFigure(values[0]), formatFigure(values[1])], better: betterOf(values, prefers) };
  };
  return [
    row('Battle Value', ({ value }) => value.base, 'neither'),
    row('… defensive', ({ value }) => value.defensive.value),
    row('… offensive', ({ value }) => value.offensive.value),
    row('Tons', ({ sheet }) => sheet.spec.tonnage, 'neither'),
    row('Walking MP', ({ sheet }) => mpOf(sheet, 'walk')),
    row('Running MP', ({ sheet }) => mpOf(sheet, 'run')),
    row('Jump MP', ({ sheet }) => mpOf(sheet, 'jump')),
    row('Armor', ({ sheet }) => sum(sheet.spec.armor)),
    row('Structure', ({ sheet }) => sum(sheet.spec.structure)),
    row('Heat removed a turn', ({ sheet }) => sheet.dissipation),
    row('Heat of all weapons', ({ sheet }) => sheet.weaponHeat, 'neither'),
    row('Heat left over, running and firing all', ({ sheet }) => heatLeft(sheet), 'less'),
  ];
}

function heatLeft(sheet: MechSheet): number {
  return Math.max(0, sheet.weaponHeat + runningHeat(sheet) - sheet.dissipation);
}

function mpOf({ movement }: MechSheet, mode: 'walk' | 'run' | 'jump'): number {
  return movement.find(row => row.mode === mode)?.mp ?? 0;
}

function sum(points: ArrayLike<number>): number {
  return Array.from(points).reduce((total, each) => total + each, 0);
}

function formatFigure(value: number): string {
  return formatCount(Math.round(value));
}

function betterOf([a, b]: readonly [number, number], prefers: 'more' | 'less' | 'neither'): 0 | 1 | undefined {
  if (prefers === 'neither' || Math.round(a) === Math.round(b)) return undefined;
  return a > b === (prefers === 'more') ? 0 : 1;
}

/** Returns the armor of two units, place by place: the front of each location, then the rear of the torsos. */
export function armorRows(a: UnitView, b: UnitView): readonly ArmorRow[] {
  const [ofA, ofB] = [a, b].map(armorOf) as [ArmorPlace[], ArmorPlace[]];
  return ofA.map(({ name, points }, i) => ({ names: [name, ofB[i]!.name], points: [points, ofB[i]!.points] }));
}

interface ArmorPlace {
  readonly name: string;
  readonly points: number;
}

/** Returns the armor of a unit. The table of armor has a row for each location: its name, its armor, and the armor of its rear. */
function armorOf({ tables }: UnitView): ArmorPlace[] {
  const rows = tables[0]!.rows.slice(0, LOCATIONS.length);
  const front = rows.map(([name = '', points = '']) => ({ name, points: Number(points) }));
  const rear = rows.flatMap(([name = '', , points = '']) =>
    points === '' ? [] : [{ name: `${name} (rear)`, points: Number(points) }],
  );
  return [...front, ...rear];
}
