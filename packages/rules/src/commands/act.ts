import { declareFire, planFire } from '../combat/declare-fire.ts';
import { emit, type Game } from '../game.ts';
import { planMove } from '../movement/plan-move.ts';
import { endMove, resolveMove } from '../movement/resolve-move.ts';
import { canAct, sideToAct } from '../phases/order.ts';
import { advance } from '../phases/turn.ts';
import { fail, type Result, succeed } from '../result.ts';
import type { Phase } from '../state/game-state.ts';
import { type Command, type Refusal, refusal } from './command.ts';

/** The phase that a command belongs to. */
const COMMAND_PHASE: Readonly<Record<Command['type'], Phase>> = {
  move: 'movement',
  stay: 'movement',
  fire: 'weapons',
};

/**
 * Gives an order. A legal one is carried out, and the game runs on to the next decision; a refused one says why and
 * leaves the state untouched: everything is checked before the first event.
 */
export function act(game: Game, command: Command): Result<void, Refusal> {
  const wrong = turnRefusal(game, command);
  if (wrong !== undefined) return fail(wrong);
  const carryOut = decide(game, command);
  if (!carryOut.ok) return carryOut;
  carryOut.value();
  emit(game, { type: 'UnitActed', unit: command.unit });
  advance(game);
  return succeed(undefined);
}

/** Whether it is this unit's turn to be given this kind of order. */
function turnRefusal(game: Game, command: Command): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'over') return refusal('gameOver', 'type', 'comes too late: the game is over');
  const phase = COMMAND_PHASE[command.type];
  if (phase === undefined) return refusal('malformed', 'type', 'is no command');
  if (phase !== state.phase)
    return refusal('wrongPhase', 'type', `belongs to the ${phase} phase, this is ${state.phase}`);
  const mech = state.mechs[command.unit];
  if (mech === undefined) return refusal('noSuchUnit', 'unit', 'is no unit of this game');
  if (mech.side !== sideToAct(game)) return refusal('notYourTurn', 'unit', 'belongs to a side whose turn it is not');
  if (mech.acted) return refusal('alreadyActed', 'unit', 'has acted in this phase');
  return canAct(mech)
    ? undefined
    : refusal('unitIncapable', 'unit', 'is out of play, shut down or without a conscious pilot');
}

/** Checks an order and answers what carrying it out means. */
function decide(game: Game, command: Command): Result<() => void, Refusal> {
  switch (command.type) {
    case 'stay':
      return succeed(() => endMove(game, command.unit, 'stationary'));
    case 'move': {
      const plan = planMove(game, command);
      return plan.ok ? succeed(() => resolveMove(game, command.unit, plan.value)) : plan;
    }
    case 'fire': {
      const attacks = planFire(game, command);
      return attacks.ok ? succeed(() => declareFire(game, command, attacks.value)) : attacks;
    }
  }
}
