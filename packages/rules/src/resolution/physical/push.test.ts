import { formatHex } from '@hexfall/hex';
import { duel, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';
import { pushNumber, pushRefusal } from './push.ts';

function where(s: Scenario, name: string): string {
  return formatHex(s.game.match.board.grid, s.unit(name).hex);
}

function need(s: Scenario): number {
  return pushNumber(s.game, s.unit('A'), s.unit('B'));
}

function refused(s: Scenario): string {
  return pushRefusal(s.game, s.unit('A'), s.unit('B'))?.code ?? 'accepted';
}

describe('push, to hit', () => {
  test.each(PROFILES)('[PHY-25] a push needs the piloting skill less 1 (%s)', profile => {
    const s = duel(profile, { piloting: 5 }).roll('toHit', 3).push('A', 'B').endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'push', limb: -1, need: 4, hit: false }]);
    expect(s.numbers).toEqual(['4 = 5 piloting - 1 kind of attack']);
    expect([where(s, 'A'), where(s, 'B')]).toEqual(['0505', '0504']);
    expect(s.all('RollQueued')).toEqual([]);
  });

  test.each([
    ['spec', '5 = 5 piloting + 1 target moved - 1 kind of attack'],
    ['canon', '7 = 5 piloting + 2 attacker ran + 1 target moved - 1 kind of attack'],
  ] as const)('[PHY-25] in %s a push after a run, at a target that has walked, needs %s', (profile, number) => {
    const s = duel(profile).moved('A', 'run', 4).moved('B', 'walk', 3).roll('toHit', 4).push('A', 'B').endPhase();
    expect(s.numbers).toEqual([number]);
    expect(where(s, 'B')).toBe('0504');
  });

  test.each(PROFILES)('each dead shoulder makes a push harder by 2 (%s)', profile => {
    expect(need(duel(profile, { condition: { criticals: { LA: [1] } } }))).toBe(6);
    expect(need(duel(profile, { condition: { criticals: { LA: [1], RA: [1] } } }))).toBe(8);
  });

  test('a push at a target in depth 1 water is harder by 1', () => {
    const s = scenario({ profile: 'canon', board: '~1 ~1 ~1\n. ~1 .\n. . .' })
      .mech('A', { at: '0202', facing: 0 })
      .mech('B', { at: '0201', facing: 3 })
      .begin('physical');
    expect(need(s)).toBe(5);
  });
});

describe('push, restrictions', () => {
  test('a push needs both arms, and neither may have fired', () => {
    expect(refused(duel('spec', { condition: { structure: { RA: 0 } } }))).toBe('limbUnusable');
    const s = duel('spec', { weapons: [['ml', 'RA']] });
    expect(refused(s)).toBe('accepted');
    s.unit('A').weaponsFired = 1;
    expect(refused(s)).toBe('limbUnusable');
    expect(refused(duel('spec', { quad: true }))).toBe('limbUnusable');
  });

  test('a push goes straight ahead of the legs, on one level, at a standing target', () => {
    expect([0, 1, 5, 3].map(facing => refused(duel('spec', { facing })))).toEqual([
      'accepted',
      'outOfArc',
      'outOfArc',
      'outOfArc',
    ]);
    expect(refused(duel('spec', {}, { condition: { prone: true } }))).toBe('noSuchTarget');
    const uphill = scenario({ board: '. 1. .\n. . .' }).mech('A', { at: '0202' }).mech('B', { at: '0201' });
    expect(refused(uphill.begin('physical'))).toBe('outOfRange');
  });
});

