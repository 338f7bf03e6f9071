import { goesDown, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

/** One unit of 50 tons with piloting 5 and ten single sinks, in its heat phase. */
function hot(profile: string, heat: number, options: Partial<UnitOptions> = {}): Scenario {
  const { condition, ...rest } = options;
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage: 50, ...rest, condition: { heat: heat + 10, ...condition } })
    .mech('B', { at: '0101', side: 1 })
    .begin('heat');
}

describe('a reactor that shuts down', () => {
  test('[PSR-25] a reactor that shuts down calls for a roll against a flat 3', () => {
    const s = hot('spec', 14, { piloting: 8, condition: { pilotWounds: 3 } });
    s.roll('shutdown', 3).roll('piloting', 3).endPhase();
    expect(s.all('HeatRolled')).toMatchObject([{ about: 'shutdown', need: 4, passed: false }]);
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'shutdown', need: 3, passed: true }]);
    expect(s.unit('A')).toMatchObject({ shutdown: true, shutdownByChoice: false, prone: false, heat: 14 });
  });

  test('[PSR-25] a failed roll for a shutdown is a fall', () => {
    const s = hot('spec', 14).roll('shutdown', 3).roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('consciousness', 3).endPhase();
    expect(s.unit('A')).toMatchObject({ shutdown: true, prone: true, pilotWounds: 1 });
    expect(s.unit('A').armor[1]).toBe(5);
  });

  test('[PSR-25] in canon the roll for a shutdown is against skill and modifiers plus 3', () => {
    const s = hot('canon', 14, { condition: { criticals: { LL: [4] } } });
    s.roll('shutdown', 3).roll('piloting', 9).endPhase();
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'shutdown', need: 5 + 1 + 3 }]);
    expect(s.numbers).toEqual(['9 = 5 piloting + 1 foot + 3 reason of the roll']);
    expect(s.unit('A')).toMatchObject({ shutdown: true, prone: false });
  });

  test('[PSR-25] in canon a roll for a shutdown one point too low is a fall', () => {
    const s = goesDown(hot('canon', 14).roll('shutdown', 3).roll('piloting', 7), 'canon', 7).endPhase();
    expect(s.all('PilotingRolled').map(({ reason, need }) => [reason, need])).toEqual([
      ['shutdown', 5 + 3],
      ['avoidWound', 5 + 3],
    ]);
    expect(s.unit('A')).toMatchObject({ shutdown: true, prone: true, pilotWounds: 0 });
    expect(s.lost('A')).toEqual({ CT: 5 });
  });

  test.each(['spec', 'canon'])('a prone unit does not roll for a shutdown (%s)', profile => {
    const s = hot(profile, 30, { condition: { prone: true } }).endPhase();
    expect(s.unit('A').shutdown).toBe(true);
  });

  test.each(['spec', 'canon'])('a reactor at heat 30 shuts down without a roll (%s)', profile => {
    const s = hot(profile, 30).roll('piloting', 12).endPhase();
    expect(s.unit('A').shutdown).toBe(true);
    expect(s.all('HeatRolled')).toEqual([]);
  });

  test.each(['spec', 'canon'])('a unit whose pilot is unconscious shuts down and falls without rolls (%s)', profile => {
    const s = hot(profile, 14, { condition: { pilot: 'unconscious', pilotWounds: 1 } });
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('recovery', 4).endPhase();
    expect(s.unit('A')).toMatchObject({ shutdown: true, prone: true, pilotWounds: 2 });
  });
});

describe('a fall in the phase in which the reactor has stopped', () => {
  const legLost = {
    ammo: [{ kind: 'ac20', in: 'LL', shots: 1, explosionPerShot: 20 }],
    equipment: [['case', 'LL']],
  } as const;

  test('in canon a pilot braces against skill + 3 in the phase of the shutdown, here + 5 for the lost leg', () => {
    const s = hot('canon', 20, { ...legLost, piloting: 4 })
      .roll('shutdown', 5)
      .roll('piloting', 8)
      .roll('ammoExplosion', 3);
    s.roll('consciousness', 12, 12).roll('criticalCount', 2).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 12).endPhase();
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ reason: 'avoidWound', need: 4 + 3 + 5, passed: true });
  });

  test('in canon a pilot cannot brace in a phase after the shutdown', () => {
    const s = hot('canon', 20, { ...legLost, condition: { shutdown: true } })
      .roll('restart', 5)
      .roll('ammoExplosion', 3);
    s.roll('consciousness', 12, 12).roll('criticalCount', 2).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('consciousness', 12).endPhase();
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 2 + 1, shutdownThisPhase: false });
  });
});

