import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

test('a shot shows who fires at whom, its dice, and how its number is made up', () => {
  const s = scenario()
    .mech('A', { at: '0505', weapons: [['ml', 'CT']] })
    .mech('B', { at: '0502' })
    .begin('weapons');
  const modifiers = [
    { code: 'gunnery', value: 4 },
    { code: 'attacker.ran', value: 2 },
  ] as const;
  const shot = {
    type: 'AttackRolled',
    attacker: 0,
    target: 1,
    weapon: 0,
    need: 6,
    roll: 9,
    hit: true,
    modifiers,
  } as const;
  expect(momentOf(s.game, shot, 12)).toMatchObject({
    index: 12,
    unit: 0,
    target: 1,
    hex: undefined,
    roll: {
      need: 6,
      roll: 9,
      success: true,
      modifiers: [
        { value: 4, words: 'gunnery' },
        { value: 2, words: 'attacker ran' },
      ],
    },
  });
});

test('a roll on a table has neither number nor success; ice that breaks is a failure', () => {
  const s = scenario().mech('A', { at: '0505' }).mech('B', { at: '0502' }).begin('weapons');
  const cluster = { type: 'ClusterRolled', attacker: 0, target: -1, weapon: 0, roll: 7, modifier: 0, hits: 4 } as const;
  expect(momentOf(s.game, cluster, 0)).toMatchObject({
    roll: { need: undefined, roll: 7, success: undefined },
    target: undefined,
  });
  const ice = { type: 'IceRolled', unit: 0, hex: 44, roll: 6, broke: true } as const;
  expect(momentOf(s.game, ice, 0)).toMatchObject({ roll: { success: false }, unit: 0, hex: 44 });
  expect(momentOf(s.game, { type: 'UnitActed', unit: 1 }, 0)).toMatchObject({ roll: undefined, unit: 1 });
});
