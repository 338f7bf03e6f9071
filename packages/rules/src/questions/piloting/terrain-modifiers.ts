import type { Board, HexId } from '@hexfall/hex';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

const SWAMP = 1;
const MUD = 1;
const SAND = 1;
const TUNDRA = 1;
const ICE = 4;
const INDUSTRIAL = 1;
/** Modifiers by level of the terrain. */
const SNOW: readonly number[] = [0, 0, 1];
const RAPIDS: readonly number[] = [0, 2, 3];
const MAGMA: readonly number[] = [0, 1, 4];
/** The level of ultra rubble, the only rubble that makes a roll harder; lesser rubble only calls for one. */
const ULTRA_RUBBLE = 6;

/**
 * Returns what the terrain of a hex adds to the piloting rolls of a unit at its ground level or below, on the bottom of water too. On a
 * deck or in a building above the ground it adds nothing.
 */
export function terrainModifier(game: Game, mech: MechState, explanation?: Explanation): number {
  if (mech.elevation > 0) return 0;
  // The table must be asked for after the board, which discards it when terrain has changed.
  const board = boardOf(game);
  if (explanation !== undefined) return groundModifier(board, mech.hex, explanation);
  return (game.groundModifiers ??= groundTable(board))[mech.hex]!;
}

const groundTables = new WeakMap<Board, Int8Array>();

/** Returns the sum of the modifiers for each hex, computed once for a board: most rolls need no explanation. */
function groundTable(board: Board): Int8Array {
  let table = groundTables.get(board);
  if (table === undefined) {
    table = Int8Array.from(board.level, (_, hex) => groundModifier(board, hex, undefined));
    groundTables.set(board, table);
  }
  return table;
}

function groundModifier(board: Board, hex: HexId, explanation: Explanation): number {
  const { rapids, swamp, mud, jungle, sand, tundra, snow, ice, rubble, magma, industrial } = board.layers;
  return (
    note(explanation, 'terrain.rapids', RAPIDS[rapids[hex]!]!) +
    note(explanation, 'terrain.swamp', swamp[hex] === 0 ? 0 : SWAMP) +
    note(explanation, 'terrain.mud', mud[hex] === 0 ? 0 : MUD) +
    note(explanation, 'terrain.jungle', jungle[hex]!) +
    note(explanation, 'terrain.sand', sand[hex] === 0 ? 0 : SAND) +
    note(explanation, 'terrain.tundra', tundra[hex] === 0 ? 0 : TUNDRA) +
    note(explanation, 'terrain.snow', SNOW[snow[hex]!]!) +
    note(explanation, 'terrain.ice', ice[hex] === 0 ? 0 : ICE) +
    note(explanation, 'terrain.rubble', rubble[hex] === ULTRA_RUBBLE ? 1 : 0) +
    note(explanation, 'terrain.magma', MAGMA[magma[hex]!]!) +
    note(explanation, 'terrain.industrial', industrial[hex] === 0 ? 0 : INDUSTRIAL)
  );
}

/** Modifiers by depth; deeper water counts as the last. */
const DEPTH_MODIFIERS: readonly number[] = [0, -1, 0, 1];

/** Returns the modifier of the roll of a unit that comes into water of that depth, on foot or forced. */
export function waterEntryModifier(game: Game, depth: number): number {
  return game.rules.psrWaterDepthModifier ? DEPTH_MODIFIERS[Math.min(depth, 3)]! : 0;
}
