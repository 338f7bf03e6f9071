import {
  asciiBoard,
  buildMech,
  duel,
  goesDown,
  PROFILES,
  type ProfileName,
  type Scenario,
  scenario,
  shootout,
  type UnitOptions,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createGame } from '../../setup/create-game.ts';
import { act } from '../../turn/orders/act.ts';
import { startGame } from '../../turn/phases/turn.ts';
import { seedFromText } from '../../vocabulary/dice/seed.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { CT, LL, LT, RT } from '../../vocabulary/spec/locations.ts';
import { queueRoll } from '../queue-roll.ts';
import { resolvePsr } from './psr.ts';
import { resolveQueuedRolls } from './queued-rolls.ts';

const HIP = { criticals: { LL: [1] } };
const GYRO = { criticals: { CT: [4] } };

/** A of 20 tons kicks B in the right leg, for 4 points; B has to keep its footing. */
function kicked(profile: ProfileName, b: Partial<UnitOptions> = {}): Scenario {
  return duel(profile, { tonnage: 20 }, b).roll('toHit', 12).roll('kickLocation', 1);
}

/** The explained number of the roll that B makes when kicked. */
function numberWhenKicked(profile: ProfileName, b: Partial<UnitOptions>): string {
  const s = kicked(profile, b).roll('piloting', 12).kick('A', 'B').endPhase();
  expect(s.unit('B').prone).toBe(false);
  return s.numbers.at(-1)!;
}

function rolls(s: Scenario): [string, number, boolean][] {
  return s.all('PilotingRolled').map(({ reason, need, passed }) => [reason, need, passed]);
}

/** One unit of 50 tons with piloting 5, and another so that the game goes on. */
function unit(profile = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage: 50, ...options })
    .mech('B', { at: '0101', side: 1 })
    .begin('weapons');
}

describe.each(PROFILES)('the roll (%s)', profile => {
  test.each([7, 8, 9, 10, 11, 12])('[PSR-01] skill 5 and +2 need 7: a %i keeps the unit on its feet', roll => {
    const s = kicked(profile, { piloting: 5, condition: HIP }).roll('piloting', roll).kick('A', 'B').endPhase();
    expect(s.numbers.at(-1)).toBe('7 = 5 piloting + 2 hip');
    expect(rolls(s)).toEqual([['kicked', 7, true]]);
    expect(s.unit('B')).toMatchObject({ prone: false, pilotWounds: 0, rolls: [] });
    expect(s.all('Fell')).toEqual([]);
  });

  test.each([2, 3, 4, 5, 6])('[PSR-02] a roll of %i brings the unit down, with all that a fall does', roll => {
    const s = kicked(profile, { piloting: 5, condition: HIP, facing: 3 }).roll('piloting', roll);
    s.roll('fallDirection', 3).roll('hitLocation', 8);
    s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 7)
      .kick('A', 'B')
      .endPhase();
    expect(rolls(s)[0]).toEqual(['kicked', 7, false]);
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'kicked', side: 'right', height: 0, damage: 5 }]);
    expect(s.unit('B')).toMatchObject({ prone: true, facing: (3 + 2) % 6, rolls: [] });
    expect(s.unit('B').armor[CT]).toBe(10 - 5);
    expect(s.unit('B').pilotWounds).toBe(profile === 'spec' ? 1 : 0);
    expect(rolls(s).slice(1)).toEqual(profile === 'spec' ? [] : [['avoidWound', 7, true]]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    '[PSR-01] [PSR-02] a pilot of skill %i succeeds with the skill itself and fails with one less',
    skill => {
      const s = kicked(profile, { piloting: skill }).roll('piloting', Math.max(2, skill)).kick('A', 'B').endPhase();
      expect(rolls(s)).toEqual([['kicked', skill, true]]);
      if (skill <= 2) return;
      const fallen = goesDown(kicked(profile, { piloting: skill }).roll('piloting', skill - 1), profile, 7);
      expect(fallen.kick('A', 'B').endPhase().unit('B').prone).toBe(true);
    },
  );

  test('[PSR-02] a failed roll drops the rolls still waiting', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0505', facing: 0, side: 0, tonnage: 20 })
      .mech('C', { at: '0403', facing: 2, side: 0, tonnage: 20 })
      .mech('B', { at: '0504', facing: 3, side: 1 })
      .begin('physical')
      .kick('A', 'B')
      .kick('C', 'B');
    s.roll('toHit', 12, 12).roll('kickLocation', 1, 6).roll('piloting', 4);
    goesDown(s, profile, 7).endPhase();
    expect(s.all('RollQueued').map(({ reason }) => reason)).toEqual(['kicked', 'kicked']);
    expect(s.all('PilotingRolled').filter(({ reason }) => reason === 'kicked')).toHaveLength(1);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [] });
  });

  test('[PSR-02] the fall after a failed roll costs a tenth of the tonnage, for all of 20 to 100 tons', () => {
    for (let tons = 20; tons <= 100; tons++) {
      const tenth = profile === 'spec' ? Math.ceil(tons / 10) : Math.floor(tons / 10 + 0.5);
      const s = kicked(profile, { tonnage: tons, armor: { CT: 20 } }).roll('piloting', 4);
      goesDown(s, profile, ...(tenth > 5 ? [7, 7] : [7]))
        .kick('A', 'B')
        .endPhase();
      expect([tons, s.all('Fell')[0]!.damage, s.unit('B').armor[CT]]).toEqual([tons, tenth, 20 - tenth]);
    }
  });
});

