import { fail, type Result, succeed } from '../../basics/result.ts';
import { planFire } from '../../questions/fire/plan-fire.ts';
import { planJump } from '../../questions/movement/plan-jump.ts';
import { planMove } from '../../questions/movement/plan-move.ts';
import { canAct } from '../../questions/unit/condition.ts';
import { unjamRefusal } from '../../questions/weapons/jamming.ts';
import { isMidMove, resolveStay } from '../../resolution/movement/end-move.ts';
import { resolveJump } from '../../resolution/movement/jump.ts';
import { resolveMove } from '../../resolution/movement/move.ts';
import { planReactor } from '../../resolution/movement/reactor.ts';
import { planBreakFree } from '../../resolution/movement/swamp.ts';
import { declareBlows, planBlowOrder, planRamOrder } from '../../resolution/physical/kinds.ts';
import { unjamWeapons } from '../../resolution/weapons/unjam.ts';
import { declareFire } from '../../resolution/weapons/weapon-attack.ts';
import {
  COMMANDS,
  type Command,
  isRamOrder,
  type MovementCommand,
  type PhysicalCommand,
  type Refusal,
  refusal,
} from '../../vocabulary/commands/command.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isDue, planDeployment } from '../phases/deployment.ts';
import { canStartUp, isCommitted, sideToAct } from '../phases/order.ts';
import { advance } from '../phases/turn.ts';

/**
 * Gives an order. A legal one is carried out, and the game runs on to the next decision. A refused one returns the reason and leaves the
 * state unchanged, since everything is checked before the first event.
 *
 * @example
 * ```ts
 * import { act } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * act(game, { type: 'stay', unit: 0 }); // => { ok: true, value: undefined }
 * const refused = act(game, { type: 'stay', unit: 0 });
 * refused.ok === false && refused.errors[0]?.message; // => 'unit is not on the side to act'
 * ```
 */
export function act(game: Game, command: Command): Result<void, Refusal> {
  const wrong = turnRefusal(game, command);
  if (wrong !== undefined) return fail(wrong);
  const carryOut = decisionOn(game, command) ?? decide(game, command);
  if (!carryOut.ok) return carryOut;
  game.decision = undefined;
  carryOut.value();
  if (!isMidMove(game, command.unit)) emit(game, { type: 'UnitActed', unit: command.unit });
  advance(game);
  return succeed(undefined);
}

/**
 * Returns why an order would be refused, or `undefined` if it is legal. Changes nothing.
 *
 * @example
 * ```ts
 * import { refusalOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * refusalOf(game, { type: 'stay', unit: 0 }); // => undefined
 * refusalOf(game, { type: 'push', unit: 0, target: 1 })?.code; // => 'wrongPhase'
 * ```
 */
export function refusalOf(game: Game, command: Command): Refusal | undefined {
  const wrong = turnRefusal(game, command);
  if (wrong !== undefined) return wrong;
  const decided = decide(game, command);
  return decided.ok ? undefined : decided.errors[0];
}

/**
 * Whether an order is legal. For players that check an order before they give it: an order that was found legal is not checked again when
 * it is given next, so it must be the same object, and must not be changed in between.
 *
 * @example
 * ```ts
 * import { act, isLegal } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const orders = [{ type: 'push', unit: 0, target: 1 }, { type: 'stay', unit: 0 }] as const;
 * const order = orders.find(each => isLegal(game, each));
 * order !== undefined && act(game, order).ok; // => true
 * ```
 */
export function isLegal(game: Game, command: Command): boolean {
  if (turnRefusal(game, command) !== undefined) return false;
  const carryOut = decide(game, command);
  game.decision = { game, command, carryOut };
  return carryOut.ok;
}

function decisionOn(game: Game, command: Command): Result<() => void, Refusal> | undefined {
  const { decision } = game;
  return decision?.command === command && decision.game === game ? decision.carryOut : undefined;
}

/** Returns why this unit cannot be given this kind of order now. */
function turnRefusal(game: Game, command: Command): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'over') return refusal('gameOver', 'type', 'comes too late: the game is over');
  const phase = COMMANDS[command.type]?.phase;
  if (phase === undefined) return refusal('malformed', 'type', 'is not a command');
  if (phase !== state.phase)
    return refusal('wrongPhase', 'type', `belongs to the ${phase} phase, this is ${state.phase}`);
  const mech = state.mechs[command.unit];
  if (mech === undefined) return refusal('noSuchUnit', 'unit', 'is not a unit of this game');
  if (mech.side !== sideToAct(game)) return refusal('notYourTurn', 'unit', 'is not on the side to act');
  return unitRefusal(game, command, mech);
}

