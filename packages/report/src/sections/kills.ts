import { causeWords, mishapWords, type SideResult, type SimulationResult, SOURCES, sourceWords } from '@hexfall/sim';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { type Bar, drawBars } from '../plots/bars.ts';
import { counted, percent, short } from '../words.ts';
import { partiesOf } from './cast.ts';

/** What destroys units: the rule that took them out, and the weapon or mishap behind it. */
export function killsContent(result: SimulationResult): Content {
  return [causeFigure(result), sourceFigure(result), criticalFigure(result)].map(figureHtml);
}

/** Rows with a number for each side, the largest first. */
type Counts = readonly { readonly row: string; readonly sides: readonly [number, number] }[];

function countBoth(
  result: SimulationResult,
  counted2: (side: SideResult) => Iterable<readonly [string, number]>,
): Counts {
  const rows = new Map<string, [number, number]>();
  for (const index of [0, 1] as const) {
    for (const [row, count] of counted2(result.sides[index])) {
      const sums = rows.get(row) ?? [0, 0];
      sums[index] += count;
      rows.set(row, sums);
    }
  }
  const total = ([a, b]: readonly [number, number]): number => a + b;
  return [...rows].map(([row, sides]) => ({ row, sides })).sort((one, two) => total(two.sides) - total(one.sides));
}

const MOST_ROWS = 12;

function barsOf(
  result: SimulationResult,
  counts: Counts,
  describe: (value: number, mark: string, row: string) => [label: string, title: string],
): Bar[] {
  const parties = partiesOf(result);
  return counts.slice(0, MOST_ROWS).flatMap(({ row, sides }) =>
    parties.map(({ mark, color, index }) => {
      const [label, title] = describe(sides[index], mark, row);
      return { row, value: sides[index], color, label, title, place: index };
    }),
  );
}

function lossesOf(result: SimulationResult): [number, number] {
  const losses = ({ units }: SideResult): number =>
    units.flatMap(unit => unit.ends).reduce((sum, { count }) => sum + count, 0);
  return [losses(result.sides[0]), losses(result.sides[1])];
}

function causeFigure(result: SimulationResult): Figure {
  const counts = countBoth(result, ({ units }) =>
    units.flatMap(unit => unit.ends).map(({ cause, count }) => [causeWords(cause), count] as const),
  );
  const [a, b] = lossesOf(result);
  const bars = barsOf(result, counts, (value, mark, row) => [
    String(value),
    `${mark} loses ${counted(value, 'unit')}: ${row}`,
  ]);
  return {
    title: 'What gives out',
    says: `A loses ${counted(a, 'unit')} in ${counted(result.games, 'game')}, B loses ${b}. ${leaderOf(counts, a + b, 'The most frequent end')}`,
    picture: drawBars({ x: 'units lost', bars }),
    table: { head: ['end', 'lost by A', 'lost by B'], rows: counts.map(({ row, sides }) => [row, ...sides]) },
  };
}

function leaderOf(counts: Counts, all: number, what: string): string {
  const [first] = counts;
  if (first === undefined || all === 0) return 'No unit was destroyed.';
  const share = (first.sides[0] + first.sides[1]) / all;
  return `${what}: ${first.row}, ${percent(share)} of all losses.`;
}

const MISHAP_SOURCES: ReadonlySet<string> = new Set(SOURCES);

/** By what began it: a weapon that sets off ammunition has the kill. Bars have the colour of the side that lost the unit. */
function sourceFigure(result: SimulationResult): Figure {
  const words = (source: string): string => (MISHAP_SOURCES.has(source) ? mishapSource(source) : source);
  const counts = countBoth(result, ({ units }) =>
    units.flatMap(unit => unit.ends).map(({ source, count }) => [words(source), count] as const),
  );
  const [a, b] = lossesOf(result);
  const bars = barsOf(result, counts, (value, mark, row) => [
    String(value),
    `${mark} loses ${counted(value, 'unit')} to ${row}`,
  ]);
  return {
    title: 'What does it',
    says: `The weapon, blow or mishap that destroyed the unit, or that set off what did. ${leaderOf(counts, a + b, 'Most often')}`,
    picture: drawBars({ x: 'units lost', bars }),
    table: endTable(result),
  };
}

function mishapSource(source: string): string {
  return source === 'fall' ? mishapWords(source) : sourceWords(source);
}

/** Cause and source together: what a plot has no room for. */
function endTable(result: SimulationResult): Figure['table'] {
  const counts = countBoth(result, ({ units }) =>
    units
      .flatMap(unit => unit.ends)
      .map(({ cause, source, count }) => [`${mishapSource(source)}\n${causeWords(cause)}`, count] as const),
  );
  return {
    head: ['by', 'end', 'lost by A', 'lost by B'],
    textColumns: 2,
    rows: counts.map(({ row, sides }) => [...row.split('\n'), ...sides]),
  };
}

const SLOT_WORDS: Readonly<Record<string, string>> = {
  engine: 'engine',
  gyro: 'gyro',
  sensors: 'sensors',
  lifeSupport: 'life support',
  cockpit: 'cockpit',
  ammo: 'ammunition',
  weapon: 'weapons',
  equipment: 'equipment',
  heatSink: 'heat sinks',
  jumpJet: 'jump jets',
  hip: 'hips and leg actuators',
  upperLeg: 'hips and leg actuators',
  lowerLeg: 'hips and leg actuators',
  foot: 'hips and leg actuators',
  shoulder: 'arm actuators',
  upperArm: 'arm actuators',
  lowerArm: 'arm actuators',
  hand: 'arm actuators',
};

/** Critical hits suffered, per game. */
function criticalFigure(result: SimulationResult): Figure {
  const games = Math.max(1, result.games);
  const counts = countBoth(result, ({ units }) =>
    units
      .flatMap(unit => Object.entries(unit.criticals))
      .map(([kind, count]) => [SLOT_WORDS[kind] ?? kind, count] as const),
  );
  const [first] = counts;
  const bars = barsOf(result, counts, (value, mark, row) => [
    (value / games).toFixed(2),
    `${mark}: ${row} hit ${(value / games).toFixed(2)} times a game`,
  ]).map(bar => ({ ...bar, value: bar.value / games }));
  const gyros = counts.find(({ row }) => row === 'gyro')?.sides ?? [0, 0];
  const says =
    first === undefined
      ? 'No critical hit was scored.'
      : `What critical hits break, per game: ${first.row} most often. A’s gyro is hit ${short2(gyros[0] / games)} times a game, B’s ${short2(gyros[1] / games)} times.`;
  return {
    title: 'Critical hits',
    says,
    picture: drawBars({ x: 'critical hits suffered per game', bars }),
    table: {
      head: ['slot', 'A, per game', 'B, per game'],
      rows: counts.map(({ row, sides }) => [row, ...sides.map(count => (count / games).toFixed(2))]),
    },
  };
}

function short2(value: number): string {
  return value === 0 ? short(0) : value.toFixed(2);
}
