import { AVERAGE_CREW, battleValue, type CrewSkill, forceValue } from '@hexfall/data';
import type { MechSpec, MechState } from '@hexfall/rules';

/** Battle Value. */
export interface SheetValue {
  /** Of the fresh unit with an average crew. */
  readonly base: number;
  /** As it is: with its crew and its damage, in its force. */
  readonly now: number;
}

interface ValuedUnit {
  readonly spec: MechSpec;
  readonly crew?: CrewSkill;
  readonly state?: MechState;
}

/** Returns the Battle Value of each unit of a force. */
export function sheetValues(units: readonly ValuedUnit[]): readonly SheetValue[] {
  const crewed = units.map(({ spec, crew, state }) => ({
    spec,
    ...(state === undefined ? {} : { state }),
    gunnery: crew?.gunnery ?? AVERAGE_CREW.gunnery,
    piloting: crew?.piloting ?? AVERAGE_CREW.piloting,
  }));
  return forceValue(crewed).units.map(({ unit, value }) => ({ base: battleValue(unit.spec).base, now: value }));
}
