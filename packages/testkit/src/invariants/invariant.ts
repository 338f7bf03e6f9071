import type { Command, Game, GameEvent } from '@hexfall/rules';

/** Something that holds in every game, however it is played. */
export interface Invariant {
  readonly name: string;
  /** A watcher for one game. It calls `checked` for each thing that it compared, so that a test can see it was no idle talk. */
  readonly watch: (checked: () => void) => Watcher;
}

/** Sees a game go by, and throws one sentence when the invariant is broken. */
export interface Watcher {
  /** An order is about to be given; the state is as it was before. */
  order?(command: Command, game: Game): void;
  /** A fact, with the state as it left it. */
  event?(event: GameEvent, game: Game): void;
  /** The order has been carried out, with all that came of it. */
  carriedOut?(command: Command, game: Game): void;
  /** The game is over. */
  end?(game: Game): void;
}

/** Throws when something that must hold does not. */
export function demand(holds: boolean, sentence: () => string): void {
  if (!holds) throw new Error(sentence());
}
