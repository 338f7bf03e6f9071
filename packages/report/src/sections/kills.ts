import { causeWords, type EndTotal, type SideResult, type SimulationResult } from '@hexfall/sim';
import { mishapWords, sourceWords } from '@hexfall/view';
import { type Figure, figureHtml, type Key, type Table } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { drawBars } from '../plots/bars.ts';
import { counted, percent } from '../words.ts';
import { keyOfSides } from './cast.ts';
import { barsOf, type Count, countBoth } from './counts.ts';
import { criticalFigure } from './criticals.ts';

/** Returns what destroys units: the cause by the rules, and the weapon or mishap behind it. */
export function killsContent(result: SimulationResult): Content {
  return [causeFigure(result), sourceFigure(result), endFigure(result), criticalFigure(result)].map(figureHtml);
}

function endsOf({ units }: SideResult): SideResult['units'][number]['ends'] {
  return units.flatMap(unit => unit.ends);
}

function causeFigure(result: SimulationResult): Figure {
  const counts = countBoth(result, side => endsOf(side).map(({ cause, count }) => [causeWords(cause), count]));
  const [a, b] = [sumOf(counts, 'a'), sumOf(counts, 'b')];
  const says = `A loses ${counted(a, 'unit')} in ${counted(result.games, 'game')}, B loses ${b}. ${leaderOf(counts, 'The most frequent cause')}`;
  return lossFigure(result, counts, { title: 'Causes of loss', says, head: 'cause of loss' });
}

/**
 * Returns a figure of losses by the attack that led to them: a weapon that sets off ammunition is credited with the kill. As in all
 * figures, bars have the color of the side that fired; the bar of a mishap has that of the side to which it happened.
 */
function sourceFigure(result: SimulationResult): Figure {
  const lost = countBoth(result, side => endsOf(side).map(end => [endSource(end), end.count]));
  const done = countBoth(result, (side, other) => [
    ...endsOf(other).flatMap(end => (end.byEnemy ? [[endSource(end), end.count] as const] : [])),
    ...endsOf(side).flatMap(end => (end.byEnemy ? [] : [[endSource(end), end.count] as const])),
  ]);
  const bars = barsOf(result, done, String, (mark, row, label) => `${mark}, ${row}: ${label}`);
  return {
    title: 'Killing weapons',
    says: `The weapon, physical attack or mishap that destroyed the unit or set off the explosion that did, in the color of the side that fired or had the mishap. ${leaderOf(lost, 'The most frequent one')}`,
    picture: drawBars({ x: 'units destroyed', bars }),
    key: keyOfSides(result, 'by '),
    table: lossTable('killing weapon', lost),
  };
}

/** Returns a figure of losses, with bars in the color of the side that lost the unit. */
function lossFigure(
  result: SimulationResult,
  counts: readonly Count[],
  { title, says, head }: { readonly title: string; readonly says: string; readonly head: string },
): Figure {
  const bars = barsOf(result, counts, String, (mark, row, label) => `${mark} loses ${label}: ${row}`);
  return {
    title,
    says,
    picture: drawBars({ x: 'units lost', bars }),
    key: lossKey(result),
    table: lossTable(head, counts),
  };
}

function lossTable(head: string, counts: readonly Count[]): Table {
  return { head: [head, 'lost by A', 'lost by B'], rows: counts.map(({ row, a, b }) => [row, a, b]) };
}

function lossKey(result: SimulationResult): Key[] {
  return keyOfSides(result, 'lost by ');
}

function sumOf(counts: readonly Count[], side: 'a' | 'b'): number {
  return counts.reduce((sum, count) => sum + count[side], 0);
}

function leaderOf(counts: readonly Count[], what: string): string {
  const [first] = counts;
  if (first === undefined) return 'No unit was destroyed.';
  const share = (first.a + first.b) / (sumOf(counts, 'a') + sumOf(counts, 'b'));
  return `${what}: ${first.row}, ${percent(share)} of all losses.`;
}

function endSource({ source, byEnemy }: EndTotal): string {
  return byEnemy ? sourceWords(source) : mishapWords(source);
}

/** Returns a table of weapon and cause together, which would be too large for a plot. */
function endFigure(result: SimulationResult): Figure {
  const counts = countBoth(result, side =>
    endsOf(side).map(end => [`${endSource(end)}\n${causeWords(end.cause)}`, end.count]),
  );
  const rows = counts.map(({ row, a, b }) => {
    const [by = '', cause = ''] = row.split('\n');
    return [by, cause, a, b];
  });
  const [first] = rows;
  return {
    title: 'Killing weapons and causes of loss',
    says:
      first === undefined
        ? 'No unit was destroyed.'
        : `Each killing weapon or mishap with the cause of loss. The most frequent combination: ${first[0]}, ${first[1]}.`,
    table: { head: ['killing weapon', 'cause of loss', 'lost by A', 'lost by B'], textColumns: 2, rows },
  };
}