describe('a shutdown by choice', () => {
  function ordered(profile: string): Scenario {
    return scenario({ profile })
      .mech('A', { at: '0505', tonnage: 50 })
      .mech('B', { at: '0101', side: 1 })
      .begin('movement');
  }

  test('[PSR-25] a shutdown by choice calls for a roll against a flat 3', () => {
    const s = ordered('spec').roll('piloting', 3).do({ type: 'shutDown', unit: 0 });
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'shutdown', need: 3 }]);
    expect(s.unit('A')).toMatchObject({ shutdown: true, shutdownByChoice: true, movement: 'stationary', prone: false });
  });

  test('[PSR-25] a failed roll for a shutdown by choice is a fall', () => {
    const s = goesDown(ordered('spec').roll('piloting', 2), 'spec', 7).do({ type: 'shutDown', unit: 0 });
    expect(s.all('Fell')).toMatchObject([{ unit: 0, reason: 'shutdown', damage: 5 }]);
    expect(s.unit('A')).toMatchObject({ shutdown: true, prone: true, pilotWounds: 1 });
  });

  test('[PSR-25] in canon a shutdown by choice calls for no roll', () => {
    const s = ordered('canon').do({ type: 'shutDown', unit: 0 });
    expect(s.all('PilotingRolled')).toEqual([]);
    expect(s.unit('A')).toMatchObject({ shutdown: true, prone: false });
  });

  test.each(['spec', 'canon'])('a shutdown by choice lasts until the unit is ordered to start up (%s)', profile => {
    const s = ordered(profile);
    if (profile === 'spec') s.roll('piloting', 3);
    s.do({ type: 'shutDown', unit: 0 }).nextTurn();
    expect(s.unit('A')).toMatchObject({ shutdown: true, movement: 'undecided' });
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('unitIncapable');
    s.do({ type: 'startUp', unit: 0 });
    expect(s.unit('A')).toMatchObject({ shutdown: false, shutdownByChoice: false, movement: 'stationary' });
  });

  test.each(['spec', 'canon'])(
    '[MOV-12] a unit shut down by choice stays where it is, stationary, until it starts up (%s)',
    profile => {
      const s = ordered(profile);
      if (profile === 'spec') s.roll('piloting', 3);
      s.do({ type: 'shutDown', unit: 0 }).nextTurn();
      while (s.state.order[s.state.acted] !== 0) s.do({ type: 'stay', unit: 1 });
      s.do({ type: 'stay', unit: 0 });
      expect(s.all('Moved').findLast(({ unit }) => unit === 0)).toMatchObject({ mode: 'stationary', heatBuildUp: 0 });
      expect([s.at('A'), s.unit('A').shutdown]).toEqual(['0505', true]);
    },
  );

  test.each(['spec', 'canon'])('a unit that is running cannot be ordered to start up (%s)', profile => {
    expect(ordered(profile).refused({ type: 'startUp', unit: 0 })).toBe('illegalStep');
  });
});

