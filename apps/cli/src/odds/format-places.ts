import type { Answer, ChanceAnswer, NumberAnswer, Question } from '@hexfall/odds';
import { type Game, LOCATIONS, type MechId, mechOf, specOf } from '@hexfall/rules';
import { barText, namesOf, percentText, questionWords } from '@hexfall/view';
import { formatTable, wrapText } from '../table.ts';

const BAR_WIDTH = 24;

type DamageTo = NumberAnswer & { readonly question: Extract<Question, { readonly about: 'damage' }> };

/** Where the damage to a unit goes: the average, the chance of any, and the chance to lose the location. */
export function formatPlaces(game: Game, unit: MechId, answers: readonly Answer[], width: number): string[] {
  const places = answers.filter(
    (answer): answer is DamageTo =>
      answer.kind === 'number' && answer.question.about === 'damage' && answer.question.location !== undefined,
  );
  const struck = places.filter(({ mean }) => mean > 0);
  if (struck.length === 0) return [];
  const largest = Math.max(...struck.map(({ mean }) => mean));
  const rows = struck.map(answer => placeRow(game, unit, answer, answers, largest));
  const head = ['Damage by location', 'average', 'struck', 'lost'];
  const [title = '', ...lines] = formatTable([head, ...rows], { width, dispensable: [4], left: [4] });
  // The heading begins where all headings do, and its columns stand over theirs.
  return [title.replace(/^ {2}(Damage by location)/, '$1  '), ...lines];
}

function placeRow(game: Game, unit: MechId, answer: DamageTo, answers: readonly Answer[], largest: number): string[] {
  const location = answer.question.location!;
  const lost = answers.find(({ question }) => question.about === 'locationLost' && question.location === location);
  const untouched = answer.outcomes.find(({ number }) => number === 0)?.value ?? 0;
  return [
    questionWords({ about: 'locationLost', unit, location }, namesOf(game)).replace(/ lost$/, ''),
    answer.mean.toFixed(2),
    percentText(1 - untouched),
    lost?.kind === 'chance' && lost.value > 0 ? percentText(lost.value) : '-',
    barText(answer.mean / largest, BAR_WIDTH),
  ];
}

const MAX_ITEMS = 5;

type ItemLost = ChanceAnswer & { readonly question: Extract<Question, { readonly about: 'itemLost' }> };

/** The weapons that a unit most likely loses; those of a kind in one place, which share their fate, stand together. */
export function formatItems(game: Game, unit: MechId, answers: readonly Answer[], width: number): string[] {
  const { weapons } = specOf(game, mechOf(game, unit));
  const chances = new Map<string, number[]>();
  for (const { question, value } of answers.filter(isItemLost)) {
    const { type, location } = weapons[question.item]!;
    const name = `${type.name} (${LOCATIONS[location]})`;
    chances.set(name, [...(chances.get(name) ?? []), value]);
  }
  const kinds = [...chances]
    .map(([name, values]) => ({ name, count: values.length, chance: sum(values) / values.length }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MAX_ITEMS);
  if (kinds.length === 0) return [];
  const texts = kinds.map(({ name, count, chance }) =>
    count === 1 ? `${name} ${percentText(chance)}` : `${count} x ${name} ${percentText(chance)} each`,
  );
  return wrapText(`Weapons lost: ${texts.join(', ')}`, width, '', '  ');
}

function isItemLost(answer: Answer): answer is ItemLost {
  return answer.kind === 'chance' && answer.question.about === 'itemLost';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
