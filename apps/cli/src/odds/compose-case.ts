import { ATTACKER, blowOrder, createDuel, type DuelFacts, fireOrder, ramOrder, TARGET } from '@hexfall/odds';
import {
  type Command,
  type Game,
  type MechSpec,
  type PhysicalCommand,
  type Plan,
  type Refusal,
  type Result,
  ROLL_REASONS,
  type RollReason,
  reasonModifier,
} from '@hexfall/rules';
import { circumstances, reasonWords } from '@hexfall/view';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import { nearest } from '../nearest.ts';
import type { CaseUnit, OddsCase } from './case.ts';
import { planNumbers } from './case-numbers.ts';
import { damageQuestions, heatQuestions, planQuestions } from './case-questions.ts';
import { chooseWeapons } from './choose-weapons.ts';
import { createGunner } from './gunner.ts';
import { type Action, isAboutOne, type Query, type WeaponWords } from './query.ts';
import { type ResolvedUnit, resolveUnit } from './resolve-unit.ts';
import { findWeapon } from './weapon-names.ts';

/** Puts a question onto a board: the units in their places, and the plan that is asked about. */
export function composeCase(query: Query, rules: string): OddsCase {
  const action = actionOf(query);
  const attacker = resolveUnit(query.attacker, gunnerFor(query));
  const target = resolveUnit(query.target);
  const game = createPosition(query, action, attacker, target, rules);
  const plan = planOf(query, action, game, attacker);
  const isSingle = isAboutOne(query);
  const units = isSingle
    ? [caseUnit(game, ATTACKER, attacker.title)]
    : [
        caseUnit(game, TARGET, `Target: ${target.title}`),
        caseUnit(game, ATTACKER, `Attacker: ${attackerTitle(query, attacker)}`),
      ];
  return {
    title: titleOf(query, action, attacker, target),
    rules,
    game,
    plan,
    units,
    numbers: planNumbers(game, plan),
    questions:
      action.kind === 'heat'
        ? heatQuestions(game, ATTACKER)
        : isSingle
          ? damageQuestions(game, ATTACKER)
          : questionsOf(game, plan),
    notes: [...attacker.notes, ...target.notes],
  };
}

/** Each weapon gets its own question, so that its chance stands beside its number. */
function questionsOf(game: Game, plan: Plan): OddsCase['questions'] {
  const single = planNumbers(game, plan).flatMap(({ question }) => (question === undefined ? [] : [question]));
  const all = [...single, ...planQuestions(game, plan)];
  return all.filter((question, i) => all.findIndex(other => JSON.stringify(other) === JSON.stringify(question)) === i);
}

/** Two units without a verb are a unit that fires everything at another. */
function actionOf({ action, attacker, target }: Query): Action {
  if (action !== undefined) return action;
  if (attacker.name !== undefined && target.name !== undefined) return { kind: 'fire', weapons: 'all' };
  throw new UsageError(
    'the question does not say what is done: name weapons ("ac/20 at 7 hexes"), two units, a kick, punch, push, charge or death from above, a piloting roll, a fall, or heat.',
  );
}

/** Weapons that are named without a unit are carried by one that is made for them. */
function gunnerFor({ action, firing, attacker }: Query): MechSpec | undefined {
  const weapons = action?.kind === 'fire' ? action.weapons : firing;
  if (attacker.name !== undefined || weapons === undefined || weapons === 'all') return undefined;
  return createGunner(weapons.flatMap(({ count, name }) => Array.from({ length: count }, () => findWeapon(name)!)));
}

/** Hexes between the two where nothing else is said: enough for a charge to have force, and for one who fires only for the heat. */
const USUAL_RANGES: Readonly<Partial<Record<Action['kind'], number>>> = { ram: 3, heat: 3, fall: 4, piloting: 4 };

const MAX_RANGE = 60;

function rangeOf({ range }: Query, { kind }: Action): number {
  if (kind === 'blow' && range !== undefined && range !== 1)
    throw new UsageError(`a blow reaches an adjacent hex, not one that is ${range} hexes away.`);
  if (kind === 'fire' && range === undefined)
    throw new UsageError('the question does not say how far the target is away: add "at 5 hexes", or --range 5.');
  const hexes = range ?? USUAL_RANGES[kind] ?? 1;
  if (hexes < 1 || hexes > MAX_RANGE)
    throw new UsageError(`the range must be from 1 to ${MAX_RANGE} hexes, not ${hexes}.`);
  return hexes;
}

const PHASES: Readonly<Record<Action['kind'], DuelFacts['phase']>> = {
  fire: 'weapons',
  heat: 'weapons',
  blow: 'physical',
  ram: 'movement',
  fall: 'physical',
  piloting: 'physical',
};

function createPosition(
  query: Query,
  action: Action,
  attacker: ResolvedUnit,
  target: ResolvedUnit,
  profile: string,
): Game {
  const { side, between, cover } = query;
  const range = rangeOf(query, action);
  const room = range - 1 - (cover ? 1 : 0);
  if (cover && room < 0) throw new UsageError('partial cover needs a hex between the two units.');
  if (between.length > room + (cover ? 1 : 0))
    throw new UsageError(`there are ${range - 1} hexes between the two units, not ${between.length}.`);
  const made = createDuel({
    phase: PHASES[action.kind],
    profile,
    attacker,
    target,
    range,
    between,
    cover,
    ...(side === undefined ? {} : { side }),
  });
  if (made.ok) return made.value;
  throw new UsageError(`${explainField(made.errors[0]!.message)}.`);
}

/** An error names the field of a set-up; the user has said it of one of two units. */
function explainField(message: string): string {
  return message.replace(/^units\[(\d)\]\.(?:condition\.)?/, (_, unit: string) =>
    unit === '0' ? 'attacker: ' : 'target: ',
  );
}

