import type { SimulationResult } from '@hexfall/sim';
import { mishapWords } from '@hexfall/view';
import type { Figure } from '../page/figure.ts';
import { countBoth } from './counts.ts';

/** Returns a figure of the damage that no enemy caused: falls, ammunition set off by heat, the unit's own charges. */
export function mishapFigure(result: SimulationResult): Figure {
  const counts = countBoth(result, ({ units }) =>
    units.flatMap(unit =>
      Object.entries(unit.mishaps).map(([source, points]) => [mishapWords(source), points / result.games] as const),
    ),
  );
  const total = (side: 'a' | 'b'): string => counts.reduce((sum, count) => sum + count[side], 0).toFixed(1);
  return {
    title: 'Self-inflicted damage',
    says: `A loses ${total('a')} points a game without any enemy attack, B ${total('b')}.`,
    table: {
      head: ['source', 'A, per game', 'B, per game'],
      rows: counts.map(({ row, a, b }) => [row, a.toFixed(1), b.toFixed(1)]),
    },
  };
}
