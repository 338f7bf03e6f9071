import {
  candidateCommands,
  type Command,
  type DiceWords,
  type Game,
  legalShots,
  type MechState,
  nextBelow,
  passCommand,
  refusalOf,
  type Shot,
  unitsToAct,
} from '@hexfall/rules';
import type { Bot } from './bot.ts';
import { groupBy } from './group-by.ts';

/** Tries before it gives up and passes: most candidates of a lame unit are illegal. */
const TRIES = 20;

/** Gives any legal order. All kinds of orders are as likely as each other, so that a game sees all of them. */
export function createRandomBot(words: DiceWords): Bot {
  return { name: 'random', choose: game => randomOrder(game, words) };
}

function randomOrder(game: Game, words: DiceWords): Command {
  const units = unitsToAct(game);
  const mech = units[nextBelow(words, units.length)]!;
  if (game.state.phase === 'weapons') return randomFire(game, mech, words);
  const kinds = [...groupBy(candidateCommands(game, mech), command => command.type).values()];
  for (let tries = 0; tries < TRIES; tries++) {
    const commands = kinds[nextBelow(words, kinds.length)]!;
    const command = commands[nextBelow(words, commands.length)]!;
    if (refusalOf(game, command) === undefined) return command;
  }
  return passCommand(game.state.phase, mech.id);
}

/** Most of the weapons that bear, after any twist. */
function randomFire(game: Game, mech: MechState, words: DiceWords): Command {
  const twist = nextBelow(words, 3) - 1;
  const shots: Shot[] = [];
  for (const shot of legalShots(game, mech, twist)) {
    if (nextBelow(words, 5) > 0 && !shots.some(({ weapon }) => weapon === shot.weapon)) shots.push(shot);
  }
  const fire: Command = { type: 'fire', unit: mech.id, twist, shots };
  return refusalOf(game, fire) === undefined ? fire : passCommand('weapons', mech.id);
}
