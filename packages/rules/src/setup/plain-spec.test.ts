import { describe, expect, test } from 'vitest';
import { internalStructure, TONNAGES } from '../vocabulary/spec/internal-structure.ts';
import { plainSpec } from './plain-spec.ts';

describe('a plain BattleMech', () => {
  test('a plain BattleMech of 50 tons has all the armor it can carry, a quarter of a torso in the rear', () => {
    const spec = plainSpec(50, 'tonnage');
    expect(spec.ok && spec.value.armor).toEqual([9, 24, 18, 18, 16, 16, 24, 24, 8, 6, 6]);
    expect(spec.ok && spec.value).toMatchObject({ tonnage: 50, walkMp: 4, jumpMp: 0, weapons: [], plain: true });
  });

  test.each(TONNAGES)('there is a plain BattleMech of %i tons', tonnage => {
    const spec = plainSpec(tonnage, 'tonnage');
    expect(spec.ok && spec.value.structure).toEqual(internalStructure(tonnage, false));
  });

  test.each([0, 5, 52, 105, Number.NaN])('a tonnage of %d is refused by name', tonnage => {
    expect(plainSpec(tonnage, 'units[3].tonnage')).toMatchObject({
      ok: false,
      errors: [
        {
          path: 'units[3].tonnage',
          message: `units[3].tonnage must be a multiple of 5 from 10 to 100, not ${tonnage}`,
        },
      ],
    });
  });
});