describe.each(['spec', 'canon'])('a unit that is shut down (%s)', profile => {
  function cold(heat = 20): Scenario {
    return scenario({ profile })
      .mech('A', { at: '0505', facing: 2, condition: { shutdown: true, heat: heat + 10 } })
      .mech('B', { at: '0101', side: 1 })
      .begin('initiative')
      .endPhase();
  }

  test('[MOV-11] [MOV-12] a unit that is shut down skips the movement phase and stays where it is, stationary', () => {
    const s = cold();
    expect(s.state.phase).toBe('movement');
    expect(s.state.order).toEqual([1]);
    expect(s.unit('A')).toMatchObject({ movement: 'stationary', facing: 2, hexesMoved: 0, heatBuildUp: 0 });
    expect(s.at('A')).toBe('0505');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('notYourTurn');
  });

  test('[MOV-11] a unit that is shut down cannot move even when its side is to act', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0505', jump: 3, condition: { shutdown: true } })
      .begin('movement');
    for (const path of ['F', 'L']) {
      expect(s.refused(s.moveCommand('A', 'walk', path))).toBe('unitIncapable');
      expect(s.refused(s.moveCommand('A', 'run', path))).toBe('unitIncapable');
    }
    expect(s.refused({ type: 'jump', unit: 0, to: s.hex('0504'), facing: 0 })).toBe('unitIncapable');
    expect(s.refused({ type: 'stay', unit: 0 })).toBe('unitIncapable');
  });

  test('a unit that is shut down starts up by itself once it is cool', () => {
    const s = hot(profile, 13, { condition: { shutdown: true } }).endPhase();
    expect(s.unit('A').shutdown).toBe(false);
    expect(s.all('HeatRolled')).toEqual([]);
  });

  test('a hot unit that is shut down starts up on a roll, without a roll to avoid another shutdown', () => {
    const s = hot(profile, 19, { condition: { shutdown: true } })
      .roll('restart', 6)
      .endPhase();
    expect(s.all('HeatRolled')).toMatchObject([{ about: 'restart', need: 6, passed: true }]);
    expect(s.unit('A').shutdown).toBe(false);
  });

  test('a unit that is shut down does not start up while its pilot is unconscious', () => {
    const s = hot(profile, 18, { condition: { shutdown: true, pilot: 'unconscious', pilotWounds: 1 } });
    s.roll('recovery', 2).endPhase();
    expect(s.all('HeatRolled')).toEqual([]);
    expect(s.unit('A').shutdown).toBe(true);
  });

  test('a unit that is shut down does not start up at heat 30', () => {
    const s = hot(profile, 30, { condition: { shutdown: true } }).endPhase();
    expect(s.unit('A').shutdown).toBe(true);
  });
});

