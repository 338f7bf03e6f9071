import type { Command, FireCommand } from '@hexfall/rules';
import { openBoard, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { setSwitches } from './set-switches.ts';

function facing(owner: Partial<UnitOptions>, other: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile: 'canon', board: openBoard(10, 16) })
    .mech('A', { at: '0512', facing: 0, ...owner })
    .mech('B', { at: '0504', facing: 3, ...other })
    .begin('weapons');
}

function switchesOf(s: Scenario, shots: FireCommand['shots'] = []): FireCommand['switches'] {
  const order = setSwitches(s.game, s.unit('A'), { type: 'fire', unit: 0, twist: 0, shots });
  return order.type === 'fire' ? order.switches : undefined;
}

test('a unit without switches keeps its order as it is', () => {
  const s = facing({});
  const order: Command = { type: 'fire', unit: 0, twist: 0, shots: [] };
  expect(setSwitches(s.game, s.unit('A'), order)).toBe(order);
});

test.each([
  ['a shield when nothing is fired', { equipment: [['mediumShield', 'RA']] }, 'raised'],
  ['a coolant pod in great heat', { equipment: [['coolantPod', 'RT']], condition: { heat: 20 } }, 'dump'],
  ['radical sinks in heat', { equipment: [['radicalSinks', 'RT']], condition: { heat: 16 } }, 'on'],
  ['emergency coolant in heat', { equipment: [['emergencyCoolant', 'RT']], condition: { heat: 20 } }, 'on'],
  ['the null signature of a cool unit', { equipment: [['nullSignature', 'RT']], heatSinks: 16 }, 'on'],
] as const)('a bot uses %s', (_, owner, setting) => {
  expect(switchesOf(facing(owner as Partial<UnitOptions>))).toEqual([{ item: 0, setting }]);
});

test.each([
  ['the coolant pod of a cool unit', { equipment: [['coolantPod', 'RT']] }],
  ['a null signature with few sinks', { equipment: [['nullSignature', 'RT']], heatSinks: 12 }],
  ['radical sinks of a cool unit', { equipment: [['radicalSinks', 'RT']] }],
] as const)('a bot does not use %s', (_, owner) => {
  expect(switchesOf(facing(owner as Partial<UnitOptions>))).toBeUndefined();
});

test('a shield stays down for a shot from its arm, and half up for one from the other side', () => {
  const owner = {
    equipment: [['mediumShield', 'RA']],
    weapons: [
      ['ppc', 'RA'],
      ['ppc', 'CT'],
    ],
  } as const;
  expect(switchesOf(facing(owner), [{ target: 1, weapon: 0 }])).toBeUndefined();
  expect(switchesOf(facing(owner), [{ target: 1, weapon: 1 }])).toEqual([{ item: 0, setting: 'lowered' }]);
});

test('a blue shield is switched on against particle beams only', () => {
  const owner = { equipment: [['blueShield', 'RT']] } as const;
  expect(switchesOf(facing(owner, { weapons: [['ppc', 'RT']] }))).toEqual([{ item: 0, setting: 'on' }]);
  expect(switchesOf(facing(owner, { weapons: [['ml', 'RT']] }))).toBeUndefined();
});

test('a vibroblade is switched on beside an enemy', () => {
  const owner = { equipment: [['largeVibroblade', 'RA']] } as const;
  expect(switchesOf(facing(owner, { at: '0511' }))).toEqual([{ item: 0, setting: 'on' }]);
  expect(switchesOf(facing(owner))).toBeUndefined();
});
