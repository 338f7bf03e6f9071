import { hasBit } from '../../basics/integers.ts';
import { type FireCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { type HitLocation, isTorso } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isBinSound } from './ammunition.ts';

/*
 * Dumping ammunition. It is ordered with the fire of one turn and takes the whole of the next: in that turn the bin feeds no weapon, the
 * unit neither runs nor jumps, and a hit on the back of the torso sets off the ammunition on its way out. At the end of that turn the bin
 * is empty.
 */

/** Returns the bins that can be dumped: not empty, not struck, and not being dumped already. */
export function dumpableBins(mech: MechState, spec: MechSpec): number[] {
  const underWay = mech.dumping | mech.dumpNext;
  return [...spec.ammoBins.keys()].filter(bin => !hasBit(underWay, bin) && isBinSound(mech, spec, bin));
}

/** Returns why the bins that a command names cannot be dumped. */
export function dumpRefusal(game: Game, mech: MechState, { dump = [] }: FireCommand): Refusal | undefined {
  if (dump.length === 0) return undefined;
  const ready = dumpableBins(mech, specOf(game, mech));
  for (const [i, bin] of dump.entries()) {
    const path = `dump[${i}]`;
    if (!ready.includes(bin))
      return refusal('equipmentUnusable', path, 'is not a bin with ammunition that can be dumped');
    if (dump.indexOf(bin) < i) return refusal('equipmentUnusable', path, 'is named twice');
  }
  return undefined;
}

/** Returns the bins that a hit sets off because their content is on its way out over the back of the torso. */
export function binsSetOff(mech: MechState, spec: MechSpec, { location, rear }: HitLocation): number[] {
  if (!rear || !isTorso(location)) return [];
  return binsOnTheWayOut(mech, spec).filter(bin => spec.ammoBins[bin]!.explosionPerShot > 0);
}

/** Returns the bins that are being dumped this turn and still have something in them. */
export function binsOnTheWayOut(mech: MechState, spec: MechSpec): number[] {
  return [...spec.ammoBins.keys()].filter(bin => hasBit(mech.dumping, bin) && isBinSound(mech, spec, bin));
}
