import { NO_PLACE } from '../../questions/board/places.ts';
import { occupantOf, placeNow, spotAt } from '../../questions/board/spot.ts';
import { STEP_SWUM } from '../../questions/board/step-cost.ts';
import { hasDeadHip, isGyroShaky } from '../../questions/movement/leg-damage.ts';
import { runMp } from '../../questions/movement/movement-points.ts';
import type { MovePlan } from '../../questions/movement/plan-move.ts';
import type { PlannedStep } from '../../questions/movement/plan-step.ts';
import { canStand, standCost } from '../../questions/movement/standing-up.ts';
import { canAct } from '../../questions/unit/condition.ts';
import { TERRAIN } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { destroyUnit } from '../damage/destruction.ts';
import { floodBareLocations } from '../damage/hull-breach.ts';
import { driveOut, moveInto } from '../displacement/displace.ts';
import { emptyPlaceBeside } from '../displacement/fall-upon.ts';
import { resolveFall } from '../piloting/fall.ts';
import { onTheSpot, rollFooting } from '../piloting/psr.ts';
import { switchOnBoosters } from './boosters.ts';
import { endMove, type Progress } from './end-move.ts';
import { resolveEntry, resolveFooting } from './enter-hex.ts';
import { isRiskyExit, isRiskyTurn, resolveSkid } from './skid.ts';
import { resolveStand } from './stand-up.ts';

/**
 * Carries out a legal move, step by step, until it is complete or something ends it. A unit whose booster failed, or
 * that fell while trying to stand and may try again, has not finished: its move goes on with another order.
 */
export function resolveMove(game: Game, unit: MechId, plan: MovePlan): void {
  const mech = mechOf(game, unit);
  if (plan.boosters !== 0 && !switchOnBoosters(game, mech, plan.boosters)) {
    if (!canAct(mech)) endMove(game, unit, 'stationary');
    return;
  }
  for (let i = 0; i < plan.steps.length; i++) {
    const outcome = resolveStep(game, mech, plan, i);
    if (outcome === 'tryAgain') return;
    if (outcome === 'left') return leaveBoard(game, mech, plan);
    if (outcome === 'skidded') return endMove(game, unit, 'skid');
    if (outcome === 'stopped') {
      makeRoomWhereStopped(game, mech);
      break;
    }
  }
  rollAfterRun(game, mech, plan);
  endMove(game, unit, plan.mode);
}

type StepOutcome = Progress | 'skidded' | 'left' | 'tryAgain';

function resolveStep(game: Game, mech: MechState, plan: MovePlan, index: number): StepOutcome {
  const at = stepBefore(plan, index);
  const step = plan.steps[index]!;
  const running = plan.mode === 'run';
  switch (step.kind) {
    case 'stand':
      return tryToStand(game, mech, step);
    case 'goProne':
      return goProne(game, mech, step);
    case 'leave':
      return isRiskyExit(game, at, running) && resolveSkid(game, mech, at) === 'skidded' ? 'skidded' : 'left';
    case 'forward':
    case 'backward':
      if (isRiskyExit(game, at, running) && resolveSkid(game, mech, at) === 'skidded') return 'skidded';
      emitStep(game, mech, plan, step);
      return enterHex(game, mech, plan, index);
    default:
      if (isRiskyTurn(game, at, running) && resolveSkid(game, mech, at) === 'skidded') return 'skidded';
      emitStep(game, mech, plan, step);
      return 'goesOn';
  }
}

function stepBefore(plan: MovePlan, index: number): PlannedStep {
  return index === 0 ? plan.start : plan.steps[index - 1]!;
}

function tryToStand(game: Game, mech: MechState, step: PlannedStep): StepOutcome {
  resolveStand(game, mech, step.mpUsed);
  if (!mech.prone) return 'goesOn';
  return canTryAgain(game, mech) ? 'tryAgain' : 'stopped';
}

