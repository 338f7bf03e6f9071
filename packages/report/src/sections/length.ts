import { OUTCOMES, type SimOutcome, type SimulationResult } from '@hexfall/sim';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { drawHistogram } from '../plots/histogram.ts';
import { drawShares } from '../plots/shares.ts';
import { SIDE_COLORS } from '../plots/side-colors.ts';
import { counted, percent, short } from '../words.ts';

/** Returns how long games last, and when they are decided. */
export function lengthContent(result: SimulationResult): Content {
  return [turnsFigure(result), progressFigure(result)].map(figureHtml);
}

const LABELS: Readonly<Record<SimOutcome, string>> = { A: 'A wins', B: 'B wins', draw: 'draws' };
const KEY = OUTCOMES.map(outcome => ({ color: SIDE_COLORS[outcome], label: LABELS[outcome] }));

function turnsOf({ samples }: SimulationResult, outcome: SimOutcome): Int32Array {
  return samples.turns.all.filter((_, row) => samples.outcomeAt(row) === outcome);
}

function turnsFigure(result: SimulationResult): Figure {
  const { turns, turnLimit } = result;
  const { picture, table } = drawHistogram({
    x: 'turns',
    stacked: true,
    groups: OUTCOMES.map(outcome => ({
      label: LABELS[outcome],
      color: SIDE_COLORS[outcome],
      values: turnsOf(result, outcome),
    })),
    lines: [{ at: turns.median, label: `median ${short(turns.median)}` }],
  });
  const says = `${lengthSays(result)} At most ${counted(turnLimit, 'turn')} are played.`;
  return { title: 'Turns per game', says, picture, key: KEY, table };
}

function lengthSays({ turns, games }: SimulationResult): string {
  const { low, high } = turns.interval;
  if (games === 1) return `The game lasts ${counted(turns.median, 'turn')}.`;
  return `Half of the games are over after ${short(turns.median)} turns (${low} to ${high} with 95% confidence); the middle half lasts ${short(turns.lowerQuartile)} to ${short(turns.upperQuartile)} turns, all of them ${turns.least} to ${turns.most}.`;
}

/** Returns a figure of the share of games with each outcome after each turn. The rest are still in progress. */
function progressFigure(result: SimulationResult): Figure {
  const rows = decidedByTurn(result);
  const quarter = rows.find(({ shares }) => shares.reduce((sum, share) => sum + share) >= 0.25);
  return {
    title: 'Games decided by turn',
    says: `The share of all games that each side has won after each turn. ${decidedSays(quarter)} At the end A has ${percent(rows.at(-1)!.shares[0]!)}, B ${percent(rows.at(-1)!.shares[1]!)}.`,
    picture: drawShares({ x: 'turn', y: 'games', rows, colors: OUTCOMES.map(outcome => SIDE_COLORS[outcome]) }),
    key: KEY,
    table: {
      head: ['turn', ...OUTCOMES.map(outcome => LABELS[outcome])],
      rows: rows.slice(1).map(({ turn, shares }) => [String(turn)].concat(shares.map(percent))),
    },
  };
}

interface Decided {
  readonly turn: number;
  /** Share of all games that have ended with each outcome by this turn. */
  readonly shares: readonly number[];
}

function decidedByTurn(result: SimulationResult): Decided[] {
  const length = result.turns.most + 1;
  const ends = OUTCOMES.map(outcome => {
    const counts = new Uint32Array(length);
    for (const turn of turnsOf(result, outcome)) counts[turn]!++;
    return counts;
  });
  const sums = OUTCOMES.map(() => 0);
  return Array.from({ length }, (_, turn) => {
    for (const [i, counts] of ends.entries()) sums[i]! += counts[turn]!;
    return { turn, shares: sums.map(sum => sum / result.games) };
  });
}

function decidedSays(quarter: Decided | undefined): string {
  return quarter === undefined ? '' : `A quarter of the games are over by turn ${quarter.turn}.`;
}
