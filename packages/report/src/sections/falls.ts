import type { RollTotal, SimulationResult } from '@hexfall/sim';
import { reasonWords } from '@hexfall/view';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { type Bar, drawBars } from '../plots/bars.ts';
import { drawHistogram } from '../plots/histogram.ts';
import { percent } from '../words.ts';
import { type FigureUnit, figureUnitsOf, keyOfSides, keyOfUnits, MAX_LINES, sayOf, unitBars } from './cast.ts';

/** Returns how often units fall, and the piloting skill rolls that lead to falls. */
export function fallsContent(result: SimulationResult): Content {
  const figureUnits = figureUnitsOf(result);
  return [fallFigure(result, figureUnits), rollFigure(figureUnits, result.games)].map(figureHtml);
}

function fallFigure(result: SimulationResult, figureUnits: readonly FigureUnit[]): Figure {
  const many = figureUnits.length > MAX_LINES;
  const falls = ({ unit }: FigureUnit): number => unit.falls;
  const { picture, table } = drawHistogram({
    x: 'falls in a game',
    stacked: false,
    groups: figureUnits.map(({ mark, color, samples }) => ({ label: mark, color, values: samples.falls.all })),
  });
  return {
    title: 'Falls',
    says: sayOf(figureUnits, falls, fallSays),
    picture: many ? drawBars({ x: 'falls per game', bars: unitBars(figureUnits, falls, 2) }) : picture,
    key: many ? keyOfSides(result) : keyOfUnits(figureUnits),
    table,
  };
}

function fallSays({ label, unit, samples }: FigureUnit): string {
  const never = samples.falls.all.filter(falls => falls === 0).length / unit.survival.trials;
  return `${label} falls ${unit.falls.toFixed(2)} times a game, and not at all in ${percent(never)} of games`;
}

/** Maximum number of bars in the plot. */
const MAX_BARS = 24;
/** Maximum number of bars for each unit. */
const MAX_REASONS = 6;

function rollFigure(figureUnits: readonly FigureUnit[], games: number): Figure {
  const limit = Math.max(1, Math.min(MAX_REASONS, Math.floor(MAX_BARS / figureUnits.length)));
  const bars = figureUnits.flatMap(figureUnit =>
    figureUnit.unit.rolls.slice(0, limit).map(roll => rollBar(figureUnit, roll, games)),
  );
  return {
    title: 'Piloting skill rolls',
    says: `Rolls per game by their reason, and the share that fails. ${sayOf(figureUnits, ({ unit }) => unit.rollsMade + unit.rollsFailed, rollSays(games))}`,
    picture: drawBars({ x: 'rolls per game', bars }),
    table: {
      head: ['unit', 'reason', 'per game', 'passed', 'failed', 'failed, share'],
      textColumns: 2,
      rows: figureUnits.flatMap(({ mark, unit }) =>
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

function rollBar({ mark, color }: FigureUnit, { reason, made, failed }: RollTotal, games: number): Bar {
  const value = (made + failed) / games;
  const share = `${Math.round((failed / (made + failed)) * 100)}% fail`;
  const row = `${mark} ${reasonWords(reason)}`;
  return { row, value, color, label: share, title: `${row}: ${value.toFixed(2)} a game, ${share}`, place: 0 };
}

function rollSays(games: number): (figureUnit: FigureUnit) => string {
  return ({ mark, unit }) => {
    const rolls = unit.rollsMade + unit.rollsFailed;
    if (rolls === 0) return `${mark} never rolls`;
    return `${mark} rolls ${(rolls / games).toFixed(1)} times a game and fails ${percent(unit.rollsFailed / rolls)}`;
  };
}
