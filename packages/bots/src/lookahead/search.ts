import { act, type Command, type Game, nextInt32, type RngState, sideToAct } from '@hexfall/rules';
import type { RankedMove } from '../tactician/move-search.ts';
import { createTacticianBot } from '../tactician/tactician-bot.ts';
import { viewOf } from '../view.ts';
import type { Allowance } from './budget.ts';
import { Forecast } from './forecast.ts';

/** Share of the budget for a first look at as many moves as possible. */
const FIRST_LOOK = 0.5;
/** Weight of the tactician's own score of a move, compared with the result of its simulations. */
const STATIC_WEIGHT = 0.02;
/** Number of rounds that look only at the rest of this turn. Later rounds, with few moves left, also look at the next turn. */
const SHORT_ROUNDS = 2;

/** A move with the results of its simulations. */
export interface TriedMove {
  readonly command: Command;
  /** The tactician's own score of the move, in points of damage. */
  readonly score: number;
  /** Sum of the results of the move's simulations, and their number. */
  sum: number;
  tries: number;
}

/**
 * Simulates moves within a budget by successive halving: all moves in the first round, then the better half of them and so on. Every round
 * has the same share of the budget, so the fewer moves are left, the more often each of them is simulated: each time with new dice, but with
 * the same dice for all moves. Returns the moves that were tried, best first, or only the first given move if there was no time to try any.
 */
export function searchMoves(
  game: Game,
  moves: readonly RankedMove[],
  rngState: RngState,
  allowance: Allowance,
): TriedMove[] {
  const all = moves.map(({ command, score }): TriedMove => ({ command, score, sum: 0, tries: 0 }));
  if (all.length === 1) return all;
  const search: Search = { game, rngState, allowance };
  const rounds = Math.ceil(Math.log2(all.length));
  let left: readonly TriedMove[] = all;
  for (let round = 0; round < rounds && allowance.isLeft; round++) {
    const turns = round < SHORT_ROUNDS ? 1 : 2;
    if (round === 0) left = tryAll(search, all, turns, FIRST_LOOK);
    else tryAll(search, left, turns);
    while (left.length > 1 && allowance.share < (round + 1) / rounds) tryAll(search, left, turns);
    left = sorted(left).slice(0, Math.ceil(left.length / 2));
  }
  const tried = sorted(all.filter(({ tries }) => tries > 0));
  return tried.length > 0 ? tried : all.slice(0, 1);
}

interface Search {
  readonly game: Game;
  readonly rngState: RngState;
  readonly allowance: Allowance;
}

/** Tries moves in order until a share of the budget is spent. Returns those that were tried. */
function tryAll(search: Search, moves: readonly TriedMove[], turns: number, share = 1): TriedMove[] {
  const seed = Int32Array.from(search.rngState, () => nextInt32(search.rngState));
  const tried: TriedMove[] = [];
  for (const move of moves) {
    const value = search.allowance.share < share ? simulate(search, move.command, seed, turns) : undefined;
    if (value === undefined) break;
    move.sum += value;
    move.tries++;
    tried.push(move);
  }
  return tried;
}

/**
 * Gives an order in a copy of the game and lets tacticians play both sides to the end of the turn, or of the next. Returns the gain per
 * turn of the side that gave the order, or `undefined` if the budget ran out meanwhile.
 */
function simulate({ game, allowance }: Search, command: Command, seed: RngState, turns: number): number | undefined {
  const forecast = new Forecast(game);
  const rngState = seed.slice();
  const copy = viewOf(game, rngState, forecast);
  forecast.copy = copy;
  const tactician = createTacticianBot(rngState);
  const end = copy.state.turn + turns;
  // The first order counts as well: otherwise a simulation that ends with it would cost nothing, and the search would never end.
  for (let order = command; ; order = tactician.choose(copy)) {
    allowance.spend();
    if (!allowance.isLeft) return undefined;
    if (!act(copy, order).ok) throw new Error(`the simulated order ${order.type} was refused`);
    if (copy.state.turn >= end || copy.state.phase === 'over') break;
  }
  return forecast.balance(copy, sideToAct(game)!) / turns;
}

function sorted(moves: readonly TriedMove[]): TriedMove[] {
  return moves.toSorted((a, b) => valueOf(b) - valueOf(a));
}

function valueOf({ sum, tries, score }: TriedMove): number {
  return sum / tries + STATIC_WEIGHT * score;
}
