import { type Command, type Game, type RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { createTacticianBot } from '../tactician/tactician-bot.ts';
import { Allowance, type Budget } from './budget.ts';
import { moveCandidates } from './candidates.ts';
import { searchMoves } from './search.ts';

/** Takes less than 50 ms for most moves in games of four against four. */
const DEFAULT_BUDGET: Budget = { nodes: 300 };

/**
 * Creates a bot that simulates the moves that the tactician ranks highest, of every unit that could go next, and gives the one that
 * turns out best. Weapon and physical attacks are the tactician's own: simulating those too did not win more games.
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
