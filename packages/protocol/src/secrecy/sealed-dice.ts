import { act, type Command, type Game, type Refusal, type Result, startGame } from '@hexfall/rules';
import { deriveRngState } from './derive-seed.ts';

/** Carries an order out: `act`, or a function that also records the order. */
export type CarryOut = (game: Game, command: Command) => Result<void, Refusal>;

/**
 * Starts a game with sealed dice and returns what carries out its orders. The generator of the dice is set anew before every
 * decision, by a one-way function of the seed and the number of orders so far. A player who has watched every roll, and has worked
 * out the generator from them, still knows no roll of an order that is to come.
 *
 * @example
 * ```ts
 * import { startSealedGame } from '@hexfall/protocol';
 * import { createGame, NO_SINK, unitsToAct } from '@hexfall/rules';
 * import { exampleSetup } from './table.mjs';
 *
 * const setup = exampleSetup();
 * const created = createGame(setup, NO_SINK);
 * const game = created.ok ? created.value : undefined;
 * const giveOrder = game && startSealedGame(game, setup.seed);
 * game && giveOrder?.(game, { type: 'stay', unit: unitsToAct(game)[0]!.id }).ok; // => true
 * ```
 */
export function startSealedGame(game: Game, seed: string, carryOut: CarryOut = act): CarryOut {
  let decisions = 0;
  const sealDice = (): void => game.state.dice.set(deriveRngState(seed, ['dice', decisions++]));
  sealDice();
  startGame(game);
  sealDice();
  return (played, command) => {
    const result = carryOut(played, command);
    if (result.ok) sealDice();
    return result;
  };
}
