import { type MoveCommand, type MoveStep, type Refusal, refusal } from '../commands/command.ts';
import { boardOf, type Game, mechOf } from '../game.ts';
import { fail, type Result, succeed } from '../result.ts';
import type { MechState } from '../state/mech-state.ts';
import { runMp, walkMp } from './movement-points.ts';
import { occupantAt, overlaps } from './occupancy.ts';
import { backwardStep, forwardStep, type StepTable, stepTable } from './step-table.ts';
import { STEP_WATER } from './step-table-cost.ts';
import { placeAt } from './step-table-places.ts';

/** One step of a legal move: where it leads and what the move has cost by then. */
export interface PlannedStep {
  readonly place: number;
  readonly facing: number;
  readonly mpUsed: number;
  readonly hexesMoved: number;
  /** STEP_ bits of the step; 0 for a turn. */
  readonly flags: number;
}

export interface MovePlan {
  readonly table: StepTable;
  readonly steps: readonly PlannedStep[];
  /** `walk` unless it costs more than the walking MP. */
  readonly mode: 'walk' | 'run';
}

/** Follows the steps of a command and answers where they lead, or the first that cannot be taken. */
export function planMove(game: Game, command: MoveCommand): Result<MovePlan, Refusal> {
  const mech = mechOf(game, command.unit);
  const table = stepTable(boardOf(game));
  const walk = walkMp(game, mech);
  const limit = command.mode === 'run' ? Math.max(walk, runMp(game, mech)) : walk;
  const steps: PlannedStep[] = [];
  let at: PlannedStep = { place: placeOf(table, mech), facing: mech.facing, mpUsed: 0, hexesMoved: 0, flags: 0 };
  let boundToWalk = false;
  for (const [i, step] of command.steps.entries()) {
    const path = `steps[${i}]`;
    const next = takeStep(table, at, step, command, steps);
    if (next === undefined) return fail(refusal('illegalStep', path, `(${step}) leads where no BattleMech can go`));
    if (blockedByEnemy(game, mech, table, next, at))
      return fail(refusal('hexTaken', path, 'enters a hex held by an enemy'));
    boundToWalk ||= step === 'backward' || (next.flags & STEP_WATER) !== 0;
    const minimumMove = i === 0 && step === 'forward' && walk > 0;
    const most = boundToWalk ? walk : limit;
    if (next.mpUsed > most && !minimumMove) {
      return fail(refusal('tooFar', path, `brings the move to ${next.mpUsed} MP, but only ${most} are allowed`));
    }
    steps.push(next);
    at = next;
  }
  if (occupantAt(game, mech, table, at.place) !== undefined) {
    return fail(refusal('hexTaken', 'steps', 'end in a hex where another BattleMech stands'));
  }
  return succeed({ table, steps, mode: at.mpUsed > walk ? 'run' : 'walk' });
}

/** Where a unit stands. */
export function placeOf(table: StepTable, mech: MechState): number {
  return placeAt(table.places, mech.hex, mech.elevation);
}

function takeStep(
  table: StepTable,
  at: PlannedStep,
  step: MoveStep,
  command: MoveCommand,
  before: readonly PlannedStep[],
): PlannedStep | undefined {
  if (step === 'left' || step === 'right') {
    const facing = (at.facing + (step === 'right' ? 1 : 5)) % 6;
    return { ...at, facing, mpUsed: at.mpUsed + 1, flags: 0 };
  }
  const found =
    step === 'forward'
      ? forwardStep(table, at.place, at.facing, command.climb)
      : backwardStep(table, at.place, at.facing, command.climb);
  if (found === undefined) return undefined;
  const hexesMoved = reverses(command.steps, before.length, step) ? 1 : at.hexesMoved + 1;
  return { place: found.place, facing: at.facing, mpUsed: at.mpUsed + found.costMp, hexesMoved, flags: found.flags };
}

/** The count of hexes moved starts again when a move changes between forward and backward. */
function reverses(steps: readonly MoveStep[], index: number, step: MoveStep): boolean {
  const last = steps.slice(0, index).findLast(earlier => earlier === 'forward' || earlier === 'backward');
  return last !== undefined && last !== step;
}

function blockedByEnemy(game: Game, mech: MechState, table: StepTable, next: PlannedStep, at: PlannedStep): boolean {
  if (next.place === at.place) return false;
  const hex = table.places.hex[next.place]!;
  const elevation = table.places.elevation[next.place]!;
  return game.state.mechs.some(other => other.side !== mech.side && overlaps(other, hex, elevation));
}
