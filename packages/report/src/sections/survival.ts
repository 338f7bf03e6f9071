import type { SimulationResult } from '@hexfall/sim';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { type CurvePoint, drawCurves } from '../plots/curves.ts';
import { percent, shareWithRange } from '../words.ts';
import { horizonOf, keyOfPlayers, MOST_BANDS, type Player, playersOf, sayOf } from './cast.ts';

/** How long units last. */
export function survivalContent(result: SimulationResult): Content {
  return [curveFigure(result), unitFigure(result)].map(figureHtml);
}

function curveFigure(result: SimulationResult): Figure {
  const players = playersOf(result);
  return {
    title: 'Survival curves',
    says: `The chance to last beyond each turn while the fight goes on (Kaplan-Meier, with 95% confidence): a game that ends before its survivors do counts only as long as it lasts. Over whole games ${sayOf(players, ({ unit }) => unit.survival.value, survivalSays)}`,
    picture: drawCurves({
      x: 'turn',
      y: 'still standing',
      percent: true,
      steps: true,
      curves: players.map(({ mark, color, dash, unit }) => ({
        label: mark,
        color,
        dash,
        band: players.length <= MOST_BANDS,
        points: curvePoints(unit.curve, horizonOf(result)),
      })),
    }),
    key: keyOfPlayers(players),
    table: { head: ['unit', 'turn', 'at risk', 'destroyed', 'left', 'from', 'to'], rows: players.flatMap(curveRows) },
  };
}

function survivalSays({ label, unit }: Player): string {
  return `${label} survives ${shareWithRange(unit.survival)}`;
}

/** From the start, when all stand, to the last turn that enough games see. */
function curvePoints(curve: Player['unit']['curve'], last: number): CurvePoint[] {
  const points = curve
    .filter(({ time }) => time <= last)
    .map(({ time, value, low, high }) => ({ x: time, y: value, low, high }));
  const end = points.at(-1) ?? { y: 1, low: 1, high: 1 };
  return [{ x: 0, y: 1, low: 1, high: 1 }, ...points, { ...end, x: last }];
}

function curveRows({ mark, unit }: Player): (string | number)[][] {
  return unit.curve.map(({ time, atRisk, ended, value, low, high }) => [
    mark,
    time,
    atRisk,
    ended,
    percent(value),
    percent(low),
    percent(high),
  ]);
}

/** The record of every unit in one line. */
function unitFigure(result: SimulationResult): Figure {
  const players = playersOf(result);
  const tough = players.reduce((best, player) =>
    player.unit.survival.value > best.unit.survival.value ? player : best,
  );
  return {
    title: 'Unit by unit',
    says: `Averages per game. ${tough.label} comes home most often: ${shareWithRange(tough.unit.survival)}.`,
    table: {
      head: ['unit', 'survives', '95%', 'dealt', 'taken', 'falls', 'wounds'],
      rows: players.map(({ label, unit, samples }) => [
        label,
        percent(unit.survival.value),
        `${Math.round(unit.survival.low * 100)}-${Math.round(unit.survival.high * 100)}%`,
        unit.dealt.mean.toFixed(1),
        unit.taken.mean.toFixed(1),
        unit.falls.toFixed(2),
        (samples.wounds.all.reduce((sum, wounds) => sum + wounds, 0) / result.games).toFixed(2),
      ]),
    },
  };
}
