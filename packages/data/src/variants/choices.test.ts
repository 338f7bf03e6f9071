import { describe, expect, test } from 'vitest';
import { ALL_DESIGNS, findInCatalogue } from '../units/catalogue/catalogue.ts';
import { applyOperation } from './apply-operation.ts';
import { draftChoices } from './choices.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;

describe('what the parts of a unit may be', () => {
  test('an Inner Sphere unit is offered no engine of the Clans, one of mixed technology is', () => {
    const names = (unit: typeof HUNCHBACK): readonly string[] => draftChoices(unit).engines.map(({ name }) => name);
    expect(names(HUNCHBACK)).not.toContain('Clan XL');
    expect(names({ ...HUNCHBACK, techBase: 'mixedInnerSphere' })).toEqual(expect.arrayContaining(['XL', 'Clan XL']));
  });

  test('a unit of mixed technology is offered both where they differ, and one where they are the same', () => {
    const { structures } = draftChoices({ ...HUNCHBACK, techBase: 'mixedInnerSphere' });
    expect(structures.filter(({ value }) => value === 'endoSteel').map(({ name }) => name)).toEqual([
      'Endo Steel (Inner Sphere)',
      'Endo Steel (Clan)',
    ]);
    expect(structures.filter(({ value }) => value === 'reinforced')).toHaveLength(1);
  });

  test('the present choice of a unit is among its choices, and choosing it again changes nothing', () => {
    for (const unit of ALL_DESIGNS) {
      const { engine, gyro = 'standard', cockpit = 'standard', structureType = 'standard' } = unit;
      const found = draftChoices(unit);
      expect(found.engines.map(({ value }) => value)).toContain(engine.type ?? 'fusion');
      expect(found.structures.map(({ value }) => value)).toContain(structureType);
      expect(found.gyros.map(({ value }) => value)).toContain(gyro);
      expect(found.cockpits.map(({ value }) => value)).toContain(cockpit);
      expect(applyOperation(unit, { kind: 'gyro', type: gyro })).toEqual(unit);
      expect(applyOperation(unit, { kind: 'engine', rating: engine.rating, type: engine.type ?? 'fusion' })).toEqual(
        unit,
      );
    }
  });
});
