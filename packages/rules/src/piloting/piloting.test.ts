import { createBoard, type Layer } from '@hexfall/hex';
import { scenario, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../combat/damage.ts';
import { SeededDice } from '../dice/seeded.ts';
import type { GameEvent } from '../events/events.ts';
import { IMPOSSIBLE, type Modifier } from '../explain/modifiers.ts';
import { createGameOn, emit } from '../game.ts';
import { cloneState } from '../state/clone.ts';
import { CT, LL, LT, RL, RT } from '../state/locations.ts';
import { automaticFall, loseFooting } from './footing.ts';
import { queueRoll } from './queue.ts';
import type { RollReason } from './reasons.ts';
import { resolveQueuedRolls } from './resolve.ts';
import { pilotingNumber } from './target-number.ts';

/** One unit of 50 tons with piloting 5, and another so that the game goes on. */
function unit(profile = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage: 50, ...options })
    .mech('B', { at: '0101', side: 1 })
    .begin('weapons');
}

function number(s: Scenario, reason: RollReason = 'kicked', modifier = 0): number {
  return pilotingNumber(s.game, s.unit('A'), reason, modifier);
}

function needs(s: Scenario): [string, number][] {
  return s.all('PilotingRolled').map(({ reason, need }) => [reason, need]);
}

function hit(s: Scenario, location: number, points: number): void {
  resolveDamage(s.game, 0, { location, rear: false, throughArmor: false }, points);
}

describe('the roll', () => {
  test('[PSR-01] skill 5 and modifiers +2 need 7, and 7 succeeds', () => {
    const s = scenario({ board: '.\nx' })
      .mech('A', { at: '0101', facing: 3, piloting: 5, condition: { pilotWounds: 2 } })
      .begin('movement');
    s.roll('piloting', 7).walk('A', 'F');
    expect(s.all('PilotingRolled')).toMatchObject([{ need: 7, roll: 7, passed: true }]);
    expect(s.unit('A').prone).toBe(false);
  });

  test('[PSR-01] in canon wounds do not count; a hip gives the same +2', () => {
    const s = unit('canon', { condition: { pilotWounds: 2, criticals: { LL: [1] } } });
    expect(number(s)).toBe(7);
  });

  test('[PSR-02] 6 fails: the unit falls, and what else was queued is dropped', () => {
    const s = unit('spec', { condition: { pilotWounds: 2 } });
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    queueRoll(s.game, s.unit('A'), 'pushed', 0);
    s.roll('piloting', 6).roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 7).endPhase();
    expect(needs(s)).toEqual([['kicked', 7]]);
    expect(s.unit('A')).toMatchObject({ prone: true, rolls: [], pilotWounds: 3 });
    expect(s.unit('A').armor[CT]).toBe(10 - 5);
  });

  test.each(['spec', 'canon'])('a prone unit has no footing to lose (%s)', profile => {
    const s = unit(profile, { condition: { prone: true } });
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    expect(s.unit('A').rolls).toEqual([]);
  });

  test.each(['spec', 'canon'])('with nobody awake it fails without dice, and the pilot is hurt (%s)', profile => {
    const s = unit(profile, { condition: { pilot: 'unconscious', pilotWounds: 1 } });
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    s.roll('fallDirection', 1).roll('hitLocation', 7);
    resolveQueuedRolls(s.game, s.unit('A'));
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 2 });
  });
});

