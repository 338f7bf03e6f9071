import { NO_PLACE } from '../../questions/board/places.ts';
import { occupantOf, placeNow, spotAt } from '../../questions/board/spot.ts';
import { hasDeadHip, isGyroShaky } from '../../questions/movement/leg-damage.ts';
import { movementHeat } from '../../questions/movement/movement-heat.ts';
import { runMp, walkMp } from '../../questions/movement/movement-points.ts';
import type { MovePlan } from '../../questions/movement/plan-move.ts';
import type { PlannedStep } from '../../questions/movement/plan-step.ts';
import { canStand, standCost } from '../../questions/movement/standing-up.ts';
import { canAct } from '../../questions/unit/condition.ts';
import { TERRAIN } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId, MechState, MoveMode } from '../../vocabulary/state/mech-state.ts';
import { destroyUnit } from '../damage/destruction.ts';
import { floodBareLocations } from '../damage/hull-breach.ts';
import { driveOut, moveInto } from '../displacement/displace.ts';
import { emptyPlaceBeside } from '../displacement/fall-upon.ts';
import { resolveFall } from '../piloting/fall.ts';
import { onTheSpot, rollFooting } from '../piloting/psr.ts';
import { holdsTogether } from './boosters.ts';
import { keepFooting, survivesEntry } from './enter-hex.ts';
import { isRiskyExit, isRiskyTurn, skids } from './skid.ts';
import { resolveStand } from './stand-up.ts';

/**
 * Carries out a legal move, step by step, until it is done or something ends it. A unit whose booster failed, or that
 * fell in trying to stand and may try again, has not finished: its move goes on with another order.
 */
export function resolveMove(game: Game, unit: MechId, plan: MovePlan): void {
  const mech = mechOf(game, unit);
  if (plan.boosters !== 0 && !holdsTogether(game, mech, plan.boosters)) {
    if (!canAct(mech)) endMove(game, unit, 'stationary');
    return;
  }
  let at = plan.start;
  for (const step of plan.steps) {
    const outcome = resolveStep(game, mech, plan, at, step);
    if (outcome === 'tryAgain') return;
    if (outcome === 'skidded') return endMove(game, unit, 'skid');
    if (outcome === 'stopped') {
      stopAmidst(game, mech);
      break;
    }
    at = step;
  }
  if (at.kind === 'leave') return leaveBoard(game, mech, plan.mode, at.mpUsed);
  rollAfterRun(game, mech, plan);
  endMove(game, unit, plan.mode);
}

/** Whatever a run does to a bad gyro, nobody here sees it any more. */
function leaveBoard(game: Game, mech: MechState, mode: MoveMode, mpUsed: number): void {
  endMove(game, mech.id, mode);
  emit(game, { type: 'Withdrew', unit: mech.id, mpUsed });
}

/** Whether a unit has had an order this phase and still waits for another: a failed booster, a failed attempt to stand. */
export function isMidMove(game: Game, unit: MechId): boolean {
  const mech = mechOf(game, unit);
  return game.state.phase === 'movement' && mech.movement === 'undecided' && canAct(mech);
}

/** A unit stays where it is; one that has spent MP on getting up has moved all the same. */
export function resolveStay(game: Game, unit: MechId): void {
  const mech = mechOf(game, unit);
  if (mech.mpUsed === 0) return endMove(game, unit, 'stationary');
  endMove(game, unit, mech.mpUsed > walkMp(game, mech) ? 'run' : 'walk');
}

type StepOutcome = 'goesOn' | 'stopped' | 'skidded' | 'tryAgain';

