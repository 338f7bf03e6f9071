import { PROFILES, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { chargeDamage, chargeSelfDamage } from './collision.ts';

describe.each(PROFILES)('a ram plate (%s)', profile => {
  test.each([
    [{}, 18, 2],
    [{ CT: [11] }, 12, 5],
  ] as const)(
    'a ram plate makes a charge half as strong again and halves what it costs: with criticals %j %i and %i',
    (criticals, damage, own) => {
      const s = scenario({ profile })
        .mech('A', { at: '0502', tonnage: 60, equipment: [['ramPlate', 'CT']], condition: { criticals } })
        .mech('B', { at: '0510', tonnage: 50 });
      const attacker = s.unit('A');
      attacker.hexesMoved = 3;
      expect(chargeDamage(s.game, attacker)).toBe(damage);
      expect(chargeSelfDamage(s.game, attacker, s.unit('B'))).toBe(own);
    },
  );
});
