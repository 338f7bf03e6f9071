import { EQUIPMENT_KINDS, type MechSpec } from '@hexfall/rules';
import { expectGolden } from '@hexfall/testkit';
import { test } from 'vitest';
import { WEAPONS } from '../../equipment/catalogue.ts';
import { unitName } from '../blueprint.ts';
import { ALL_DESIGNS, catalogueMech } from './catalogue.ts';

/** Lists the units that meet a condition: the first three by name, and how many more there are. */
function carriers(has: (spec: MechSpec) => boolean): string {
  const names = ALL_DESIGNS.filter(unit => has(catalogueMech(unit))).map(unitName);
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ') || '-';
}

test('the list of what each unit carries is as stored', () => {
  const gear = EQUIPMENT_KINDS.map(
    kind => `${kind}: ${carriers(spec => spec.equipment.some(item => item.kind === kind))}\n`,
  );
  const weapons = WEAPONS.map(
    ({ type: { id } }) => `${id}: ${carriers(spec => spec.weapons.some(({ type }) => type.id === id))}\n`,
  );
  expectGolden('catalogue-carriers', [...gear, ...weapons].join(''));
});
