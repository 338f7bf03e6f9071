import { listSome } from '@hexfall/data';
import { blowOrder, fireOrder, ramOrder } from '@hexfall/odds';
import { type Command, type Game, type MechId, mechOf, specOf } from '@hexfall/rules';
import { type Action, allowed, chooseWeapons, findAction, readClauses, readWeapons, unitMark } from '@hexfall/view';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import type { AskedPhase } from './replay-turn.ts';

/** An order in words: the action, and its target. */
export interface OrderWords {
  readonly action: Extract<Action, { readonly kind: 'fire' | 'blow' | 'ram' }>;
  /** Mark of the target, such as B1. */
  readonly target: string;
}

/** Reads an order such as "kick B1" or "fire ac/20 + medium laser at B1". */
export function readOrder(text: string): OrderWords {
  let action: OrderWords['action'] | undefined;
  let target: string | undefined;
  for (const { preposition, text: words } of readClauses(text).flat()) {
    const weapons = readWeapons(words);
    const found = findAction(words);
    if (weapons !== undefined) action = { kind: 'fire', weapons };
    else if (found !== undefined && isOrder(found.action)) {
      const fired = found.objectIs === 'weapons' && found.object !== undefined ? readWeapons(found.object) : undefined;
      action = fired === undefined ? found.action : { kind: 'fire', weapons: fired };
      if (fired === undefined) target = found.object ?? target;
    } else if (['at', 'on', 'onto', 'against'].includes(preposition)) target = words;
    else throw notAnOrder(words);
  }
  if (action === undefined || target === undefined) throw notAnOrder(text);
  return { action, target };
}

function isOrder(action: Action): action is OrderWords['action'] {
  return action.kind === 'fire' || action.kind === 'blow' || action.kind === 'ram';
}

function notAnOrder(text: string): UsageError {
  return new UsageError(
    `${quote(text)} is not an order: write "kick B1", "punch B1", "push B1", "charge B1", "fire everything at B1" or "fire ac/20 + medium laser at B1".`,
  );
}

/** Returns the phase to which an order belongs. */
export function phaseOfOrder({ action }: OrderWords): AskedPhase {
  return action.kind === 'fire' ? 'weapons' : action.kind === 'blow' ? 'physical' : 'movement';
}

/** Creates the order in a game. */
export function makeOrder(game: Game, unit: MechId, { action, target: mark }: OrderWords): Command {
  const target = findMark(game, mark);
  if (action.kind === 'blow') return allowed(blowOrder(game, action.blow, unit, target));
  if (action.kind === 'ram') return allowed(ramOrder(game, action.ram, unit, target));
  const { weapons } = action;
  const shots = weapons === 'all' ? undefined : chooseWeapons(specOf(game, mechOf(game, unit)), weapons);
  return allowed(fireOrder(game, unit, target, shots));
}

/** Finds a unit by its mark. */
export function findMark(game: Game, mark: string): MechId {
  const marks = game.state.mechs.map(({ id }) => unitMark(game, id));
  const unit = marks.indexOf(mark.toUpperCase());
  if (unit < 0) throw new UsageError(`${quote(mark)} is not a unit of this game, whose units are ${listSome(marks)}.`);
  return unit;
}
