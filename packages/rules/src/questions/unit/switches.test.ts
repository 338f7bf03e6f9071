import { scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { specOf } from '../../vocabulary/game/game.ts';
import { settingOf, switchOffers } from './switches.ts';

function owner(): ReturnType<typeof scenario> {
  return scenario({ profile: 'canon' })
    .mech('A', {
      at: '0502',
      equipment: [
        ['case', 'CT'],
        ['chameleon', 'LT'],
        ['largeVibroblade', 'RA'],
      ],
    })
    .mech('B', { at: '0510', facing: 3 })
    .begin('weapons');
}

const FIRE = { type: 'fire', unit: 0, twist: 0, shots: [] } as const;

describe('gear with a switch', () => {
  test('a system is on from the next turn, and stays on', () => {
    const s = owner().do({ ...FIRE, switches: [{ item: 1, setting: 'on' }] });
    const spec = specOf(s.game, s.unit('A'));
    expect(settingOf(s.unit('A'), spec, 1)).toBe('off');
    s.nextTurn();
    expect(settingOf(s.unit('A'), spec, 1)).toBe('on');
    expect(settingOf(s.unit('A'), spec, 2)).toBe('off');
    s.nextTurn();
    expect(settingOf(s.unit('A'), spec, 1)).toBe('on');
  });

  test('a blade is on at once, and for this turn alone', () => {
    const s = owner().do({ ...FIRE, switches: [{ item: 2, setting: 'on' }] });
    const spec = specOf(s.game, s.unit('A'));
    expect(settingOf(s.unit('A'), spec, 2)).toBe('on');
    s.nextTurn();
    expect(settingOf(s.unit('A'), spec, 2)).toBe('off');
  });

  test('the switches of a unit are told with what they are set to', () => {
    const s = owner();
    expect(switchOffers(s.unit('A'), specOf(s.game, s.unit('A')))).toMatchObject([
      { item: 1, kind: 'chameleon', takesEffect: 'nextTurn', setting: 'off' },
      { item: 2, kind: 'largeVibroblade', takesEffect: 'now', setting: 'off' },
    ]);
  });

  test.each([
    ['an item without a switch', [{ item: 0, setting: 'on' }]],
    ['an item named twice', [1, 1].map(item => ({ item, setting: 'on' as const }))],
    ['an item that there is not', [{ item: 9, setting: 'on' }]],
  ] as const)('%s is refused', (_, switches) => {
    expect(owner().refused({ ...FIRE, switches: [...switches] })).toBe('equipmentUnusable');
  });

  test('an item that is struck cannot be set', () => {
    const s = owner();
    s.unit('A').slotHits[3] = 1;
    expect(s.refused({ ...FIRE, switches: [{ item: 1, setting: 'on' }] })).toBe('equipmentUnusable');
  });
});
