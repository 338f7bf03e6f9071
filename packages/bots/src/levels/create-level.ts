import type { RngState } from '@hexfall/rules';
import type { Bot, LevelName } from '../bot.ts';
import { createLookaheadBot } from '../lookahead/lookahead-bot.ts';
import { createTacticianBot } from '../tactician/tactician-bot.ts';
import { createFallibleBot } from './fallible-bot.ts';

/** Number of orders that the upper levels simulate for each decision. */
const EXPERT_NODES = 100;
const MASTER_NODES = 1000;

/** How the bot of each level is created. A level's strength depends on what its bot looks at and on how it errs, never on better dice. */
export const LEVELS: Readonly<Record<LevelName, (rngState: RngState) => Bot>> = {
  beginner: rngState =>
    createFallibleBot('beginner', rngState, { overlooks: 90, misjudges: 14, heat: 13, forgets: 50 }),
  casual: rngState => createFallibleBot('casual', rngState, { overlooks: 60, misjudges: 4, heat: 9, forgets: 20 }),
  tactician: rngState => createTacticianBot(rngState),
  expert: rngState => named('expert', createLookaheadBot(rngState, { nodes: EXPERT_NODES })),
  master: rngState => named('master', createLookaheadBot(rngState, { nodes: MASTER_NODES })),
};

function named(name: string, bot: Bot): Bot {
  return { name, choose: game => bot.choose(game) };
}
