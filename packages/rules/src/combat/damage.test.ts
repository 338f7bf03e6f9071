import { scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { LA, LT } from '../state/locations.ts';
import { resolveDamage } from './damage.ts';

describe('damage chain', () => {
  test('[DMG-01] damage beyond the armor reaches the structure', () => {
    const s = scenario().mech('B', { at: '0505', condition: { structure: { LA: 8 } } });
    s.roll('criticalCount', 7);
    const results = resolveDamage(s.game, 0, { location: LA, rear: false, throughArmor: false }, 15);
    expect(s.unit('B').armor[LA]).toBe(0);
    expect(s.unit('B').structure[LA]).toBe(3);
    expect(results).toMatchObject([{ armorDamage: 10, structureDamage: 5, transferred: 0, destroyed: false }]);
  });

  test('[DMG-03] what an arm cannot hold meets the armor of the side torso first', () => {
    const s = scenario().mech('B', { at: '0505', tonnage: 50, armor: { LA: 0, LT: 10 } });
    s.roll('criticalCount', 2, 2);
    resolveDamage(s.game, 0, { location: LA, rear: false, throughArmor: false }, 8 + 20);
    expect(s.unit('B').structure[LA]).toBe(0);
    expect(s.unit('B').armor[LT]).toBe(0);
    expect(s.unit('B').structure[LT]).toBe(12 - 10);
  });
});
