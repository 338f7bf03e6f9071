import type { NumberAnswer } from '@hexfall/odds';
import type { Game } from '@hexfall/rules';
import { barText, chanceText, distributionRows, namesOf, questionWords, type UnitAnswers } from '@hexfall/view';
import { formatTable, wrapText } from '../table.ts';

const BAR_WIDTH = 24;
const INDENT = '  ';
const DEEPER = '    ';

/** Formats chances as a table with bars, with the causes of the most important ones. */
export function formatChances({ chances, impossible, unseen }: UnitAnswers, width: number): string[] {
  const rows = chances.map(({ words, answer }) => [words, chanceText(answer), barText(answer.value, BAR_WIDTH)]);
  const table = formatTable(rows, { width, dispensable: [2], left: [2] });
  const lines = chances.flatMap(({ because, isMain }, i) =>
    [table[i]!].concat((isMain ? because : []).flatMap(text => wrapText(text, width, DEEPER, '      '))),
  );
  // Impossible results are listed separately from those that merely never came up.
  return [...lines, ...listLines('Cannot happen', impossible, width), ...listLines('Never came up', unseen, width)];
}

function listLines(title: string, words: readonly string[], width: number): string[] {
  return words.length === 0 ? [] : wrapText(`${title}: ${words.join(', ')}`, width, INDENT, DEEPER);
}

/** Width of a distribution besides its bars, in columns of the terminal. */
const FIGURES_WIDTH = 24;

/** Formats a distribution as bars; a number that is certain is given in one line. */
export function formatDistribution(game: Game, answer: NumberAnswer, width: number): string[] {
  const words = questionWords(answer.question, namesOf(game));
  const title = `${words[0]!.toUpperCase()}${words.slice(1)}`;
  const [only, ...others] = answer.outcomes;
  if (only === undefined) return [];
  if (others.length === 0) return [`${title}: ${only.number}`];
  const rows = distributionRows(answer.outcomes, Math.max(8, Math.min(2 * BAR_WIDTH, width - FIGURES_WIDTH)));
  const widest = Math.max(...rows.map(([number = '']) => number.length));
  const aligned = rows.map(([number = '', chance = '', bar = '']) => [number.padStart(widest), chance, bar]);
  return [
    `${title}: ${answer.mean.toFixed(answer.mean < 1 ? 2 : 1)} on average`,
    ...formatTable(aligned, { width, left: [2] }),
  ];
}
