import { proportionOf, type SimulationResult } from '@hexfall/sim';
import type { Figure } from '../page/figure.ts';
import { type Curve, drawCurves } from '../plots/curves.ts';
import { percent } from '../words.ts';
import { keyOfSides, type Party, partiesOf } from './cast.ts';

/** The most points of a curve: more could not be told apart. */
const MAX_POINTS = 60;

/** The fewest games for which the curves are drawn. Fewer say nothing about how a share settles. */
const MIN_GAMES = 10;

/**
 * Returns figures of the shares of wins after each game, which show whether more games would still change them. Returns none for a handful
 * of games.
 */
export function settlingFigures(result: SimulationResult): Figure[] {
  if (result.games < MIN_GAMES) return [];
  const parties = partiesOf(result);
  const curves = parties.map(party => curveOf(result, party));
  return [
    {
      title: 'Share of wins over the games',
      says: 'The share of wins after so many games, with 95% confidence. A curve that is still moving needs more games.',
      picture: drawCurves({ x: 'games', y: 'wins', percent: true, curves }),
      key: keyOfSides(result),
      table: {
        head: ['games', ...parties.flatMap(({ mark }) => [`${mark} wins`, 'from', 'to'])],
        rows: curves[0]!.points.map((_, i) => cellsAt(curves, i)),
      },
    },
  ];
}

function cellsAt(curves: readonly Curve[], index: number): (string | number)[] {
  const shares = curves.flatMap(({ points }) => {
    const { y, low, high } = points[index]!;
    return [y, low, high].map(percent);
  });
  return [curves[0]!.points[index]!.x, ...shares];
}

function curveOf({ samples, games }: SimulationResult, { mark, color }: Party): Curve {
  const step = Math.ceil(games / MAX_POINTS);
  const points: Curve['points'][number][] = [];
  let wins = 0;
  for (let count = 1; count <= games; count++) {
    if (samples.outcomeAt(count - 1) === mark) wins++;
    if (count % step !== 0 && count !== games) continue;
    const { value, low, high } = proportionOf(wins, count);
    points.push({ x: count, y: value, low, high });
  }
  return { label: mark, color, dash: 'none', band: true, points };
}
