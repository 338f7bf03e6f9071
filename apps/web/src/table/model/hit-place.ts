import type { Side } from '@hexfall/hex';
import { fullTable, type HitLocation, type HitTable, kickTable, type LocationId, punchTable } from '@hexfall/rules';
import type { AskedRoll } from './asking-dice.ts';

/** Where a hit goes. */
export interface HitPlace {
  readonly location: LocationId;
  readonly rear: boolean;
  /** Whether the roll was a 2, with which the hit may be a through-armor critical. */
  readonly through: boolean;
  /** The roll for the location; `undefined` if the player chose the location. */
  readonly roll?: number;
}

/** Returns the roll for a location: two dice for shots, one die for blows. */
export function rollForPlace(table: HitTable): AskedRoll {
  const asked = { tag: 'hitLocation', need: undefined, slots: 0 } as const;
  return table === 'full'
    ? { ...asked, kind: 'two', lowest: 2, highest: 12 }
    : { ...asked, kind: 'one', lowest: 1, highest: 6 };
}

/** Looks up a hit location in the table of the rules. */
export function findHit(table: HitTable, side: Side, roll: number, quad: boolean): HitPlace {
  const { location, rear, throughArmor } = readTable(table, side, roll, quad);
  return { location, rear, through: throughArmor, roll };
}

function readTable(table: HitTable, side: Side, roll: number, quad: boolean): HitLocation {
  if (table === 'full') return fullTable(side, roll);
  return table === 'punch' ? punchTable(side, roll, quad) : kickTable(side, roll, quad);
}
