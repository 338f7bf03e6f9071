import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { LL, LT, RL } from '../../vocabulary/spec/locations.ts';
import { resolveDamage } from '../damage/damage.ts';
import { queueRoll } from '../queue-roll.ts';
import { automaticFall, rollFooting } from './psr.ts';
import { resolveQueuedRolls } from './queued-rolls.ts';

/** One unit of 50 tons with piloting 5, and another so that the game goes on. */
function unit(profile = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage: 50, ...options })
    .mech('B', { at: '0101', side: 1 })
    .begin('weapons');
}

function needs(s: Scenario): [string, number][] {
  return s.all('PilotingRolled').map(({ reason, need }) => [reason, need]);
}

function hit(s: Scenario, location: number, points: number): void {
  resolveDamage(s.game, 0, { location, rear: false, throughArmor: false }, points);
}

describe('a lost leg', () => {
  test('in canon a pilot whose unit lost a leg braces against skill + 5', () => {
    const s = unit('canon', { armor: { LL: 0 } });
    s.roll('criticalCount', 2);
    hit(s, LL, 12);
    s.roll('fallDirection', 1).roll('hitLocation', 8).roll('avoidFallDamage', 10).endPhase();
    expect(needs(s)).toEqual([['avoidWound', 10]]);
  });
});

describe('the queue', () => {
  test('in canon the modifier of a charge stays with its own roll', () => {
    const s = unit('canon');
    queueRoll(s.game, s.unit('A'), 'charged', 2);
    queueRoll(s.game, s.unit('A'), 'phaseDamage', 1);
    s.roll('piloting', 12, 12).endPhase();
    expect(needs(s)).toEqual([
      ['charged', 5 + 2 + 1],
      ['phaseDamage', 5 + 1],
    ]);
  });

  test('in spec every roll has its own modifiers only', () => {
    const s = unit('spec');
    queueRoll(s.game, s.unit('A'), 'missedDfa', 4);
    queueRoll(s.game, s.unit('A'), 'phaseDamage', 0);
    s.roll('piloting', 12, 12).endPhase();
    expect(needs(s)).toEqual([
      ['missedDfa', 5 + 4],
      ['phaseDamage', 5],
    ]);
  });

  test('in canon the modifier of a heavy Gauss rifle stays with its own roll', () => {
    const s = unit('canon');
    queueRoll(s.game, s.unit('A'), 'heavyGauss', 2);
    queueRoll(s.game, s.unit('A'), 'phaseDamage', 1);
    s.roll('piloting', 12, 12).endPhase();
    expect(needs(s)).toEqual([
      ['heavyGauss', 5 + 2 + 1],
      ['phaseDamage', 5 + 1],
    ]);
  });

  test('in canon a pilot whose unit has no legs braces against skill + 10 and the terrain', () => {
    const swamp = scenario({ profile: 'canon', board: 's . .' })
      .mech('A', { at: '0101', tonnage: 50, condition: { structure: { LL: 0, RL: 0 } } })
      .mech('B', { at: '0301', side: 1 })
      .begin('weapons');
    queueRoll(swamp.game, swamp.unit('A'), 'kicked', 0);
    swamp
      .roll('fallDirection', 1)
      .roll('hitLocation', 7)
      .roll('avoidFallDamage', 12)
      .roll('consciousness', 12)
      .endPhase();
    expect(needs(swamp)).toEqual([['avoidWound', 5 + 10 + 1]]);
  });

  test.each<[string, UnitOptions['condition'], number]>([
    ['nothing wrong', {}, 5],
    ['no legs', { structure: { LL: 0, RL: 0 } }, 5 + 10],
    ['no gyro', { criticals: { CT: [4, 5] } }, 5 + 6],
  ])('in canon the terrain and the reason count for the roll to brace, with %s', (_, condition, base) => {
    const s = scenario({ profile: 'canon', board: 's .' })
      .mech('A', { at: '0101', tonnage: 50, condition: condition! })
      .begin('weapons');
    expect(automaticFall(s.game, s.unit('A'), 'domino', 2)).toMatchObject({ reason: 'domino', need: base + 1 + 2 });
  });

  test('in canon the terrain and the reason count for the roll to brace after a shutdown', () => {
    const s = scenario({ profile: 'canon', board: 's .' }).mech('A', { at: '0101' }).begin('heat');
    emit(s.game, { type: 'ShutDown', unit: 0, byChoice: false });
    expect(automaticFall(s.game, s.unit('A'), 'domino', 2)).toMatchObject({ reason: 'domino', need: 5 + 3 + 1 + 2 });
  });

  test('in spec the rolls before an automatic fall are made', () => {
    const s = unit();
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    queueRoll(s.game, s.unit('A'), 'gyroDestroyed', 0);
    s.roll('piloting', 5).roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 12).endPhase();
    expect(needs(s)).toEqual([['kicked', 5]]);
    expect(s.all('Fell')).toMatchObject([{ reason: 'gyroDestroyed' }]);
  });

  test('a destroyed unit makes no roll to stay on its feet', () => {
    const s = unit();
    emit(s.game, { type: 'UnitDestroyed', unit: 0, cause: 'engine', source: OTHER });
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    expect(s.unit('A').rolls).toEqual([]);
    expect(rollFooting(s.game, s.unit('A'), { reason: 'kicked', modifier: 0 })).toBe(undefined);
  });

  test('a leg lost in this phase is counted once in a profile that counts it at once', () => {
    const profile = { id: 'mixed', base: 'spec', switches: { 'fall-pilot-damage': 'avoidanceRoll' } };
    const s = scenario({ profile })
      .mech('A', { at: '0505', armor: { RL: 0 } })
      .mech('B', { at: '0101' })
      .begin('weapons');
    s.roll('criticalCount', 2);
    hit(s, RL, 12);
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('avoidFallDamage', 10).endPhase();
    expect(needs(s)).toEqual([['avoidWound', 5 + 5]]);
  });

  test('a lost leg decides the queue in canon, with one fall for all its rolls', () => {
    const s = unit('canon', { armor: { RL: 0 } });
    hit(s, LT, 10);
    s.roll('criticalCount', 2);
    hit(s, RL, 12);
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('avoidFallDamage', 11).endPhase();
    expect(needs(s)).toEqual([['avoidWound', 5 + 5 + 1]]);
    expect(s.all('Fell')).toMatchObject([{ reason: 'phaseDamage' }]);
  });
});

