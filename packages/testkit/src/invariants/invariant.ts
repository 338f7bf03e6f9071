import type { Command, Game, GameEvent } from '@hexfall/rules';

/** A condition that holds in every game, however it is played. */
export interface Invariant {
  readonly name: string;
  /** Creates a watcher for one game. It calls `checked` after each check, so that a test can see that checks took place. */
  readonly watch: (checked: () => void) => Watcher;
}

/** Follows a game and throws an error when an invariant is broken. */
export interface Watcher {
  /** Called before an order is carried out. */
  order?(command: Command, game: Game): void;
  /** Called after each event, with the state after it. */
  event?(event: GameEvent, game: Game): void;
  /** Called after an order has been carried out with all its consequences. */
  carriedOut?(command: Command, game: Game): void;
  /** Called after the game is over. */
  end?(game: Game): void;
}

/** Throws an error with the message if a condition does not hold. */
export function demand(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}
