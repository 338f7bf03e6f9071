import type { DiceWords } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { createPhaseBot } from '../phase-bot.ts';
import { tacticianFire } from './fire.ts';
import { tacticianMove } from './move.ts';
import { tacticianStrike } from './strike.ts';

/** Weighs the damage it can do against the damage it must expect, from every place it can reach. */
export function createTacticianBot(words: DiceWords): Bot {
  return createPhaseBot('tactician', {
    movement: (game, mech) => tacticianMove(game, mech, words),
    weapons: tacticianFire,
    physical: tacticianStrike,
  });
}
