import { type HexId, hexContent } from '@hexfall/hex';
import { boardOf, emit, type Game } from '../../vocabulary/game/game.ts';

/** Takes points off a building's construction factor; at 0 it comes down when the phase ends. */
export function damageBuilding(game: Game, hex: HexId, points: number): void {
  const { level, layers } = hexContent(boardOf(game), hex);
  const left = Math.max(0, (layers.buildingCf ?? 0) - points);
  if (left === layers.buildingCf) return;
  emit(game, { type: 'TerrainChanged', hex, content: { level, layers: { ...layers, buildingCf: left } } });
}
