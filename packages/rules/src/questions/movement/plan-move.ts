import type { HexId } from '@hexfall/hex';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { type MoveCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechId, MechState, MoveMode } from '../../vocabulary/state/mech-state.ts';
import { MOVE_STEPS, type MoveStep } from '../../vocabulary/state/path.ts';
import { occupantAt, overlaps } from '../board/spot.ts';
import { STEP_DECK_OVER_WATER, STEP_WATER } from '../board/step-cost.ts';
import { placeOf, type StepTable, stepTable } from '../board/step-table.ts';
import { isGyroDestroyed, isImmobile } from '../unit/condition.ts';
import { MASC_BIT, SUPERCHARGER_BIT, usableBoosters } from './boosters.ts';
import { fastestMode, isDumping, runMp, walkMp, walkOnLegs } from './movement-points.ts';
import { type Course, type PlannedStep, takeStep } from './plan-step.ts';
import { canStand } from './standing-up.ts';
import { swimMp, swimRefusal } from './swimming.ts';
import { withdrawalRefusal } from './withdrawal.ts';

/** A move on foot that can be made. */
export interface MovePlan {
  readonly table: StepTable;
  /** The unit at the start of the move. */
  readonly start: PlannedStep;
  readonly steps: readonly PlannedStep[];
  /**
   * The mode of the move if nothing goes wrong: `walk` unless it costs more than the walking MP or, under some rules, was ordered as a run.
   */
  readonly mode: MoveMode;
  /** MASC and supercharger, one bit each. */
  readonly boosters: number;
  readonly reckless: boolean;
}

/** The MP that a move may cost. */
interface Allowance {
  readonly walk: number;
  /** The most MP in this mode and with these boosters. */
  readonly max: number;
}

/**
 * Follows the steps of a command. Returns where they lead, or why the first step that cannot be taken is refused. `contact` is a unit that
 * is being charged: it does not bar the way.
 */
export function planMove(game: Game, command: MoveCommand, contact?: MechId): Result<MovePlan, Refusal> {
  const mech = mechOf(game, command.unit);
  const wrong = shapeRefusal(command) ?? startRefusal(game, mech, command);
  if (wrong !== undefined) return fail(wrong);
  const boosters = boostersOf(command);
  const swims = command.swim === true;
  const allowance = swims
    ? allowanceOfSwimmer(mech, specOf(game, mech))
    : findAllowance(game, mech, command.mode, boosters);
  const course = {
    game,
    mech,
    table: stepTable(boardOf(game)),
    climb: command.climb,
    reckless: command.reckless ?? false,
    swims,
    contact,
  };
  const start = startOf(course.table, mech);
  const steps = planSteps(course, start, command, allowance);
  if (!steps.ok) return steps;
  const bad = endRefusal(course, start, steps.value.at(-1) ?? start);
  if (bad !== undefined) return fail(bad);
  const mode = modeOf(mech, steps.value, isDeclaredRun(game, command) ? 0 : allowance.walk);
  return succeed({ table: course.table, start, steps: steps.value, mode, boosters, reckless: course.reckless });
}

/** The steps of a question about a possible move, whose mode is not chosen yet. */
type Way = Pick<MoveCommand, 'unit' | 'steps' | 'climb'>;

/** Returns the mode in which a unit should take these steps: no faster than it must, since a run has its price. */
export function slowestMode(game: Game, way: Way, contact?: MechId): 'walk' | 'run' {
  const command: MoveCommand = { type: 'move', mode: 'walk', ...way };
  return planMove(game, command, contact).ok ? 'walk' : fastestMode(mechOf(game, way.unit));
}

/** Refuses a malformed command. Commands come from outside, so every field that is read later must be checked. */
function shapeRefusal(command: MoveCommand): Refusal | undefined {
  if (command.mode !== 'walk' && command.mode !== 'run') return refusal('malformed', 'mode', 'must be walk or run');
  const steps: unknown = command.steps;
  if (!Array.isArray(steps)) return refusal('malformed', 'steps', 'must be a list');
  const unknown = steps.findIndex(step => !isMoveStep(step));
  return unknown < 0 ? undefined : refusal('malformed', `steps[${unknown}]`, 'is not a step');
}

function isMoveStep(step: unknown): step is MoveStep {
  return MOVE_STEPS.includes(step as MoveStep);
}

