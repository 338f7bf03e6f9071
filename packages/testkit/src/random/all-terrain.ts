import { type Board, createBoard, type HexContent, type Layer } from '@hexfall/hex';
import type { Choices } from '../choices.ts';

/** Terrain of every kind that a hex can hold. Half of the hexes stay clear, so that units can move. */
const TERRAIN: readonly Readonly<Partial<Record<Layer, number>>>[] = [
  { woods: 1, foliageHeight: 2 },
  { woods: 2, foliageHeight: 2 },
  { woods: 3, foliageHeight: 3 },
  { woods: 1, foliageHeight: 1 },
  { jungle: 1, foliageHeight: 2 },
  { jungle: 2, foliageHeight: 2 },
  { woods: 1, foliageHeight: 2, fire: 1, smoke: 1 },
  { water: 1, depth: 1 },
  { water: 1, depth: 2 },
  { water: 1, depth: 1, rapids: 1 },
  { water: 1, depth: 2, rapids: 2 },
  { water: 1, depth: 2, ice: 1 },
  { ice: 1 },
  { rough: 1 },
  { rough: 2 },
  { rubble: 1 },
  { rubble: 4 },
  { rubble: 6 },
  { swamp: 1 },
  { mud: 1 },
  { sand: 1 },
  { tundra: 1 },
  { snow: 1 },
  { snow: 2 },
  { magma: 1 },
  { magma: 2 },
  { field: 1 },
  { industrial: 2 },
  { pavement: 1 },
  { road: 1, roadExits: 63 },
  { road: 3, roadExits: 9 },
  { bridge: 1, bridgeHeight: 1, bridgeCf: 60, bridgeExits: 9 },
  { bridge: 1, bridgeHeight: 1, bridgeCf: 90, bridgeExits: 9, water: 1, depth: 1 },
  { building: 1, buildingHeight: 2, buildingCf: 15, basement: 1 },
  { building: 3, buildingHeight: 3, buildingCf: 90, buildingExits: 63 },
  { building: 4, buildingHeight: 1, buildingCf: 120, buildingClass: 1, buildingArmor: 10 },
  { fuelTank: 1, fuelTankHeight: 1 },
  { smoke: 1 },
  { smoke: 2 },
  { impassable: 1 },
  { cliffExits: 9 },
];

const LEVELS = [0, 0, 0, 0, 0, 0, 1, 1, 2, 3];

/** A random board of all kinds of terrain. */
export function allTerrainBoard(choices: Choices, size: number): Board {
  const hexes = Array.from({ length: size * size }, (): HexContent => {
    const clear = choices.below(2) === 0;
    return { level: choices.oneOf(LEVELS), layers: clear ? {} : choices.oneOf(TERRAIN) };
  });
  return createBoard(size, size, hexes);
}
