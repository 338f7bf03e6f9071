import { createHeader, writeReplay } from '@hexfall/protocol';
import type { GameSetup } from '@hexfall/rules';

/**
 * Returns the replay of a game that has not begun. This code is loaded when a game is started, since the code that checks replays is large.
 */
export function firstReplay(setup: GameSetup): string {
  // Sealed dice are set anew before every decision, so that no player can work out how they will fall.
  return writeReplay({ header: createHeader(setup, 'sealed'), entries: [] });
}
