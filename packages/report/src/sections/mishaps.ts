import { mishapWords, type SimulationResult } from '@hexfall/sim';
import type { Figure } from '../page/figure.ts';
import { countBoth } from './counts.ts';

/** What units do to themselves: falls, ammunition that heat sets off, their own charges. */
export function mishapFigure(result: SimulationResult): Figure {
  const counts = countBoth(result, ({ units }) =>
    units.flatMap(unit =>
      Object.entries(unit.mishaps).map(([source, points]) => [mishapWords(source), points / result.games] as const),
    ),
  );
  const total = (side: 'a' | 'b'): string => counts.reduce((sum, count) => sum + count[side], 0).toFixed(1);
  return {
    title: 'Damage to oneself',
    says: `Without an enemy’s doing A loses ${total('a')} points a game, B ${total('b')}.`,
    table: {
      head: ['by', 'A, per game', 'B, per game'],
      rows: counts.map(({ row, a, b }) => [row, a.toFixed(1), b.toFixed(1)]),
    },
  };
}
