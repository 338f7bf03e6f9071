import { OFF_BOARD } from '@hexfall/hex';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { fallSteps, maxLossInFall } from '../../resolution/piloting/fall-steps.ts';
import { automaticFall, onTheSpot, rollFooting } from '../../resolution/piloting/psr.ts';
import { COMMANDS, type Command, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { isRam } from '../../vocabulary/state/attacks.ts';
import { PHASES } from '../../vocabulary/state/game-state.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { ROLL_REASONS, type RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { phaseSteps } from '../phases/phase-steps.ts';
import { beginNextPhase, type PlayedPhase } from '../phases/turn.ts';
import { carryOutAlone, refusalOutOfTurn } from './act.ts';

/**
 * Something that could happen, for callers that want to know its consequences.
 *
 * - `orders`: these orders, as if no other unit did anything, in any order of sides. `until` says how far to look: only at the effects of
 *   the orders themselves, to the end of the present phase (with the attacks that were declared before), or to the end of the turn.
 *   An order of a later phase is given when its phase comes, and left out if it is not legal then.
 * - `piloting`: one piloting skill roll at once, with the fall that may follow from it.
 * - `fall`: a fall where the unit stands, from this many levels up.
 */
export type Plan =
  | { readonly kind: 'orders'; readonly orders: readonly Command[]; readonly until: 'orders' | 'phase' | 'turn' }
  | { readonly kind: 'piloting'; readonly unit: MechId; readonly reason: RollReason; readonly modifier: number }
  | { readonly kind: 'fall'; readonly unit: MechId; readonly height: number };

/** Returns a plan as steps, or why it cannot be carried out. */
export function planSteps(game: Game, plan: Plan): Result<readonly Step[], Refusal> {
  if (plan.kind === 'orders') return orderSteps(game, plan.orders, plan.until);
  const mech = game.state.mechs[plan.unit];
  if (mech === undefined) return fail(refusal('noSuchUnit', 'unit', 'is not a unit of this game'));
  if (mech.status !== 'active' || mech.hex === OFF_BOARD)
    return fail(refusal('unitIncapable', 'unit', 'is not on the board, or out of play'));
  return succeed([plan.kind === 'fall' ? fallFrom(plan.unit, plan.height) : pilotingRoll(plan)]);
}

function orderSteps(
  game: Game,
  orders: readonly Command[],
  until: 'orders' | 'phase' | 'turn',
): Result<readonly Step[], Refusal> {
  const { phase } = game.state;
  if (phase === 'over') return fail(refusal('gameOver', 'kind', 'comes too late: the game is over'));
  const first = orders.filter(order => COMMANDS[order.type].phase === phase);
  for (const [i, order] of orders.entries()) {
    const wrong = first.includes(order) ? refusalOutOfTurn(game, order) : lateRefusal(order, phase, until);
    if (wrong !== undefined) return fail(refusalOfOrder(wrong, i));
  }
  const steps = first.map(orderStep);
  return succeed(until === 'orders' ? steps : [...steps, endOfPhase(phase, until === 'turn' ? orders : undefined)]);
}

/** Returns a refusal that names the order among those of the plan. */
function refusalOfOrder({ code, path, message }: Refusal, index: number): Refusal {
  const place = `orders[${index}].`;
  return { code, path: place + path, message: place + message };
}

/** Returns why an order for another phase cannot be part of a plan. */
function lateRefusal(order: Command, phase: PlayedPhase, until: 'orders' | 'phase' | 'turn'): Refusal | undefined {
  const its = COMMANDS[order.type].phase;
  return until === 'turn' && PHASES.indexOf(its) > PHASES.indexOf(phase)
    ? undefined
    : refusal('wrongPhase', 'type', `belongs to the ${its} phase, this is ${phase}`);
}

function orderStep(order: Command, index: number): Step {
  return {
    kind: 'order',
    numbers: () => [PHASES.indexOf(COMMANDS[order.type].phase), index],
    maxDamage: () => Number.POSITIVE_INFINITY,
    concerns: () => true,
    run(game) {
      carryOutAlone(game, order);
      return NO_STEPS;
    },
  };
}

/** Returns the step that resolves the phase; with orders for the rest of the turn the next phase follows. */
function endOfPhase(phase: PlayedPhase, orders: readonly Command[] | undefined): Step {
  return {
    kind: 'endOfPhase',
    numbers: () => [PHASES.indexOf(phase), Number(orders === undefined)],
    maxDamage: () => Number.POSITIVE_INFINITY,
    concerns: () => true,
    run: game => [...phaseSteps(game, phase), afterPhase(game, phase, orders)],
  };
}

function afterPhase(game: Game, phase: PlayedPhase, orders: readonly Command[] | undefined): Step {
  const next = phase === 'end' ? undefined : orders;
  const isQuiet = next !== undefined && isQuietAfter(game, phase, next);
  return {
    kind: 'afterPhase',
    numbers: () => [PHASES.indexOf(phase), Number(orders === undefined), Number(isQuiet)],
    maxDamage(now, unit) {
      if (next === undefined) return 0;
      return isQuiet ? maxLossInFall(now, unit) : Number.POSITIVE_INFINITY;
    },
    concerns: () => next !== undefined,
    sparesProne: next === undefined,
    run(now) {
      emit(now, { type: 'PhaseEnded', phase });
      return next === undefined ? NO_STEPS : nextPhase(now, phase, next);
    },
  };
}

function nextPhase(game: Game, phase: PlayedPhase, orders: readonly Command[]): readonly Step[] {
  const next = beginNextPhase(game, phase);
  const due = orders.filter(order => COMMANDS[order.type].phase === next);
  return [...due.map(orderStep), endOfPhase(next, orders)];
}

/** Whether no unit attacks another in the rest of the turn after a phase: nothing worse can then happen than a fall by a shutdown. */
function isQuietAfter(game: Game, phase: PlayedPhase, orders: readonly Command[]): boolean {
  const done = PHASES.indexOf(phase);
  if (done < PHASES.indexOf('weapons') || orders.some(({ type }) => PHASES.indexOf(COMMANDS[type].phase) > done)) {
    return false;
  }
  return phase !== 'weapons' || !game.state.attacks.some(isRam);
}

function pilotingRoll({ unit, reason, modifier }: Extract<Plan, { readonly kind: 'piloting' }>): Step {
  return {
    kind: 'pilotingRoll',
    numbers: () => [unit, ROLL_REASONS.indexOf(reason), modifier],
    maxDamage: (game, other) => (other === unit ? maxLossInFall(game, unit) : 0),
    concerns: other => other === unit,
    run(game) {
      const mech = mechOf(game, unit);
      const cause = rollFooting(game, mech, { reason, modifier });
      return cause === undefined ? NO_STEPS : fallSteps(game, unit, cause, onTheSpot(mech));
    },
  };
}

/** Returns a fall as a step. The fall is computed only when the step is run: what holds the pilot in its seat is not known earlier. */
function fallFrom(unit: MechId, height: number): Step {
  return {
    kind: 'plannedFall',
    numbers: () => [unit, height],
    maxDamage: (game, other) => (other === unit ? maxLossInFall(game, unit, height) : 0),
    concerns: other => other === unit,
    run(game) {
      const mech = mechOf(game, unit);
      return fallSteps(game, unit, automaticFall(game, mech, 'phaseDamage', 0), { ...onTheSpot(mech), height });
    },
  };
}
