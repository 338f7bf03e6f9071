import { type AttackTotal, mergeAttacks, type SimulationResult, sourceWords } from '@hexfall/sim';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { type Bar, drawBars } from '../plots/bars.ts';
import { drawCurves } from '../plots/curves.ts';
import { drawHistogram } from '../plots/histogram.ts';
import { percent, short } from '../words.ts';
import { dealtBySide, type Party, partiesOf } from './cast.ts';
import { mishapTable } from './mishaps.ts';

/** Who does how much damage, when, and with what. */
export function damageContent(result: SimulationResult): Content {
  return [turnFigure(result), totalFigure(result), weaponFigure(result), mishapTable(result)].map(figureHtml);
}

/** Turns that fewer games see than this are too few to say anything. */
const FEWEST_GAMES = 5;

function turnFigure(result: SimulationResult): Figure {
  const parties = partiesOf(result);
  const fewest = Math.min(FEWEST_GAMES, result.games);
  const curves = parties.map(({ mark, color, side }) => ({
    label: mark,
    color,
    dash: 'none',
    band: true,
    points: side.dealtByTurn
      .filter(({ games }) => games >= fewest)
      .map(({ turn, mean, low, high }) => ({ x: turn, y: mean, low: Math.max(0, low), high })),
  }));
  const peak = ({ mark, side }: Party): string => {
    const best = side.dealtByTurn.filter(({ games }) => games >= fewest).reduce((a, b) => (b.mean > a.mean ? b : a));
    return `${mark} does most in turn ${best.turn}: ${best.mean.toFixed(1)} points`;
  };
  return {
    title: 'Damage turn by turn',
    says: `Points of armor and structure taken off the other side in each turn, the average of the games that last so long, with 95% confidence. ${parties.map(peak).join('; ')}.`,
    picture: drawCurves({ x: 'turn', y: 'points of damage', curves }),
    table: {
      head: ['turn', 'games', 'A', 'B'],
      rows: parties[0].side.dealtByTurn.map(({ turn, games, mean }, i) => [
        turn,
        games,
        mean.toFixed(1),
        parties[1].side.dealtByTurn[i]!.mean.toFixed(1),
      ]),
    },
  };
}

function totalFigure(result: SimulationResult): Figure {
  const parties = partiesOf(result);
  const lists = parties.map(({ index }) => dealtBySide(result.samples, index));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const { picture, table } = drawHistogram({
    x: 'points of damage dealt in a game',
    stacked: false,
    groups: parties.map(({ mark, color, index }) => ({ label: mark, color, values: lists[index]! })),
  });
  return {
    title: 'Damage per game',
    says: `In how many games each side deals how much. On average A deals ${mean(lists[0]!).toFixed(1)} points, B ${mean(lists[1]!).toFixed(1)}.`,
    picture,
    table,
  };
}

const MOST_WEAPONS = 8;

function weaponFigure(result: SimulationResult): Figure {
  const attacks = partiesOf(result).flatMap(party =>
    mergeAttacks(party.side.units.map(unit => unit.attacks))
      .filter(({ shots, damage }) => shots > 0 || damage > 0)
      .map(attack => ({ party, attack })),
  );
  const bars = attacks.map(({ party, attack }) => weaponBar(party, attack, result.games));
  const shown = partiesOf(result).flatMap(({ mark }) =>
    bars.filter(({ row }) => row.startsWith(`${mark} `)).slice(0, MOST_WEAPONS),
  );
  const best = bars.reduce<Bar | undefined>((a, b) => (a === undefined || b.value > a.value ? b : a), undefined);
  return {
    title: 'Weapons and blows',
    says: `Damage per game by what did it${best === undefined ? '.' : `; most comes from ${best.row}: ${best.value.toFixed(1)} points.`}`,
    picture: drawBars({ x: 'points of damage per game', bars: shown }),
    table: {
      head: ['attack', 'damage per game', 'attacks per game', 'hits', 'damage per attack', 'kills'],
      rows: attacks.map(({ party, attack }) => weaponCells(party, attack, result.games)),
    },
  };
}

function weaponBar({ mark, color }: Party, { source, damage, shots, hits }: AttackTotal, games: number): Bar {
  const value = damage / games;
  const share = shots === 0 ? '' : `, ${percent(hits / shots)} of ${short(shots / games)} attacks a game hit`;
  const row = `${mark} ${sourceWords(source)}`;
  return {
    row,
    value,
    color,
    label: value.toFixed(1),
    title: `${row}: ${value.toFixed(1)} points a game${share}`,
    place: 0,
  };
}

function weaponCells({ mark }: Party, attack: AttackTotal, games: number): (string | number)[] {
  const { source, damage, shots, hits, kills } = attack;
  return [
    `${mark} ${sourceWords(source)}`,
    (damage / games).toFixed(1),
    (shots / games).toFixed(1),
    shots === 0 ? '-' : percent(hits / shots),
    shots === 0 ? '-' : (damage / shots).toFixed(1),
    kills,
  ];
}
