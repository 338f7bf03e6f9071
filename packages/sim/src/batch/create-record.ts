import type { Forfeit } from '@hexfall/bots';
import { type Game, hashState } from '@hexfall/rules';
import type { GameTally } from '../tally/game-tally.ts';
import type { UnitTally } from '../tally/unit-tally.ts';
import type { GamePlan } from './game-plan.ts';
import type { GameRecord, SimOutcome, UnitRecord } from './game-record.ts';

/** Creates the record of a game that was played to its end or forfeited. */
export function createRecord({ state }: Game, plan: GamePlan, tally: GameTally, forfeit?: Forfeit): GameRecord {
  const order = unitOrder(
    state.mechs.map(mech => mech.side),
    plan.swapped,
  );
  const indexById = order.map((_, id) => order.indexOf(id));
  const { turn, mechs } = state;
  return {
    ...plan,
    ...resultOf(state.outcome, plan.swapped, forfeit),
    turns: turn,
    hash: hashState(state),
    units: order.map(id => unitRecord(tally.units[id]!, mechs[id]!.status, indexById)),
  };
}

/** Ids of A's units, then of B's. */
function unitOrder(sides: readonly number[], swapped: boolean): number[] {
  const ids = [...sides.keys()];
  const [first, second] = [0, 1].map(side => ids.filter(id => sides[id] === side));
  return swapped ? [...second!, ...first!] : [...first!, ...second!];
}

/** A side that forfeits has lost, whatever the state of the game. */
function resultOf(
  outcome: Game['state']['outcome'],
  swapped: boolean,
  forfeit: Forfeit | undefined,
): Pick<GameRecord, 'outcome' | 'forfeit'> {
  const forceOf = (side: number): 'A' | 'B' => ((side === 0) === swapped ? 'B' : 'A');
  if (forfeit !== undefined) {
    const by = forceOf(forfeit.side);
    return { outcome: by === 'A' ? 'B' : 'A', forfeit: { by, reason: forfeit.reason } };
  }
  const result: SimOutcome = outcome.kind === 'win' ? forceOf(outcome.side) : 'draw';
  return { outcome: result };
}

function unitRecord(tally: UnitTally, status: UnitRecord['status'], indexById: readonly number[]): UnitRecord {
  const { end, dealt, taken, heat, shutdowns, falls, rolls, wounds, attacks, mishaps } = tally;
  const { criticals, dealtByTurn, heatByTurn } = tally;
  return {
    status,
    ...(end === undefined ? {} : { end: { ...end, by: indexById[end.by] ?? -1 } }),
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
