import type { Game } from '../../vocabulary/game/game.ts';

/** By depth, from 1; deeper water counts as the last. */
const DEPTH_MODIFIERS: readonly number[] = [0, -1, 0, 1];

/** Modifier of the roll of a unit that comes into water of that depth, walking or forced. */
export function waterEntryModifier(game: Game, depth: number): number {
  return game.rules.psrWaterDepthModifier ? DEPTH_MODIFIERS[Math.min(depth, 3)]! : 0;
}
