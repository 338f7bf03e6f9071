import { type ConditionedUnit, pilotedValue } from '@hexfall/data';
import type { Batch } from '../batch/match-up.ts';

/** What a unit is, and what it is worth with its crew. */
export interface UnitFigures {
  readonly tonnage: number;
  readonly gunnery: number;
  readonly piloting: number;
  /** Battle Value with this crew, in the condition in which it begins. */
  readonly value: number;
}

export interface ForceFigures {
  readonly tonnage: number;
  readonly value: number;
  readonly units: readonly UnitFigures[];
}

/** Returns the weight, crews and Battle Value of A (0) or B (1). */
export function forceFigures(batch: Batch, side: 0 | 1): ForceFigures {
  const { specs, units } = batch.fields[0]!.straight;
  const own = units
    .filter(unit => unit.side === side)
    .map(
      ({ spec, gunnery, piloting, condition }): ConditionedUnit => ({
        spec: specs[spec]!,
        gunnery,
        piloting,
        condition,
      }),
    );
  const worth = pilotedValue(own);
  // The batch has been checked, and with it every condition.
  if (!worth.ok) throw new Error(worth.errors[0]!.message);
  const figures = worth.value.units.map(({ unit, value }) => {
    const { spec, gunnery, piloting } = unit;
    return { tonnage: spec.tonnage, gunnery, piloting, value };
  });
  return {
    tonnage: figures.reduce((sum, { tonnage }) => sum + tonnage, 0),
    value: worth.value.total,
    units: figures,
  };
}
