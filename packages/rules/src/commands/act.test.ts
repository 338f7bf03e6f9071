import { PROFILES, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';

test.each(PROFILES)('a side picks which of its units acts next, each once (%s)', profile => {
  const s = scenario({ profile })
    .mech('A', { at: '0101', side: 0 })
    .mech('B', { at: '0303', side: 0 })
    .mech('C', { at: '0909', side: 1 })
    .begin('movement');
  s.do({ type: 'stay', unit: s.id('B') });
  expect(s.refused({ type: 'stay', unit: s.id('B') })).toBe('alreadyActed');
  expect(s.refused({ type: 'stay', unit: s.id('C') })).toBe('notYourTurn');
  s.do({ type: 'stay', unit: s.id('A') });
  expect(s.unit('A').acted && s.unit('B').acted).toBe(true);
});
