import { PROFILES, type UnitOptions, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { interferencePart } from '../../questions/unit/interference.ts';
import { CT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('the pods of an iNarc launcher (%s)', profile => {
  test('a haywire pod makes its target shoot at +1 from then on', () => {
    const s = weaponDuel(profile, 'is-inarc', 3, { munition: 'haywirePod' })
      .roll('toHit', 12)
      .fire('A', 'B')
      .nextTurn()
      .nextTurn();
    expect(interferencePart(s.unit('B'), 'haywire')).toBe(1);
    expect(s.unit('B').narcPods).toBe(0);
  });

  test('an ECM pod cuts off the Artemis of its target', () => {
    const b: Partial<UnitOptions> = {
      weapons: [['lrm20', 'RT']],
      equipment: [['artemisIV', 'RT']],
      ammo: [],
    };
    const s = weaponDuel(profile, 'is-inarc', 3, { munition: 'ecmPod', b }).roll('toHit', 12).fire('A', 'B').endPhase();
    expect(interferencePart(s.unit('B'), 'ecm')).toBe(1);
  });

  test.each([
    ['is-inarc', 6],
    ['is-narc', 4],
  ])('an explosive pod of %s does %i points', (id, points) => {
    const s = weaponDuel(profile, id, 3, { munition: 'explosivePod' })
      .roll('toHit', 12)
      .roll('hitLocation', 7)
      .fire('A', 'B')
      .endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - points);
    expect(s.unit('B').narcPods).toBe(0);
  });
});
