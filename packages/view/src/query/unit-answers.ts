import type { Answer, ChanceAnswer, NumberAnswer, Question } from '@hexfall/odds';
import { LOCATIONS, type LocationId, mechOf, specOf } from '@hexfall/rules';
import { contributionLines } from '../odds/cause-text.ts';
import { questionWords } from '../odds/question-words.ts';
import { namesOf } from '../unit-names.ts';
import type { CaseUnit, OddsCase } from './case.ts';

/** Something that may happen to a unit. */
export interface ListedChance {
  readonly answer: ChanceAnswer;
  /** "falls", "destroyed". */
  readonly words: string;
  /** Where the chance comes from, the largest part first. */
  readonly because: readonly string[];
  /** Whether its causes are shown at once, since most users want to know them. */
  readonly isMain: boolean;
}

/** What a location of a unit takes. */
export interface PlaceAnswer {
  readonly location: LocationId;
  readonly name: string;
  /** Damage on average. */
  readonly mean: number;
  /** Chance that it takes any damage. */
  readonly struck: number;
  /** Chance that it is destroyed or comes off. */
  readonly lost: number;
}

/** Weapons of a kind in one place, which share their fate. */
export interface LostWeapons {
  readonly name: string;
  readonly count: number;
  /** Chance to lose each of them. */
  readonly chance: number;
}

/** The answers about one unit, in the order in which they are shown. */
export interface UnitAnswers {
  readonly chances: readonly ListedChance[];
  /** What is proven not to happen. */
  readonly impossible: readonly string[];
  /** What was not seen and is not proven. */
  readonly unseen: readonly string[];
  readonly numbers: readonly NumberAnswer[];
  readonly places: readonly PlaceAnswer[];
  readonly weapons: readonly LostWeapons[];
}

/** Returns what the answers to a case say about one of its units. */
export function unitAnswers(odds: OddsCase, { id }: CaseUnit, all: readonly Answer[]): UnitAnswers {
  const answers = all.filter(({ question }) => question.unit === id);
  const chances = answers.filter(isListed).map(answer => toChance(odds, answer));
  const nothing = chances.filter(({ answer }) => answer.value === 0);
  return {
    chances: chances.filter(({ answer }) => answer.value > 0),
    impossible: nothing.filter(({ answer }) => answer.upper === 0).map(({ words }) => words),
    unseen: nothing.filter(({ answer }) => answer.upper > 0).map(({ words }) => words),
    numbers: answers.filter(isShownNumber),
    places: placesOf(odds, answers),
    weapons: weaponsOf(odds, id, answers),
  };
}

/** Whether a chance is listed. Locations and items have tables of their own, and the chances to hit are shown beside the target numbers. */
function isListed(answer: Answer): answer is ChanceAnswer {
  const { about } = answer.question;
  return answer.kind === 'chance' && about !== 'locationLost' && about !== 'itemLost' && about !== 'hit';
}

/** Questions whose answers are explained. */
const MAIN: ReadonlySet<Question['about']> = new Set(['destroyed', 'fall', 'explosion', 'pilotOut']);

function toChance({ game, plan }: OddsCase, answer: ChanceAnswer): ListedChance {
  const names = namesOf(game);
  const { about } = answer.question;
  return {
    answer,
    words: questionWords(answer.question, names),
    because: contributionLines(answer, names),
    // A roll that was asked for needs no further cause.
    isMain: MAIN.has(about) && (plan.kind === 'orders' || about !== 'fall'),
  };
}

/** Whether the outcomes of a number are shown. Damage to single locations has a table, and damage that is never taken needs no picture. */
function isShownNumber(answer: Answer): answer is NumberAnswer {
  const { question } = answer;
  if (answer.kind !== 'number' || answer.outcomes.length === 0) return false;
  return question.about !== 'damage' || (question.location === undefined && answer.mean > 0);
}

function placesOf({ game }: OddsCase, answers: readonly Answer[]): PlaceAnswer[] {
  return answers.flatMap(answer => {
    const { question } = answer;
    if (answer.kind !== 'number' || question.about !== 'damage' || question.location === undefined) return [];
    if (answer.mean === 0) return [];
    const { unit, location } = question;
    const lost = answers.find(other => other.question.about === 'locationLost' && other.question.location === location);
    const untouched = answer.outcomes.find(({ number }) => number === 0)?.value ?? 0;
    const name = questionWords({ about: 'locationLost', unit, location }, namesOf(game)).replace(/ lost$/, '');
    return [
      { location, name, mean: answer.mean, struck: 1 - untouched, lost: lost?.kind === 'chance' ? lost.value : 0 },
    ];
  });
}

const MAX_WEAPONS = 5;

/** The weapons that a unit most likely loses. */
function weaponsOf({ game }: OddsCase, unit: number, answers: readonly Answer[]): LostWeapons[] {
  const mounts = specOf(game, mechOf(game, unit)).weapons;
  const chances = new Map<string, number[]>();
  for (const answer of answers) {
    if (answer.kind !== 'chance' || answer.question.about !== 'itemLost') continue;
    const { type, location } = mounts[answer.question.item]!;
    const name = `${type.name} (${LOCATIONS[location]})`;
    chances.set(name, [...(chances.get(name) ?? []), answer.value]);
  }
  return [...chances]
    .map(([name, values]) => ({ name, count: values.length, chance: sum(values) / values.length }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MAX_WEAPONS);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