describe('push, result', () => {
  test.each(PROFILES)(
    '[PHY-26][PSR-11] a pushed target moves one hex on and rolls, and nobody takes damage (%s)',
    profile => {
      const s = duel(profile, {}, { piloting: 4 }).roll('toHit', 4).roll('piloting', 4).push('A', 'B').endPhase();
      expect([where(s, 'A'), where(s, 'B')]).toEqual(['0504', '0503']);
      expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'pushed', need: 4, passed: true }]);
      expect(s.numbers).toEqual(['4 = 5 piloting - 1 kind of attack', '4 = 4 piloting']);
      expect([s.lost('A'), s.lost('B')]).toEqual([{}, {}]);
      expect(s.all('DamageApplied')).toEqual([]);
      expect([s.unit('A').prone, s.unit('B').prone]).toEqual([false, false]);
      expect([s.unit('A').facing, s.unit('B').facing]).toEqual([0, 3]);
    },
  );

  test.each(PROFILES)('[PHY-26][PSR-11] a target that fails its roll falls where it was pushed to (%s)', profile => {
    const s = duel(profile).roll('toHit', 4).roll('piloting', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 5)
      .push('A', 'B')
      .endPhase();
    expect([where(s, 'A'), where(s, 'B')]).toEqual(['0504', '0503']);
    expect(s.unit('B')).toMatchObject({ prone: true, facing: 3, pilotWounds: profile === 'spec' ? 1 : 0 });
    expect(s.unit('B').armor[CT]).toBe(10 - 5);
  });

  test.each([
    [0, '0504', '0503'],
    [1, '0604', '0704'],
    [2, '0605', '0706'],
    [3, '0506', '0507'],
    [4, '0405', '0306'],
    [5, '0404', '0304'],
  ])('[PHY-26] a pushed target moves in the direction of the push: facing %i, from %s to %s', (facing, at, to) => {
    const s = duel('spec', { facing }, { at }).roll('toHit', 4).roll('piloting', 5).push('A', 'B').endPhase();
    expect([where(s, 'A'), where(s, 'B')]).toEqual([at, to]);
  });

  test.each(PROFILES)('[PHY-26] a pushed target that cannot move stays and rolls (%s)', profile => {
    const s = duel(profile, { at: '0502' }, { at: '0501' }).roll('toHit', 4).roll('piloting', 12);
    s.push('A', 'B').endPhase();
    expect([where(s, 'A'), where(s, 'B')]).toEqual(['0502', '0501']);
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'pushed' }]);
  });

  test.each(PROFILES)('[PHY-26] two units that push each other both stay where they are (%s)', profile => {
    const s = duel(profile).roll('toHit', 4, 4).roll('piloting', 12, 12).push('A', 'B').push('B', 'A').endPhase();
    expect([where(s, 'A'), where(s, 'B')]).toEqual(['0505', '0504']);
    expect(s.all('Displaced')).toEqual([]);
    expect(s.all('RollQueued')).toMatchObject([
      { unit: 1, reason: 'pushed', modifier: 0 },
      { unit: 0, reason: 'pushed', modifier: 0 },
    ]);
    expect(s.all('PilotingRolled')).toMatchObject([
      { unit: 0, reason: 'pushed' },
      { unit: 1, reason: 'pushed' },
    ]);
  });

  test.each(PROFILES)('a unit that misses is pushed by the one it tried to push (%s)', profile => {
    const s = duel(profile).roll('toHit', 2, 4).roll('piloting', 12).push('A', 'B').push('B', 'A').endPhase();
    expect([where(s, 'A'), where(s, 'B')]).toEqual(['0506', '0505']);
  });

  test.each(PROFILES)('a unit destroyed in the phase still pushes, but does not follow (%s)', profile => {
    const s = scenario({ profile })
      .mech('C', { at: '0506', facing: 0, side: 1, tonnage: 20 })
      .mech('A', { at: '0505', facing: 0, side: 0, condition: { armor: { CT: 0, CTR: 0 }, structure: { CT: 1 } } })
      .mech('B', { at: '0504', facing: 3, side: 1 })
      .begin('physical');
    s.punch('C', 'A', ['LA']).push('A', 'B').roll('toHit', 12, 12).roll('punchLocation', 3).roll('criticalCount', 2);
    s.roll('piloting', 12).endPhase();
    expect([s.unit('A').status, s.at('A'), s.at('B')]).toEqual(['destroyed', '0505', '0503']);
  });

  test('a second push finds nobody where the first has pushed the target away', () => {
    const s = scenario()
      .mech('A', { at: '0505', facing: 0, side: 0 })
      .mech('B', { at: '0504', facing: 3, side: 1 })
      .mech('C', { at: '0603', facing: 4, side: 0 })
      .begin('physical');
    s.push('A', 'B').do({ type: 'hold', unit: 1 }).roll('toHit', 4, 4).roll('piloting', 12).push('C', 'B');
    expect(s.all('PhysicalVoided')).toMatchObject([{ attacker: 2, kind: 'push' }]);
    expect([where(s, 'A'), where(s, 'B'), where(s, 'C')]).toEqual(['0504', '0503', '0603']);
  });
});