describe.each(['spec', 'canon'])('heat (%s)', profile => {
  const ammo = { kind: 'ac20', in: 'LT', shots: 1, explosionPerShot: 18 } as const;

  test('heat may explode the most dangerous ammunition', () => {
    const srm = { kind: 'srm6', in: 'RT', shots: 9, explosionPerShot: 12 } as const;
    const s = hot(profile, 19, { ammo: [srm, ammo], heatSinks: 10 })
      .roll('shutdown', 12)
      .roll('ammoExplosion', 3);
    s.roll('consciousness', 12, 12).roll('criticalCount', 2, 2).endPhase();
    expect(s.all('HeatRolled')).toMatchObject([{ need: 6 }, { about: 'ammoExplosion', need: 4, passed: false }]);
    expect(s.all('Exploded')).toMatchObject([{ damage: 18, bin: 1 }]);
    expect(s.unit('A')).toMatchObject({ ammo: [9, 0], pilotWounds: 2 });
  });

  test('heat ignores empty bins, and prefers a more dangerous bin to a fuller one', () => {
    const srm = { kind: 'srm6', in: 'RT', shots: 2, explosionPerShot: 6 } as const;
    const explode = (ammoLeft: readonly number[]): number => {
      const s = hot(profile, 19, { ammo: [ammo, srm], condition: { ammo: ammoLeft } });
      s.roll('shutdown', 12).roll('ammoExplosion', 3).roll('consciousness', 12, 12);
      s.roll('criticalCount', ...(ammoLeft[0] === 0 ? [2] : [2, 2])).endPhase();
      return s.all('Exploded')[0]!.bin;
    };
    expect(explode([1, 2])).toBe(0);
    expect(explode([0, 2])).toBe(1);
  });

  test('heat explodes the first of two bins that are equally dangerous and full', () => {
    const bins = [3, 3].map(shots => ({ kind: 'mg', in: 'RT', shots, explosionPerShot: 2 }) as const);
    const s = hot(profile, 19, { ammo: bins }).roll('shutdown', 12).roll('ammoExplosion', 3);
    s.roll('consciousness', 12, 12).roll('criticalCount', 2).endPhase();
    expect(s.unit('A').ammo).toEqual([0, 3]);
  });

  test('heat explodes the fuller of two bins that are equally dangerous', () => {
    const bins = [1, 3, 2].map(shots => ({ kind: 'mg', in: 'RT', shots, explosionPerShot: 2 }) as const);
    const s = hot(profile, 19, { ammo: bins }).roll('shutdown', 12).roll('ammoExplosion', 3);
    s.roll('consciousness', 12, 12).roll('criticalCount', 2).endPhase();
    expect(s.unit('A').ammo).toEqual([1, 0, 2]);
  });

  test.each<[string, Partial<UnitOptions>]>([
    ['carries no ammunition', {}],
    ['carries no ammunition that explodes', { ammo: [{ ...ammo, explosionPerShot: 0 }] }],
    ['has fired all its ammunition', { ammo: [ammo], condition: { ammo: [0] } }],
    ['has lost its ammunition with a torso', { ammo: [ammo], condition: { structure: { LT: 0, LA: 0 } } }],
  ])('heat calls for no ammunition roll of a unit that %s', (_, options) => {
    expect(hot(profile, 19, options).roll('shutdown', 12).endPhase().all('HeatRolled')).toHaveLength(1);
  });

  test('heat wounds a pilot without life support', () => {
    const s = hot(profile, 25, { condition: { criticals: { HD: [1] } } }).roll('shutdown', 12);
    s.roll('consciousness', 12, 12).endPhase();
    expect(s.unit('A').pilotWounds).toBe(2);
    expect(s.all('PilotHit')).toMatchObject([{ cause: 'heat' }, { cause: 'heat' }]);
  });

  test('each engine hit makes 5 points of heat', () => {
    const s = scenario({ profile }).mech('A', { at: '0505', heatSinks: 4, condition: { criticals: { CT: [1, 2] } } });
    s.begin('heat').endPhase();
    expect(s.all('HeatSettled').slice(0, 1)).toMatchObject([{ builtUp: 10, dissipated: 4, heat: 6 }]);
  });

  test.each([
    ['fusion', 5],
    ['xl', 5],
    ['ice', 0],
    ['fuelCell', 0],
    ['fission', 0],
  ] as const)('a hit on an engine of kind %s makes %i points of heat', (engine, builtUp) => {
    const s = scenario({ profile }).mech('A', { at: '0505', engine, condition: { criticals: { CT: [1] } } });
    s.begin('heat').endPhase();
    expect(s.all('HeatSettled')).toMatchObject([{ builtUp }]);
  });

  test('an engine that is shut down makes no heat from its hits', () => {
    const condition = { criticals: { CT: [1, 2] }, shutdown: true } as const;
    const s = scenario({ profile }).mech('A', { at: '0505', condition }).begin('heat').endPhase();
    expect(s.all('HeatSettled')).toMatchObject([{ builtUp: 0 }]);
  });

  test('water carries off at most 6 heat, by leg sinks in depth 1 and by all sinks when submerged', () => {
    const settle = (board: string, prone: boolean): number => {
      const s = scenario({ profile, board }).mech('A', { at: '0101', condition: { heat: 20, prone } });
      s.begin('heat').endPhase();
      return s.all('HeatSettled')[0]!.dissipated;
    };
    expect(settle('. .', false)).toBe(10);
    expect(settle('~1 .', false)).toBe(10);
    expect(settle('~1 .', true)).toBe(16);
    expect(settle('~2 .', false)).toBe(16);
  });
});

