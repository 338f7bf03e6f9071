import { mishapWords, type SimulationResult } from '@hexfall/sim';
import type { Figure } from '../page/figure.ts';

/** What units do to themselves: falls, ammunition that heat sets off, their own charges. */
export function mishapTable({ sides, games }: SimulationResult): Figure {
  const sums = new Map<string, [number, number]>();
  for (const index of [0, 1] as const) {
    for (const [source, points] of sides[index].units.flatMap(unit => Object.entries(unit.mishaps))) {
      const sum = sums.get(source) ?? [0, 0];
      sum[index] += points;
      sums.set(source, sum);
    }
  }
  const total = (index: 0 | 1): string =>
    ([...sums.values()].reduce((sum, both) => sum + both[index], 0) / games).toFixed(1);
  const rows = [...sums].sort(([, [a, b]], [, [c, d]]) => c + d - a - b);
  return {
    title: 'Damage to oneself',
    says: `Without an enemy’s doing A loses ${total(0)} points a game, B ${total(1)}.`,
    table: {
      head: ['by', 'A, per game', 'B, per game'],
      rows: rows.map(([source, both]) => [mishapWords(source), ...both.map(points => (points / games).toFixed(1))]),
    },
  };
}
