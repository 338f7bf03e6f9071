import { createRandomBot } from '@hexfall/bots';
import { act, type Command, type DiceWords, type Game, sideToAct } from '@hexfall/rules';

/** Plays legal commands at random, from words of its own, until the game is over or the given number is reached. */
export function playRandomly(game: Game, words: DiceWords, most = 10_000): Command[] {
  const played: Command[] = [];
  while (played.length < most && game.state.phase !== 'over' && sideToAct(game) !== undefined) {
    const command = randomCommand(game, words);
    const result = act(game, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.errors[0]!.message}`);
    played.push(command);
  }
  return played;
}

/** One legal command for the side that is to act. */
export function randomCommand(game: Game, words: DiceWords): Command {
  return createRandomBot(words).choose(game);
}
