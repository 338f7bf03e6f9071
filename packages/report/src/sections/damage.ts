import { type AttackTotal, mergeAttacks, type Proportion, proportionOf, type SimulationResult } from '@hexfall/sim';
import { sourceWords } from '@hexfall/view';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { type Bar, drawBars } from '../plots/bars.ts';
import { drawCurves } from '../plots/curves.ts';
import { drawHistogram } from '../plots/histogram.ts';
import { percent } from '../words.ts';
import { dealtBySide, horizonOf, keyOfSides, type Party, partiesOf } from './cast.ts';
import { mishapFigure } from './mishaps.ts';

/** Returns how much damage each side deals, when, and with what. */
export function damageContent(result: SimulationResult): Content {
  return [turnFigure(result), totalFigure(result), weaponFigure(result), hitFigure(result), mishapFigure(result)].map(
    figureHtml,
  );
}

function turnFigure(result: SimulationResult): Figure {
  const parties = partiesOf(result);
  const horizon = horizonOf(result);
  const curves = parties.map(({ mark, color, side }) => ({
    label: mark,
    color,
    dash: 'none',
    band: true,
    points: side.dealtByTurn
      .slice(0, horizon)
      .map(({ turn, mean, low, high }) => ({ x: turn, y: mean, low: Math.max(0, low), high })),
  }));
  const peak = ({ mark, side }: Party): string => {
    const best = side.dealtByTurn.slice(0, horizon).reduce((a, b) => (b.mean > a.mean ? b : a));
    return `${mark} deals the most in turn ${best.turn}: ${best.mean.toFixed(1)} points`;
  };
  return {
    title: 'Damage turn by turn',
    says: `Points of armor and structure taken off the other side in each turn: the mean over the games that last that long, with 95% confidence. ${parties.map(peak).join('; ')}.`,
    picture: drawCurves({ x: 'turn', y: 'points of damage', curves }),
    key: keyOfSides(result),
    table: {
      head: ['turn', 'games', 'A', 'B'],
      rows: parties[0].side.dealtByTurn
        .slice(0, horizon)
        .map(({ turn, games, mean }, i) => [
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
    says: `The number of games by the damage that each side deals. On average A deals ${mean(lists[0]!).toFixed(1)} points, B ${mean(lists[1]!).toFixed(1)}.`,
    picture,
    key: keyOfSides(result),
    table,
  };
}

/** A weapon or kind of attack of one side. */
interface Weapon {
  readonly party: Party;
  readonly attack: AttackTotal;
  /** The name of the weapon, with the mark of its side. */
  readonly row: string;
}

/** How many weapons of each side plots show. */
const MAX_WEAPONS = 8;

/** Returns every weapon and kind of attack: those of A first, and of each side those with the most damage first. */
function weaponsOf(result: SimulationResult): Weapon[] {
  return partiesOf(result).flatMap(party =>
    mergeAttacks(party.side.units.map(unit => unit.attacks))
      .filter(({ shots, damage }) => shots > 0 || damage > 0)
      .map(attack => ({ party, attack, row: `${party.mark} ${sourceWords(attack.source)}` })),
  );
}

/** Returns the first few weapons of each side. */
function shownOf(weapons: readonly Weapon[]): Weapon[] {
  return [0, 1].flatMap(side => weapons.filter(({ party }) => party.index === side).slice(0, MAX_WEAPONS));
}

function weaponFigure(result: SimulationResult): Figure {
  const weapons = weaponsOf(result);
  const perGame = ({ attack }: Weapon): number => attack.damage / result.games;
  const [best] = [...weapons].sort((a, b) => perGame(b) - perGame(a));
  return {
    title: 'Weapons and physical attacks',
    says: `Damage per game by weapon or physical attack${best === undefined ? '.' : `; most comes from ${best.row}: ${perGame(best).toFixed(1)} points.`}`,
    picture: drawBars({
      x: 'points of damage per game',
      bars: shownOf(weapons).map(weapon => {
        const label = perGame(weapon).toFixed(1);
        return barOf(weapon, perGame(weapon), label, `${weapon.row}: ${label} points a game`);
      }),
    }),
    table: {
      head: ['attack', 'damage per game', 'attacks per game', 'hits', 'damage per attack', 'kills'],
      rows: weapons.map(weapon => weaponCells(weapon, result.games)),
    },
  };
}

function hitFigure(result: SimulationResult): Figure {
  const weapons = weaponsOf(result).filter(({ attack }) => attack.shots > 0);
  const rate = ({ attack }: Weapon): Proportion => proportionOf(attack.hits, attack.shots);
  const says = partiesOf(result).map(({ index, mark }) => {
    const own = weapons.filter(({ party }) => party.index === index);
    const [hits, shots] = [
      own.reduce((sum, { attack }) => sum + attack.hits, 0),
      own.reduce((sum, { attack }) => sum + attack.shots, 0),
    ];
    return shots === 0 ? `${mark} makes no attacks` : `${mark} hits with ${percent(hits / shots)} of its attacks`;
  });
  return {
    title: 'Hit rates',
    says: `The share of attacks that hit. ${says.join(', ')}.`,
    picture: drawBars({
      x: 'attacks that hit, percent',
      bars: shownOf(weapons).map(weapon => {
        const { value, trials } = rate(weapon);
        return barOf(
          weapon,
          value * 100,
          `${Math.round(value * 100)}%`,
          `${weapon.row}: ${percent(value)} of ${trials} attacks hit`,
        );
      }),
    }),
    table: {
      head: ['attack', 'attacks', 'hits', 'share', 'from', 'to'],
      rows: weapons.map(weapon => {
        const { count, trials, value, low, high } = rate(weapon);
        return [weapon.row, trials, count, percent(value), percent(low), percent(high)];
      }),
    },
  };
}

function barOf({ row, party }: Weapon, value: number, label: string, title: string): Bar {
  return { row, value, color: party.color, label, title, place: 0 };
}

function weaponCells({ row, attack }: Weapon, games: number): (string | number)[] {
  const { damage, shots, hits, kills } = attack;
  return [
    row,
    (damage / games).toFixed(1),
    (shots / games).toFixed(1),
    shots === 0 ? '-' : percent(hits / shots),
    shots === 0 ? '-' : (damage / shots).toFixed(1),
    kills,
  ];
}
