import { describeWithReference, sampleUnits } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { type MechBlueprint, unitName } from '../units/blueprint.ts';
import { CATALOGUE, catalogueMech } from '../units/catalogue/catalogue.ts';

describeWithReference('the catalogue agrees with the sample files', () => {
  const samples = new Map([...sampleUnits().values()].map(unit => [unitName(unit), unit]));
  const known = CATALOGUE.filter(unit => samples.has(unitName(unit)));

  test('some units of the catalogue are among the sample files', () => {
    expect(known).not.toEqual([]);
  });

  test.each(known.map(unit => [unitName(unit), unit] as const))('%s is the same in its sample file', (name, unit) => {
    const sample = samples.get(name)!;
    expect(catalogueMech(unit)).toEqual(sample.spec);
    expect(unit).toEqual(withoutWords(sample.blueprint));
  });
});

/** Returns a blueprint without the texts of its file that do not describe the unit itself. */
function withoutWords(blueprint: MechBlueprint): MechBlueprint {
  const { mulId: _id, source: _source, quirks: _quirks, weaponQuirks: _weapons, ...rest } = blueprint;
  return rest;
}