/** Returns why a unit cannot begin this move. */
function startRefusal(game: Game, mech: MechState, command: MoveCommand): Refusal | undefined {
  if (isImmobile(mech)) return refusal('unitIncapable', 'unit', 'is shut down and must start up first');
  if (mech.stuck) return refusal('unitStuck', 'unit', 'is bogged down and must break free first');
  if (mech.prone && command.mode === 'run' && !(game.rules.standMoveAfter && command.steps.includes('stand'))) {
    return refusal('unitProne', 'mode', 'cannot be run before the unit has stood up');
  }
  if (isDumping(mech) && command.mode === 'run') {
    return refusal('unitIncapable', 'mode', 'cannot be run while the unit dumps ammunition');
  }
  const boosters = boostersOf(command);
  if (command.swim === true) return swimRefusal(mech, specOf(game, mech), command.mode, boosters);
  if (boosters === 0) return undefined;
  if (command.mode !== 'run') return refusal('boosterUnusable', 'mode', 'must be run to use MASC or a supercharger');
  return (boosters & ~usableBoosters(game, mech)) === 0
    ? undefined
    : refusal('boosterUnusable', 'unit', 'has no such booster in working order, or has used it this turn');
}

function boostersOf(command: MoveCommand): number {
  return (command.masc === true ? MASC_BIT : 0) | (command.supercharger === true ? SUPERCHARGER_BIT : 0);
}

/** Returns the MP for a move in this mode. */
function findAllowance(game: Game, mech: MechState, mode: 'walk' | 'run', boosters: number): Allowance {
  if (mech.prone && isGyroDestroyed(mech, specOf(game, mech))) return allowanceOfLame(game, mech);
  const walk = walkMp(game, mech);
  return { walk, max: mode === 'run' ? Math.max(walk, runMp(game, mech, boosters)) : walk };
}

function allowanceOfSwimmer(mech: MechState, spec: MechSpec): Allowance {
  const mp = swimMp(mech, spec);
  return { walk: mp, max: mp };
}

/**
 * Returns the MP of a prone unit without a gyro, which cannot get up. It crawls if that is allowed; otherwise it may turn by one hexside.
 */
function allowanceOfLame(game: Game, mech: MechState): Allowance {
  const walk = game.rules.crawl ? walkOnLegs(mech, specOf(game, mech)) : 0;
  return { walk, max: Math.max(1, walk) };
}

function startOf(table: StepTable, mech: MechState): PlannedStep {
  return {
    kind: 'start',
    place: placeOf(table, mech),
    facing: mech.facing,
    mpUsed: mech.mpUsed,
    hexesMoved: mech.hexesMoved,
    flags: 0,
    prone: mech.prone,
    justStood: false,
    heading: mech.facing,
    backing: undefined,
  };
}

/** Plans step after step, until one cannot be taken or costs more than is allowed. */
function planSteps(
  course: Course,
  start: PlannedStep,
  command: MoveCommand,
  allowance: Allowance,
): Result<PlannedStep[], Refusal> {
  const steps: PlannedStep[] = [];
  let boundToWalk = false;
  let at = start;
  for (let i = 0; i < command.steps.length; i++) {
    const kind = command.steps[i]!;
    const next = at.kind === 'leave' ? undefined : takeStep(course, at, kind);
    if (next === undefined) return fail(stepRefusal(at, kind, i));
    const wrong = entryRefusal(course, at, next, i);
    if (wrong !== undefined) return fail(wrong);
    boundToWalk ||= kind === 'backward' || (next.flags & STEP_WATER) !== 0;
    const staysProne = at.prone && next.prone;
    const held = boundToWalk || staysProne || (next.flags & STEP_DECK_OVER_WATER) !== 0;
    const max = held ? Math.min(allowance.walk, allowance.max) : allowance.max;
    const free = isMinimumMove(course, command, i, allowance) || isFlail(allowance, next);
    if (next.mpUsed > max && !free) return fail(costRefusal(i, next.mpUsed, max));
    steps.push(next);
    at = next;
  }
  return succeed(steps);
}

