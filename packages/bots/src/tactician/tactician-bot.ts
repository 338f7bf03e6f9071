import type { RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { createPhaseBot } from '../phase-bot.ts';
import { tacticianFire } from './fire.ts';
import { tacticianMove } from './move.ts';
import { tacticianStrike } from './strike.ts';

/** Creates a bot that weighs the damage it can deal against the damage it must expect, at every place it can reach. */
export function createTacticianBot(rngState: RngState): Bot {
  return createPhaseBot('tactician', {
    movement: (game, mech) => tacticianMove(game, mech, rngState),
    weapons: tacticianFire,
    physical: tacticianStrike,
  });
}
