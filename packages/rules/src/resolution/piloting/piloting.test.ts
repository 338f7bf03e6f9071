import { scenario, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createBoard, type HexContent, type Layer } from '@hexfall/hex';
import { pilotingNumber } from '../../questions/piloting/target-number.ts';
import { OTHER } from '../../vocabulary/events/source.ts';
import { IMPOSSIBLE, type Modifier } from '../../vocabulary/explain/modifiers.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { LL, LT, RL } from '../../vocabulary/spec/locations.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
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
  test.each(['spec', 'canon'])('heavy-duty gyro: +1, then +3 (%s)', profile => {
    const gyro = { gyro: 'heavyDuty' } as const;
    expect(number(unit(profile, { ...gyro, condition: { criticals: { CT: [4] } } }))).toBe(5 + 1);
    expect(number(unit(profile, { ...gyro, condition: { criticals: { CT: [4, 5] } } }))).toBe(5 + 3);
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

  test.each<[string, Partial<Record<Layer, number>>, number]>([
    ['rough ground', { rough: 1 }, 0],
    ['light woods', { woods: 1 }, 0],
    ['rubble', { rubble: 1 }, 0],
    ['swamp', { swamp: 1 }, 1],
    ['ice', { ice: 1 }, 4],
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
  ])('%s counts for whoever is kicked there, but not on a deck above', (_, layers, modifier) => {
    const kickedOn = (profile: string, content: HexContent, elevation = 0): string => {
      const south = { level: elevation, layers: {} };
      const s = scenario({ profile, board: createBoard(1, 2, [content, south]) })
        .mech('A', { at: '0102', facing: 0 })
        .mech('B', { at: '0101', facing: 3, condition: { elevation } })
        .begin('physical');
      s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 12).kick('A', 'B').endPhase();
      return s.numbers.at(-1)!;
    };
    for (const profile of ['spec', 'canon']) {
      expect(kickedOn(profile, { level: 0, layers })).toMatch(
        modifier === 0 ? /^5 = 5 piloting$/ : new RegExp(`^${5 + modifier} = 5 piloting \\+ ${modifier} [a-z ]+$`),
      );
      const deck = { ...layers, bridge: 1, bridgeHeight: 2 };
      expect(kickedOn(profile, { level: 0, layers: deck }, 2)).toBe('5 = 5 piloting');
    }
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

describe('a lost leg', () => {
  test('in canon a lost leg leaves the pilot skill + 5', () => {
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

  test('by the documents every roll has its own modifiers', () => {
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
    expect(automaticFall(s.game, s.unit('A'), 'domino', 2)).toMatchObject({ reason: 'domino', need: base + 1 + 2 });
  });

  test('in canon so they do for a unit whose reactor has just stopped', () => {
    const s = scenario({ profile: 'canon', board: 's .' }).mech('A', { at: '0101' }).begin('heat');
    emit(s.game, { type: 'ShutDown', unit: 0, byChoice: false });
    expect(automaticFall(s.game, s.unit('A'), 'domino', 2)).toMatchObject({ reason: 'domino', need: 5 + 3 + 1 + 2 });
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
    emit(s.game, { type: 'UnitDestroyed', unit: 0, cause: 'engine', source: OTHER });
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    expect(s.unit('A').rolls).toEqual([]);
    expect(rollFooting(s.game, s.unit('A'), { reason: 'kicked', modifier: 0 })).toBe(undefined);
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

test('a leg right and a leg left are told apart', () => {
  const s = unit('spec', { condition: { criticals: { RL: [2] } } });
  expect(s.unit('A').slotsOut[RL]).not.toBe(0);
  expect(s.unit('A').slotsOut[LL]).toBe(0);
});
