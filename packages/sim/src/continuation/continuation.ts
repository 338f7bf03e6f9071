import { deriveSeed } from '@hexfall/protocol';
import { fail, formatState, type GameSetup, parseProfile, type Result, seedFromText, succeed } from '@hexfall/rules';
import { type Batch, type BatchForce, checkBatch, hasOutsideBots, type Position } from '../batch/match-up.ts';
import type { Opening } from '../batch/opening.ts';
import { type Change, type ChangedPosition, changePosition } from './changes.ts';
import type { Course } from './course.ts';

/** How a game is played on. */
export interface PlayOn {
  /** Bots of A and B, as `parseBot` reads them. They must be built in. */
  readonly bots: readonly [string, string];
  /** Any text. The same text gives the same games. */
  readonly seed: string;
  /** What is different from the game that was played; changes are made in this order. */
  readonly changes: readonly Change[];
}

/** A moment of a game, to be played on many times. */
export interface Continuation {
  /** How many events had happened: those asked for, or more if the moment had to be a decision. */
  readonly events: number;
  /** Its games are the continuations. Side 0 of the game is A. */
  readonly batch: Batch;
}

/**
 * Prepares to play on from a moment of a game. Game `i` depends on the moment, the changes, the bots, the seed and `i` alone; at the same
 * moment, game `i` has the same dice whatever the changes are. None of the dice is one of those that rolled the game itself. The error is
 * a sentence without its full stop.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { Course, continuationOf, playGame } from '@hexfall/sim';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * const course = replay.ok && Course.of(replay.value);
 * if (!course || !course.ok) throw new Error('no replay');
 * const playOn = { bots: ['charger', 'charger'], seed: '42', changes: [] } as const;
 * const continuation = continuationOf(course.value, 0, playOn);
 * continuation.ok && playGame(continuation.value.batch, 0).turns; // => 1
 * ```
 */
export function continuationOf(course: Course, events: number, playOn: PlayOn): Result<Continuation, string> {
  const { setup } = course.header;
  const refusal = whyNotPlayedOn(setup) ?? whyWrongBots(playOn.bots);
  if (refusal !== undefined) return fail(refusal);
  const begun = playOn.changes.length === 0 ? course.openingAt(events) : decisionOpening(course, events);
  if (begun === undefined) return fail('the game is over by then');
  const changed = changeAll({ setup: positionOf(setup), opening: begun.opening }, playOn.changes);
  if (!changed.ok) return changed;
  const seed = deriveSeed(seedFromText(playOn.seed), ['whatIf', begun.events]);
  const batch = checkBatch(batchOf(changed.value, playOn.bots, seed));
  if (!batch.ok) return fail(batch.errors[0]!.message);
  return succeed({ events: begun.events, batch: batch.value });
}

/**
 * Returns the opening at the next decision; `undefined` if there is none. Changes need one, since an order that is half carried out cannot
 * be changed.
 */
function decisionOpening(course: Course, events: number): { events: number; opening: Opening } | undefined {
  const decision = course.decisionAfter(events);
  if (decision === undefined) return undefined;
  const state = formatState(course.gameAt(decision).state);
  return { events: decision, opening: { kind: 'decision', state, orders: [] } };
}

function changeAll(start: ChangedPosition, changes: readonly Change[]): Result<ChangedPosition, string> {
  let position = start;
  for (const change of changes) {
    const changed = changePosition(position, change);
    if (!changed.ok) return changed;
    position = changed.value;
  }
  return succeed(position);
}

/** Says why a game cannot be played on at all; `undefined` if it can. */
function whyNotPlayedOn(setup: Pick<GameSetup, 'profile' | 'units'>): string | undefined {
  const profile = parseProfile(setup.profile);
  if (!profile.ok) return `its rules are unknown to this version (${profile.errors[0]!.message})`;
  const sides = new Set(setup.units.map(({ side }) => side));
  return sides.size === 2 && sides.has(0) && sides.has(1) ? undefined : 'only a game of two sides can be played on';
}

function whyWrongBots(bots: PlayOn['bots']): string | undefined {
  try {
    return hasOutsideBots({ bots }) ? 'a game is played on by built-in bots only' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function positionOf({ seed: _seed, ...position }: GameSetup): Position {
  return position;
}

const BOARD_TITLE = 'the board of the game';

function batchOf({ setup, opening }: ChangedPosition, bots: PlayOn['bots'], seed: string): Batch {
  return {
    seed,
    swapSides: false,
    bots,
    forces: [forceOf(setup, 0), forceOf(setup, 1)],
    // Sides are never exchanged in the midst of a game.
    fields: [{ title: BOARD_TITLE, straight: setup, exchanged: setup }],
    opening,
  };
}

function forceOf({ specs, units }: Position, side: number): BatchForce {
  const names = units.filter(unit => unit.side === side).map(({ spec }) => specs[spec]!.name);
  return { name: [...new Set(names)].join(', '), units: names };
}