describe('the queue by itself', () => {
  test('a queue whose rolls all succeed says what was rolled, and is empty afterwards', () => {
    const s = unit('spec');
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    queueRoll(s.game, s.unit('A'), 'missedDfa', 4);
    s.roll('piloting', 5, 9);
    expect(resolveQueuedRolls(s.game, s.unit('A'))).toMatchObject({
      rolls: [
        { reason: 'kicked', need: 5, roll: 5, passed: true },
        { reason: 'missedDfa', need: 9, roll: 9, passed: true },
      ],
      fall: undefined,
    });
    expect(s.unit('A')).toMatchObject({ prone: false, rolls: [] });
  });

  test('the first roll that fails is the last, and the reason of the fall', () => {
    const s = unit('spec');
    for (const reason of ['kicked', 'phaseDamage', 'legDamage'] as const) queueRoll(s.game, s.unit('A'), reason, 0);
    s.roll('piloting', 5, 4).roll('fallDirection', 1).roll('hitLocation', 8).roll('consciousness', 12);
    const { rolls, fall } = resolveQueuedRolls(s.game, s.unit('A'));
    expect(rolls.map(({ reason, passed }) => [reason, passed])).toEqual([
      ['kicked', true],
      ['phaseDamage', false],
    ]);
    expect(fall).toMatchObject({ reason: 'phaseDamage', need: 5 });
    expect(s.unit('A')).toMatchObject({ prone: true, rolls: [] });
  });

  test('a fall that no roll can prevent has no roll', () => {
    const s = unit('spec');
    queueRoll(s.game, s.unit('A'), 'gyroDestroyed', 0);
    s.roll('fallDirection', 1).roll('hitLocation', 8).roll('consciousness', 12);
    expect(resolveQueuedRolls(s.game, s.unit('A'))).toMatchObject({ rolls: [], fall: { reason: 'gyroDestroyed' } });
  });

  test('an empty queue is nothing to roll for', () => {
    const s = unit('spec');
    expect(resolveQueuedRolls(s.game, s.unit('A'))).toEqual({ rolls: [], fall: undefined });
  });
});
