import { OFF_BOARD } from '@hexfall/hex';
import type { Game, MechState } from '@hexfall/rules';
import { invalidParams } from './errors.ts';

/** Returns the unit with that number. Throws an `RpcError` that names the parameter if there is none. */
export function requireMech(game: Game, unit: number, path: string): MechState {
  const mech = game.state.mechs[unit];
  if (mech === undefined)
    throw invalidParams([{ path, reason: `is ${unit}, but the game has ${game.state.mechs.length} units` }]);
  return mech;
}

/** Returns the unit with that number, which must be on the board. Throws an `RpcError` that names the parameter otherwise. */
export function requireMechOnBoard(game: Game, unit: number, path: string): MechState {
  const mech = requireMech(game, unit, path);
  if (mech.hex === OFF_BOARD) throw invalidParams([{ path, reason: `is ${unit}, which is not on the board` }]);
  return mech;
}
