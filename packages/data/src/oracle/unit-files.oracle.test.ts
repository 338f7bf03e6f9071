import { describeWithReference, sampleUnits } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { checkConstruction } from '../construction/check-construction.ts';
import { type MtfUnit, parseMtf } from '../mtf/mtf.ts';
import { formatMtf } from '../mtf/mtf-write.ts';
import { formatUnit } from '../unit-file/format-unit.ts';
import { parseUnit } from '../unit-file/parse-unit.ts';

/** Samples that violate the construction rules, with the reason. */
const ODD_BUILDS: Readonly<Record<string, string>> = {
  'Mastodon Prime.mtf': 'the file has a slot of reinforced structure, which takes none',
};

describeWithReference('sample units, written and read again', () => {
  const units = [...sampleUnits()];
  const withoutWarnings = (unit: MtfUnit): unknown => ({ ...unit, warnings: [] });

  test('there are sample units', () => {
    expect(units).not.toEqual([]);
  });

  test.each(units)('%s is equal after it was written and read', (file, unit) => {
    const again = parseMtf(formatMtf(unit.blueprint), file);
    expect(again.ok && withoutWarnings(again.value)).toEqual(withoutWarnings(unit));
    const own = parseUnit(formatUnit(unit.blueprint), file);
    expect(own.ok && [own.value.blueprint, own.value.spec]).toEqual([unit.blueprint, unit.spec]);
    const worth = [again, own].map(read => read.ok && battleValue(read.value.spec));
    expect(worth).toEqual(Array(2).fill(battleValue(unit.spec)));
  });
});

describeWithReference('sample units are built by the construction rules', () => {
  const units = [...sampleUnits()];
  const known = units.filter(([, unit]) => !checkConstruction(unit.blueprint).some(({ rule }) => rule === 'unknown'));

  test('all but those with equipment of unknown weight can be weighed', () => {
    expect(known.length / units.length).toBeGreaterThan(0.9);
  });

  test.each(known)('%s weighs what it says, and all fits', (file, unit) => {
    const findings = checkConstruction(unit.blueprint);
    expect(findings.length > 0, findings[0]?.message).toBe(file in ODD_BUILDS);
    expect(findings.filter(({ rule }) => rule === 'weight')).toEqual([]);
  });
});
