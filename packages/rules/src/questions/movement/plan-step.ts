import type { Game } from '../../vocabulary/game/game.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import type { MoveStep } from '../../vocabulary/state/path.ts';
import { STEP_ICE, STEP_PAVED, STEP_SWUM, STEP_WATER } from '../board/step-cost.ts';
import { backwardStep, forwardStep, type Step, type StepTable } from '../board/step-table.ts';
import { standCost } from './standing-up.ts';
import { leadsHome } from './withdrawal.ts';

/** One step of a legal move: where it leads, and what the move has cost so far. */
export interface PlannedStep {
  readonly kind: MoveStep | 'start';
  readonly place: number;
  readonly facing: number;
  readonly mpUsed: number;
  readonly hexesMoved: number;
  /** STEP_ bits of the step; 0 for a step that does not enter a hex. */
  readonly flags: number;
  readonly prone: boolean;
  /** Whether the unit has only turned since it stood up: such turns are free, and cannot start a skid. */
  readonly justStood: boolean;
  /** Direction in which the last hex was entered; before that, the facing at the start. */
  readonly heading: number;
  /** Whether the last hex was entered backward; `undefined` at the start. */
  readonly backing: boolean | undefined;
}

/** The facts that stay the same over the steps of one move. */
export interface Course {
  readonly game: Game;
  readonly mech: MechState;
  readonly table: StepTable;
  readonly climb: boolean;
  readonly reckless: boolean;
  /** Whether the unit swims. */
  readonly swims: boolean;
  /** The unit that is being charged, which does not bar the way. */
  readonly contact?: MechId | undefined;
}

/**
 * Returns the state after one more step, or `undefined` if the step cannot be taken. The MP are added up, but not
 * checked.
 */
export function takeStep(course: Course, at: PlannedStep, kind: MoveStep): PlannedStep | undefined {
  switch (kind) {
    case 'left':
    case 'right':
      return turn(at, kind);
    case 'stand':
      if (!at.prone) return undefined;
      return { ...changePosture(at, kind, standCost(course.game, course.mech)), prone: false, justStood: true };
    case 'goProne':
      return at.prone ? undefined : { ...changePosture(at, kind, 1), prone: true };
    case 'leave':
      return plannedDeparture(course, at);
    default:
      return plannedEntry(course, at, kind);
  }
}

/** Every field is written out: most steps of most moves are turns, and a spread would cost as much as all the rest. */
function turn(at: PlannedStep, kind: 'left' | 'right'): PlannedStep {
  return {
    kind,
    place: at.place,
    facing: (at.facing + (kind === 'right' ? 1 : 5)) % 6,
    mpUsed: at.mpUsed + (at.justStood ? 0 : 1),
    hexesMoved: at.hexesMoved,
    flags: 0,
    prone: at.prone,
    justStood: at.justStood,
    heading: at.heading,
    backing: at.backing,
  };
}

function changePosture(at: PlannedStep, kind: MoveStep, costMp: number): PlannedStep {
  return { ...at, kind, mpUsed: at.mpUsed + costMp, flags: 0, justStood: false };
}

/** MP for leaving the board: beyond the edge counts as clear ground at the level that the unit comes from. */
const CLEAR_GROUND = 1;

/**
 * Returns the step off the board, straight ahead over the home edge. It keeps the place of the last hex, since there is no
 * place beyond it.
 */
function plannedDeparture({ game, mech, table }: Course, at: PlannedStep): PlannedStep | undefined {
  if (at.prone && !game.rules.crawl) return undefined;
  if (!leadsHome(game, mech, table.places.hex[at.place]!, at.facing)) return undefined;
  return { ...at, kind: 'leave', mpUsed: at.mpUsed + CLEAR_GROUND, flags: 0, justStood: false };
}

function plannedEntry(course: Course, at: PlannedStep, kind: 'forward' | 'backward'): PlannedStep | undefined {
  const step = at.prone ? crawlStep(course, at, kind) : stepOf(course, at, kind);
  if (step === undefined) return undefined;
  const backing = kind === 'backward';
  const reversed = at.backing !== undefined && at.backing !== backing;
  return {
    kind,
    place: step.place,
    facing: at.facing,
    mpUsed: at.mpUsed + step.costMp - savedOnIce(course, step),
    // The count starts again when a move changes between forward and backward.
    hexesMoved: reversed ? 1 : at.hexesMoved + 1,
    flags: step.flags,
    prone: at.prone,
    justStood: false,
    heading: backing ? (at.facing + 3) % 6 : at.facing,
    backing,
  };
}

function stepOf(course: Course, at: PlannedStep, kind: 'forward' | 'backward'): Step | undefined {
  const step = findStep(course, at, kind);
  return step === undefined || !course.swims ? step : swimStep(course, at, step);
}

/** Returns a step as a swimmer takes it: 1 MP, and 1 for each level; `undefined` if it leads out of the water. */
function swimStep({ table }: Course, at: PlannedStep, step: Step): Step | undefined {
  if ((step.flags & STEP_WATER) === 0) return undefined;
  const { level } = table.places;
  const costMp = 1 + Math.abs(level[step.place]! - level[at.place]!);
  return { place: step.place, costMp, flags: (step.flags & ~STEP_WATER) | STEP_SWUM };
}

function findStep(course: Course, at: PlannedStep, kind: 'forward' | 'backward'): Step | undefined {
  const find = kind === 'forward' ? forwardStep : backwardStep;
  return find(course.table, at.place, at.facing, course.climb);
}

/** The most levels that a crawling unit changes in one step. */
const MAX_CRAWL_LEVELS = 1;

/** Returns a crawling step, which costs 1 MP for a hex whatever its terrain. */
function crawlStep(course: Course, at: PlannedStep, kind: 'forward' | 'backward'): Step | undefined {
  if (!course.game.rules.crawl) return undefined;
  const step = findStep(course, at, kind);
  if (step === undefined) return undefined;
  const { level } = course.table.places;
  return Math.abs(level[step.place]! - level[at.place]!) > MAX_CRAWL_LEVELS ? undefined : { ...step, costMp: 1 };
}

/** Returns the MP that a reckless move saves on a step onto ice, since it does not slow down there. */
function savedOnIce(course: Course, step: Step): number {
  const slowedByIce = (step.flags & STEP_ICE) !== 0 && (step.flags & STEP_PAVED) === 0;
  return course.reckless && slowedByIce && step.costMp > 1 ? 1 : 0;
}
