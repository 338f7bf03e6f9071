import { createRandomBot } from '@hexfall/bots';
import { act, type Command, type Game, type RngState, sideToAct } from '@hexfall/rules';

/** Plays random legal commands until the game is over or `maxCommands` have been played. Returns the commands. */
export function playRandomly(game: Game, rngState: RngState, maxCommands = 10_000): Command[] {
  const played: Command[] = [];
  while (played.length < maxCommands && game.state.phase !== 'over' && sideToAct(game) !== undefined) {
    const command = randomCommand(game, rngState);
    const result = act(game, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.errors[0]!.message}`);
    played.push(command);
  }
  return played;
}

/** A random legal command for the side that is to act. */
export function randomCommand(game: Game, rngState: RngState): Command {
  return createRandomBot(rngState).choose(game);
}
