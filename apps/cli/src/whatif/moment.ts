import type { MechId } from '@hexfall/rules';
import type { Course } from '@hexfall/sim';
import { UsageError } from '../exit.ts';
import { PHASE_WORDS, readPhase, readTurn } from '../odds/replay-case.ts';
import type { AskedPhase } from '../odds/replay-turn.ts';

/** A moment of a game that a user names. */
export interface AskedMoment {
  readonly turn: number;
  /** The phase; `undefined` for the start of the turn. */
  readonly phase: AskedPhase | undefined;
  /** How many events had happened before the moment. */
  readonly events: number;
}

/** What the user says about the moment. */
interface MomentOptions {
  readonly turn: string | undefined;
  readonly phase: string | undefined;
  /** The unit whose turn it is to act. */
  readonly unit: MechId | undefined;
  /** The phase that an order belongs to. */
  readonly orderPhase: AskedPhase | undefined;
}

/** Finds the moment: the start of a turn or of a phase, or the time when a unit was given its order in it. */
export function findMoment(path: string, course: Course, options: MomentOptions): AskedMoment {
  const turn = readTurn(options.turn);
  const phase = options.orderPhase ?? readPhase(options.phase);
  const began = course.events.findIndex(event => event.type === 'TurnBegan' && event.turn === turn);
  if (began < 0) throw new UsageError(`${path}: the replay has no turn ${turn}.`);
  const { unit } = options;
  if (phase === undefined && unit === undefined) return { turn, phase, events: began + 1 };
  const decisions = course.parts.filter(
    part => part.order !== undefined && part.turn === turn && (phase === undefined || part.phase === phase),
  );
  const found = unit === undefined ? decisions[0] : decisions.find(({ order }) => order?.unit === unit);
  if (found !== undefined) return { turn, phase: found.phase as AskedPhase, events: found.events };
  const last = lastDecision(course, turn, phase, unit);
  if (last !== undefined) return last;
  const where = phase === undefined ? `turn ${turn}` : `the ${PHASE_WORDS[phase]} phase of turn ${turn}`;
  throw new UsageError(`${path}: ${unit === undefined ? 'nobody' : 'the unit'} was given an order in ${where}.`);
}

/** A replay may end where the next order is due. */
function lastDecision(
  course: Course,
  turn: number,
  phase: AskedPhase | undefined,
  unit: MechId | undefined,
): AskedMoment | undefined {
  if (!course.isUnderWay) return undefined;
  const events = course.events.length;
  const { state } = course.gameAt(events);
  const isAsked = state.turn === turn && (phase === undefined || state.phase === phase);
  const mayAct = unit === undefined || state.mechs[unit]?.acted === false;
  return isAsked && mayAct ? { turn, phase: state.phase as AskedPhase, events } : undefined;
}
