import { remarksOn, unitFullTitle } from '@hexfall/data';
import type { NamedUnit } from '@hexfall/protocol';
import { createForceSheets, type MechSheet, type SheetFacts } from '@hexfall/view';
import type { RulesName } from '../../begin/model/match-settings.ts';
import { plainName } from '../../files/model/plain-name.ts';
import type { ForceMember } from '../../library/records.ts';

/** Returns the record sheets of a force, without units that cannot be found. */
export function forceSheets(
  members: readonly ForceMember[],
  unitOf: (id: string) => NamedUnit | undefined,
  rules: RulesName,
): readonly MechSheet[] {
  const units = members.flatMap(({ unit: id, gunnery, piloting, pilot = '' }) => {
    const unit = unitOf(id);
    if (unit === undefined) return [];
    const { spec } = unit;
    const title = plainName(unitFullTitle(unit));
    return [{ spec, title, about: factsOf(unit), notes: remarksOn(unit), crew: { name: pilot, gunnery, piloting } }];
  });
  return createForceSheets(units, rules);
}

/** Returns the facts of a unit file that a record sheet does not have. */
function factsOf({ blueprint }: NamedUnit): SheetFacts {
  if (blueprint === undefined) return {};
  const { techBase = 'innerSphere', year, role } = blueprint;
  return { techBase, ...(year === undefined ? {} : { year }), ...(role === undefined ? {} : { role }) };
}