describe('modifiers of every roll', () => {
  test.each(PROFILES)('[PSR-27] a gyro hit adds +3 (%s)', profile => {
    expect(numberWhenKicked(profile, { condition: GYRO })).toBe('8 = 5 piloting + 3 gyro hit');
    const s = kicked(profile, { condition: GYRO }).roll('piloting', 7);
    expect(goesDown(s, profile, 7).kick('A', 'B').endPhase().unit('B').prone).toBe(true);
  });

  test.each([1, 2, 3, 4, 5])('[PSR-29] %i pilot wounds add as much in spec, and nothing in canon', pilotWounds => {
    expect(numberWhenKicked('spec', { condition: { pilotWounds } })).toBe(
      `${5 + pilotWounds} = 5 piloting + ${pilotWounds} pilot wounded`,
    );
    expect(numberWhenKicked('canon', { condition: { pilotWounds } })).toBe('5 = 5 piloting');
  });

  test.each(PROFILES)('[PSR-29] with two wounds a 6 is a fall in spec, and a 5 is enough in canon (%s)', profile => {
    const s = kicked(profile, { condition: { pilotWounds: 2 } }).roll('piloting', profile === 'spec' ? 6 : 5);
    if (profile === 'spec') goesDown(s, profile, 7);
    s.kick('A', 'B').endPhase();
    expect(s.unit('B')).toMatchObject(
      profile === 'spec' ? { prone: true, pilotWounds: 3 } : { prone: false, pilotWounds: 2 },
    );
  });

  test.each(PROFILES)('[PSR-30] leg actuators add +1 each, and a hip +2 for all of its leg (%s)', profile => {
    const number = (criticals: NonNullable<UnitOptions['condition']>['criticals']): string =>
      numberWhenKicked(profile, { condition: { criticals: criticals! } });
    expect(number({ LL: [3] })).toBe('6 = 5 piloting + 1 lower leg');
    expect(number({ LL: [2] })).toBe('6 = 5 piloting + 1 upper leg');
    expect(number({ RL: [4] })).toBe('6 = 5 piloting + 1 foot');
    expect(number({ RL: [2, 3, 4] })).toBe('8 = 5 piloting + 1 upper leg + 1 lower leg + 1 foot');
    expect(number({ LL: [1] })).toBe('7 = 5 piloting + 2 hip');
    expect(number({ LL: [1, 2, 3, 4], RL: [4] })).toBe('8 = 5 piloting + 2 hip + 1 foot');
  });

  test('all modifiers add up', () => {
    const wreck = { pilotWounds: 1, criticals: { CT: [4], LL: [1], RL: [3] } } as const;
    expect(numberWhenKicked('spec', { piloting: 3, condition: wreck })).toBe(
      '10 = 3 piloting + 1 pilot wounded + 3 gyro hit + 2 hip + 1 lower leg',
    );
    expect(numberWhenKicked('canon', { piloting: 3, condition: wreck })).toBe(
      '9 = 3 piloting + 3 gyro hit + 2 hip + 1 lower leg',
    );
  });
});

