import type { Side } from '@hexfall/hex';
import type { DuelMove } from '@hexfall/odds';
import type { ArmorFacingCode, LocationCode } from '@hexfall/rules';
import { BLOW_WORDS } from '../words/blow-words.ts';
import { findAction } from './action-words.ts';
import { partText } from './fact-words.ts';
import { groundText } from './ground-words.ts';
import { locationText } from './location-names.ts';
import { SUBJECTS } from './parse-query.ts';
import { readClauses } from './phrases.ts';
import { isAboutOne, type Query, type StruckPart, type Subject, type UnitFacts, type WeaponWords } from './query.ts';
import { readWeapons } from './weapon-names.ts';

/** Writes a question in one line, as `parseQuery` reads it. */
export function formatQuery(query: Query): string {
  const { attacker, target } = query;
  return [
    ...actionClauses(query, nameOf(attacker), nameOf(target)),
    ...unitFacts(query, 'attacker'),
    ...unitFacts(query, 'target'),
    ...sceneClauses(query),
  ].join(', ');
}

/** What a unit is called in the question; '' for one about which nothing is said. */
function nameOf({ name, tons }: UnitFacts): string {
  if (name !== undefined) return nameText(name);
  return tons === undefined ? '' : `${tons}-ton 'Mech`;
}

/** A name that could be taken for something else is put into quotation marks. */
function nameText(name: string): string {
  const [clause, ...clauses] = readClauses(name);
  const [phrase, ...phrases] = clause ?? [];
  const isWhole = clauses.length === 0 && phrases.length === 0 && phrase?.preposition === '' && phrase.text === name;
  const first = name.split(' ')[0]!.toLowerCase();
  const isPlain = !Object.hasOwn(SUBJECTS, first) && findAction(name) === undefined && readWeapons(name) === undefined;
  return isWhole && isPlain ? name : `"${name}"`;
}

function actionClauses({ action, range, firing, height, reason }: Query, attacker: string, target: string): string[] {
  const by = attacker === '' ? '' : ` by ${attacker}`;
  const of = attacker === '' ? '' : ` of ${attacker}`;
  const distance = range === undefined ? [] : [`${range} ${range === 1 ? 'hex' : 'hexes'}`];
  switch (action?.kind) {
    case 'fire':
      return fireClauses(weaponsText(action.weapons), attacker, target, distance);
    case 'blow':
      return [`${action.blow}${target === '' ? '' : ` ${target}`}${by}`, ...distance];
    case 'ram':
      return [`${BLOW_WORDS[action.ram].name}${target === '' ? '' : ` on ${target}`}${by}`, ...distance];
    case 'fall':
      return [`fall${of}${height === undefined ? '' : ` from level ${height}`}`, ...distance];
    case 'piloting':
      return [`piloting roll${of}${reason === undefined ? '' : ` after ${nameText(reason)}`}`, ...distance];
    case 'heat':
      return [`heat${of}`, ...(firing === undefined ? [] : [`fires ${weaponsText(firing)}`]), ...distance];
    default:
      return [attacker, ...(target === '' ? [] : [`against ${target}`]), ...distance].filter(text => text !== '');
  }
}

function fireClauses(weapons: string, attacker: string, target: string, distance: readonly string[]): string[] {
  if (attacker === '')
    return [`${weapons}${distance.map(text => ` at ${text}`).join('')}${target === '' ? '' : ` on ${target}`}`];
  return [`${attacker} fires ${weapons}${target === '' ? '' : ` at ${target}`}`, ...distance];
}

function weaponsText(weapons: readonly WeaponWords[] | 'all'): string {
  if (weapons === 'all') return 'everything';
  return weapons.map(({ count, name }) => (count === 1 ? name : `${count} ${name}`)).join(' + ');
}

