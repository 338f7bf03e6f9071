import { createMechSpec, type MechSpec } from '@hexfall/rules';
import { describeWithReference, readOracle, readReferenceFile, samplePaths } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { parseMtf } from '../mtf/mtf.ts';

interface UnitRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

describeWithReference('Battle Value agrees with the reference', () => {
  const { columns, rows } = readOracle<UnitRows>('real_units');
  const paths = samplePaths();
  const figure = (row: readonly unknown[], column: string): unknown => row[columns.indexOf(column)];
  const units = rows.flatMap(row => {
    const name = String(figure(row, 'file')).split('/').at(-1)!;
    const unit = parseMtf(readReferenceFile(paths.get(name)!), name);
    // The reference counts the flight of machines that transform, which is not played here.
    const walks = unit.ok && unit.value.blueprint.conversion === undefined;
    return walks ? [{ name, spec: unit.value.spec, value: Number(figure(row, 'bv_4_5')) }] : [];
  });

  test('Battle Value agrees for every walking unit', () => {
    expect(units).not.toEqual([]);
    const different = units.flatMap(({ name, spec, value }) => {
      const { base } = battleValue(spec);
      return base === value ? [] : [`${name}: ${base} and not ${value}`];
    });
    expect(different).toEqual([]);
  });

  test('Battle Value from the spec alone, without the file, agrees nearly always', () => {
    const different = units.filter(({ spec, value }) => battleValue(copy(spec)).base !== value);
    // A unit with mostly Clan weapons on a chassis of the Inner Sphere is assumed to have free CASE.
    expect(different.length / units.length).toBeLessThan(0.01);
  });

  test('the terms of a Battle Value add up to it', () => {
    for (const { spec } of units) {
      const { base, defensive, offensive, cockpitFactor } = battleValue(spec);
      for (const { terms, sum, factors, value } of [defensive, offensive]) {
        expect(terms.reduce((total, { points }) => total + points, 0)).toBe(sum);
        expect(factors.reduce((total, { factor }) => total * factor, sum)).toBe(value);
      }
      expect(Math.floor((defensive.value + offensive.value) * cockpitFactor + 0.5)).toBe(base);
    }
  });
});

/** A copy of a unit without the manifest of the file it came from. */
function copy({ masks: _masks, gear: _gear, ...design }: MechSpec): MechSpec {
  const spec = createMechSpec(design);
  if (!spec.ok) throw new Error(spec.errors[0]!.message);
  return spec.value;
}
