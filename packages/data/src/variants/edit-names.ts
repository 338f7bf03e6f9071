import { type MechBlueprint, unitName } from '../units/blueprint.ts';
import { MAX_NAME_LENGTH } from '../units/blueprint-schema.ts';
import type { Change, OperationOf } from './operation.ts';

export function setName(unit: MechBlueprint, names: OperationOf<'name'>): Change {
  const [chassis, model] = [names.chassis, names.model].map(tidy) as [string, string];
  if (chassis === '') return 'A unit must have the name of a chassis.';
  if (unitName({ chassis, model }).length > MAX_NAME_LENGTH)
    return `Chassis and model must have at most ${MAX_NAME_LENGTH} characters together.`;
  const renamed = chassis !== unit.chassis;
  const { clanName, mulId: _mulId, ...rest } = unit;
  // The number in the Master Unit List belongs to the original, and another chassis has another Clan name.
  return { ...rest, chassis, model, ...(renamed || clanName === undefined ? {} : { clanName }) };
}

/** Replaces spaces and characters that no line can contain by single spaces. */
function tidy(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

export function setYear(unit: MechBlueprint, { year }: OperationOf<'year'>): MechBlueprint {
  const { year: _year, ...rest } = unit;
  return year === 'unknown' ? rest : { ...rest, year };
}
