import type { PlainSubject, Question } from '@hexfall/odds';
import type { Names } from '../names.ts';
import { ammoName } from '../sheet/sheet-words.ts';
import { locationWords } from '../words/location-words.ts';

const PLAIN: Readonly<Record<PlainSubject, string>> = {
  stagger: '20 damage in a phase',
  pilotingRoll: 'has to make a piloting roll',
  fall: 'falls',
  headHit: 'hit on the head',
  pilotWounded: 'pilot wounded',
  pilotOut: 'pilot out in the end',
  pilotKilled: 'pilot killed',
  explosion: 'something on board explodes',
  destroyed: 'destroyed',
  shutdown: 'reactor shuts down',
};

/**
 * Returns what a question is about, in words that follow the name of the unit: "falls", "left torso lost", "damage".
 *
 * @example
 * ```ts
 * import { namesOf, questionWords } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const names = namesOf(setTheTable());
 * questionWords({ about: 'destroyed', unit: 1 }, names); // => 'destroyed'
 * questionWords({ about: 'locationLost', unit: 1, location: 3 }, names); // => 'left torso lost'
 * ```
 */
export function questionWords(question: Question, names: Names): string {
  const { unit } = question;
  const at = (location: number | undefined, before: string): string =>
    location === undefined ? '' : `${before}${locationWords(names, unit, location)}`;
  switch (question.about) {
    case 'hit':
      return question.weapon === undefined ? 'hits' : `hits with the ${names.weapon(unit, question.weapon)}`;
    case 'structure':
      return `structure damaged${at(question.location, ' in the ')}`;
    case 'locationLost':
      return `${locationWords(names, unit, question.location)} lost`;
    case 'critical':
      return 'takes a critical hit';
    case 'itemLost':
      return `${itemName(question, names)} lost`;
    case 'damage':
      return `damage${at(question.location, ' to the ')}`;
    case 'criticals':
      return 'critical hits';
    case 'heat':
      return 'heat in the end';
    case 'ammo':
      return `shots left of ${binName(unit, question.bin, names)}`;
    default:
      return PLAIN[question.about];
  }
}

function itemName({ unit, kind, item }: Extract<Question, { readonly about: 'itemLost' }>, names: Names): string {
  if (kind === 'weapon') return names.weapon(unit, item);
  if (kind === 'ammo') return binName(unit, item, names);
  return names.spec?.(unit).equipment[item]?.name ?? `item ${item}`;
}

function binName(unit: number, bin: number, names: Names): string {
  const spec = names.spec?.(unit);
  return spec === undefined ? `bin ${bin}` : ammoName(spec, bin);
}
