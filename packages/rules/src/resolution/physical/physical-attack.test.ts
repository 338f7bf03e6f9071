import { PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createPosition } from '../../index.ts';
import { LL } from '../../vocabulary/spec/locations.ts';
import { resolvePhysicalAttack } from './physical-attack.ts';

test('[PHY-13] a single kick gives the to-hit roll, the damage and the piloting roll of the target', () => {
  const s = scenario()
    .mech('A', { at: '0504', facing: 3, tonnage: 80 })
    .mech('B', { at: '0505', armor: { LL: 30 } });
  s.roll('toHit', 3).roll('kickLocation', 4).roll('piloting', 5);
  const kicked = resolvePhysicalAttack(s.game, { type: 'kick', unit: 0, target: 1, leg: 'LL' });
  expect(kicked.ok && kicked.value).toMatchObject([{ hit: true, damage: 16 }]);
  expect(s.unit('B').armor[LL]).toBe(30 - 16);
  expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'kicked', need: 5, passed: true }]);
});

test('a kick that cannot be made is refused and changes nothing', () => {
  const s = scenario().mech('A', { at: '0501', facing: 3 }).mech('B', { at: '0505' });
  expect(resolvePhysicalAttack(s.game, { type: 'kick', unit: 0, target: 1, leg: 'LL' })).toMatchObject({ ok: false });
  expect(s.events).toEqual([]);
});

test('an attack by a unit that is not there, or cannot act, is refused and changes nothing', () => {
  const game = createPosition([{ tonnage: 50, condition: { shutdown: true } }, { tonnage: 50 }], { phase: 'physical' });
  const kick = { type: 'kick', target: 1, leg: 'RL' } as const;
  expect(resolvePhysicalAttack(game, { ...kick, unit: 7 })).toMatchObject({ errors: [{ code: 'noSuchUnit' }] });
  expect(resolvePhysicalAttack(game, { ...kick, unit: 0 })).toMatchObject({ errors: [{ code: 'unitIncapable' }] });
});

test('a push that drives its target into another unit makes the rolls of all three', () => {
  const s = scenario().mech('A', { at: '0506' }).mech('B', { at: '0505' }).mech('C', { at: '0504', side: 0 });
  s.roll('toHit', 12).roll('piloting', 12, 12);
  expect(resolvePhysicalAttack(s.game, { type: 'push', unit: 0, target: 1 }).ok).toBe(true);
  expect(s.all('PilotingRolled').map(({ unit, reason }) => [unit, reason])).toEqual([
    [1, 'pushed'],
    [2, 'domino'],
  ]);
  expect(s.state.mechs.every(mech => mech.rolls.length === 0)).toBe(true);
});

/** A stands this many hexes south of B, which has not moved. */
function southOf(profile: string, hexes: number): Scenario {
  return scenario({ profile })
    .mech('A', { at: `050${4 + hexes}`, tonnage: 80, jump: 4, armor: { CT: 40, LL: 30, RL: 30 } })
    .mech('B', { at: '0504', facing: 3, tonnage: 50, armor: { CT: 40 } })
    .begin('movement');
}

describe.each(PROFILES)('a charge by itself (%s)', profile => {
  const charge = (hexes: number) => {
    const steps = Array.from({ length: hexes }, () => 'forward' as const);
    return { type: 'charge', unit: 0, target: 1, mode: 'run', steps, climb: true } as const;
  };

  test('a charge from three hexes away is rolled, hurts both, moves both, and both roll for their balance', () => {
    const s = southOf(profile, 3);
    s.roll('toHit', 12).roll('hitLocation', 7, 7, 7, 7, 7).roll('piloting', 12, 12);
    const charged = resolvePhysicalAttack(s.game, charge(3));
    expect(charged).toMatchObject({ ok: true, value: [{ attack: { kind: 'charge' }, hit: true, damage: 16 }] });
    expect([s.at('A'), s.at('B')]).toEqual(['0504', '0503']);
    expect([s.lost('A'), s.lost('B')]).toEqual([{ CT: 5 }, { CT: 16 }]);
    expect(s.all('PilotingRolled').map(({ unit, reason }) => [unit, reason])).toEqual([
      [1, 'charged'],
      [0, 'charging'],
    ]);
    expect(s.state.attacks).toEqual([]);
  });

  test('a charge from the next hex that misses goes past its target', () => {
    const s = southOf(profile, 1);
    s.roll('toHit', 2).roll('chargeMiss', 1);
    if (profile === 'spec') s.roll('piloting', 12);
    expect(resolvePhysicalAttack(s.game, charge(1))).toMatchObject({ ok: true, value: [{ hit: false }] });
    expect(s.at('B')).toBe('0504');
    expect(s.at('A')).not.toBe('0505');
    expect(s.state.attacks).toEqual([]);
  });

  test('a charge that does not reach its target is refused and changes nothing', () => {
    const s = southOf(profile, 3);
    const before = [JSON.stringify(s.state), s.events.length];
    expect(resolvePhysicalAttack(s.game, charge(2))).toMatchObject({ ok: false, errors: [{ path: 'steps' }] });
    expect([JSON.stringify(s.state), s.events.length]).toEqual(before);
  });
});

describe.each(PROFILES)('a death from above by itself (%s)', profile => {
  const dfa = (s: Scenario, approach: string) =>
    ({ type: 'dfa', unit: 0, target: 1, approach: s.hex(approach) }) as const;

  test('a death from above that hits takes the hex of its target, and hurts both', () => {
    const s = southOf(profile, 1);
    s.roll('toHit', 12).roll('punchLocation', 3, 3, 3, 3, 3);
    if (profile === 'canon') s.roll('kickLocation', 1, 1, 1, 1);
    s.roll('piloting', 12, 12, 12);
    const struck = resolvePhysicalAttack(s.game, dfa(s, '0505'));
    expect(struck).toMatchObject({ ok: true, value: [{ attack: { kind: 'dfa' }, hit: true, damage: 24 }] });
    expect([s.at('A'), s.at('B')]).toEqual(['0504', '0503']);
    expect(s.lost('B')).toEqual({ CT: 24 });
    expect(s.lost('A')).toEqual(profile === 'spec' ? { LL: 8, RL: 8 } : { RL: 16 });
    expect(s.all('PilotingRolled').map(({ unit, reason }) => [unit, reason])).toEqual([
      [1, 'phaseDamage'],
      [1, 'hitByDfa'],
      [0, 'executedDfa'],
    ]);
    expect(s.state.attacks).toEqual([]);
  });

  test('a death from above out of reach is refused and changes nothing', () => {
    const s = southOf(profile, 5);
    const before = [JSON.stringify(s.state), s.events.length];
    expect(resolvePhysicalAttack(s.game, dfa(s, '0505'))).toMatchObject({ ok: false, errors: [{ code: 'tooFar' }] });
    expect([JSON.stringify(s.state), s.events.length]).toEqual(before);
  });
});
