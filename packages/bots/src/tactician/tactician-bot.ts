import type { RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { createPhaseBot } from '../phase-bot.ts';
import { tacticianFire } from './fire.ts';
import { tacticianMove } from './move.ts';
import { pickUnit } from './pick-unit.ts';
import { tacticianStrike } from './strike.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Creates a bot that weighs the damage it can deal against the damage it must expect, at every place it can reach. */
export function createTacticianBot(rngState: RngState, weights: Weights = WEIGHTS): Bot {
  return createPhaseBot('tactician', {
    movement: (game, mech) => tacticianMove(game, mech, rngState, weights),
    weapons: (game, mech) => tacticianFire(game, mech, weights),
    physical: tacticianStrike,
    pick: pickUnit,
  });
}
