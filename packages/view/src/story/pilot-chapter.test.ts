import { onTheSpot, queueRoll, type RollReason, resolveFall, resolveQueuedRolls } from '@hexfall/rules';
import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { narrate } from './narrate.ts';

function standing(options: Partial<UnitOptions> = {}, profile = 'spec'): Scenario {
  return scenario({ profile })
    .mech('A', { name: 'Hunchback', at: '0505', facing: 0, ...options })
    .mech('B', { name: 'Wolverine', at: '0101', side: 1 })
    .begin('weapons');
}

/** The story of the rolls that wait for the first unit. */
function rolls(s: Scenario, ...waiting: readonly (readonly [RollReason, number])[]): string[] {
  for (const [reason, modifier] of waiting) queueRoll(s.game, s.unit('A'), reason, modifier);
  return s.tell(() => resolveQueuedRolls(s.game, s.unit('A')));
}

test('a piloting roll tells its reason in words, what the reason adds, and what else does', () => {
  const s = standing({ condition: { criticals: { CT: [4] } } }, 'canon').roll('piloting', 9);
  expect(rolls(s, ['phaseDamage', 1])).toEqual([
    '  A1 Hunchback must roll: 20 damage this phase (+1); needs 9 (gyro hit +3), rolls 9, passes',
  ]);
});

test('a roll without modifiers needs the skill of the pilot and says no more', () => {
  expect(rolls(standing().roll('piloting', 5), ['kicked', 0])).toEqual([
    '  A1 Hunchback must roll: kicked; needs 5, rolls 5, passes',
  ]);
});

test('a fall follows its roll, with the side, the facing, the damage and the wound', () => {
  const s = standing().roll('piloting', 4).roll('fallDirection', 5).roll('hitLocation', 11).roll('consciousness', 2);
  expect(rolls(s, ['kicked', 0])).toEqual([
    '  A1 Hunchback must roll: kicked; needs 5, rolls 4, fails',
    '    A1 Hunchback falls on its left side, facing SW, 5 damage: right leg 5 (5 armor left)',
    "    A1's pilot is wounded in the fall (1 wound); stays conscious on 3+, rolls 2, passes out",
  ]);
});

test('a fall that no roll could prevent tells its reason', () => {
  const s = standing().roll('fallDirection', 4).roll('hitLocation', 7, 7, 9).roll('consciousness', 9);
  const fall = { reason: 'legDestroyed', need: 6 } as const;
  expect(s.tell(() => resolveFall(s.game, s.unit('A'), fall, { ...onTheSpot(s.unit('A')), height: 2 }))).toEqual([
    '  A1 Hunchback falls 2 levels on its back (leg destroyed), facing S, 15 damage: center torso (rear) 5+5 (no armor left), left leg 5 (5 armor left)',
    "    A1's pilot is wounded in the fall (1 wound); stays conscious on 3+, rolls 9",
  ]);
});

test('a pilot who dies takes the unit along', () => {
  const s = standing({ condition: { pilotWounds: 5 } });
  s.roll('piloting', 4).roll('fallDirection', 1).roll('hitLocation', 7);
  expect(rolls(s, ['kicked', 0]).slice(2)).toEqual([
    "    A1's pilot is killed in the fall",
    '    A1 Hunchback is destroyed: pilot killed (a fall)',
  ]);
});

test('a pilot who fails to brace for a fall is not the reason of the next one', () => {
  const brace = { type: 'PilotingRolled', unit: 0, reason: 'avoidWound', need: 6, roll: 3, passed: false } as const;
  const { game } = standing();
  const source = { kind: 'fall', reason: 'gyroDestroyed' } as const;
  const fell = {
    type: 'Fell',
    unit: 0,
    reason: 'gyroDestroyed',
    source,
    hex: game.state.mechs[0]!.hex,
    elevation: 0,
  } as const;
  const events = [
    { ...brace, modifiers: [] },
    { ...fell, die: 1, side: 'front', facing: 0, height: 0, damage: 5 } as const,
  ];
  expect(narrate(game, events).at(-1)).toBe('  A1 Hunchback falls on its front (gyro destroyed), facing N, 5 damage');
});
