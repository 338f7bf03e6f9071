import {
  cloneState,
  createGameOn,
  type Game,
  type GameState,
  type Match,
  NO_SINK,
  nextInt32,
  type RngState,
  SeededDice,
} from '@hexfall/rules';

/** A game as it is sent to a worker, without its dice: plain data that a browser can copy. */
export interface Position {
  /** The part of the game that never changes; left out if it is the same as in the previous position. */
  readonly match: Match | undefined;
  readonly state: GameState;
}

/** Creates the positions that one worker is sent. */
export class PositionSender {
  private readonly rngState: RngState;
  private sent: Match | undefined;

  /** The dice of positions are seeded from `rngState`, since nobody may know how the real dice will fall. */
  constructor(rngState: RngState) {
    this.rngState = rngState;
  }

  positionOf({ match, state }: Game): Position {
    const copy = cloneState(state);
    for (let i = 0; i < copy.dice.length; i++) copy.dice[i] = nextInt32(this.rngState);
    const isNew = match !== this.sent;
    this.sent = match;
    return { match: isNew ? match : undefined, state: copy };
  }
}

/** Creates games from the positions that a worker receives. */
export class PositionReader {
  private last: Game | undefined;

  gameAt({ match, state }: Position): Game {
    const known = match === undefined ? this.last : undefined;
    const itsMatch = match ?? known?.match;
    if (itsMatch === undefined) throw new Error('a position came without its match');
    const game = createGameOn(itsMatch, state, new SeededDice(state.dice), NO_SINK);
    if (known !== undefined && isContinued(known, state)) {
      // Sharing the board keeps the lines of sight that have been cached for it.
      game.board = known.board;
      game.changesSeen = known.changesSeen;
    }
    this.last = game;
    return game;
  }
}

/**
 * Whether the terrain has only changed further since the board of a game was last derived. This is not so after an order was taken back.
 */
function isContinued({ state, changesSeen }: Game, now: GameState): boolean {
  const seen = state.terrainChanges.slice(0, changesSeen);
  return JSON.stringify(seen) === JSON.stringify(now.terrainChanges.slice(0, changesSeen));
}
