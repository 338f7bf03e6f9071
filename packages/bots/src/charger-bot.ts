import { type DiceWords, type Game, type Command, unitsToAct } from '@hexfall/rules';
import type { Bot } from './bot.ts';
import { deployUnit } from './deploy.ts';
import { chargerFire } from './charger-fire.ts';
import { chargerMove } from './charger-move.ts';
import { chargerStrike } from './charger-strike.ts';

/** Closes in, faces the enemy, fires all that bears, kicks what stands next to it, and minds its heat. */
export function createChargerBot(words: DiceWords): Bot {
  return { name: 'charger', choose: game => chargerOrder(game, words) };
}

function chargerOrder(game: Game, words: DiceWords): Command {
  const mech = unitsToAct(game)[0]!;
  if (game.state.phase === 'deployment') return deployUnit(game, mech);
  if (game.state.phase === 'movement') return chargerMove(game, mech, words);
  return game.state.phase === 'weapons' ? chargerFire(game, mech) : chargerStrike(game, mech);
}
