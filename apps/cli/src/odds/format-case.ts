import type { Answer, ChanceAnswer } from '@hexfall/odds';
import type { Plan } from '@hexfall/rules';
import {
  type CaseUnit,
  chanceText,
  namesOf,
  numberChance,
  type OddsCase,
  percentText,
  targetsOf,
  unitAnswers,
} from '@hexfall/view';
import { formatTable, wrapText } from '../table.ts';
import { formatChances, formatDistribution } from './format-chances.ts';
import { formatPlaces, formatWeapons } from './format-places.ts';
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

/** Returns the target numbers and how likely two dice reach them; below them the chance that any of several attacks hits. */
function formatNumbers({ numbers, plan, game }: OddsCase, answers: readonly Answer[], width: number): string[] {
  if (numbers.length === 0) return [];
  const rows = numbers.map(number => [
    number.count === 1 ? number.what : `${number.count} x ${number.what}`,
    percentText(numberChance(number)),
    number.text,
  ]);
  const any = answers.filter(
    (answer): answer is ChanceAnswer => answer.kind === 'chance' && answer.question.about === 'hit',
  );
  const hits = any.map(answer => {
    const who = any.length === 1 ? 'any of them' : `any of ${namesOf(game).mark(answer.question.unit)}`;
    return [who, chanceText(answer), ''];
  });
  return [isAttack(plan) ? 'To hit' : 'To pass', ...formatExplained([...rows, ...hits], width)];
}

function isAttack(plan: Plan): boolean {
  return plan.kind === 'orders' && plan.orders.some(order => targetsOf(order).length > 0);
}

/** Formats a table. If lines have no room for the last column, it moves below its row. */
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

function formatUnit(odds: OddsCase, unit: CaseUnit, all: readonly Answer[], width: number): string[][] {
  const answers = unitAnswers(odds, unit, all);
  const lines = formatChances(answers, width);
  return [
    lines.length === 0 ? [] : [unit.heading, ...lines],
    ...answers.numbers.map(answer => formatDistribution(odds.game, answer, width)),
    formatPlaces(answers.places, width),
    formatWeapons(answers.weapons, width),
  ];
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
