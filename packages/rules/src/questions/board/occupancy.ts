import type { HexId } from '@hexfall/hex';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { MECH_HEIGHT } from './step-destination.ts';
import type { StepTable } from './step-table.ts';

/** Whether two BattleMechs at these elevations of one hex share a level. One that lies down keeps the room to get up. */
export function inEachOthersWay(elevation: number, other: number): boolean {
  return Math.abs(elevation - other) < MECH_HEIGHT;
}

/** Whether a unit in play fills part of that space. */
export function overlaps(mech: MechState, hex: HexId, elevation: number): boolean {
  return mech.status === 'active' && mech.hex === hex && inEachOthersWay(mech.elevation, elevation);
}

/** Another unit in the way of one that would stand there. */
export function occupantAt(game: Game, mech: MechState, table: StepTable, place: number): MechState | undefined {
  const hex = table.places.hex[place]!;
  const elevation = table.places.elevation[place]!;
  return game.state.mechs.find(other => other.id !== mech.id && overlaps(other, hex, elevation));
}
