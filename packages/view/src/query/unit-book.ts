import type { CrewSkill } from '@hexfall/data';
import type { MechSpec, UnitCondition } from '@hexfall/rules';

/** A unit that somebody named, with its crew and whatever its file says of it. */
export interface BookUnit extends CrewSkill {
  readonly spec: MechSpec;
  /** What had happened to it before; `undefined` for a fresh unit. */
  readonly condition: UnitCondition | undefined;
  /** What the owner of the unit should know, one sentence each. */
  readonly notes: readonly string[];
}

/** Where questions look up units: the command line knows files and imported units, the page what is kept in the browser. */
export interface UnitBook {
  /** Whether a text names a unit, with its crew behind it or not. */
  isName(text: string): boolean;
  /** Finds a unit by what was typed. Throws an error whose message says why there is none. */
  find(text: string): BookUnit;
}
