import { formatHex } from '@hexfall/hex';
import {
  boardOf,
  type Command,
  type Game,
  legalCommands,
  type MechId,
  mechOf,
  type Phase,
  passCommand,
} from '@hexfall/rules';
import { facingOf, moveEnd } from '@hexfall/view';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import { makeOrder, type OrderWords, phaseOfOrder, readOrder } from '../odds/order-words.ts';
import type { AskedPhase } from '../odds/replay-turn.ts';

/** An order in words: an attack, a move to a hex, or doing nothing. */
export type AskedOrder =
  | { readonly kind: 'attack'; readonly words: OrderWords }
  | {
      readonly kind: 'move';
      readonly mode: 'walk' | 'run' | 'jump';
      readonly hex: string;
      readonly facing: number | undefined;
    }
  | { readonly kind: 'pass'; readonly phase: AskedPhase };

const MOVE = /^(walk|run|jump)s? (?:to )?(\d{4,6})(?:,? facing ([a-z]{1,2}))?$/i;
const PASSES: readonly (readonly [RegExp, AskedPhase])[] = [
  [/^stays?(?: put)?$/i, 'movement'],
  [/^holds? (?:its )?fire$/i, 'weapons'],
  [/^(?:holds?|no physical attack)$/i, 'physical'],
];

/** Reads an order such as "kick B1", "run to 0507 facing NE" or "stay". */
export function readAskedOrder(text: string): AskedOrder {
  const plain = text.trim();
  const [, mode, hex, facing] = MOVE.exec(plain) ?? [];
  if (mode !== undefined && hex !== undefined) {
    const point = facing === undefined ? undefined : readFacing(facing, '--order');
    return { kind: 'move', mode: mode.toLowerCase() as 'walk' | 'run' | 'jump', hex, facing: point };
  }
  const pass = PASSES.find(([pattern]) => pattern.test(plain));
  return pass === undefined ? { kind: 'attack', words: readOrder(text) } : { kind: 'pass', phase: pass[1] };
}

/** Reads a compass point. */
export function readFacing(text: string, option: string): number {
  const facing = facingOf(text);
  if (facing !== undefined) return facing;
  throw new UsageError(`${option} has the facing ${quote(text)}, which must be N, NE, SE, S, SW or NW.`);
}

/** The phase to which an order belongs. */
export function phaseOfAsked(order: AskedOrder): AskedPhase {
  if (order.kind === 'attack') return phaseOfOrder(order.words);
  return order.kind === 'move' ? 'movement' : order.phase;
}

/** Creates the order in a game. */
export function makeAskedOrder(game: Game, unit: MechId, order: AskedOrder): Command {
  if (order.kind === 'attack') return makeOrder(game, unit, order.words);
  if (order.kind === 'pass') return passCommand(order.phase satisfies Phase, unit);
  const move = Array.from(legalCommands(game, mechOf(game, unit))).find(command => isAsked(game, command, order));
  if (move !== undefined) return move;
  const facing = order.facing === undefined ? '' : ' with that facing';
  throw new UsageError(`the unit cannot ${order.mode} to ${order.hex}${facing} from where it stands.`);
}

/** Whether a legal move ends in the hex that was asked for, with its facing. If no facing was asked for, any will do. */
function isAsked(game: Game, command: Command, { mode, hex, facing }: Extract<AskedOrder, { kind: 'move' }>): boolean {
  if (command.type !== 'move' && command.type !== 'jump') return false;
  if ((command.type === 'jump' ? 'jump' : command.mode) !== mode) return false;
  const end = command.type === 'jump' ? command : moveEnd(game, command);
  if (end === undefined || formatHex(boardOf(game).grid, end.to) !== hex) return false;
  return facing === undefined || end.facing === facing;
}
