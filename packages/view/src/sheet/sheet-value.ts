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
  readonly state?: MechState | undefined;
}

/** Returns the Battle Value of each unit. Units are worth more together only on the same side. */
export function sheetValues(units: readonly ValuedUnit[]): readonly SheetValue[] {
  const sides = new Map(sidesOf(units).map(side => [side, valuesOf(units.filter(unit => sideOf(unit) === side))]));
  return units.map(unit => sides.get(sideOf(unit))!.shift()!);
}

/** The different sides of units. */
export function sidesOf(units: readonly Pick<ValuedUnit, 'state'>[]): readonly number[] {
  return [...new Set(units.map(sideOf))];
}

/** Units that are not in a game are on one side. */
export function sideOf({ state }: Pick<ValuedUnit, 'state'>): number {
  return state?.side ?? 0;
}

function valuesOf(units: readonly ValuedUnit[]): SheetValue[] {
  const crewed = units.map(({ spec, crew, state }) => ({
    spec,
    ...(state === undefined ? {} : { state }),
    gunnery: crew?.gunnery ?? AVERAGE_CREW.gunnery,
    piloting: crew?.piloting ?? AVERAGE_CREW.piloting,
  }));
  return forceValue(crewed).units.map(({ unit, value }) => ({ base: battleValue(unit.spec).base, now: value }));
}