describe('modifiers', () => {
  test.each(['spec', 'canon'])('[PSR-27] a gyro hit +3 (%s)', profile => {
    expect(number(unit(profile, { condition: { criticals: { CT: [4] } } }))).toBe(5 + 3);
  });

  test.each(['spec', 'canon'])('heavy-duty gyro: +1, then +3 (%s)', profile => {
    const gyro = { gyro: 'heavyDuty' } as const;
    expect(number(unit(profile, { ...gyro, condition: { criticals: { CT: [4] } } }))).toBe(5 + 1);
    expect(number(unit(profile, { ...gyro, condition: { criticals: { CT: [4, 5] } } }))).toBe(5 + 3);
  });

  test('[PSR-29] +1 for each wound of the pilot', () => {
    expect(number(unit('spec', { condition: { pilotWounds: 2 } }))).toBe(5 + 2);
    expect(number(unit('spec', { condition: { pilotWounds: 5 } }))).toBe(5 + 5);
  });

  test('[PSR-29] none in canon', () => {
    expect(number(unit('canon', { condition: { pilotWounds: 2 } }))).toBe(5);
  });

  test.each(['spec', 'canon'])('[PSR-30] a lower leg actuator +1, like the upper leg and the foot (%s)', profile => {
    for (const slot of [2, 3, 4]) {
      expect(number(unit(profile, { condition: { criticals: { LL: [slot] } } }))).toBe(5 + 1);
    }
    expect(number(unit(profile, { condition: { criticals: { LL: [2, 3], RL: [4] } } }))).toBe(5 + 3);
  });

  test.each(['spec', 'canon'])('[PSR-30] a hip +2 hides the rest of its leg (%s)', profile => {
    expect(number(unit(profile, { condition: { criticals: { LL: [1, 2, 3, 4], RL: [4] } } }))).toBe(5 + 2 + 1);
  });

  test.each(['spec', 'canon'])('a lost leg +5, a quad -2, then 0, then +5, then no chance (%s)', profile => {
    expect(number(unit(profile, { condition: { structure: { LL: 0 } } }))).toBe(5 + 5);
    expect(number(unit(profile, { quad: true }))).toBe(5 - 2);
    expect(number(unit(profile, { quad: true, condition: { structure: { LA: 0 } } }))).toBe(5);
    expect(number(unit(profile, { quad: true, condition: { structure: { LA: 0, RA: 0 } } }))).toBe(5 + 5);
    expect(number(unit(profile, { quad: true, condition: { structure: { LA: 0, RA: 0, LL: 0 } } }))).toBe(IMPOSSIBLE);
  });

  test.each(['spec', 'canon'])('a small or torso-mounted cockpit +1 (%s)', profile => {
    expect(number(unit(profile, { cockpit: 'small' }))).toBe(5 + 1);
    expect(number(unit(profile, { cockpit: 'torsoMounted' }))).toBe(5 + 1);
  });

  test.each([
    ['s', 1],
    ['i', 4],
    ['x', 0],
    ['r', 0],
    ['w', 0],
  ])('[PSR-31] the ground counts: %s %i', (hex, modifier) => {
    for (const profile of ['spec', 'canon']) {
      const s = scenario({ profile, board: `${hex} .` }).mech('A', { at: '0101' });
      expect(pilotingNumber(s.game, s.unit('A'), 'kicked', 0)).toBe(5 + modifier);
    }
  });

  test.each<[string, Partial<Record<Layer, number>>, number]>([
    ['mud', { mud: 1 }, 1],
    ['sand', { sand: 1 }, 1],
    ['tundra', { tundra: 1 }, 1],
    ['thin snow', { snow: 1 }, 0],
    ['deep snow', { snow: 2 }, 1],
    ['jungle', { jungle: 2 }, 2],
    ['rapids', { rapids: 1 }, 2],
    ['a torrent', { rapids: 2 }, 3],
    ['a crust of magma', { magma: 1 }, 1],
    ['liquid magma', { magma: 2 }, 4],
    ['heavy industry', { industrial: 2 }, 1],
    ['ultra rubble', { rubble: 6 }, 1],
  ])('[PSR-31] %s counts, on the ground and not above it', (_, layers, modifier) => {
    const deck = { ...layers, bridge: 1, bridgeHeight: 2 };
    const board = createBoard(2, 1, [
      { level: 0, layers: deck },
      { level: 0, layers: {} },
    ]);
    const ground = scenario({ board }).mech('A', { at: '0101' });
    expect(number(ground)).toBe(5 + modifier);
    expect(number(ground, 'leftWater')).toBe(5);
    const why: Modifier[] = [];
    expect(pilotingNumber(ground.game, ground.unit('A'), 'kicked', 0, why)).toBe(5 + modifier);
    const above = scenario({ board }).mech('A', { at: '0101', condition: { elevation: 2 } });
    expect(number(above)).toBe(5);
  });

  test.each(['spec', 'canon'])('a roll made on the bottom of water counts the ice above too (%s)', profile => {
    const s = scenario({ profile, board: '~3i .' }).mech('A', { at: '0101', condition: { elevation: -3 } });
    const why: Modifier[] = [];
    expect(pilotingNumber(s.game, s.unit('A'), 'kicked', 0, why)).toBe(5 + 4);
    expect(why).toContainEqual({ code: 'terrain.ice', value: 4 });
    expect(number(s)).toBe(5 + 4);
    expect(number(s, 'enteredWater')).toBe(5);
  });

  test.each(['spec', 'canon'])('hardened armor and industrial myomer +1 each (%s)', profile => {
    expect(number(unit(profile, { armorType: 'hardened' }))).toBe(5 + 1);
    expect(number(unit(profile, { equipment: [['industrialTsm', 'CT']] }))).toBe(5 + 1);
  });

  test('a number explains itself', () => {
    const s = scenario({ board: 's .' }).mech('A', {
      at: '0101',
      condition: { pilotWounds: 1, criticals: { CT: [4], LL: [1] } },
    });
    const why: Modifier[] = [];
    expect(pilotingNumber(s.game, s.unit('A'), 'charged', 2, why)).toBe(5 + 1 + 3 + 2 + 1 + 2);
    expect(why).toEqual([
      { code: 'piloting', value: 5 },
      { code: 'pilot.wounds', value: 1 },
      { code: 'gyro', value: 3 },
      { code: 'hip', value: 2 },
      { code: 'terrain.swamp', value: 1 },
      { code: 'reason', value: 2 },
    ]);
  });
});