function resolveStep(game: Game, mech: MechState, plan: MovePlan, at: PlannedStep, step: PlannedStep): StepOutcome {
  switch (step.kind) {
    case 'stand':
      return tryToStand(game, mech, step);
    case 'goProne':
      emit(game, { type: 'WentProne', unit: mech.id, mpUsed: step.mpUsed });
      floodBareLocations(game, mech);
      return canAct(mech) ? 'goesOn' : 'stopped';
    case 'leave':
      return isRiskyExit(game, at, plan.mode === 'run') && skids(game, mech, at) ? 'skidded' : 'goesOn';
    case 'forward':
    case 'backward':
      return enterHex(game, mech, plan, at, step);
    default:
      if (isRiskyTurn(game, at, plan.mode === 'run') && skids(game, mech, at)) return 'skidded';
      emitStep(game, mech, plan, step);
      return 'goesOn';
  }
}

function tryToStand(game: Game, mech: MechState, step: PlannedStep): StepOutcome {
  resolveStand(game, mech, step.mpUsed);
  if (!mech.prone) return 'goesOn';
  return canTryAgain(game, mech) ? 'tryAgain' : 'stopped';
}

/** Another attempt: allowed by the rules, not beyond the unit, and paid for by what is left of a run. */
function canTryAgain(game: Game, mech: MechState): boolean {
  if (!game.rules.standMoveAfter || !canAct(mech) || !canStand(game, mech)) return false;
  return mech.mpUsed + standCost(game, mech) <= runMp(game, mech);
}

function enterHex(game: Game, mech: MechState, plan: MovePlan, at: PlannedStep, step: PlannedStep): StepOutcome {
  if (isRiskyExit(game, at, plan.mode === 'run') && skids(game, mech, at)) return 'skidded';
  emitStep(game, mech, plan, step);
  const entry = {
    table: plan.table,
    from: at.place,
    to: step.place,
    flags: step.flags,
    mode: plan.mode,
    backward: step.kind === 'backward',
    reckless: plan.reckless,
  };
  const free = survivesEntry(game, mech, entry);
  // A swamp that holds the unit does not spare it this roll.
  const limping = game.rules.psrHipPerHex && hasDeadHip(game, mech);
  const upright = !limping || keepFooting(game, mech, entry, { reason: 'movedWithHip', modifier: 0 });
  return free && upright ? 'goesOn' : 'stopped';
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

/**
 * A damaged gyro makes itself felt at the end of a run, also of one that ends in a swamp; so does a dead hip, unless it has
 * done so in every hex.
 */
function rollAfterRun(game: Game, mech: MechState, plan: MovePlan): void {
  if (plan.mode !== 'run') return;
  const gyro = isGyroShaky(game, mech);
  if (!gyro && (game.rules.psrHipPerHex || !hasDeadHip(game, mech))) return;
  const cause = rollFooting(game, mech, { reason: gyro ? 'ranWithGyro' : 'movedWithHip', modifier: 0 });
  if (cause !== undefined) resolveFall(game, mech, cause, onTheSpot(mech));
}

/**
 * A unit was stopped on its feet, perhaps where it only meant to pass somebody: that unit must make room. If it cannot,
 * the one that was stopped is forced on; with nowhere to go it is lost.
 */
export function stopAmidst(game: Game, mech: MechState): void {
  const other = occupantOf(game, mech, mech);
  if (other === undefined || mech.status !== 'active') return;
  driveOut(game, other, mech.facing, 'domino', 0);
  if (occupantOf(game, mech, mech) === undefined) return;
  const beside = emptyPlaceBeside(game, mech, placeNow(game, mech), mech.facing);
  if (beside === NO_PLACE) return destroyUnit(game, mech, 'displacement', TERRAIN);
  moveInto(game, mech, spotAt(game, beside), { direction: mech.facing, how: 'forced', reason: 'domino' });
}

/** The move is over: what it was, and the heat it made. */
export function endMove(game: Game, unit: MechId, mode: MoveMode): void {
  const mech = mechOf(game, unit);
  const heat = mech.shutdown ? 0 : movementHeat(specOf(game, mech), mode, mech.mpUsed);
  emit(game, { type: 'Moved', unit, mode, heatBuildUp: mech.heatBuildUp + heat });
}
