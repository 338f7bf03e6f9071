import { createBots, playBots } from '@hexfall/bots';
import { type LineWriter, ReplayRecorder } from '@hexfall/protocol';
import { createGame, type EventSink, type Game, type GameSetup, hashState, startGame } from '@hexfall/rules';
import { GameTally } from '../tally/game-tally.ts';
import type { UnitTally } from '../tally/unit-tally.ts';
import { type GamePlan, planGame, setupOf } from './game-plan.ts';
import type { GameRecord, SimOutcome, UnitRecord } from './game-record.ts';
import type { Batch } from './match-up.ts';

/** Plays one game of a batch to its end. */
export function playGame(batch: Batch, number: number): GameRecord {
  const plan = planGame(batch, number);
  const setup = setupOf(batch, plan);
  const tally = new GameTally(setup);
  const game = begin(setup, tally);
  playBots(game, botsOf(batch, plan));
  return recordOf(game, plan, tally);
}

/** Plays it again and writes its replay, line by line. */
export function replayGame(batch: Batch, number: number, write: LineWriter): void {
  const plan = planGame(batch, number);
  const setup = setupOf(batch, plan);
  const recorder = new ReplayRecorder(setup, write);
  const game = begin(setup, recorder);
  playBots(game, botsOf(batch, plan), (played, command) => recorder.act(played, command));
}

function begin(setup: GameSetup, sink: EventSink): Game {
  const game = createGame(setup, sink);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  startGame(game.value);
  return game.value;
}

/** A bot goes with its force, whichever side that is. */
function botsOf({ bots }: Batch, { seed, swapped }: GamePlan): ReturnType<typeof createBots> {
  return createBots(swapped ? bots.toReversed() : bots, seed);
}

function recordOf({ state }: Game, plan: GamePlan, tally: GameTally): GameRecord {
  const order = unitOrder(
    state.mechs.map(mech => mech.side),
    plan.swapped,
  );
  const places = order.map((_, id) => order.indexOf(id));
  const { outcome, turn, mechs } = state;
  const units = order.map(id => unitRecord(tally.units[id]!, mechs[id]!.status, places));
  return { ...plan, outcome: outcomeOf(outcome, plan.swapped), turns: turn, hash: hashState(state), units };
}

/** Ids of A's units, then of B's. */
function unitOrder(sides: readonly number[], swapped: boolean): number[] {
  const ids = [...sides.keys()];
  const [first, second] = [0, 1].map(side => ids.filter(id => sides[id] === side));
  return swapped ? [...second!, ...first!] : [...first!, ...second!];
}

function outcomeOf(outcome: Game['state']['outcome'], swapped: boolean): SimOutcome {
  if (outcome.kind !== 'win') return 'draw';
  return (outcome.side === 0) === swapped ? 'B' : 'A';
}

function unitRecord(tally: UnitTally, status: UnitRecord['status'], places: readonly number[]): UnitRecord {
  const { end, dealt, taken, heat, shutdowns, falls, rolls, wounds, attacks, mishaps } = tally;
  const { criticals, dealtByTurn, heatByTurn } = tally;
  return {
    status,
    ...(end === undefined ? {} : { end: { ...end, by: places[end.by] ?? -1 } }),
    dealt,
    taken,
    heat,
    shutdowns,
    falls,
    rolls,
    wounds,
    criticals,
    dealtByTurn,
    heatByTurn,
    attacks,
    mishaps,
  };
}
