import { type Command, type DiceWords, type Game, unitsToAct } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { deployUnit } from '../deploy.ts';
import { tacticianFire } from './fire.ts';
import { tacticianMove } from './move.ts';
import { tacticianStrike } from './strike.ts';

/** Weighs the damage it can do against the damage it must expect, from every place it can reach. */
export function createTacticianBot(words: DiceWords): Bot {
  return { name: 'tactician', choose: game => order(game, words) };
}

function order(game: Game, words: DiceWords): Command {
  const mech = unitsToAct(game)[0]!;
  if (game.state.phase === 'deployment') return deployUnit(game, mech);
  if (game.state.phase === 'movement') return tacticianMove(game, mech, words);
  return game.state.phase === 'weapons' ? tacticianFire(game, mech) : tacticianStrike(game, mech);
}
