import { createHeader, writeReplay } from '@hexfall/protocol';
import type { GameSetup } from '@hexfall/rules';

/** Returns the replay of a game that has not begun. It is loaded when a game is started, since checking replays takes much code. */
export function firstReplay(setup: GameSetup): string {
  // Sealed dice are set anew before every decision, so that no player can work out how they will fall.
  return writeReplay({ header: createHeader(setup, 'sealed'), entries: [] });
}