/** Returns why a unit cannot be given an order of the present phase, whichever side's turn it is. */
function unitRefusal(game: Game, command: Command, mech: MechState): Refusal | undefined {
  const { phase } = game.state;
  if (mech.acted) return refusal('alreadyActed', 'unit', 'has acted in this phase');
  if (phase === 'deployment') {
    return isDue(game, mech) ? undefined : refusal('unitIncapable', 'unit', 'is not one that arrives in this turn');
  }
  if (isCommitted(game, mech))
    return refusal('alreadyActed', 'unit', 'charges, strikes from above or clears its weapons this turn');
  const startsUp = (command.type === 'startUp' || command.type === 'stay') && canStartUp(mech, phase);
  return canAct(mech) || startsUp
    ? undefined
    : refusal('unitIncapable', 'unit', 'is out of play, shut down or without a conscious pilot');
}

/**
 * Carries out an order of the present phase out of turn, for plans: the game does not run on after it. A refused one leaves the state
 * unchanged.
 */
export function carryOutAlone(game: Game, command: Command): Result<void, Refusal> {
  const carryOut = decideAlone(game, command);
  if (!carryOut.ok) return carryOut;
  game.decision = undefined;
  carryOut.value();
  if (!isMidMove(game, command.unit)) emit(game, { type: 'UnitActed', unit: command.unit });
  return succeed(undefined);
}

/** Returns why an order of the present phase would be refused, whichever side's turn it is; `undefined` if it is legal. */
export function refusalOutOfTurn(game: Game, command: Command): Refusal | undefined {
  const decided = decideAlone(game, command);
  return decided.ok ? undefined : decided.errors[0];
}

/** Checks an order of the present phase without asking whose turn it is. */
function decideAlone(game: Game, command: Command): Result<() => void, Refusal> {
  const mech = game.state.mechs[command.unit];
  if (mech === undefined) return fail(refusal('noSuchUnit', 'unit', 'is not a unit of this game'));
  const wrong = unitRefusal(game, command, mech);
  return wrong === undefined ? decide(game, command) : fail(wrong);
}

/** Checks an order and returns the function that carries it out. A move may end with the clearing of jammed weapons. */
function decide(game: Game, command: Command): Result<() => void, Refusal> {
  const unjams = 'unjam' in command && command.unjam;
  const wrong = unjams ? unjamRefusal(game, command.unit) : undefined;
  if (wrong !== undefined) return fail(wrong);
  const decided = decideKind(game, command);
  if (!decided.ok || !unjams) return decided;
  return succeed(() => {
    decided.value();
    unjamWeapons(game, command.unit);
  });
}

function decideKind(game: Game, command: Command): Result<() => void, Refusal> {
  switch (command.type) {
    case 'deploy':
      return planDeployment(game, command);
    case 'holdBack':
    case 'hold':
      return succeed(() => undefined);
    case 'stay':
    case 'move':
    case 'jump':
    case 'shutDown':
    case 'startUp':
    case 'breakFree':
      return decideMovement(game, command);
    case 'fire': {
      const attacks = planFire(game, command);
      return attacks.ok ? succeed(() => declareFire(game, command, attacks.value)) : attacks;
    }
    default: {
      if (isRamOrder(command)) return planRamOrder(game, command);
      const blows = planBlowOrder(game, command satisfies PhysicalCommand);
      return blows.ok ? succeed(() => declareBlows(game, blows.value)) : blows;
    }
  }
}

function decideMovement(game: Game, command: MovementCommand): Result<() => void, Refusal> {
  switch (command.type) {
    case 'stay':
      return succeed(() => resolveStay(game, command.unit));
    case 'move': {
      const plan = planMove(game, command);
      return plan.ok ? succeed(() => resolveMove(game, command.unit, plan.value)) : plan;
    }
    case 'jump': {
      const plan = planJump(game, command);
      return plan.ok ? succeed(() => resolveJump(game, command.unit, plan.value)) : plan;
    }
    case 'shutDown':
    case 'startUp':
      return planReactor(game, command);
    default:
      return planBreakFree(game, command);
  }
}
