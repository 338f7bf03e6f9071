import { ENGINE_VERSION } from '@hexfall/protocol';
import {
  type AboutComparison,
  type BatchTerms,
  type ComparisonResult,
  type Figure,
  type FigureComparison,
  type Interval,
  pWords,
  SHARE_FIGURES,
} from '@hexfall/sim';
import { formatCount } from '../format-count.ts';
import { alignColumns, percent, signed, truncate } from '../simulate/figures.ts';
import { failureLines } from '../simulate/report.ts';
import { formatAnswer } from './format-answer.ts';

const WIDTH = 100;
const MAX_LABEL_LENGTH = 30;

/** Formats the result of a comparison for people. */
export function formatComparison(
  result: ComparisonResult,
  about: AboutComparison,
  terms: readonly BatchTerms[],
): string[] {
  const head = introduction(result, about, terms);
  if (result.rounds === 0) return [...head, '  No round was finished.'];
  return [
    ...head,
    ...wrap(formatAnswer(result, about)),
    '',
    ...figureLines(result, about),
    ...opponentLines(result, about),
    '',
    ...roundLines(result),
    ...failureLines(result),
  ];
}

function introduction(result: ComparisonResult, { variants }: AboutComparison, terms: readonly BatchTerms[]): string[] {
  const [first, second] = terms as readonly [BatchTerms, BatchTerms];
  const opponents = result.opponents.map(({ name }) => name).join(', ');
  const same = [
    { one: `on ${first.boards.join(', ')}`, two: `on ${second.boards.join(', ')}` },
    { one: `${first.profile} rules`, two: `${second.profile} rules` },
    { one: botsText(first), two: botsText(second) },
  ].filter(({ one, two }) => one === two);
  const how = same.map(({ one }) => one).join(', ');
  return [
    `${variants[0].name} or ${variants[1].name}, against ${opponents}`,
    `${formatCount(result.games / 2, 'game')} with each${how === '' ? '' : `, ${how}`}; same dice, board and side for both`,
    '',
  ];
}

function botsText({ bots: [own, theirs] }: BatchTerms): string {
  return own === theirs ? `${own} on both sides` : `${own} against ${theirs}`;
}

const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  wins: 'games won',
  draws: 'games drawn',
  losses: 'games lost',
  turns: 'turns',
  dealt: 'damage dealt',
  taken: 'damage taken',
};

function figureLines({ figures }: ComparisonResult, { variants }: AboutComparison): string[] {
  const rows = (Object.keys(FIGURE_NAMES) as Figure[]).map(figure => figureRow(figure, figures[figure]));
  const [first, second] = variants;
  const more = second.value - first.value;
  const values = ['Battle Value', String(first.value), String(second.value), signed(more)];
  const head = ['per game', ...variants.map(({ label }) => truncate(label, MAX_LABEL_LENGTH)), 'difference', '95%'];
  return alignColumns([head, ...rows, values]);
}

function figureRow(figure: Figure, { first, second, difference }: FigureComparison): string[] {
  const share = SHARE_FIGURES.has(figure);
  const plain = (value: number): string => (share ? percent(value) : value.toFixed(1));
  const more = (value: number): string => (share ? pointsText(value) : signed(value, 1));
  return [FIGURE_NAMES[figure], plain(first), plain(second), more(difference.value), rangeText(difference, more)];
}

function rangeText({ low, high }: Interval, text: (value: number) => string): string {
  return Number.isFinite(low) && Number.isFinite(high) ? `${text(low)} to ${text(high)}` : '-';
}

/** A difference between two shares in percentage points: "+4.5". */
export function pointsText(share: number): string {
  return signed(100 * share, 1);
}

function opponentLines({ opponents }: ComparisonResult, { variants }: AboutComparison): string[] {
  if (opponents.length < 2) return [];
  const rows = opponents.map(({ name, wins, difference }) => [
    truncate(name, MAX_LABEL_LENGTH),
    ...wins.map(({ value }) => percent(value)),
    pointsText(difference.value),
    rangeText(difference, pointsText),
  ]);
  const head = ['won against', ...variants.map(({ label }) => truncate(label, MAX_LABEL_LENGTH)), 'difference', '95%'];
  return ['', ...alignColumns([head, ...rows])];
}

function roundLines({ rounds, points, chance }: ComparisonResult): string[] {
  const { minusTwo, minusOne, zero, plusOne, plusTwo } = points;
  return wrap(
    `${formatCount(rounds, 'round')} of four games, both variants from both sides with the same dice: the second won more of them in ${plusOne + plusTwo}, fewer in ${minusOne + minusTwo}, as many in ${zero}; ${pWords(chance)}.`,
  );
}

/** Breaks text into lines that fit a terminal. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = ' ';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** Converts the result of a comparison to JSON. */
export function comparisonToJson(
  result: ComparisonResult,
  about: AboutComparison,
  terms: readonly BatchTerms[],
): object {
  const variants = about.variants.map((variant, i) => ({ ...variant, ...terms[i]! }));
  const { gamesNeeded, ...rest } = result;
  return {
    engine: ENGINE_VERSION,
    answer: formatAnswer(result, about),
    variants,
    ...rest,
    gamesNeeded: Number.isFinite(gamesNeeded) ? gamesNeeded : null,
  };
}
