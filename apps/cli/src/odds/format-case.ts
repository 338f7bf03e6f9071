import type { Answer, ChanceAnswer, NumberAnswer, Question } from '@hexfall/odds';
import { type MechId, mechOf, specOf, waysAtLeast } from '@hexfall/rules';
import {
  barText,
  chanceText,
  contributionLines,
  distributionRows,
  namesOf,
  percentText,
  questionWords,
} from '@hexfall/view';
import { formatTable, wrapText } from '../table.ts';
import type { CaseUnit, OddsCase } from './case.ts';
import type { CaseResult } from './run-case.ts';

/** Questions whose answers are explained. */
const MAIN: ReadonlySet<Question['about']> = new Set(['destroyed', 'fall', 'explosion', 'pilotOut', 'shutdown']);

const BAR_WIDTH = 24;
const INDENT = '  ';

/** Returns the answers to a case as lines of text, no wider than a terminal. */
export function formatCase(odds: OddsCase, { answers, stopped }: CaseResult, width: number): string[] {
  const sections = [
    formatHead(odds, width),
    formatNumbers(odds, answers, width),
    ...odds.units.flatMap(unit => formatUnit(odds, unit, answers, width)),
    formatFoot(answers, stopped, width),
  ];
  return sections.filter(lines => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

function formatHead({ title, rules, units }: OddsCase, width: number): string[] {
  const facts = units.map(({ heading, facts: words }) =>
    `${heading}: ${words.join(', ')}`.replace(/^(\w+): (.+): /, '$1: $2; '),
  );
  return [
    ...wrapText(`${title} (${rules} rules)`, width),
    ...facts.flatMap(text => wrapText(text, width, INDENT, INDENT + INDENT)),
  ];
}

const DICE = 36;

/** The numbers that the dice must reach, with the chances of that. Where no question is asked about one, two dice tell. */
function formatNumbers({ numbers, game }: OddsCase, answers: readonly Answer[], width: number): string[] {
  if (numbers.length === 0) return [];
  const rows = numbers.map(({ what, need, text, question }) => {
    const answer = answers.find(each => question !== undefined && isSame(each.question, question));
    const alone = numbers.filter(other => JSON.stringify(other.question) === JSON.stringify(question)).length === 1;
    const ways = percentText(waysAtLeast(need) / DICE);
    return [what, answer?.kind === 'chance' && alone ? chanceText(answer) : ways, text];
  });
  void game;
  const longest = Math.max(
    ...rows.map(([what = '', chance = '', text = '']) => what.length + chance.length + text.length),
  );
  if (longest + 6 <= width) return ['To hit', ...formatTable(rows, { width, left: [2] })];
  return [
    'To hit',
    ...rows.flatMap(([what = '', chance = '', text = '']) => [
      `${INDENT}${what}  ${chance}`,
      ...wrapText(text, width, '    '),
    ]),
  ];
}

function isSame(a: Question, b: Question): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function formatUnit(odds: OddsCase, unit: CaseUnit, answers: readonly Answer[], width: number): string[][] {
  const own = answers.filter(({ question }) => question.unit === unit.id);
  const chances = own.filter((answer): answer is ChanceAnswer => answer.kind === 'chance' && isListed(answer.question));
  const lines = formatChances(odds, chances, width);
  return [
    lines.length === 0 ? [] : [unit.heading, ...lines],
    ...formatDistributions(odds, own, width),
    formatPlaces(odds, unit.id, own, width),
    formatItems(odds, own, width),
  ];
}

/** Locations and items have tables of their own, and so do the weapons that hit. */
function isListed(question: Question): boolean {
  const { about } = question;
  return about !== 'locationLost' && about !== 'itemLost' && !(about === 'hit' && question.weapon !== undefined);
}

function formatChances({ game }: OddsCase, answers: readonly ChanceAnswer[], width: number): string[] {
  const names = namesOf(game);
  const happen = answers.filter(({ value }) => value > 0);
  const rows = happen.map(answer => [
    questionWords(answer.question, names),
    chanceText(answer),
    barText(answer.value, BAR_WIDTH),
  ]);
  const table = formatTable(rows, { width, dispensable: [2], left: [2] });
  const lines = happen.flatMap((answer, i) => {
    const because = MAIN.has(answer.question.about) ? contributionLines(answer, names) : [];
    return [table[i]!, ...because.flatMap(text => wrapText(text, width, '    ', '      '))];
  });
  return [...lines, ...neverLines(answers, questionWordsOf, width)];

  function questionWordsOf(answer: ChanceAnswer): string {
    return questionWords(answer.question, names);
  }
}

/** What cannot be is told apart from what has merely not been seen. */
function neverLines(
  answers: readonly ChanceAnswer[],
  wordsOf: (answer: ChanceAnswer) => string,
  width: number,
): string[] {
  const none = answers.filter(({ value }) => value === 0);
  const impossible = none.filter(({ upper }) => upper === 0);
  const unseen = none.filter(({ upper }) => upper > 0);
  return [
    ...listLine('Cannot happen', impossible.map(wordsOf), width),
    ...listLine('Never came up', unseen.map(wordsOf), width),
  ];
}

function listLine(title: string, words: readonly string[], width: number): string[] {
  return words.length === 0 ? [] : wrapText(`${title}: ${words.join(', ')}`, width, INDENT, '    ');
}

/** A distribution for everything that is counted, but for the damage to single locations. */
function formatDistributions({ game }: OddsCase, answers: readonly Answer[], width: number): string[][] {
  const names = namesOf(game);
  return answers.flatMap(answer => {
    if (answer.kind !== 'number' || ('location' in answer.question && answer.question.location !== undefined))
      return [];
    if (answer.outcomes.length === 0 || (answer.question.about === 'damage' && answer.mean === 0)) return [];
    const title = questionWords(answer.question, names);
    const head = `${title[0]!.toUpperCase()}${title.slice(1)}: ${meanText(answer)} on average`;
    if (answer.outcomes.length === 1) return [[`${head.split(':')[0]}: ${answer.outcomes[0]!.number}`]];
    const rows = distributionRows(answer.outcomes, Math.min(2 * BAR_WIDTH, width - 24));
    return [[head, ...alignNumbers(rows).map(line => `${INDENT}${line}`.trimEnd())]];
  });
}

function meanText({ mean }: NumberAnswer): string {
  return mean.toFixed(1);
}

function alignNumbers(rows: readonly (readonly string[])[]): string[] {
  const widest = (column: number): number => Math.max(...rows.map(row => row[column]!.length));
  const [first, second] = [widest(0), widest(1)];
  return rows.map(
    ([number = '', chance = '', bar = '']) => `${number.padStart(first)}  ${chance.padStart(second)}  ${bar}`,
  );
}

/** Where the damage goes: average, the chance of any, the chance to lose the location. */
function formatPlaces({ game }: OddsCase, unit: MechId, answers: readonly Answer[], width: number): string[] {
  const spec = specOf(game, mechOf(game, unit));
  const names = { ...namesOf(game), spec: () => spec };
  const places = answers.filter(
    (answer): answer is NumberAnswer =>
      answer.kind === 'number' &&
      answer.question.about === 'damage' &&
      answer.question.location !== undefined &&
      answer.mean > 0,
  );
  if (places.length === 0) return [];
  const largest = Math.max(...places.map(({ mean }) => mean));
  const rows = places.map(answer => {
    const { location } = answer.question as Extract<Question, { readonly about: 'damage' }>;
    const lost = answers.find(({ question }) => question.about === 'locationLost' && question.location === location);
    const words = questionWords({ about: 'locationLost', unit, location: location! }, names).replace(/ lost$/, '');
    const struck = 1 - (answer.outcomes.find(({ number }) => number === 0)?.value ?? 0);
    return [
      words,
      answer.mean.toFixed(2),
      percentText(struck),
      lost?.kind === 'chance' && lost.value > 0 ? percentText(lost.value) : '-',
      barText(answer.mean / largest, BAR_WIDTH),
    ];
  });
  return formatTable([['Damage by location', 'average', 'struck', 'lost', ''], ...rows], {
    width,
    dispensable: [4],
    left: [4],
    indent: '',
  }).map((line, i) => (i === 0 ? line : line));
}

const MAX_ITEMS = 5;

/** The weapons that are most likely lost. */
function formatItems({ game }: OddsCase, answers: readonly Answer[], width: number): string[] {
  const names = namesOf(game);
  const lost = answers
    .filter(
      (answer): answer is ChanceAnswer =>
        answer.kind === 'chance' && answer.question.about === 'itemLost' && answer.value > 0,
    )
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_ITEMS);
  if (lost.length === 0) return [];
  const texts = lost.map(
    answer => `${questionWords(answer.question, names).replace(/ lost$/, '')} ${percentText(answer.value)}`,
  );
  return wrapText(`Weapons lost: ${texts.join(', ')}`, width, '', INDENT);
}

function formatFoot(answers: readonly Answer[], stopped: boolean, width: number): string[] {
  const sampled = answers.some(answer => answer.kind === 'chance' && !answer.exact && answer.standardError > 0);
  return [
    ...(sampled ? wrapText('± is one standard error: two times out of three the true value is that near.', width) : []),
    ...(stopped ? wrapText('Stopped early: these are the answers as they were known by then.', width) : []),
  ];
}