describe('a destroyed gyro', () => {
  test('[PSR-28] two hits: the unit falls without a roll', () => {
    const s = unit('spec', { armor: { CT: 0 }, condition: { criticals: { CT: [4] } } });
    s.roll('criticalCount', 8).roll('criticalSlot', 3);
    hit(s, CT, 1);
    s.roll('fallDirection', 1).roll('hitLocation', 8).roll('consciousness', 3).endPhase();
    expect(needs(s)).toEqual([]);
    expect(s.all('Fell')).toMatchObject([{ reason: 'gyroDestroyed' }]);
    expect(s.unit('A').prone).toBe(true);
  });

  test('[PSR-28] in canon too; the pilot may brace at skill + 6 + 1', () => {
    const s = unit('canon', { armor: { CT: 0 }, condition: { criticals: { CT: [4] } } });
    s.roll('criticalCount', 8).roll('criticalSlot', 3);
    hit(s, CT, 1);
    s.roll('fallDirection', 1).roll('hitLocation', 8).roll('avoidFallDamage', 12).endPhase();
    expect(needs(s)).toEqual([['avoidWound', 12]]);
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 0 });
  });

  test('in canon a lost leg leaves the pilot skill + 5', () => {
    const s = unit('canon', { armor: { LL: 0 } });
    s.roll('criticalCount', 2);
    hit(s, LL, 12);
    s.roll('fallDirection', 1).roll('hitLocation', 8).roll('avoidFallDamage', 10).endPhase();
    expect(needs(s)).toEqual([['avoidWound', 10]]);
  });
});

