import { describe, expect, test } from 'vitest';
import { checkConstruction } from '../construction/check-construction.ts';
import { CATALOGUE, findInCatalogue } from '../units/catalogue/catalogue.ts';
import { applyOperation } from './apply-operation.ts';
import { affordableArmor, evenArmor, fullArmor, fullLocation } from './armor-plan.ts';
import { describeDraft } from './draft-report.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;

describe('armor for every unit', () => {
  test.each(CATALOGUE.filter((_, i) => i % 9 === 0).map(unit => [`${unit.chassis} ${unit.model}`, unit] as const))(
    '%s can be given all armor it takes, its own points evenly, and what its weight allows',
    (_, unit) => {
      const full = applyOperation(unit, fullArmor(unit));
      const even = applyOperation(unit, evenArmor(unit));
      const light = applyOperation(unit, affordableArmor(unit));
      if (typeof full === 'string' || typeof even === 'string' || typeof light === 'string') throw new Error('refused');
      const most = describeDraft(unit).bays.reduce((sum, bay) => sum + bay.maxArmor, 0);
      expect(describeDraft(full).armorPoints).toBe(most);
      expect(describeDraft(even).armorPoints).toBe(Math.min(most, describeDraft(unit).armorPoints));
      expect(describeDraft(light).weight.left).toBeGreaterThanOrEqual(0);
      for (const changed of [full, even, light])
        expect(checkConstruction(changed).filter(({ rule }) => rule === 'armor')).toEqual([]);
    },
  );
});

test('filling one location leaves its back and all others as they are', () => {
  expect(fullLocation(HUNCHBACK, 'HD')).toEqual({ kind: 'armor', points: { HD: 9 } });
  const center = fullLocation(HUNCHBACK, 'CT');
  expect(center.points.CT).toBe(32 - HUNCHBACK.armor.CTR);
});
