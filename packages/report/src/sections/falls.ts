import type { RollTotal, SimulationResult } from '@hexfall/sim';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { type Bar, drawBars } from '../plots/bars.ts';
import { drawHistogram } from '../plots/histogram.ts';
import { percent } from '../words.ts';
import { keyOfPlayers, type Player, playersOf, sayOf } from './cast.ts';
import { reasonWords } from './reasons.ts';

/** Falls, and the piloting skill rolls that lead to them. */
export function fallsContent(result: SimulationResult): Content {
  const players = playersOf(result);
  return [fallFigure(players), rollFigure(players, result.games)].map(figureHtml);
}

function fallFigure(players: readonly Player[]): Figure {
  const { picture, table } = drawHistogram({
    x: 'falls in a game',
    stacked: false,
    groups: players.map(({ mark, color, samples }) => ({ label: mark, color, values: samples.falls.all })),
  });
  return {
    title: 'Falls',
    says: sayOf(players, ({ unit }) => unit.falls, fallSays),
    picture,
    key: keyOfPlayers(players),
    table,
  };
}

function fallSays({ label, unit, samples }: Player): string {
  const never = samples.falls.all.filter(falls => falls === 0).length / unit.survival.trials;
  return `${label} falls ${unit.falls.toFixed(2)} times a game, and not at all in ${percent(never)} of games`;
}

/** Bars of a plot, and of a unit. */
const MOST_BARS = 24;
const MOST_REASONS = 6;

function rollFigure(players: readonly Player[], games: number): Figure {
  const most = Math.max(1, Math.min(MOST_REASONS, Math.floor(MOST_BARS / players.length)));
  const bars = players.flatMap(player => player.unit.rolls.slice(0, most).map(roll => rollBar(player, roll, games)));
  return {
    title: 'Piloting skill rolls',
    says: `Rolls per game by what calls for them, and which share fails. ${sayOf(players, ({ unit }) => unit.rollsMade + unit.rollsFailed, rollSays(games))}`,
    picture: drawBars({ x: 'rolls per game', bars }),
    table: {
      head: ['unit', 'reason', 'per game', 'passed', 'failed', 'failed, share'],
      textColumns: 2,
      rows: players.flatMap(({ mark, unit }) =>
        unit.rolls.map(({ reason, made, failed }) => [
          mark,
          reasonWords(reason),
          ((made + failed) / games).toFixed(2),
          made,
          failed,
          percent(failed / (made + failed)),
        ]),
      ),
    },
  };
}

function rollBar({ mark, color }: Player, { reason, made, failed }: RollTotal, games: number): Bar {
  const value = (made + failed) / games;
  const share = `${Math.round((failed / (made + failed)) * 100)}% fail`;
  const row = `${mark} ${reasonWords(reason)}`;
  return { row, value, color, label: share, title: `${row}: ${value.toFixed(2)} a game, ${share}`, place: 0 };
}

function rollSays(games: number): (player: Player) => string {
  return ({ mark, unit }) => {
    const rolls = unit.rollsMade + unit.rollsFailed;
    if (rolls === 0) return `${mark} rolls never`;
    return `${mark} rolls ${(rolls / games).toFixed(1)} times a game and fails ${percent(unit.rollsFailed / rolls)}`;
  };
}
