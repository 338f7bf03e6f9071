import type { Answer, ChanceAnswer } from '@hexfall/odds';
import { type Plan, waysAtLeast } from '@hexfall/rules';
import { chanceText, namesOf, percentText } from '@hexfall/view';
import { formatTable, wrapText } from '../table.ts';
import type { CaseUnit, OddsCase } from './case.ts';
import { targetsOf } from './case-questions.ts';
import { formatChances, formatDistribution } from './format-chances.ts';
import { formatItems, formatPlaces } from './format-places.ts';
import type { CaseResult } from './run-case.ts';

const INDENT = '  ';
const DEEPER = '    ';

/** Returns the answers to a case as lines of text, no wider than a terminal. */
export function formatCase(odds: OddsCase, { answers, stopped }: CaseResult, width: number): string[] {
  const sections = [
    formatHead(odds, width),
    formatNumbers(odds, answers, width),
    ...odds.units.flatMap(unit => formatUnit(odds, unit, answers, width)),
    formatFoot(answers, stopped, width),
  ];
  return sections
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')
    .split('\n');
}

function formatHead({ title, rules, scene, units }: OddsCase, width: number): string[] {
  const lines = units.map(({ heading, facts }, i) => {
    const words = i === 0 ? [...facts, ...scene] : facts;
    return words.length === 0 ? heading : `${heading} (${words.join(', ')})`;
  });
  return [
    ...wrapText(`${title}, ${rules} rules`, width),
    ...lines.flatMap(text => wrapText(text, width, INDENT, DEEPER)),
  ];
}

/** Throws of two dice. */
const THROWS = 36;

/** The numbers that the dice must reach, and how often two dice do; below them the chance that any of several attacks hits. */
function formatNumbers({ numbers, plan, game }: OddsCase, answers: readonly Answer[], width: number): string[] {
  if (numbers.length === 0) return [];
  const rows = numbers.map(({ what, count, need, text }) => [
    count === 1 ? what : `${count} x ${what}`,
    percentText(waysAtLeast(need) / THROWS),
    text,
  ]);
  const any = answers.filter(
    (answer): answer is ChanceAnswer => answer.kind === 'chance' && answer.question.about === 'hit',
  );
  const hits = any.map(answer => {
    const who = any.length === 1 ? 'any of them' : `any of ${namesOf(game).mark!(answer.question.unit)}`;
    return [who, chanceText(answer), ''];
  });
  return [isAttack(plan) ? 'To hit' : 'To pass', ...formatExplained([...rows, ...hits], width)];
}

function isAttack(plan: Plan): boolean {
  return plan.kind === 'orders' && plan.orders.some(order => targetsOf(order).length > 0);
}

/** A table whose last column moves below its row where the line has no room for it. */
function formatExplained(rows: readonly (readonly string[])[], width: number): string[] {
  const whole = formatTable(rows, { width: Number.POSITIVE_INFINITY, left: [2] });
  if (whole.every(line => line.length <= width)) return whole;
  const lines = formatTable(
    rows.map(row => row.slice(0, 2)),
    { width },
  );
  return rows.flatMap(([, , text = ''], i) => [
    lines[i]!,
    ...(text === '' ? [] : wrapText(text, width, DEEPER, '      ')),
  ]);
}

function formatUnit(odds: OddsCase, { id, heading }: CaseUnit, all: readonly Answer[], width: number): string[][] {
  const answers = all.filter(({ question }) => question.unit === id);
  const chances = answers.filter((answer): answer is ChanceAnswer => answer.kind === 'chance' && isListed(answer));
  const { game } = odds;
  const lines = formatChances(odds, chances, width);
  const numbers = answers.flatMap(answer => {
    const isPart = 'location' in answer.question && answer.question.location !== undefined;
    const isNothing = answer.question.about === 'damage' && answer.kind === 'number' && answer.mean === 0;
    return answer.kind === 'number' && !isPart && !isNothing ? [formatDistribution(game, answer, width)] : [];
  });
  return [
    lines.length === 0 ? [] : [heading, ...lines],
    ...numbers,
    formatPlaces(game, id, answers, width),
    formatItems(game, id, answers, width),
  ];
}

/** Locations and items have tables of their own, and hits stand beside their numbers. */
function isListed({ question: { about } }: Answer): boolean {
  return about !== 'locationLost' && about !== 'itemLost' && about !== 'hit';
}

function formatFoot(answers: readonly Answer[], stopped: boolean, width: number): string[] {
  const isSampled = answers.some(answer => answer.kind === 'chance' && !answer.exact && answer.standardError > 0);
  return [
    ...(isSampled
      ? wrapText('± is one standard error: two times out of three the true value lies within it.', width)
      : []),
    ...(stopped ? wrapText('Stopped early: these are the answers as they were known by then.', width) : []),
  ];
}
