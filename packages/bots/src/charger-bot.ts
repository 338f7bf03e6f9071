import type { DiceWords } from '@hexfall/rules';
import type { Bot } from './bot.ts';
import { chargerFire } from './charger-fire.ts';
import { chargerMove } from './charger-move.ts';
import { chargerStrike } from './charger-strike.ts';
import { createPhaseBot } from './phase-bot.ts';

/** Closes in, faces the enemy, fires all that bears, kicks what stands next to it, and minds its heat. */
export function createChargerBot(words: DiceWords): Bot {
  return createPhaseBot('charger', {
    movement: (game, mech) => chargerMove(game, mech, words),
    weapons: chargerFire,
    physical: chargerStrike,
  });
}
