import type { RngState } from '@hexfall/rules';
import type { Bot } from './bot.ts';
import { chargerFire } from './charger-fire.ts';
import { chargerMove } from './charger-move.ts';
import { chargerStrike } from './charger-strike.ts';
import { createPhaseBot } from './phase-bot.ts';

/** Creates a bot that closes in, faces the enemy, fires all weapons that bear as far as its heat allows, and kicks. */
export function createChargerBot(rngState: RngState): Bot {
  return createPhaseBot('charger', {
    movement: (game, mech) => chargerMove(game, mech, rngState),
    weapons: (game, mech) => chargerFire(game, mech),
    physical: chargerStrike,
  });
}
