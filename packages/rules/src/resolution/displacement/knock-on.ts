import { distance } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { isOnCalmGround } from './calm-ground.ts';

/** The distance beyond which units cannot meet each other by displacement within a phase. */
const FAR = 4;

/** The units endangered if none is moved. */
const UNHARMED: readonly MechId[] = [];

/**
 * Returns the units that may come to harm when some are forced out of their hexes: these, units near one of them, and units near one of
 * those in turn. What happens to them cannot be predicted.
 */
export function endangeredBy(game: Game, moved: readonly MechState[]): readonly MechId[] {
  if (moved.length === 0) return UNHARMED;
  const near = [...new Set(moved)];
  for (const mech of near) {
    for (const other of game.mechs) if (!near.includes(other) && areNear(game, mech, other)) near.push(other);
  }
  return near.map(({ id }) => id).sort((a, b) => a - b);
}

/** Returns the units that may come to harm when one unit drives another away. On calm ground, with no other unit near, there are none. */
export function endangeredInShove(game: Game, attacker: MechState, target: MechState): readonly MechId[] {
  const moved = [attacker, target];
  const endangered = endangeredBy(game, moved);
  const isCalm = endangered.length === 2 && moved.every(({ stuck }) => !stuck) && isOnCalmGround(game, moved);
  return isCalm ? UNHARMED : endangered;
}

function areNear(game: Game, a: MechState, b: MechState): boolean {
  return b.status === 'active' && distance(boardOf(game).grid, a.hex, b.hex) <= FAR;
}
