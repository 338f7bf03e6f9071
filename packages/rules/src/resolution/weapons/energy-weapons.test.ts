import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, HD, LA, LT } from '../../vocabulary/spec/locations.ts';

function fight(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}, profile: 'spec' | 'canon' = 'spec'): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0504', facing: 3, ...a })
    .mech('B', { at: '0505', heatSinks: 0, armor: { CT: 30 }, ...b })
    .begin('weapons');
}

const heatOf = (s: Scenario): number => s.all('HeatSettled').find(({ unit }) => unit === 1)!.builtUp;

describe.each(PROFILES)('heat from others in %s', profile => {
  test('a flamer does damage, or heats its target instead', () => {
    const burn = fight({ weapons: [['flamer', 'CT']] }, {}, profile);
    burn.roll('toHit', 12).roll('hitLocation', 7);
    burn.shoot('A', 'B').endPhase();
    expect(burn.unit('B').armor[CT]).toBe(28);
    expect(burn.unit('B').externalHeat).toBe(0);
    const heat = fight({ weapons: [['flamer', 'CT']] }, {}, profile);
    heat.roll('toHit', 12);
    heat.shoot('A', 'B', { heat: true }).endPhase().endPhase();
    expect(heat.unit('B').armor[CT]).toBe(30);
    expect(heatOf(heat)).toBe(2);
  });

  test('only a flamer has that choice', () => {
    const s = fight({ weapons: [['ml', 'CT']] }, {}, profile);
    expect(s.refused(s.shot('A', 'B', { heat: true }))).toBe('badShot');
  });

  test('a plasma rifle does damage and a die of heat', () => {
    const s = fight({ weapons: [['plasmaRifle', 'CT']] }, {}, profile);
    s.roll('toHit', 12).roll('hitLocation', 7).roll('plasmaHeat', 5);
    s.shoot('A', 'B').endPhase().endPhase();
    expect(s.unit('B').armor[CT]).toBe(20);
    expect(heatOf(s)).toBe(5);
  });

  test('no more than 15 in a turn', () => {
    const s = fight(
      {
        weapons: [
          ['plasmaCannon', 'LT'],
          ['plasmaCannon', 'RT'],
        ],
      },
      { heatSinks: 10 },
      profile,
    );
    s.roll('toHit', 12).roll('plasmaHeat', 6, 5).roll('toHit', 12).roll('plasmaHeat', 6, 4);
    s.fire('A', 'B', [0, 1]);
    s.endPhase();
    expect(s.unit('B').externalHeat).toBe(15);
    s.endPhase();
    expect(heatOf(s)).toBe(15);
    expect(s.unit('B')).toMatchObject({ heat: 5, externalHeat: 0 });
  });
});

test.each([
  ['0505', 10],
  ['0514', 8],
  ['0518', 5],
])('a snub-nose PPC loses power with range: %s takes %i', (at, damage) => {
  const s = scenario({ board: Array.from({ length: 20 }, () => '. . . . . .').join('\n') })
    .mech('A', { at: '0504', facing: 3, weapons: [['snubPpc', 'CT']] })
    .mech('B', { at })
    .begin('weapons');
  s.roll('toHit', 12).roll('hitLocation', 7);
  s.shoot('A', 'B').endPhase();
  expect(s.all('DamageApplied')).toMatchObject([{ damage }]);
});

describe('an aimed shot', () => {
  const laser: Partial<UnitOptions> = { weapons: [['ml', 'CT']] };
  const still: Partial<UnitOptions> = { condition: { shutdown: true } };

  test('at a still target is as easy as any, and strikes there on 6 to 8', () => {
    const s = fight(laser, still);
    s.roll('toHit', 2).roll('aim', 6);
    s.shoot('A', 'B', { aim: 'LA' }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 0, hit: true }]);
    expect(s.unit('B').armor[LA]).toBe(5);
  });

  test.each([5, 9])('otherwise, as on a %i, goes where the dice say', roll => {
    const s = fight(laser, still);
    s.roll('toHit', 2).roll('aim', roll).roll('hitLocation', 8);
    s.shoot('A', 'B', { aim: 'LA' }).endPhase();
    expect(s.all('AimRolled')).toMatchObject([{ roll, onTarget: false }]);
    expect(s.unit('B').armor[LT]).toBe(5);
  });

  test('from behind strikes the back of what it was aimed at', () => {
    const s = fight(laser, { ...still, facing: 3 });
    s.roll('toHit', 2).roll('aim', 7);
    s.shoot('A', 'B', { aim: 'LT' }).endPhase();
    expect(s.all('DamageApplied')).toMatchObject([{ location: LT, rear: true }]);
  });

  test('at the head of a still target is at +3 in place of -4', () => {
    const s = fight(laser, still);
    s.roll('toHit', 7).roll('aim', 7);
    s.shoot('A', 'B', { aim: 'HD' }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 7 }]);
    expect(s.all('DamageApplied')).toMatchObject([{ location: HD }]);
  });

  test('at a target that can move needs a targeting computer, +3, and is never at the head', () => {
    const plain = fight(laser);
    expect(plain.refused(plain.shot('A', 'B', { aim: 'LA' }))).toBe('badShot');
    const s = fight({ ...laser, equipment: [['targetingComputer', 'LT']] });
    expect(s.refused(s.shot('A', 'B', { aim: 'HD' }))).toBe('badShot');
    s.roll('toHit', 7).roll('aim', 8);
    s.shoot('A', 'B', { aim: 'LA' }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 7, hit: true }]);
  });

  test('is impossible with missiles', () => {
    const s = fight({ weapons: [['srm6', 'CT']] }, still);
    expect(s.refused(s.shot('A', 'B', { aim: 'LA' }))).toBe('badShot');
  });
});

test('a target designator marks its target before anything else is resolved, until the turn ends', () => {
  const s = fight({
    weapons: [
      ['ml', 'CT'],
      ['tag', 'HD'],
    ],
  });
  s.roll('toHit', 12).roll('toHit', 2);
  s.fire('A', 'B', [0, 1]).endPhase();
  expect(s.all('AttackRolled').map(({ weapon }) => weapon)).toEqual([1, 0]);
  expect(s.unit('B').tagged).toBe(1);
  s.nextTurn();
  expect(s.unit('B').tagged).toBe(0);
});
