import { HEAT_SHUTDOWN } from '@hexfall/rules';
import type { SimulationResult } from '@hexfall/sim';
import { type Figure, figureHtml, type Key } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { drawBars } from '../plots/bars.ts';
import { drawCells } from '../plots/cells.ts';
import { drawCurves } from '../plots/curves.ts';
import { drawHistogram } from '../plots/histogram.ts';
import { percent, short } from '../words.ts';
import {
  type FigureUnit,
  figureUnitsOf,
  horizonOf,
  keyOfSides,
  keyOfUnits,
  MAX_BANDS,
  MAX_LINES,
  sayOf,
  unitBars,
} from './cast.ts';

/** Returns how hot the units run. */
export function heatContent(result: SimulationResult): Content {
  const figureUnits = figureUnitsOf(result);
  const key = figureUnits.length > MAX_LINES ? keyOfSides(result) : keyOfUnits(figureUnits);
  return [turnFigure(figureUnits, horizonOf(result), key), peakFigure(figureUnits, key)].map(figureHtml);
}

/** The lowest heat at which a unit may shut down. */
const FIRST_SHUTDOWN = Math.min(...HEAT_SHUTDOWN.map(([heat]) => heat));

function turnFigure(figureUnits: readonly FigureUnit[], horizon: number, key: readonly Key[]): Figure {
  return {
    title: 'Heat turn by turn',
    says: `${figureUnits.length > MAX_LINES ? `The median heat at the end of each turn: the fuller the hotter, and full from ${FIRST_SHUTDOWN} up, where a unit may shut down` : `The line is the median heat at the end of each turn${figureUnits.length > MAX_BANDS ? '' : ', the band reaches up to what one game in ten exceeds'}`}. ${sayOf(figureUnits, ({ unit }) => unit.shutdowns, shutdownSays)}`,
    picture: figureUnits.length > MAX_LINES ? heatCells(figureUnits, horizon) : heatCurves(figureUnits, horizon),
    key,
    table: {
      head: ['unit', 'turn', 'games', 'median', 'one in ten above', 'maximum'],
      rows: figureUnits.flatMap(({ mark, unit }) =>
        unit.heatByTurn.map(turn => [mark, turn.turn, turn.games, turn.median, turn.hot, turn.most]),
      ),
    },
  };
}

function heatCurves(figureUnits: readonly FigureUnit[], horizon: number): string {
  const figures = figureUnits.map(({ unit }) => unit.heatByTurn.filter(({ turn }) => turn <= horizon));
  const hottest = Math.max(0, ...figures.flat().map(({ hot }) => hot));
  return drawCurves({
    x: 'turn',
    y: 'heat',
    curves: figureUnits.map(({ mark, color, dash }, i) => ({
      label: mark,
      color,
      dash,
      band: figureUnits.length <= MAX_BANDS,
      points: figures[i]!.map(({ turn, median, hot }) => ({ x: turn, y: median, low: median, high: hot })),
    })),
    marks: hottest > FIRST_SHUTDOWN / 2 ? [{ at: FIRST_SHUTDOWN, label: `${FIRST_SHUTDOWN}: may shut down` }] : [],
  });
}

/** Draws the median heat of each unit in each turn, as rows of cells. */
function heatCells(figureUnits: readonly FigureUnit[], horizon: number): string {
  return drawCells({
    x: 'turn',
    rows: figureUnits.map(({ mark, label, color, unit }) => {
      const turns = unit.heatByTurn.filter(({ turn }) => turn <= horizon);
      const cells = turns.map(({ turn, median }) => ({
        x: turn,
        share: Math.min(1, median / FIRST_SHUTDOWN),
        title: `${label}, turn ${turn}: ${short(median)}`,
      }));
      return { label: mark, color, cells, end: `up to ${Math.max(0, ...turns.map(({ most }) => most))}` };
    }),
  });
}

function shutdownSays({ mark, unit }: FigureUnit): string {
  return `${mark} shuts down ${unit.shutdowns.toFixed(2)} times a game`;
}

function peakFigure(figureUnits: readonly FigureUnit[], key: readonly Key[]): Figure {
  const { picture, table } = drawHistogram({
    x: 'highest heat of a game',
    stacked: false,
    groups: figureUnits.map(({ mark, color, samples }) => ({ label: mark, color, values: samples.heat.all })),
  });
  const says = ({ label, unit, samples }: FigureUnit): string => {
    const hot = samples.heat.all.filter(heat => heat >= FIRST_SHUTDOWN).length / unit.survival.trials;
    return `${label} reaches a median of ${short(unit.heat.median)} and at most ${short(unit.heat.most)}, and ${percent(hot)} of its games see ${FIRST_SHUTDOWN} or more`;
  };
  const scale = ({ unit }: FigureUnit): number => unit.heat.mean;
  const bars =
    figureUnits.length > MAX_LINES
      ? { picture: drawBars({ x: 'mean of the highest heat of a game', bars: unitBars(figureUnits, scale, 1) }) }
      : {};
  return { title: 'Highest heat', says: sayOf(figureUnits, scale, says), picture, key, table, ...bars };
}
