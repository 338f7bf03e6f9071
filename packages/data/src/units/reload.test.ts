import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { builtInMech } from './built-in.ts';
import { type BinLoad, reloadUnit } from './reload.ts';

/** Returns the bins of a built-in unit after reloading: munition, shots, and points per shot in an explosion. */
function loaded(name: string, loads: readonly BinLoad[]): unknown {
  const result = reloadUnit(builtInMech(name)!, loads);
  if (!result.ok) return result.errors[0];
  return result.value.ammoBins.map(({ munition, guidance, shots, explosionPerShot }) =>
    [munition, guidance, shots, explosionPerShot].join(' '),
  );
}

describe('the bins of a unit', () => {
  test('bins hold what is loaded, in its number of shots, and explode by it', () => {
    expect(loaded('HBK-4G', [{ bin: 2, load: 'precision' }])).toEqual(['standard none 5 20', 'precision none 3 20']);
    expect(loaded('CPLT-C1', [{ bin: 1, load: 'semi-guided' }])).toEqual([
      'standard semiGuided 8 15',
      'standard none 8 15',
    ]);
    expect(loaded('COM-2D', [{ bin: 1, load: 'Inferno' }])).toEqual(['inferno none 15 12', 'standard none 25 8']);
  });

  test('bins give the weapon its figures with what they hold, and nothing to others', () => {
    const reloaded = reloadUnit(builtInMech('HBK-4G')!, [{ bin: 1, load: 'armor-piercing' }]);
    const guns = reloaded.ok ? reloaded.value.weapons.filter(({ type }) => Object.keys(type.variants).length > 0) : [];
    expect(guns.map(({ type }) => [type.id, type.variants.armorPiercing?.toHit])).toEqual([['ac-20', 1]]);
  });

  test('bins count for Battle Value as they are loaded', () => {
    const plain = builtInMech('COM-2D')!;
    const tandem = reloadUnit(plain, [{ bin: 1, load: 'tandem-charge' }]);
    expect(tandem.ok && battleValue(tandem.value).base - battleValue(plain).base).toBeGreaterThan(0);
    const back = reloadUnit(tandem.ok ? tandem.value : plain, [{ bin: 1, load: 'standard' }]);
    expect(back.ok && battleValue(back.value).base).toBe(battleValue(plain).base);
  });

  test.each<readonly [string, readonly BinLoad[], object]>([
    [
      'HBK-4G',
      [{ bin: 3, load: 'precision' }],
      { field: 'bin', reason: 'is 3, but Hunchback HBK-4G has 2 ammunition bins' },
    ],
    [
      'HBK-4P',
      [{ bin: 1, load: 'precision' }],
      { field: 'bin', reason: 'is 1, but Hunchback HBK-4P has no ammunition' },
    ],
    [
      'HBK-4G',
      [{ bin: 1, load: 'inferno' }],
      {
        field: 'load',
        reason:
          '"inferno" is not for bin 1, which takes: standard, precision, armor-piercing, flechette, caseless, tracer',
      },
    ],
    [
      'HBK-4G',
      [
        { bin: 1, load: 'tracer' },
        { bin: 1, load: 'precision' },
      ],
      { index: 1, reason: 'is 1, which is loaded twice' },
    ],
  ])('the bins of %s refuse %j', (name, loads, problem) => {
    expect(loaded(name, loads)).toMatchObject(problem);
  });
});
