import { type Command, type Game, type RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { createTacticianBot } from '../tactician/tactician-bot.ts';
import { Allowance, type Budget } from './budget.ts';
import { moveCandidates } from './candidates.ts';
import { searchMoves } from './search.ts';

/** With this budget, most moves in games of four against four take less than 50 ms. */
const DEFAULT_BUDGET: Budget = { nodes: 300 };

/**
 * Creates a bot that simulates the moves that the tactician ranks highest, of every unit that could go next, and plays the one with the
 * best result. It leaves weapon and physical attacks to the tactician: simulating those too did not win more games.
 */
export function createLookaheadBot(rngState: RngState, budget: Budget = DEFAULT_BUDGET): Bot {
  const tactician = createTacticianBot(rngState);
  const bestMove = (game: Game): Command => {
    const allowance = new Allowance(budget);
    return searchMoves(game, moveCandidates(game, rngState), rngState, allowance)[0]!.command;
  };
  return {
    name: 'lookahead',
    choose: game => (game.state.phase === 'movement' ? bestMove(game) : tactician.choose(game)),
  };
}