function planOf(query: Query, action: Action, game: Game, attacker: ResolvedUnit): Plan {
  switch (action.kind) {
    case 'fall':
      return { kind: 'fall', unit: ATTACKER, height: query.height ?? 0 };
    case 'piloting':
      return pilotingPlan(query, game);
    case 'heat':
      return {
        kind: 'orders',
        orders: query.firing === undefined ? [] : [fire(query, query.firing, game, attacker)],
        until: 'turn',
      };
    case 'fire':
      return { kind: 'orders', orders: [fire(query, action.weapons, game, attacker)], until: 'phase' };
    case 'blow':
      return { kind: 'orders', orders: [strike(query, action.blow, game)], until: 'phase' };
    default:
      return { kind: 'orders', orders: [allowed(ramOrder(game, action.ram, ATTACKER, TARGET))], until: 'turn' };
  }
}

function fire({ aim }: Query, weapons: readonly WeaponWords[] | 'all', game: Game, { spec }: ResolvedUnit): Command {
  const shots = (weapons === 'all' ? spec.weapons.map((_, weapon) => ({ weapon })) : chooseWeapons(spec, weapons)).map(
    shot => (aim === undefined ? shot : { ...shot, aim }),
  );
  if (weapons === 'all' && shots.length === 0) throw new UsageError(`${spec.name} has no weapon to fire.`);
  return allowed(fireOrder(game, ATTACKER, TARGET, weapons === 'all' && aim === undefined ? undefined : shots));
}

function strike({ limb }: Query, blow: PhysicalCommand['type'], game: Game): Command {
  const accepts = (order: PhysicalCommand): boolean => {
    if (limb === undefined) return true;
    if (order.type === 'punch') return order.arms.length === 1 && order.arms[0] === limb;
    return order.type !== 'kick' || order.leg === limb;
  };
  return allowed(blowOrder(game, blow, ATTACKER, TARGET, accepts));
}

/** The rules have the last word on what may be done. */
function allowed<T>(order: Result<T, Refusal>): T {
  if (order.ok) return order.value;
  const { path, message } = order.errors[0]!;
  const reason =
    message.startsWith(`${path} `) && path.startsWith('shots')
      ? `the shot ${message.slice(path.length + 1)}`
      : `the ${message}`;
  throw new UsageError(`the rules do not allow it: ${reason}.`);
}

/** A roll for no particular reason is one that adds nothing. */
const PLAIN_REASON: RollReason = 'kicked';

function pilotingPlan({ reason: words, modifier }: Query, game: Game): Plan {
  const reason = words === undefined ? PLAIN_REASON : findReason(words);
  const usual = reasonModifier(game.rules, reason);
  if (usual === undefined && modifier === undefined)
    throw new UsageError(
      `what ${quote(reasonWords(reason))} adds to the roll depends on the occasion: add "modifier 1", or whatever it is.`,
    );
  return { kind: 'piloting', unit: ATTACKER, reason, modifier: modifier ?? usual ?? 0 };
}

function findReason(words: string): RollReason {
  const wanted = words.toLowerCase().replace(/^(?:being|having been|taking|a|the) /, '');
  const exact = ROLL_REASONS.find(reason => reasonWords(reason) === wanted);
  const partly = ROLL_REASONS.find(reason => reasonWords(reason).includes(wanted));
  const found = exact ?? partly;
  if (found !== undefined) return found;
  const near = nearest(wanted, ROLL_REASONS.map(reasonWords));
  throw new UsageError(
    `${quote(words)} is not a reason for a piloting roll${near === undefined ? '; some are "20 damage", "kicked" and "entering rubble".' : `; did you mean ${quote(near)}?`}`,
  );
}

function caseUnit(game: Game, id: number, heading: string): CaseUnit {
  return { id, heading, facts: circumstances(game, id) };
}

/** A unit that was only made to carry weapons has no name to tell. */
function attackerTitle({ action }: Query, { title, isNamed }: ResolvedUnit): string {
  return isNamed || action?.kind !== 'fire' ? title : 'not named';
}

const BLOW_WORDS = {
  punch: 'punches',
  kick: 'kicks',
  push: 'pushes',
  melee: 'strikes',
  charge: 'charges',
  dfa: 'drops on',
} as const;

function titleOf(query: Query, action: Action, attacker: ResolvedUnit, target: ResolvedUnit): string {
  const range = `${rangeOf(query, action)} ${rangeOf(query, action) === 1 ? 'hex' : 'hexes'}`;
  switch (action.kind) {
    case 'fire': {
      const weapons = action.weapons === 'all' ? 'everything' : weaponList(action.weapons);
      const who = attacker.isNamed ? `${attacker.title} fires ${weapons}` : weapons;
      return `${who} at ${target.title}, ${range}`;
    }
    case 'blow':
      return `${attacker.title} ${BLOW_WORDS[action.blow]} ${target.title}`;
    case 'ram':
      return `${attacker.title} ${BLOW_WORDS[action.ram]} ${target.title} from ${range} away`;
    case 'fall':
      return `Fall of ${attacker.title}${query.height === undefined || query.height === 0 ? '' : ` from level ${query.height}`}`;
    case 'piloting':
      return `Piloting roll of ${attacker.title}${query.reason === undefined ? '' : `: ${query.reason}`}`;
    default:
      return `Heat of ${attacker.title} at the end of the turn${query.firing === undefined ? '' : `, firing ${query.firing === 'all' ? 'everything' : weaponList(query.firing)}`}`;
  }
}

function weaponList(weapons: readonly WeaponWords[]): string {
  return weapons
    .map(({ count, name }) => `${count === 1 ? '' : `${count} `}${findWeapon(name)?.type.name ?? name}`)
    .join(' + ');
}
