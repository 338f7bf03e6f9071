import { remarksOn, unitFullTitle } from '@hexfall/data';
import type { NamedUnit } from '@hexfall/protocol';
import { createForceSheets, type MechSheet, type SheetFacts } from '@hexfall/view';
import type { RulesName } from '../../begin/model/match-settings.ts';
import { plainName } from '../../files/model/plain-name.ts';
import type { ForceMember } from '../../library/records.ts';

/** Returns the record sheets of a force, those of units that cannot be found left out. */
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

/** What a unit file says beyond the record sheet. */
function factsOf({ blueprint }: NamedUnit): SheetFacts {
  if (blueprint === undefined) return {};
  const { techBase = 'innerSphere', year, role } = blueprint;
  return { techBase, ...(year === undefined ? {} : { year }), ...(role === undefined ? {} : { role }) };
}
