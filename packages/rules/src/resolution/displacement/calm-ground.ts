import { type Board, DIRECTIONS, type HexId, neighbor, OFF_BOARD } from '@hexfall/hex';
import { FALL_LEVELS } from '../../questions/board/displacement-place.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** The most hexes by which a unit can be displaced in a phase. */
const RADIUS = 3;

/**
 * Whether the ground around units does no damage to a unit that is displaced there: it is dry, without buildings, bridges, swamps and
 * cliffs. Other units in the way are not taken into account.
 */
export function isOnCalmGround(game: Game, mechs: readonly MechState[]): boolean {
  const board = boardOf(game);
  const hexes = hexesAround(
    board,
    mechs.map(({ hex }) => hex),
  );
  const levels = hexes.map(hex => board.level[hex]!);
  const isLevel = Math.max(...levels) - Math.min(...levels) < FALL_LEVELS;
  return isLevel && hexes.every(hex => isOpenLand(board, hex)) && mechs.every(({ elevation }) => elevation === 0);
}

function hexesAround({ grid }: Board, centers: readonly HexId[]): HexId[] {
  const found = new Set(centers);
  let rim = centers;
  for (let radius = 0; radius < RADIUS; radius++) {
    const beyond = rim.flatMap(hex => DIRECTIONS.map(direction => neighbor(grid, hex, direction)));
    rim = [...new Set(beyond)].filter(hex => hex !== OFF_BOARD && !found.has(hex));
    for (const hex of rim) found.add(hex);
  }
  return [...found];
}

function isOpenLand({ layers }: Board, hex: HexId): boolean {
  const { water, ice, swamp, building, bridge } = layers;
  return [water, ice, swamp, building, bridge].every(layer => layer[hex] === 0);
}
