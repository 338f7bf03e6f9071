import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('guns of early models (%s)', profile => {
  test.each(['is-prototype-gauss-rifle', 'is-prototype-lb-10-x-ac', 'is-primitive-ac-5', 'is-prototype-ultra-ac-5'])(
    '%s jams for good on a 2, and not on a 3',
    id => {
      for (const roll of [2, 3]) {
        const s = weaponDuel(profile, id, 7).roll('toHit', roll).fire('A', 'B').endPhase();
        expect(s.unit('A').jammed, `${roll}`).toBe(roll === 2 ? 1 : 0);
      }
    },
  );

  test.each([
    ['is-prototype-ultra-ac-5', 4],
    ['clan-prototype-ultra-ac-10', 3],
  ])('%s fired twice jams on a %i, and not on the next number', (id, highest) => {
    for (const roll of [highest, highest + 1]) {
      const s = weaponDuel(profile, id, 15).roll('toHit', roll).shoot('A', 'B', { rate: 2 }).endPhase();
      expect(s.unit('A').jammed, `${roll}`).toBe(roll === highest ? 1 : 0);
    }
  });
});
