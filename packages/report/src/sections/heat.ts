import { HEAT_SHUTDOWN } from '@hexfall/rules';
import type { SimulationResult } from '@hexfall/sim';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { drawCurves } from '../plots/curves.ts';
import { drawHistogram } from '../plots/histogram.ts';
import { percent, short } from '../words.ts';
import { horizonOf, keyOfPlayers, MOST_BANDS, type Player, playersOf, sayOf } from './cast.ts';

/** How hot units run. */
export function heatContent(result: SimulationResult): Content {
  const players = playersOf(result);
  return [turnFigure(players, horizonOf(result)), peakFigure(players)].map(figureHtml);
}

/** Where the scale first asks for a roll against shutting down. */
const FIRST_SHUTDOWN = Math.min(...HEAT_SHUTDOWN.map(([least]) => least));

function turnFigure(players: readonly Player[], horizon: number): Figure {
  const figures = players.map(({ unit }) => unit.heatByTurn.filter(({ turn }) => turn <= horizon));
  const hottest = Math.max(0, ...figures.flat().map(({ hot }) => hot));
  return {
    title: 'Heat turn by turn',
    says: `The line is the median heat at the end of each turn${players.length > MOST_BANDS ? '' : ', the band reaches up to what one game in ten exceeds'}. ${sayOf(players, ({ unit }) => unit.shutdowns, shutdownSays)}`,
    picture: drawCurves({
      x: 'turn',
      y: 'heat',
      curves: players.map(({ mark, color, dash }, i) => ({
        label: mark,
        color,
        dash,
        band: players.length <= MOST_BANDS,
        points: figures[i]!.map(({ turn, median, hot }) => ({ x: turn, y: median, low: median, high: hot })),
      })),
      marks: hottest > FIRST_SHUTDOWN / 2 ? [{ at: FIRST_SHUTDOWN, label: `${FIRST_SHUTDOWN}: may shut down` }] : [],
    }),
    key: keyOfPlayers(players),
    table: {
      head: ['unit', 'turn', 'games', 'median', 'one in ten above', 'most'],
      rows: players.flatMap(({ mark, unit }) =>
        unit.heatByTurn.map(turn => [mark, turn.turn, turn.games, turn.median, turn.hot, turn.most]),
      ),
    },
  };
}

function shutdownSays({ mark, unit }: Player): string {
  return `${mark} shuts down ${unit.shutdowns.toFixed(2)} times a game`;
}

function peakFigure(players: readonly Player[]): Figure {
  const { picture, table } = drawHistogram({
    x: 'highest heat of a game',
    stacked: false,
    groups: players.map(({ mark, color, samples }) => ({ label: mark, color, values: samples.heat.all })),
  });
  const says = ({ label, unit, samples }: Player): string => {
    const hot = samples.heat.all.filter(heat => heat >= FIRST_SHUTDOWN).length / unit.survival.trials;
    return `${label} reaches a median of ${short(unit.heat.median)} and at most ${short(unit.heat.most)}, and ${percent(hot)} of its games see ${FIRST_SHUTDOWN} or more`;
  };
  const scale = ({ unit }: Player): number => unit.heat.mean;
  return { title: 'Highest heat', says: sayOf(players, scale, says), picture, key: keyOfPlayers(players), table };
}