describe('the queue', () => {
  /** Twenty points, a leg laid open, a gyro hit: three rolls. */
  function battered(profile: string): Scenario {
    const s = unit(profile, { armor: { LL: 5, CT: 0 } });
    hit(s, LT, 10);
    hit(s, RT, 9);
    s.roll('criticalCount', 2);
    hit(s, LL, 6);
    s.roll('criticalCount', 8).roll('criticalSlot', 3);
    hit(s, CT, 1);
    return s;
  }

  test('[PSR-32] three rolls in order; the first failure is a fall and drops the rest', () => {
    const s = battered('spec');
    expect(s.unit('A').rolls.map(roll => roll.reason)).toEqual(['phaseDamage', 'legDamage', 'gyroHit']);
    s.roll('piloting', 7).roll('fallDirection', 4).roll('hitLocation', 8).roll('consciousness', 3).endPhase();
    expect(needs(s)).toEqual([['phaseDamage', 5 + 3]]);
    expect(s.unit('A')).toMatchObject({ prone: true, rolls: [] });
  });

  test('[PSR-32] [PSR-33] if all succeed the unit stands', () => {
    const s = battered('spec').roll('piloting', 8, 8, 8).endPhase();
    expect(needs(s).map(([reason]) => reason)).toEqual(['phaseDamage', 'legDamage', 'gyroHit']);
    expect(s.unit('A')).toMatchObject({ prone: false, rolls: [] });
  });

  test('[PSR-32] [PSR-33] in canon a leg laid open calls for none, and the rolls share their modifiers', () => {
    const s = battered('canon').roll('piloting', 9, 9).endPhase();
    expect(needs(s)).toEqual([
      ['phaseDamage', 5 + 1 + 3],
      ['gyroHit', 5 + 3 + 1],
    ]);
    expect(s.unit('A').prone).toBe(false);
  });

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

  test('[PSR-32] by the documents every roll has its own modifiers', () => {
    const s = unit('spec');
    queueRoll(s.game, s.unit('A'), 'missedDfa', 4);
    queueRoll(s.game, s.unit('A'), 'phaseDamage', 0);
    s.roll('piloting', 12, 12).endPhase();
    expect(needs(s)).toEqual([
      ['missedDfa', 5 + 4],
      ['phaseDamage', 5],
    ]);
  });

  test('in canon so does that of a heavy Gauss rifle', () => {
    const s = unit('canon');
    queueRoll(s.game, s.unit('A'), 'heavyGauss', 2);
    queueRoll(s.game, s.unit('A'), 'phaseDamage', 1);
    s.roll('piloting', 12, 12).endPhase();
    expect(needs(s)).toEqual([
      ['heavyGauss', 5 + 2 + 1],
      ['phaseDamage', 5 + 1],
    ]);
  });

  test('in canon a unit without legs leaves the pilot skill + 10, and the ground counts', () => {
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
  ])('in canon the ground and the reason count for the roll to brace, with %s', (_, condition, base) => {
    const s = scenario({ profile: 'canon', board: 's .' })
      .mech('A', { at: '0101', tonnage: 50, condition: condition! })
      .begin('weapons');
    expect(automaticFall(s.game, s.unit('A'), 'domino', 2)).toEqual({ reason: 'domino', need: base + 1 + 2 });
  });

  test('in canon so they do for a unit whose reactor has just stopped', () => {
    const s = scenario({ profile: 'canon', board: 's .' }).mech('A', { at: '0101' }).begin('heat');
    emit(s.game, { type: 'ShutDown', unit: 0, byChoice: false });
    expect(automaticFall(s.game, s.unit('A'), 'domino', 2)).toEqual({ reason: 'domino', need: 5 + 3 + 1 + 2 });
  });

  test('by the documents each roll stands alone: those before a fall without a roll are made', () => {
    const s = unit();
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    queueRoll(s.game, s.unit('A'), 'gyroDestroyed', 0);
    s.roll('piloting', 5).roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 12).endPhase();
    expect(needs(s)).toEqual([['kicked', 5]]);
    expect(s.all('Fell')).toMatchObject([{ reason: 'gyroDestroyed' }]);
  });

  test('a unit that is destroyed has no footing to lose', () => {
    const s = unit();
    emit(s.game, { type: 'UnitDestroyed', unit: 0, cause: 'engine' });
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    expect(s.unit('A').rolls).toEqual([]);
    expect(loseFooting(s.game, s.unit('A'), 'kicked', 0)).toBe(undefined);
  });

  test('a leg lost at once and weighing at once is counted once, in a profile of one’s own', () => {
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

  test('in canon one lost leg decides all', () => {
    const s = unit('canon', { armor: { RL: 0 } });
    hit(s, LT, 10);
    s.roll('criticalCount', 2);
    hit(s, RL, 12);
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('avoidFallDamage', 11).endPhase();
    expect(needs(s)).toEqual([['avoidWound', 5 + 5 + 1]]);
    expect(s.all('Fell')).toMatchObject([{ reason: 'phaseDamage' }]);
  });
});

test.each(['spec', 'canon'])(
  'without a gyro only what is done lying down can succeed, and there the last hit adds nothing (%s)',
  profile => {
    const criticals = { CT: [4, 5] };
    expect(number(unit(profile, { condition: { criticals } }))).toBe(IMPOSSIBLE);
    expect(number(unit(profile, { condition: { criticals, prone: true } }))).toBe(5 + 3);
  },
);

test.each(['spec', 'canon'])('[PSR-34] same position, same seed, same rolls (%s)', profile => {
  const s = unit(profile, { condition: { criticals: { CT: [4] } } });
  const play = (): readonly GameEvent[] => {
    const events: GameEvent[] = [];
    const state = cloneState(s.state);
    const game = createGameOn(s.game.match, state, new SeededDice(state.dice), events);
    for (const reason of ['kicked', 'pushed', 'charged'] as const) queueRoll(game, state.mechs[0]!, reason, 0);
    resolveQueuedRolls(game, state.mechs[0]!);
    return events;
  };
  const first = play();
  expect(first.some(event => event.type === 'PilotingRolled')).toBe(true);
  expect(play()).toEqual(first);
});

test('a leg right and a leg left are told apart', () => {
  const s = unit('spec', { condition: { criticals: { RL: [2] } } });
  expect(s.unit('A').slotsOut[RL]).not.toBe(0);
  expect(s.unit('A').slotsOut[LL]).toBe(0);
});
