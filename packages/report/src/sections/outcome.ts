import { type PairedComparison, type Proportion, pFigure, pWords, type SimulationResult } from '@hexfall/sim';
import { type Figure, figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { drawRates, type RateRow } from '../plots/rates.ts';
import { SIDE_COLORS } from '../plots/side-colors.ts';
import { counted, percent, shareWithRange } from '../words.ts';
import { partiesOf, partyWords } from './cast.ts';
import { settlingFigures } from './settling.ts';
import { pairCount } from './verdict.ts';

/** Returns who wins, and how certain that is. */
export function outcomeContent(result: SimulationResult): Content {
  return [ratesFigure(result), ...settlingFigures(result), ...boardFigures(result), ...pairFigures(result)].map(
    figureHtml,
  );
}

function ratesFigure(result: SimulationResult): Figure {
  const { sides, draws, games } = result;
  const [a, b] = partiesOf(result);
  const rows: RateRow[] = [
    { label: 'A wins', color: SIDE_COLORS.A, rate: sides[0].wins },
    { label: 'B wins', color: SIDE_COLORS.B, rate: sides[1].wins },
    { label: 'draws', color: SIDE_COLORS.draw, rate: draws },
  ];
  return {
    title: 'Outcomes',
    says: `In ${counted(games, 'game')} ${partyWords(a)} wins ${shareWithRange(sides[0].wins)}, ${partyWords(b)} wins ${shareWithRange(sides[1].wins)}, and ${shareWithRange(draws)} are draws. The range in brackets holds the true share with 95% confidence (Wilson).`,
    picture: drawRates(rows),
    table: { head: ['', 'games', 'share', 'from', 'to'], rows: rows.map(({ label, rate }) => rateCells(label, rate)) },
  };
}

function rateCells(label: string, { count, value, low, high }: Proportion): (string | number)[] {
  return [label, count, percent(value), percent(low), percent(high)];
}

function boardFigures({ boards }: SimulationResult): Figure[] {
  if (boards.length < 2) return [];
  const rows = boards.map(({ wins }, i) => ({ label: boardLabel(boards, i), color: SIDE_COLORS.A, rate: wins[0] }));
  return [
    {
      title: 'Board by board',
      says: `How often A wins on each board. ${boardSays(rows.filter(({ rate }) => rate.trials > 0))}`,
      picture: drawRates(rows),
      table: {
        head: ['board', 'games', 'A wins', 'B wins', 'draws'],
        rows: boards.map(({ games, wins, draws }, i) => {
          const [a, b, neither] = [...wins, draws].map(({ value }) => percent(value));
          return [boardLabel(boards, i), games, a!, b!, neither!];
        }),
      },
    },
  ];
}

const MAX_TITLE_LENGTH = 28;

/** Returns the title of a board, shortened, with a number if another board has the same title. */
function boardLabel(boards: SimulationResult['boards'], index: number): string {
  const { title } = boards[index]!;
  const shown = title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH - 1)}…` : title;
  return boards.filter(board => board.title === title).length > 1 ? `${shown} ${index + 1}` : shown;
}

function boardSays(rows: readonly RateRow[]): string {
  const sorted = [...rows].sort((a, b) => b.rate.value - a.rate.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || best.rate.value === worst.rate.value)
    return 'The boards do not differ.';
  return `A does best on ${best.label} with ${shareWithRange(best.rate)}, and worst on ${worst.label} with ${shareWithRange(worst.rate)}.`;
}

/** Returns figures of the pairs of games. With exchanged sides every seed is played twice, which cancels out the advantage of a side. */
function pairFigures({ pairs, places }: SimulationResult): Figure[] {
  if (pairs === undefined || places === undefined || pairCount(pairs) === 0) return [];
  return [
    {
      title: 'Pairs of games',
      says: `Every seed is played twice, with the sides exchanged. Of ${counted(pairCount(pairs), 'pair')} ${pairs.better} go to A, ${pairs.worse} to B and ${pairs.equal} to neither. ${pairVerdict(pairs)} ${placeVerdict(places)}`,
      table: {
        head: ['pairs', 'first', 'second', 'neither', 'p-value'],
        rows: [
          ['by force: A, B', ...pairCells(pairs)],
          ['by starting edge: first, second', ...pairCells(places)],
        ],
      },
    },
  ];
}

/** The p-value below which a difference is called real. */
const SIGNIFICANCE_LEVEL = 0.05;

function pairVerdict({ chance, better, worse }: PairedComparison): string {
  if (chance >= SIGNIFICANCE_LEVEL) return `The pairs do not tell the forces apart (${pWords(chance)}).`;
  return `${better > worse ? 'A' : 'B'} is better (${pWords(chance)}).`;
}

function placeVerdict({ chance, better, worse }: PairedComparison): string {
  if (chance >= SIGNIFICANCE_LEVEL) return `Neither starting edge has a clear advantage (${pWords(chance)}).`;
  return `The ${better > worse ? 'first' : 'second'} starting edge has an advantage (${pWords(chance)}).`;
}

function pairCells({ better, worse, equal, chance }: PairedComparison): (string | number)[] {
  return [better, worse, equal, pFigure(chance)];
}
