import type { HexId } from '@hexfall/hex';
import {
  type Game,
  homeEdge,
  leadsHome,
  type MechState,
  type MoveCommand,
  refusalOf,
  slowestMode,
} from '@hexfall/rules';
import type { ReachTable } from './reach-table.ts';

/** Returns the hexes from which a unit can leave the board over its home edge in this move. */
export function exitsIn(game: Game, mech: MechState, reach: ReachTable): Set<HexId> {
  if (homeEdge(game, mech) === undefined) return new Set();
  return new Set([...reach.keys()].filter(hex => departureFrom(game, mech, reach, hex) !== undefined));
}

/** Returns a move to a hex and one step further over the home edge; `undefined` if none is legal. */
export function departureFrom(game: Game, mech: MechState, reach: ReachTable, hex: HexId): MoveCommand | undefined {
  const option = reach.get(hex)?.find(({ way }) => way !== 'jump');
  for (const [facing, end] of option?.ends.entries() ?? []) {
    if (end === undefined || !leadsHome(game, mech, hex, facing)) continue;
    const move = end.command.type === 'move' ? end.command : undefined;
    const steps = [...(move?.steps ?? []), 'leave' as const];
    const way = { unit: mech.id, steps, climb: move?.climb ?? true };
    const command: MoveCommand = { type: 'move', mode: slowestMode(game, way), ...way };
    if (refusalOf(game, command) === undefined) return command;
  }
  return undefined;
}
