import { weaponById } from '@hexfall/data';
import { asciiBoard, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { LL } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('torpedoes (%s)', profile => {
  /** A with torpedoes in a leg, two hexes of water away from B. */
  function pool(rows: readonly string[], id = 'srt-4'): Scenario {
    const { type } = weaponById(`is-${id}`)!;
    return scenario({ profile, board: asciiBoard(rows.join('\n')) })
      .mech('A', {
        at: '0103',
        weapons: [[type, 'LL']],
        ammo: [{ kind: type.ammo!, in: 'LT', shots: 5, explosionPerShot: 0 }],
      })
      .mech('B', { at: '0101', facing: 3, armor: { LL: 100 } })
      .begin('weapons')
      .moved('A', 'stationary');
  }

  test('torpedoes hit what stands in the same water, from a launcher below the surface', () => {
    const s = pool(['~1', '~1', '~1'])
      .roll('toHit', 12)
      .roll('cluster', 2)
      .roll('hitLocation', 9)
      .roll('hullBreach', 2)
      .fire('A', 'B')
      .endPhase();
    expect(s.lost('B')).toEqual({ LL: 2 });
    expect(s.all('DamageApplied')).toMatchObject([{ location: LL, damage: 2 }]);
  });

  test('torpedoes do not cross dry land', () => {
    const s = pool(['~1', '.', '~1']);
    expect(s.refused(s.shot('A', 'B'))).toBe('noLineOfSight');
  });

  test('torpedoes are not fired on dry land', () => {
    const s = pool(['.', '.', '.'], 'lrt-5');
    expect(s.refused(s.shot('A', 'B'))).toBe('outOfRange');
  });
});
