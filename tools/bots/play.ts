import { type Bot, botRngStates, playBots } from '@hexfall/bots';
import {
  act,
  type Command,
  createGame,
  type EventSink,
  type Game,
  type GameSetup,
  NO_SINK,
  type RngState,
  startGame,
} from '@hexfall/rules';

/** Creates a bot that draws from the random number generator given. */
export type BotMaker = (rngState: RngState) => Bot;

/** Functions that are called while a game is played. */
export interface Onlooker {
  /** Sees every order before it is carried out. */
  readonly before?: (game: Game, command: Command) => void;
  /** Sees every order after it was carried out. */
  readonly after?: (game: Game, command: Command) => void;
  readonly sink?: EventSink;
}

/** Plays a set-up to its end. */
export function playGame(setup: GameSetup, makers: readonly [BotMaker, BotMaker], onlooker: Onlooker = {}): Game {
  const created = createGame(setup, onlooker.sink ?? NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  const game = created.value;
  startGame(game);
  const rngStates = botRngStates(setup.seed, 2);
  playBots(
    game,
    makers.map((make, side) => make(rngStates[side]!)),
    (played, command) => {
      onlooker.before?.(played, command);
      const result = act(played, command);
      onlooker.after?.(played, command);
      return result;
    },
  );
  return game;
}

/** Returns the share of games that the first of two bots wins in set-ups that are played from both sides, a draw counting half. */
export function shareOf(
  first: BotMaker,
  second: BotMaker,
  setups: Iterable<GameSetup>,
): { share: number; games: number } {
  let points = 0;
  let games = 0;
  for (const setup of setups) {
    points += pointsOf(playGame(setup, [first, second]), 0) + pointsOf(playGame(setup, [second, first]), 1);
    games += 2;
  }
  return { share: points / games, games };
}

function pointsOf({ state: { outcome } }: Game, side: number): number {
  if (outcome.kind !== 'win') return 0.5;
  return outcome.side === side ? 1 : 0;
}
