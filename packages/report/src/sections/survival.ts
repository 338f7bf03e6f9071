import type { SimulationResult } from '@hexfall/sim';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { drawCells } from '../plots/cells.ts';
import { type CurvePoint, drawCurves } from '../plots/curves.ts';
import { percent, shareWithRange } from '../words.ts';
import {
  type FigureUnit,
  figureUnitsOf,
  horizonOf,
  keyOfSides,
  keyOfUnits,
  MAX_BANDS,
  MAX_LINES,
  sayOf,
} from './cast.ts';

/** Returns how long units survive. */
export function survivalContent(result: SimulationResult): Content {
  return [curveFigure(result), unitFigure(result)].map(figureHtml);
}

function curveFigure(result: SimulationResult): Figure {
  const figureUnits = figureUnitsOf(result);
  return {
    title: 'Survival curves',
    says: `The chance to survive each turn while the fight goes on (Kaplan-Meier, with 95% confidence). A game that ends before its survivors do counts only as long as it lasts. Over whole games ${sayOf(figureUnits, ({ unit }) => unit.survival.value, survivalSays)}`,
    picture: figureUnits.length > MAX_LINES ? survivalCells(result, figureUnits) : survivalCurves(result, figureUnits),
    key: figureUnits.length > MAX_LINES ? keyOfSides(result) : keyOfUnits(figureUnits),
    table: {
      head: ['unit', 'turn', 'at risk', 'destroyed', 'left', 'from', 'to'],
      rows: figureUnits.flatMap(curveRows),
    },
  };
}

function survivalCurves(result: SimulationResult, figureUnits: readonly FigureUnit[]): string {
  return drawCurves({
    x: 'turn',
    y: 'still standing',
    percent: true,
    steps: true,
    curves: figureUnits.map(({ mark, color, dash, unit }) => ({
      label: mark,
      color,
      dash,
      band: figureUnits.length <= MAX_BANDS,
      points: curvePoints(unit.curve, horizonOf(result)),
    })),
  });
}

/** Draws the chance of each unit to survive each turn, as rows of cells. */
function survivalCells(result: SimulationResult, figureUnits: readonly FigureUnit[]): string {
  const turns = Array.from({ length: horizonOf(result) }, (_, i) => i + 1);
  return drawCells({
    x: 'turn',
    rows: figureUnits.map(({ mark, label, color, unit }) => {
      const shareAt = (turn: number): number => unit.curve.findLast(({ time }) => time <= turn)?.value ?? 1;
      const cells = turns.map(turn => ({
        x: turn,
        share: shareAt(turn),
        title: `${label}, turn ${turn}: ${percent(shareAt(turn))}`,
      }));
      return { label: mark, color, cells, end: percent(shareAt(turns.length)) };
    }),
  });
}

function survivalSays({ label, unit }: FigureUnit): string {
  return `${label} survives ${shareWithRange(unit.survival)}`;
}

/** Returns the points of a curve from the start, when all units are alive, to the last turn that plots show. */
function curvePoints(curve: FigureUnit['unit']['curve'], last: number): CurvePoint[] {
  const points = curve
    .filter(({ time }) => time <= last)
    .map(({ time, value, low, high }) => ({ x: time, y: value, low, high }));
  const end = points.at(-1) ?? { y: 1, low: 1, high: 1 };
  return [{ x: 0, y: 1, low: 1, high: 1 }, ...points, { ...end, x: last }];
}

function curveRows({ mark, unit }: FigureUnit): (string | number)[][] {
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

/** Returns a table of the key figures of every unit. */
function unitFigure(result: SimulationResult): Figure {
  const figureUnits = figureUnitsOf(result);
  const toughest = figureUnits.reduce((best, figureUnit) =>
    figureUnit.unit.survival.value > best.unit.survival.value ? figureUnit : best,
  );
  return {
    title: 'Unit by unit',
    wide: true,
    says: `Averages per game. ${toughest.label} survives most often: ${shareWithRange(toughest.unit.survival)}. ${idleSays(figureUnits)}`,
    table: {
      head: ['unit', 'survives', '95%', 'dealt', 'taken', 'falls', 'wounds', 'never fired'],
      rows: figureUnits.map(({ label, unit, samples }) => [
        label,
        percent(unit.survival.value),
        `${Math.round(unit.survival.low * 100)}-${Math.round(unit.survival.high * 100)}%`,
        unit.dealt.mean.toFixed(1),
        unit.taken.mean.toFixed(1),
        unit.falls.toFixed(2),
        (samples.wounds.all.reduce((sum, wounds) => sum + wounds, 0) / result.games).toFixed(2),
        percent(unit.neverFired.value),
      ]),
    },
  };
}

/** Returns how often the unit that is idle most often never fires in a game. */
function idleSays(figureUnits: readonly FigureUnit[]): string {
  const idlest = figureUnits.reduce((most, each) =>
    each.unit.neverFired.value > most.unit.neverFired.value ? each : most,
  );
  if (idlest.unit.neverFired.count === 0) return 'Every unit fired in every game.';
  return `${idlest.label} most often fires no weapon at all: in ${shareWithRange(idlest.unit.neverFired)} of games.`;
}