/**
 * Whether a unit can try again to stand: the rules allow it, the unit is able to, and the rest of a run pays for it.
 */
function canTryAgain(game: Game, mech: MechState): boolean {
  if (!game.rules.standMoveAfter || !canAct(mech) || !canStand(game, mech)) return false;
  return mech.mpUsed + standCost(game, mech) <= runMp(game, mech);
}

function goProne(game: Game, mech: MechState, step: PlannedStep): StepOutcome {
  emit(game, { type: 'WentProne', unit: mech.id, mpUsed: step.mpUsed });
  floodBareLocations(game, mech, TERRAIN);
  return canAct(mech) ? 'goesOn' : 'stopped';
}

function emitStep(game: Game, mech: MechState, plan: MovePlan, step: PlannedStep): void {
  const { hex, elevation } = plan.table.places;
  emit(game, {
    type: 'Stepped',
    unit: mech.id,
    hex: hex[step.place]!,
    elevation: elevation[step.place]!,
    facing: step.facing,
    mpUsed: step.mpUsed,
    hexesMoved: step.hexesMoved,
  });
}

/** Carries out a step into a hex: the effect of the hex and, by some rules, the roll of a dead hip for every hex. */
function enterHex(game: Game, mech: MechState, plan: MovePlan, index: number): StepOutcome {
  const step = plan.steps[index]!;
  const entry = {
    table: plan.table,
    from: stepBefore(plan, index).place,
    to: step.place,
    flags: step.flags,
    mode: plan.mode,
    backward: step.kind === 'backward',
    reckless: plan.reckless,
  };
  const progress = resolveEntry(game, mech, entry);
  // A swamp that holds the unit does not spare it this roll.
  const onFoot = (step.flags & STEP_SWUM) === 0;
  if (!onFoot || !game.rules.psrHipPerHex || !hasDeadHip(game, mech)) return progress;
  const footing = resolveFooting(game, mech, entry, { reason: 'movedWithHip', modifier: 0 });
  return footing === 'stopped' ? 'stopped' : progress;
}

/** Ends a move over the home edge. A run with a damaged gyro has no consequences off the board. */
function leaveBoard(game: Game, mech: MechState, plan: MovePlan): void {
  endMove(game, mech.id, plan.mode);
  emit(game, { type: 'Withdrew', unit: mech.id, mpUsed: plan.steps.at(-1)!.mpUsed });
}

/**
 * Makes room for a unit that was stopped on its feet, perhaps in a hex that it only meant to pass through: the other
 * unit there must move away. If it cannot, the unit that was stopped is forced on; with nowhere to go it is lost.
 */
function makeRoomWhereStopped(game: Game, mech: MechState): void {
  const other = occupantOf(game, mech, mech);
  if (other === undefined || mech.status !== 'active') return;
  driveOut(game, other, mech.facing, { reason: 'domino', modifier: 0 });
  if (occupantOf(game, mech, mech) === undefined) return;
  const beside = emptyPlaceBeside(game, mech, placeNow(game, mech), mech.facing);
  if (beside === NO_PLACE) return destroyUnit(game, mech, 'displacement', TERRAIN);
  moveInto(game, mech, spotAt(game, beside), { direction: mech.facing, how: 'forced', reason: 'domino' });
}

/**
 * Makes the roll for a damaged gyro at the end of a run, even of one that ends in a swamp, and that for a dead hip,
 * unless it was made in every hex.
 */
function rollAfterRun(game: Game, mech: MechState, plan: MovePlan): void {
  if (plan.mode !== 'run') return;
  const shakyGyro = isGyroShaky(game, mech);
  if (!shakyGyro && (game.rules.psrHipPerHex || !hasDeadHip(game, mech))) return;
  const cause = rollFooting(game, mech, { reason: shakyGyro ? 'ranWithGyro' : 'movedWithHip', modifier: 0 });
  if (cause !== undefined) resolveFall(game, mech, cause, onTheSpot(mech));
}