describe('rolls that wait for the end of the phase', () => {
  /** Fires shots that do twenty points, damage the structure of a leg and, with the last one, hit the gyro. */
  function battered(profile: ProfileName, shots: readonly number[] = [0, 1, 2, 3]): Scenario {
    const s = shootout(profile, ['gauss', 'ml', 'ml', 'ml'], { armor: { LT: 20, LL: 0, CT: 0 } });
    s.roll('toHit', 12).roll('hitLocation', 8).roll('toHit', 12).roll('hitLocation', 8);
    s.roll('toHit', 12).roll('hitLocation', 9).roll('criticalCount', 2);
    if (shots.includes(3)) {
      s.roll('toHit', 12).roll('hitLocation', 7).roll('criticalCount', 8).roll('criticalSlot', 3);
    }
    return s.fire('A', 'B', shots);
  }
  const GYRO_WEIGHS = '8 = 5 piloting + 3 gyro hit';

  test('[PSR-32] three rolls are made in order, and after a failure the others are dropped', () => {
    const s = goesDown(battered('spec').roll('piloting', 7), 'spec', 6).endPhase();
    expect(s.all('RollQueued').map(({ reason }) => reason)).toEqual(['phaseDamage', 'legDamage', 'gyroHit']);
    expect(rolls(s)).toEqual([['phaseDamage', 8, false]]);
    expect(s.numbers.slice(4)).toEqual([GYRO_WEIGHS]);
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'phaseDamage', damage: 5 }]);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [], pilotWounds: 1 });
    expect([s.unit('B').armor[LT], s.unit('B').structure[LL], s.unit('B').armor[RT]]).toEqual([0, 12 - 5, 10 - 5]);
  });

  test.each([
    [[8, 7], 'legDamage'],
    [[8, 8, 7], 'gyroHit'],
  ] as const)('[PSR-32] with rolls of %j the unit falls for the reason %s', (dice, reason) => {
    const s = goesDown(battered('spec').roll('piloting', ...dice), 'spec', 6).endPhase();
    expect(rolls(s).map(([, , passed]) => passed)).toEqual(dice.map(roll => roll >= 8));
    expect(s.all('Fell')).toMatchObject([{ reason }]);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [] });
  });

  test('[PSR-32] in canon damage to leg structure calls for no roll, and the rolls share their modifiers', () => {
    const s = battered('canon').roll('piloting', 9, 8);
    goesDown(s, 'canon', 6).endPhase();
    expect(s.numbers.slice(4, 6)).toEqual([
      '9 = 5 piloting + 1 reason of the roll + 3 other reasons of the phase',
      '9 = 5 piloting + 3 reason of the roll + 1 other reasons of the phase',
    ]);
    expect(rolls(s).slice(0, 2)).toEqual([
      ['phaseDamage', 9, true],
      ['gyroHit', 9, false],
    ]);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [], pilotWounds: 0 });
  });

  test.each([
    ['spec', '5 = 5 piloting'],
    ['canon', '7 = 5 piloting + 2 other reasons of the phase'],
  ] as const)('[PSR-32] in %s a mace that missed, at +2, leaves the roll for a kick at %s', (profile, number) => {
    const s = duel(profile, { equipment: [['mace', 'RA']] }, { tonnage: 20 }).melee('A', 'B');
    s.roll('toHit', 2, 12).roll('kickLocation', 1).roll('piloting', 7, 12).kick('B', 'A').endPhase();
    expect(s.numbers.slice(-2)).toEqual(['7 = 5 piloting + 2 reason of the roll', number]);
    expect(rolls(s).map(([reason]) => reason)).toEqual(['missedMace', 'kicked']);
    expect(s.unit('A')).toMatchObject({ prone: false, rolls: [] });
  });

  test('[PSR-33] a unit that passes two rolls stays on its feet', () => {
    const s = battered('spec', [0, 1, 2]).roll('piloting', 5, 5).endPhase();
    expect(s.numbers.slice(3)).toEqual(['5 = 5 piloting', '5 = 5 piloting']);
    expect(rolls(s)).toEqual([
      ['phaseDamage', 5, true],
      ['legDamage', 5, true],
    ]);
    expect(s.unit('B')).toMatchObject({ prone: false, rolls: [], pilotWounds: 0 });
  });

  test('[PSR-33] in canon a unit that passes two rolls with shared modifiers stays on its feet', () => {
    const s = battered('canon').roll('piloting', 9, 9).endPhase();
    expect(rolls(s)).toEqual([
      ['phaseDamage', 9, true],
      ['gyroHit', 9, true],
    ]);
    expect(s.unit('B')).toMatchObject({ prone: false, rolls: [], pilotWounds: 0 });
  });
});

