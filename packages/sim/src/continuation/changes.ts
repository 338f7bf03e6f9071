import {
  type Command,
  createGame,
  createGameOn,
  fail,
  formatState,
  type Game,
  type MechId,
  type MechSpec,
  type MechState,
  NO_SINK,
  parseState,
  type Result,
  refusalOf,
  SeededDice,
  seedFromText,
  succeed,
} from '@hexfall/rules';
import type { Position } from '../batch/match-up.ts';
import type { Opening } from '../batch/opening.ts';

/** Something that is different from the game that was played. */
export type Change =
  /** The next order. */
  | { readonly kind: 'order'; readonly order: Command }
  /** A unit faces a different way. */
  | { readonly kind: 'facing'; readonly unit: MechId; readonly facing: number }
  /** Another unit, undamaged, in place of one: at its place, with its crew, having moved as it has. */
  | { readonly kind: 'unit'; readonly unit: MechId; readonly spec: MechSpec };

/** Where a game begins, and what it is played with. */
export interface ChangedPosition {
  readonly setup: Position;
  readonly opening: Opening;
}

/** Makes a change to a position in which a player is to give an order. The error is a sentence without its full stop. */
export function changePosition(position: ChangedPosition, change: Change): Result<ChangedPosition, string> {
  switch (change.kind) {
    case 'order':
      return giveOrder(position, change.order);
    case 'facing':
      return turnUnit(position, change.unit, change.facing);
    default:
      return replaceUnit(position, change.unit, change.spec);
  }
}

function giveOrder(position: ChangedPosition, order: Command): Result<ChangedPosition, string> {
  const refusal = refusalOf(gameOf(position), order);
  if (refusal !== undefined) return fail(`the order is refused: ${refusal.message}`);
  const { setup, opening } = position;
  return succeed({ setup, opening: { kind: 'decision', state: opening.state, orders: [order] } });
}

function turnUnit(position: ChangedPosition, unit: MechId, facing: number): Result<ChangedPosition, string> {
  const game = gameOf(position);
  const mech = game.state.mechs[unit];
  if (mech?.status !== 'active') return fail('only a unit that is in play can face a different way');
  if (!Number.isInteger(facing) || facing < 0 || facing > 5) return fail(`${facing} is not a facing from 0 to 5`);
  return succeed(withUnit(position, game, { ...mech, facing }));
}

function replaceUnit(position: ChangedPosition, unit: MechId, spec: MechSpec): Result<ChangedPosition, string> {
  const game = gameOf(position);
  const before = game.state.mechs[unit];
  if (before?.status !== 'active') return fail('only a unit that is in play can be replaced');
  if (before.c3 >= 0) return fail('a unit of a C3 network cannot be replaced');
  if (game.state.attacks.some(({ attacker }) => attacker === unit))
    return fail('the unit has declared attacks already: choose a moment before that');
  const setup = withSpec(position.setup, unit, spec);
  const created = createGame({ ...setup, seed: seedFromText('') }, NO_SINK);
  if (!created.ok) return fail(created.errors[0]!.message);
  const fresh = created.value.state.mechs[unit]!;
  return succeed(withUnit({ ...position, setup }, game, standIn(fresh, before)));
}

function withSpec(setup: Position, unit: MechId, spec: MechSpec): Position {
  const units = setup.units.map((each, id) => {
    if (id !== unit) return each;
    const { condition: _damage, ...rest } = each;
    return { ...rest, spec: setup.specs.length };
  });
  return { ...setup, specs: [...setup.specs, spec], units };
}

/** A fresh unit in the place of another, which has done in this turn what the other has. */
function standIn(fresh: MechState, before: MechState): MechState {
  const { status, hex, elevation, facing, prone, movement, hexesMoved, mpUsed, acted } = before;
  return { ...fresh, status, hex, elevation, facing, prone, movement, hexesMoved, mpUsed, acted };
}

function withUnit({ setup }: ChangedPosition, { state }: Game, mech: MechState): ChangedPosition {
  const text = formatState({ ...state, mechs: state.mechs.with(mech.id, mech) });
  return { setup, opening: { kind: 'decision', state: text, orders: [] } };
}

function gameOf({ setup, opening }: ChangedPosition): Game {
  const created = createGame({ ...setup, seed: seedFromText('') }, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  const state = parseState(opening.state);
  if (!state.ok) throw new Error(state.errors[0]!.message);
  return createGameOn(created.value.match, state.value, new SeededDice(state.value.dice), NO_SINK);
}
