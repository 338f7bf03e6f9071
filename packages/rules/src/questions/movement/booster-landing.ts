import { type Board, DIRECTIONS, distance, type HexId, neighbor, OFF_BOARD } from '@hexfall/hex';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Places } from '../board/places.ts';
import { jumpMp } from './movement-points.ts';
import type { JumpPlan } from './plan-jump.ts';

/*
 * Mechanical jump boosters only push a unit up; nothing slows it down on its way to the ground.
 */

/**
 * Returns the levels that a unit with jump boosters falls at the end of a jump: the levels between the highest point of its path and the
 * landing, less its jump MP. Of several shortest paths it takes the lowest.
 */
export function boosterDrop(game: Game, mech: MechState, { table, from, to }: JumpPlan): number {
  if (specOf(game, mech).jumpJets !== 'mechanical') return 0;
  const { places } = table;
  const highest = lowestCrest(boardOf(game), places, from, places.hex[to]!);
  return Math.max(0, Math.max(highest, places.level[to]!) - places.level[to]! - jumpMp(game, mech));
}

/** Returns the level of the highest hex, the start included, on the lowest of the shortest paths. */
function lowestCrest({ grid }: Board, places: Places, from: number, target: HexId): number {
  const start = places.hex[from]!;
  let crests = new Map<HexId, number>([[start, places.level[from]!]]);
  for (let left = distance(grid, start, target); left > 1; left--) {
    const next = new Map<HexId, number>();
    for (const [hex, crest] of crests) {
      for (const direction of DIRECTIONS) {
        const over = neighbor(grid, hex, direction);
        if (over === OFF_BOARD || distance(grid, over, target) !== left - 1) continue;
        const height = Math.max(crest, places.level[places.top[over]!]!);
        next.set(over, Math.min(height, next.get(over) ?? height));
      }
    }
    crests = next;
  }
  return Math.min(...crests.values());
}