/** Returns why a step of this kind cannot be taken at all. */
function stepRefusal(at: PlannedStep, kind: MoveStep, i: number): Refusal {
  const path = `steps[${i}]`;
  if (at.kind === 'leave') return refusal('illegalStep', path, 'comes after the unit has left the board');
  if (kind === 'stand') return refusal('illegalStep', path, '(stand) is for prone units');
  if (kind === 'leave' && !at.prone) {
    return refusal('illegalStep', path, '(leave) does not lead over an edge where this unit may leave the board');
  }
  if (at.prone) return refusal('unitProne', path, `(${kind}) cannot be taken by a prone unit there`);
  return refusal('illegalStep', path, `(${kind}) leads where no BattleMech can go`);
}

/** Returns why a step that leads to a valid place is refused all the same. */
function entryRefusal(course: Course, at: PlannedStep, next: PlannedStep, i: number): Refusal | undefined {
  const path = `steps[${i}]`;
  if (next.kind === 'stand' && !canStand(course.game, course.mech)) {
    return refusal('cannotStand', path, '(stand) is beyond this unit: no gyro, no MP, or no limbs to get up on');
  }
  if (at.justStood && !course.game.rules.standMoveAfter) {
    return refusal('tooFar', path, 'comes after standing up, which takes the whole move');
  }
  return isHeldByEnemy(course, at, next) ? refusal('hexTaken', path, 'enters a hex held by an enemy') : undefined;
}

function isHeldByEnemy({ game, mech, table, contact }: Course, at: PlannedStep, next: PlannedStep): boolean {
  if (next.place === at.place) return false;
  const hex = table.places.hex[next.place]!;
  const elevation = table.places.elevation[next.place]!;
  return game.state.mechs.some(
    other => other.side !== mech.side && other.id !== contact && overlaps(other, hex, elevation),
  );
}

/** Whether a step is the minimum move: the first step of a run, straight ahead, which is allowed whatever it costs. */
function isMinimumMove(course: Course, command: MoveCommand, i: number, { walk }: Allowance): boolean {
  const { prone, mpUsed } = course.mech;
  return i === 0 && command.mode === 'run' && command.steps[0] === 'forward' && walk > 0 && !prone && mpUsed === 0;
}

/** Whether a step is the turn on the spot that is left to a prone unit that cannot walk. */
function isFlail(allowance: Allowance, next: PlannedStep): boolean {
  const turns = next.kind === 'left' || next.kind === 'right';
  return turns && next.prone && allowance.walk === 0 && next.mpUsed <= allowance.max;
}

function costRefusal(i: number, mpUsed: number, max: number): Refusal {
  return refusal('tooFar', `steps[${i}]`, `brings the move to ${mpUsed} MP, but only ${max} are allowed`);
}

/** Returns why a move may not end where it does, if it ends on the board. */
function endRefusal(course: Course, start: PlannedStep, end: PlannedStep): Refusal | undefined {
  if (end.kind === 'leave' || end.place === start.place) return undefined;
  const { game, mech, table, contact } = course;
  const met = occupantAt(game, mech, table, end.place);
  if (met !== undefined && met.id !== contact) {
    return refusal('hexTaken', 'steps', 'end in a hex where another BattleMech stands');
  }
  return withdrawalRefusal(game, mech, table.places.hex[end.place]!, 'steps');
}

/** Steps that take a prone unit away from where it lies. */
const CRAWLING_STEPS: ReadonlySet<PlannedStep['kind']> = new Set(['forward', 'backward', 'leave'] as const);

/** Returns the mode of a move that may cost up to `maxWalk` MP before it counts as a run. */
function modeOf(mech: MechState, steps: readonly PlannedStep[], maxWalk: number): MoveMode {
  const mpUsed = steps.at(-1)?.mpUsed ?? mech.mpUsed;
  if (mpUsed === 0) return 'stationary';
  if (steps.some(step => step.prone && CRAWLING_STEPS.has(step.kind))) return 'crawl';
  const stayedProne = mech.prone && steps.every(step => step.prone);
  return mpUsed > maxWalk && !stayedProne ? 'run' : 'walk';
}

/** Whether a move is a run because it was ordered as one, however short it is. */
function isDeclaredRun(game: Game, command: MoveCommand): boolean {
  return game.rules.declaredRun && command.mode === 'run';
}

/** The end of a move on foot, with a cheapest way there. */
export interface MoveEnd {
  readonly hex: HexId;
  readonly facing: number;
  readonly steps: readonly MoveStep[];
  readonly run: boolean;
}
