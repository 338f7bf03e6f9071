import { distance } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';

/** Nobody is driven so many hexes in a phase that he would meet a unit which was farther away. */
const FAR = 4;

/**
 * Returns the most damage that a unit can take when others are forced out of their hexes: nobody can tell where that ends for
 * those who are moved, and for whoever is near one of them, or near one of these in turn. The rest are safe.
 */
export function mostLostInTheWay(game: Game, unit: MechId, moved: readonly MechState[]): number {
  if (moved.length === 0 || game.mechs[unit]!.status !== 'active') return 0;
  const near = [...moved];
  for (const mech of near) {
    if (mech.id === unit) return Number.POSITIVE_INFINITY;
    for (const other of game.mechs) if (!near.includes(other) && areNear(game, mech, other)) near.push(other);
  }
  return 0;
}

function areNear(game: Game, a: MechState, b: MechState): boolean {
  return b.status === 'active' && distance(boardOf(game).grid, a.hex, b.hex) <= FAR;
}
