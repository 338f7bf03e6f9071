import { type Board, type HexId, hexContent, type Layer } from '@hexfall/hex';
import { factorOf } from '../../questions/board/building.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';

/** Takes points off a building or a bridge. One whose construction factor is used up comes down when the phase ends. */
export function damageBuilding(game: Game, hex: HexId, points: number): void {
  if (points === 0) return;
  const board = boardOf(game);
  const { armor, factor } = leftOfBuilding(board, hex, points);
  const { level, layers } = hexContent(board, hex);
  const kind = layers.building === undefined ? 'bridgeCf' : 'buildingCf';
  const left: Partial<Record<Layer, number>> = { ...layers, [kind]: factor };
  if (armor === 0) delete left.buildingArmor;
  else left.buildingArmor = armor;
  emit(game, { type: 'TerrainChanged', hex, content: { level, layers: left } });
}

/**
 * Returns the armor and construction factor of a building or a bridge after this many points: its armor is lost first.
 */
export function leftOfBuilding(board: Board, hex: HexId, points: number): { armor: number; factor: number } {
  const armor = board.layers.buildingArmor[hex]!;
  const held = Math.min(armor, points);
  return { armor: armor - held, factor: Math.max(0, factorOf(board, hex) - (points - held)) };
}