test.each(['spec', 'canon'])('double heat sinks carry off two points each, in water too (%s)', profile => {
  const settle = (board: string, options: Partial<UnitOptions>): number => {
    const s = scenario({ profile, board }).mech('A', { at: '0101', heatSinks: 10, sinkCapacity: 2, ...options });
    s.begin('heat').endPhase();
    return s.all('HeatSettled')[0]!.dissipated;
  };
  expect(settle('. .', { condition: { heat: 30 } })).toBe(20);
  expect(settle('. .', { sinksIn: ['HD'], condition: { heat: 30, criticals: { HD: [4] } } })).toBe(18);
  expect(settle('~1 .', { sinksIn: ['LL', 'RL'], condition: { heat: 30 } })).toBe(20 + 4);
  expect(settle('~1 .', { sinksIn: ['LL', 'LL', 'RL', 'RL'], condition: { heat: 30 } })).toBe(20 + 6);
});

test.each(['spec', 'canon'])('water cools only the leg sinks that work (%s)', profile => {
  const sinks = { sinksIn: ['LL', 'RL'], slotsPerSink: 2, heatSinks: 10 } as const;
  const settle = (condition: UnitOptions['condition']): number => {
    const s = scenario({ profile, board: '~1 .' }).mech('A', { at: '0101', ...sinks, condition: condition! });
    s.begin('heat').endPhase();
    return s.all('HeatSettled')[0]!.dissipated;
  };
  expect(settle({ heat: 20 })).toBe(10 + 2);
  expect(settle({ heat: 20, criticals: { LL: [5] } })).toBe(9 + 1);
});

describe.each(['spec', 'canon'])('the end phase (%s)', profile => {
  test('an unconscious pilot may wake up from the next turn on', () => {
    const s = scenario({ profile }).mech('A', { at: '0505', condition: { pilot: 'unconscious', pilotWounds: 2 } });
    s.begin('end').roll('recovery', 5).endPhase();
    expect(s.all('RecoveryRolled')).toMatchObject([{ need: 5, awake: true }]);
    expect(s.unit('A').pilot).toBe('awake');
  });

  test('a pilot under water without life support is wounded', () => {
    const s = scenario({ profile, board: '~2 .' }).mech('A', { at: '0101', condition: { criticals: { HD: [1] } } });
    s.begin('end').roll('consciousness', 3).endPhase();
    expect(s.all('PilotHit')).toMatchObject([{ cause: 'drowning' }]);
    expect(s.unit('A').pilotWounds).toBe(1);
  });

  test('a pilot of a unit that stands in depth 1 needs no life support', () => {
    const s = scenario({ profile, board: '~1 .' }).mech('A', { at: '0101', condition: { criticals: { HD: [1] } } });
    expect(s.begin('end').endPhase().unit('A').pilotWounds).toBe(0);
  });
});

describe('what is destroyed in the heat phase', () => {
  test('a unit destroyed in the heat phase neither shuts down nor rolls for its ammunition', () => {
    const ammo = [{ kind: 'ac20', in: 'LT', shots: 5, explosionPerShot: 20 }] as const;
    const s = hot('spec', 30, { ammo, condition: { pilotWounds: 5 } });
    s.roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7).endPhase();
    expect(s.unit('A')).toMatchObject({ status: 'destroyed', pilot: 'dead', shutdown: false });
    expect(s.all('ShutDown')).toEqual([]);
    expect(s.all('Exploded')).toEqual([]);
  });

  test.each([
    ['spec', ['5 = 3 piloting + 2 pilot wounded']],
    ['canon', []],
  ] as const)('[DMG-08] in %s an explosion of 20 points calls for the rolls %j', (profile, numbers) => {
    const ammo = [{ kind: 'ac20', in: 'LT', shots: 1, explosionPerShot: 20 }] as const;
    const s = hot(profile, 19, { ammo, equipment: [['case', 'LT']], tonnage: 100, piloting: 3 });
    s.roll('shutdown', 12).roll('ammoExplosion', 3).roll('consciousness', 12, 12).roll('criticalCount', 2);
    if (numbers.length > 0) s.roll('piloting', 5);
    s.endPhase();
    expect(s.unit('A').structure[3]).toBe(21 - 20);
    expect(s.all('PilotingRolled').map(({ reason }) => reason)).toEqual(numbers.map(() => 'phaseDamage'));
    expect(s.numbers).toEqual(numbers);
    expect(s.unit('A')).toMatchObject({ prone: false, pilotWounds: 2 });
  });
});
