import { ENGINE_VERSION } from '@hexfall/protocol';
import {
  type AboutComparison,
  type BatchTerms,
  type ComparisonResult,
  comparisonAnswer,
  FIGURE_NAMES,
  type Figure,
  type FigureComparison,
  type Interval,
  pWords,
  SHARE_FIGURES,
} from '@hexfall/sim';
import { rulesNote } from '@hexfall/view';
import { formatCount } from '../format-count.ts';
import { percent, signed } from '../simulate/figures.ts';
import { failureLines } from '../simulate/report.ts';
import { formatTable, outputWidth, truncate, wrapText } from '../table.ts';

const MAX_LABEL_LENGTH = 30;
/** Width of a table of figures besides its two labels, in columns of the terminal. */
const OTHER_COLUMNS = 34;

/** Returns how long the names of the variants may be at the heads of columns. */
function labelLength(width: number): number {
  return Math.min(MAX_LABEL_LENGTH, Math.max(8, Math.floor((width - OTHER_COLUMNS) / 2)));
}

/** Formats the result of a comparison for people. */
export function formatComparison(
  result: ComparisonResult,
  about: AboutComparison,
  terms: readonly BatchTerms[],
  width = outputWidth(),
): string[] {
  const head = introduction(result, about, terms).flatMap(text => wrapText(text, width));
  if (result.rounds === 0) return [...head, '  No round was finished.'];
  return [
    ...head,
    ...wrapText(comparisonAnswer(result, about), width, '  '),
    '',
    ...figureLines(result, about, width),
    ...opponentLines(result, about, width),
    '',
    ...wrapText(roundWords(result), width, '  '),
    ...failureLines(result),
    '',
    ...rulesOf(terms).flatMap(text => wrapText(text, width)),
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

/** Returns the rules of both variants, only once if they are the same. */
function rulesOf(terms: readonly BatchTerms[]): string[] {
  return [...new Set(terms.map(({ profile }) => profile))].map(rulesNote);
}

function botsText({ bots: [own, theirs] }: BatchTerms): string {
  return own === theirs ? `${own} on both sides` : `${own} against ${theirs}`;
}

function figureLines({ figures }: ComparisonResult, { variants }: AboutComparison, width: number): string[] {
  const rows = (Object.keys(FIGURE_NAMES) as Figure[]).map(figure => figureRow(figure, figures[figure]));
  const [first, second] = variants;
  const more = second.value - first.value;
  const values = ['Battle Value', String(first.value), String(second.value), signed(more)];
  const head = ['per game', ...variants.map(({ label }) => truncate(label, labelLength(width))), 'difference', '95%'];
  return formatTable([head, ...rows, values], { width, dispensable: [4] });
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

/** Returns a difference between two shares in percentage points: "+4.5". */
export function pointsText(share: number): string {
  return signed(100 * share, 1);
}

function opponentLines({ opponents }: ComparisonResult, { variants }: AboutComparison, width: number): string[] {
  if (opponents.length < 2) return [];
  const rows = opponents.map(({ name, wins, difference }) => [
    truncate(name, MAX_LABEL_LENGTH),
    ...wins.map(({ value }) => percent(value)),
    pointsText(difference.value),
    rangeText(difference, pointsText),
  ]);
  const head = [
    'won against',
    ...variants.map(({ label }) => truncate(label, labelLength(width))),
    'difference',
    '95%',
  ];
  return ['', ...formatTable([head, ...rows], { width, dispensable: [4] })];
}

function roundWords({ rounds, points, chance }: ComparisonResult): string {
  const { minusTwo, minusOne, zero, plusOne, plusTwo } = points;
  return `${formatCount(rounds, 'round')} of four games, both variants from both sides with the same dice: the second won more of them in ${plusOne + plusTwo}, fewer in ${minusOne + minusTwo}, as many in ${zero}; ${pWords(chance)}.`;
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
    answer: comparisonAnswer(result, about),
    variants,
    ...rest,
    gamesNeeded: Number.isFinite(gamesNeeded) ? gamesNeeded : null,
  };
}