/** Returns everything that is said about one of the units, each part with the word that says which unit it is about. */
function unitFacts(query: Query, subject: Subject): string[] {
  const unit = query[subject];
  const who = isAboutOne(query) ? '' : `${subject} `;
  const { gunnery, piloting, move, prone, shutdown, unconscious, heat, wounds, level, ground } = unit;
  const isMet = (met: boolean | undefined, words: string): string[] => (met === true ? [words] : []);
  const stated = (figure: number | undefined, words: (figure: number) => string): string[] =>
    figure === undefined ? [] : [words(figure)];
  const skills =
    gunnery !== undefined && piloting !== undefined
      ? [`skill ${gunnery}/${piloting}`]
      : [...stated(gunnery, skill => `gunnery ${skill}`), ...stated(piloting, skill => `piloting ${skill}`)];
  return [
    ...(unit.name !== undefined ? stated(unit.tons, tons => `${tons} tons`) : []),
    ...skills,
    ...(move === undefined ? [] : [moveText(move, subject)]),
    ...isMet(prone, 'prone'),
    ...isMet(shutdown, 'shut down'),
    ...isMet(unconscious, 'pilot unconscious'),
    ...stated(heat, points => `heat ${points}`),
    ...stated(wounds, count => `${count} ${count === 1 ? 'wound' : 'wounds'}`),
    ...stated(level, each => `level ${each}`),
    ...[ground === undefined ? undefined : groundText(ground)].filter(text => text !== undefined),
    ...Object.entries(unit.armor).map(([facing, points]) => armorText(facing as ArmorFacingCode, points)),
    ...Object.entries(unit.structure).map(([code, points]) => structureText(code as LocationCode, points)),
    ...unit.struck.map(struckText),
  ].map(words => `${who}${words}`);
}

const MODES: Readonly<Record<Exclude<DuelMove['mode'], 'stationary'>, string>> = {
  walk: 'walked',
  run: 'ran',
  jump: 'jumped',
};

/** Returns a move in words. The attacker's hexes are left out when they are 0, since they need not be stated. */
function moveText({ mode, hexes }: DuelMove, subject: Subject): string {
  if (mode === 'stationary') return 'stood still';
  return hexes === 0 && subject === 'attacker' ? MODES[mode] : `${MODES[mode]} ${hexes}`;
}

function armorText(facing: ArmorFacingCode, points: number): string {
  return `${facing} armor ${points}`;
}

function structureText(code: LocationCode, points: number): string {
  return points === 0 ? `${locationText(code)} lost` : `${code} structure ${points}`;
}

function struckText({ part, side, times }: StruckPart): string {
  const name = `${side === undefined ? '' : `${side} `}${partText(part)}`;
  return times === 1 ? `${name} hit` : `${times} ${name} hits`;
}

const SIDES: Readonly<Record<Side, string>> = {
  front: 'from the front',
  rear: 'from behind',
  left: 'from the left',
  right: 'from the right',
};

/** Returns what is said about neither of the units. */
function sceneClauses({ side, cover, between, aim, rate, limb, modifier }: Query): string[] {
  return [
    ...(side === undefined ? [] : [SIDES[side]]),
    ...(cover ? ['partial cover'] : []),
    ...betweenClauses(between.flatMap(layers => groundText(layers) ?? [])),
    ...(aim === undefined ? [] : [`aimed at the ${locationText(aim)}`]),
    ...(rate === undefined ? [] : [`rate ${rate}`]),
    ...(limb === undefined ? [] : [locationText(limb)]),
    ...(modifier === undefined ? [] : [`modifier ${modifier}`]),
  ];
}

/** The most hexes in one clause: larger counts would not be read back as one number. */
const MAX_COUNTED = 9;

/** Returns a clause for each series of hexes that hold the same, with their count. */
function betweenClauses(hexes: readonly string[]): string[] {
  const clauses: string[] = [];
  for (let i = 0; i < hexes.length; ) {
    const next = hexes.findIndex((words, j) => j > i && words !== hexes[i]);
    const count = Math.min(MAX_COUNTED, (next < 0 ? hexes.length : next) - i);
    clauses.push(`${count === 1 ? '' : `${count} `}${hexes[i]!} between`);
    i += count;
  }
  return clauses;
}
