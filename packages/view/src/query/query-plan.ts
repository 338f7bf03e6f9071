import { nearest } from '@hexfall/data';
import { ATTACKER, blowOrder, fireOrder, ramOrder, TARGET } from '@hexfall/odds';
import {
  type Command,
  type Game,
  type PhysicalCommand,
  type Plan,
  type Refusal,
  type Result,
  ROLL_REASONS,
  type RollReason,
  reasonModifier,
} from '@hexfall/rules';
import { reasonWords } from '../reason-words.ts';
import { chooseWeapons } from './choose-weapons.ts';
import type { Action, Query, WeaponWords } from './query.ts';
import { QueryError } from './query-error.ts';
import { quote } from './quote.ts';
import type { ResolvedUnit } from './resolve-unit.ts';

/** Makes the orders that a question asks about. */
export function queryPlan(query: Query, action: Action, game: Game, attacker: ResolvedUnit): Plan {
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

function fire(
  { aim, rate }: Query,
  weapons: readonly WeaponWords[] | 'all',
  game: Game,
  { spec }: ResolvedUnit,
): Command {
  if (spec.weapons.length === 0) throw new QueryError(`${spec.name} has no weapon to fire.`);
  if (weapons === 'all' && aim === undefined && rate === undefined) return allowed(fireOrder(game, ATTACKER, TARGET));
  const shots = weapons === 'all' ? spec.weapons.map((_, weapon) => ({ weapon })) : chooseWeapons(spec, weapons);
  const choices = { ...(aim === undefined ? {} : { aim }), ...(rate === undefined ? {} : { rate }) };
  return allowed(
    fireOrder(
      game,
      ATTACKER,
      TARGET,
      shots.map(({ weapon }) => Object.assign({ weapon }, choices)),
    ),
  );
}

function strike({ limb }: Query, blow: PhysicalCommand['type'], game: Game): Command {
  const accepts = (order: PhysicalCommand): boolean => {
    if (limb === undefined) return true;
    if ('arms' in order) return order.arms.length === 1 && order.arms[0] === limb;
    return !('leg' in order) || order.leg === limb;
  };
  return allowed(blowOrder(game, blow, ATTACKER, TARGET, accepts));
}

/** Returns an order that the rules allow, or throws a `QueryError` with their reason. */
export function allowed<T>(order: Result<T, Refusal>): T {
  if (order.ok) return order.value;
  throw new QueryError(`the rules do not allow it: ${refusalText(order.errors[0]!)}.`);
}

/** Returns the text of a refusal. It names the field of an order by the last part of its path, which is what players call it. */
export function refusalText({ path, message }: Refusal): string {
  const field = path
    .split('.')
    .at(-1)!
    .replace(/s?\[\d+\]$/, '');
  return message.startsWith(`${path} `) ? `the ${field}${message.slice(path.length)}` : message;
}

/** The reason of a roll for which none is stated, since it adds nothing. */
const PLAIN_REASON: RollReason = 'kicked';

function pilotingPlan({ reason: words, modifier }: Query, game: Game): Plan {
  const reason = words === undefined ? PLAIN_REASON : findReason(words);
  const usual = reasonModifier(game.rules, reason);
  if (usual === undefined && modifier === undefined)
    throw new QueryError(
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
  throw new QueryError(
    `${quote(words)} is not a reason for a piloting roll${near === undefined ? '; some are "20 damage", "kicked" and "entering rubble".' : `; did you mean ${quote(near)}?`}`,
  );
}
