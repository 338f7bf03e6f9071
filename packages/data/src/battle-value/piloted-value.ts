import { fail, type InputError, type MechState, type Result, succeed } from '@hexfall/rules';
import type { PilotedUnit } from '../forces/resolve-force.ts';
import { createLoneUnit } from '../units/lone-unit.ts';
import { type CrewedUnit, type ForceValue, forceValue } from './force-value.ts';

/** A unit with its crew, and with its condition at the start of the battle. */
export type ConditionedUnit = Pick<PilotedUnit, 'spec' | 'gunnery' | 'piloting' | 'condition'>;

/**
 * Returns the Battle Value of a force with its crews and in its present condition: a damaged unit is worth only what is left of it. An
 * error names a condition that a unit cannot be in.
 *
 * @example
 * ```ts
 * import { builtInMech, pilotedValue } from '@hexfall/data';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const value = pilotedValue([{ spec, gunnery: 3, piloting: 4, condition: undefined }]);
 * value.ok && value.value.total; // => 1374
 * ```
 */
export function pilotedValue<T extends ConditionedUnit>(
  units: readonly T[],
): Result<ForceValue<T & CrewedUnit>, InputError> {
  const crewed: (T & CrewedUnit)[] = [];
  for (const unit of units) {
    const state = stateOf(unit);
    if (!state.ok) return state;
    crewed.push(state.value === undefined ? unit : { ...unit, state: state.value });
  }
  return succeed(forceValue(crewed));
}

/** Returns the state of a damaged unit; `undefined` for a fresh one. */
function stateOf({ spec, condition, ...crew }: ConditionedUnit): Result<MechState | undefined, InputError> {
  if (condition === undefined) return succeed(undefined);
  const game = createLoneUnit(spec, crew, condition);
  if (game.ok) return succeed(game.value.state.mechs[0]!);
  const [first] = game.errors;
  return fail({ ...first!, message: `${spec.name}: ${first!.message}` });
}
