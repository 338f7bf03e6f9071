import { PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolvePhysicalAttack } from '../../index.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { reasonModifier } from './reason-modifier.ts';

/** Returns the modifiers with which the rolls of a scenario were queued, by reason. */
function queuedModifiers(s: Scenario): [RollReason, number][] {
  return s.all('RollQueued').map(({ reason, modifier }) => [reason, modifier]);
}

describe.each(PROFILES)('what a reason adds to its roll (%s)', profile => {
  test('a charge that hits queues its rolls with what their reasons add', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0507', armor: { CT: 40 } })
      .mech('B', { at: '0504', facing: 3, armor: { CT: 40 } })
      .begin('movement')
      .roll('toHit', 12)
      .roll('hitLocation', 7, 7, 7)
      .roll('piloting', 12, 12);
    const steps = ['forward', 'forward', 'forward'] as const;
    resolvePhysicalAttack(s.game, { type: 'charge', unit: 0, target: 1, mode: 'run', steps, climb: true });
    expect(queuedModifiers(s).map(([reason]) => reason)).toEqual(['charged', 'charging']);
    for (const [reason, modifier] of queuedModifiers(s)) expect(reasonModifier(s.game.rules, reason)).toBe(modifier);
  });

  test('a death from above that hits queues its rolls with what their reasons add', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0505', jump: 4, armor: { LL: 20, RL: 20 } })
      .mech('B', { at: '0504', facing: 3, armor: { CT: 40 } })
      .begin('movement')
      .roll('toHit', 12)
      .roll('punchLocation', 3, 3, 3);
    if (profile === 'canon') s.roll('kickLocation', 1, 1);
    s.roll('piloting', 12, 12);
    resolvePhysicalAttack(s.game, { type: 'dfa', unit: 0, target: 1, approach: s.hex('0505') });
    expect(queuedModifiers(s).map(([reason]) => reason)).toEqual(['hitByDfa', 'executedDfa']);
    for (const [reason, modifier] of queuedModifiers(s)) expect(reasonModifier(s.game.rules, reason)).toBe(modifier);
  });

  test('a kick adds nothing, and what a skid adds depends on its speed', () => {
    const { rules } = scenario({ profile }).mech('A', { at: '0505' }).game;
    expect(reasonModifier(rules, 'kicked')).toBe(0);
    expect(reasonModifier(rules, 'skid')).toBe(undefined);
  });
});
