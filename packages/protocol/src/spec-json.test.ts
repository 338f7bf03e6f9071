import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_DESIGNS, builtInMech, catalogueMech, parseMtf, WEAPONS } from '@hexfall/data';
import type { MechSpec } from '@hexfall/rules';
import { buildMech, describeWithReference, forRandomGames, referenceFolder } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { specFromJson, specToJson } from './spec-json.ts';

function roundTrip(spec: MechSpec): MechSpec {
  const read = specFromJson(JSON.parse(JSON.stringify(specToJson(spec))));
  if (!read.ok) throw new Error(`${spec.name}: ${read.errors[0]!.path} ${read.errors[0]!.reason}`);
  return read.value;
}

test('record sheets are read back as they were written', () => {
  for (const blueprint of ALL_DESIGNS) {
    const spec = catalogueMech(blueprint);
    expect(roundTrip(spec)).toStrictEqual(spec);
  }
  forRandomGames(30, {}, setup => {
    for (const spec of setup.specs) expect(roundTrip(spec)).toStrictEqual(spec);
  });
});

test('every weapon of the catalogue is read back as it was written', () => {
  for (const { type } of WEAPONS) {
    const spec = buildMech({ weapons: [[type, 'RT']] });
    expect(roundTrip(spec)).toStrictEqual(spec);
  }
});

test('a record sheet is refused with the field that is wrong', () => {
  const json = specToJson(builtInMech('HBK-4G')!);
  expect(specFromJson({ ...json, tonnage: 51.5 })).toMatchObject({ ok: false, errors: [{ path: 'spec.tonnage' }] });
  expect(specFromJson({ ...json, wings: 2 })).toMatchObject({ ok: false, errors: [{ path: 'spec.wings' }] });
  expect(specFromJson({ ...json, slots: json.slots.with(0, []) })).toMatchObject({
    ok: false,
    errors: [{ path: 'spec.slots.HD' }],
  });
  const withoutAmmo = json.slots.map(slots => slots.map(slot => (slot.kind === 'ammo' ? { kind: 'empty' } : slot)));
  expect(specFromJson({ ...json, slots: withoutAmmo })).toMatchObject({
    ok: false,
    errors: [{ path: 'spec.ammoBins[0]' }, {}],
  });
  const weapons = json.weapons.map(weapon => ({ ...weapon, addOn: 3 }));
  expect(specFromJson({ ...json, weapons })).toMatchObject({ errors: [{ path: 'spec.weapons[0].addOn' }, {}, {}, {}] });
});

describeWithReference('units of the community', () => {
  test('all record sheets of the community are read back as they were written', () => {
    const folder = join(referenceFolder()!, 'data', 'mtf');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.mtf'));
    for (const name of files) {
      const unit = parseMtf(readFileSync(join(folder, name), 'utf8'), name);
      if (unit.ok) expect(roundTrip(unit.value.spec)).toStrictEqual(unit.value.spec);
    }
    expect(files.length).toBeGreaterThan(100);
  });
});