test.each(PROFILES)('[PSR-34] one seed gives the same rolls and falls each time (%s)', profile => {
  const setup = {
    profile,
    board: asciiBoard('. .\nx .\n. .'),
    specs: [buildMech()],
    units: ['0101', '0203'].map((hex, side) => ({ spec: 0, side, hex, facing: 3, gunnery: 4, piloting: 7 })),
    turnLimit: 5,
  };
  const walk = { type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: true } as const;
  const play = (seed: number): readonly GameEvent[] => {
    const events: GameEvent[] = [];
    const created = createGame({ ...setup, seed: seedFromText(`game ${seed}`) }, events);
    if (!created.ok) throw new Error(created.errors[0]!.message);
    startGame(created.value);
    if (!act(created.value, walk).ok) {
      act(created.value, { type: 'stay', unit: 1 });
      act(created.value, walk);
    }
    return events.filter(({ type }) => type === 'PilotingRolled' || type === 'Fell' || type === 'DamageApplied');
  };
  const games = Array.from({ length: 300 }, (_, seed) => play(seed));
  expect(Array.from({ length: 300 }, (_, seed) => play(seed))).toEqual(games);
  const first = games.map(([roll]) => (roll?.type === 'PilotingRolled' ? roll.roll : 0));
  expect([...new Set(first)].sort((x, y) => x - y)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a tool may ask for a single roll', () => {
  const s = scenario().mech('A', { at: '0505', tonnage: 50 }).roll('piloting', 7, 6);
  expect(resolvePsr(s.game, 0, 'kicked', 2)).toBe(true);
  expect(s.unit('A').prone).toBe(false);
  goesDown(s, 'spec', 7);
  expect(resolvePsr(s.game, 0, 'kicked', 2)).toBe(false);
  expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 1, rolls: [] });
  expect(s.unit('A').armor[CT]).toBe(10 - 5);
});

describe('units that cannot roll', () => {
  test.each(['spec', 'canon'])('a prone unit makes no roll to stay on its feet (%s)', profile => {
    const s = unit(profile, { condition: { prone: true } });
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    expect(s.unit('A').rolls).toEqual([]);
  });

  test.each(['spec', 'canon'])(
    'a unit whose pilot is unconscious fails without dice, and the pilot is wounded (%s)',
    profile => {
      const s = unit(profile, { condition: { pilot: 'unconscious', pilotWounds: 1 } });
      queueRoll(s.game, s.unit('A'), 'kicked', 0);
      s.roll('fallDirection', 1).roll('hitLocation', 7);
      resolveQueuedRolls(s.game, s.unit('A'));
      expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 2 });
    },
  );
});
