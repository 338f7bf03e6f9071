import { type Game, mechOf, PACKED, type PendingRoll, packMech, unpackMech } from '@hexfall/rules';
import { RowSet } from './row-set.ts';
import type { Prospect, Simplifications } from './simplify.ts';
import { Simplifier } from './simplify.ts';
import type { SlotClasses } from './slot-classes.ts';

/** Every state of one unit that has come up, by its number. The last column of a row is the number of its list of queued rolls. */
export class UnitStates {
  private readonly unit: number;
  private readonly rows: RowSet;
  private readonly row: Int32Array;
  /** Lists of queued rolls, by number. The first is the empty list, `NO_ROLLS`. */
  private readonly rolls: (readonly PendingRoll[])[] = [[]];
  private readonly simplifier: Simplifier;

  constructor(game: Game, unit: number, slotClasses: SlotClasses, used: Simplifications) {
    this.unit = unit;
    const mech = mechOf(game, unit);
    this.row = new Int32Array(PACKED.ammo + mech.ammo.length + 1);
    this.rows = new RowSet(this.row.length);
    this.pack(game);
    this.simplifier = new Simplifier(game, unit, this.row.slice(), slotClasses, used);
  }

  /** Returns the number of the unit's present state, simplified for what is still to come. */
  add(game: Game, prospect: Prospect): number {
    this.pack(game);
    this.simplifier.simplify(this.row, prospect);
    return this.rows.add(this.row);
  }

  /** Simplifies a known state once more, for a later prospect, and returns the number of the result. */
  simplify(number: number, prospect: Prospect): number {
    this.rows.read(number, this.row);
    this.simplifier.simplify(this.row, prospect);
    return this.rows.add(this.row);
  }

  /** Sets the unit to a state. */
  restore(game: Game, number: number): void {
    const { rows, width } = this.rows;
    const mech = mechOf(game, this.unit);
    unpackMech(mech, rows, number * width);
    mech.rolls = this.rolls[rows[(number + 1) * width - 1]!]!;
  }

  private pack(game: Game): void {
    const mech = mechOf(game, this.unit);
    packMech(mech, this.row);
    this.row[this.row.length - 1] = this.numberOf(mech.rolls);
  }

  private numberOf(rolls: readonly PendingRoll[]): number {
    for (let i = 0; i < this.rolls.length; i++) if (areEqual(this.rolls[i]!, rolls)) return i;
    return this.rolls.push(rolls) - 1;
  }
}

function areEqual(a: readonly PendingRoll[], b: readonly PendingRoll[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++)
    if (a[i]!.reason !== b[i]!.reason || a[i]!.modifier !== b[i]!.modifier) return false;
  return true;
}
