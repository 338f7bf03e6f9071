import { beforeCharge, duel, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';
import { ramNumber } from './kinds.ts';

/** Goes through the weapon attack phase to the end of the physical attack phase. */
function resolve(s: Scenario): Scenario {
  return s.endPhase().endPhase().endPhase();
}

describe('charge, to hit', () => {
  test.each(PROFILES)(
    '[PHY-16] a charge of piloting 5 after 4 hexes counts movement and the difference in skill (%s)',
    profile => {
      const s = beforeCharge(profile, { at: '0507', piloting: 5, walk: 3 }, { piloting: 4 }).charge('A', 'B', 'FFFF');
      expect(s.unit('A').hexesMoved).toBe(4);
      s.moved('B', 'walk', 3).roll('toHit', 8).roll('chargeMiss', 1);
      resolve(profile === 'spec' ? s.roll('piloting', 12) : s);
      expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'charge', need: 9, roll: 8, hit: false }]);
      expect(s.numbers[0]).toBe('9 = 5 piloting + 2 attacker ran + 1 target moved + 1 difference in skill');
      expect(s.unit('B').armor[CT]).toBe(40);
    },
  );

  test.each([
    ['walk', 'FF', 5, '6 = 5 piloting + 1 attacker walked'],
    ['walk', 'FF', 3, '8 = 5 piloting + 1 attacker walked + 2 difference in skill'],
    ['run', 'FF', 5, '7 = 5 piloting + 2 attacker ran'],
    ['run', 'FFFF', 7, '5 = 5 piloting + 2 attacker ran - 2 difference in skill'],
  ] as const)(
    '[PHY-16] a charge at a %s of piloting 5 along %s at a pilot of skill %d needs %s',
    (mode, path, skill, number) => {
      const before = beforeCharge('spec', { at: `050${3 + path.length}`, walk: 3 }, { piloting: skill });
      const s = before.charge('A', 'B', path, mode);
      resolve(s.roll('toHit', 2).roll('chargeMiss', 1).roll('piloting', 12));
      expect(s.numbers[0]).toBe(number);
    },
  );

  test.each(PROFILES)('a charge is easier by 4 at an immobile target and harder at one in woods (%s)', profile => {
    const s = duel(profile, {}, { condition: { shutdown: true } });
    expect(ramNumber(s.game, 'charge', s.unit('A'), s.unit('B'))).toBe(1);
    const wooded = scenario({ profile, board: '. W .\n. . .' }).mech('A', { at: '0202' }).mech('B', { at: '0201' });
    expect(ramNumber(wooded.game, 'charge', wooded.unit('A'), wooded.unit('B'))).toBe(7);
  });
});

describe('charge, result', () => {
  test.each([
    ['spec', 60, 24, 0],
    ['canon', 60, 24, 2],
    ['spec', 65, 28, 0],
    ['canon', 65, 26, 2],
  ] as const)(
    '[PHY-17][PHY-18][PHY-19][PSR-09] in %s a charge of %d tons after 5 hexes does %d',
    (profile, tonnage, damage, modifier) => {
      const s = beforeCharge(profile, { tonnage }, { tonnage: 75 }).charge('A', 'B', 'FFFFF');
      const groups = Math.ceil(damage / 5);
      s.roll('toHit', 12)
        .roll('hitLocation', ...Array.from({ length: groups }, () => 7))
        .roll('hitLocation', 7, 7);
      s.roll('piloting', 12, 12, 12);
      resolve(s);
      expect(s.unit('B').armor[CT]).toBe(40 - damage);
      expect(s.unit('A').armor[CT]).toBe(40 - 8);
      expect([s.at('A'), s.at('B')]).toEqual(['0503', '0502']);
      expect(s.all('RollQueued').filter(roll => roll.reason !== 'phaseDamage')).toMatchObject([
        { unit: 0, reason: 'charged', modifier },
        { unit: 1, reason: 'charging', modifier },
      ]);
      const staggered = profile === 'canon' ? 1 : 0;
      expect(s.all('PilotingRolled')).toMatchObject([
        { unit: 0, reason: 'phaseDamage', need: 5 + staggered },
        { unit: 0, reason: 'charged', need: 5 + modifier + staggered },
        { unit: 1, reason: 'charging', need: 5 + modifier },
      ]);
      expect(s.numbers.slice(1)).toEqual(
        profile === 'spec'
          ? ['5 = 5 piloting', '5 = 5 piloting', '5 = 5 piloting']
          : [
              '6 = 5 piloting + 1 reason of the roll',
              '8 = 5 piloting + 2 reason of the roll + 1 other reasons of the phase',
              '7 = 5 piloting + 2 reason of the roll',
            ],
      );
    },
  );

  test.each([
    [3, 'front', { CT: 10 }],
    [0, 'rear', { CTR: 10 }],
    [1, 'right', { RT: 10 }],
    [5, 'left', { LT: 10 }],
  ])(
    '[PHY-17][PHY-18] a charge at a target that faces %d strikes its %s, and the front of the attacker',
    (facing, _, taken) => {
      const s = beforeCharge('spec', { at: '0506', tonnage: 50 }, { facing, tonnage: 50 }).charge('A', 'B', 'FFF');
      resolve(s.roll('toHit', 12).roll('hitLocation', 7, 7, 7).roll('piloting', 12, 12));
      expect(s.lost('B')).toEqual(taken);
      expect(s.lost('A')).toEqual({ CT: 5 });
      expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([5, 5, 5]);
    },
  );

  test('[PHY-19][PSR-09] a charge may bring both units down', () => {
    const s = beforeCharge('spec', { tonnage: 20, at: '0505' }, { tonnage: 20 }).charge('A', 'B', 'FF');
    s.roll('toHit', 12).roll('hitLocation', 7, 7).roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('consciousness', 12).roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7);
    resolve(s.roll('consciousness', 12));
    expect(s.all('PilotingRolled')).toMatchObject([
      { unit: 0, reason: 'charged', need: 5, passed: false },
      { unit: 1, reason: 'charging', need: 5, passed: false },
    ]);
    for (const name of ['A', 'B']) expect(s.unit(name)).toMatchObject({ prone: true, pilotWounds: 1 });
    expect([s.at('A'), s.at('B')]).toEqual(['0503', '0502']);
  });

  test.each(PROFILES)(
    '[PHY-17] a charge of one hex does no damage to the target, but all else happens (%s)',
    profile => {
      const s = beforeCharge(profile, { at: '0504' }, { tonnage: 50 }).charge('A', 'B', 'F');
      s.roll('toHit', 12).roll('hitLocation', 7).roll('piloting', 12, 12);
      resolve(s);
      expect(s.all('Stepped')).toMatchObject([{ unit: 1, hexesMoved: 1, mpUsed: 1 }]);
      expect(s.unit('B').armor[CT]).toBe(40);
      expect(s.unit('A').armor[CT]).toBe(35);
      expect(s.at('B')).toBe('0502');
    },
  );

  test.each(PROFILES)('a charged target that cannot give way stays, and so does the attacker (%s)', profile => {
    const s = beforeCharge(profile, { at: '0502' }, { at: '0501' }).charge('A', 'B', 'F');
    s.roll('toHit', 12).roll('hitLocation', 7).roll('piloting', 12, 12);
    resolve(s);
    expect([s.at('A'), s.at('B')]).toEqual(['0502', '0501']);
    expect(s.all('PilotingRolled').map(roll => roll.reason)).toEqual(['charged', 'charging']);
  });

  test.each(PROFILES)('[PSR-09] a target destroyed by a charge makes no roll, but the attacker does (%s)', profile => {
    const s = beforeCharge(profile, { at: '0505' }, { armor: { CT: 0 }, condition: { structure: { CT: 1 } } });
    s.charge('A', 'B', 'FF').roll('toHit', 12).roll('hitLocation', 7).roll('criticalCount', 2).roll('hitLocation', 7);
    resolve(s.roll('piloting', 12));
    expect([s.unit('B').status, s.at('A')]).toEqual(['destroyed', '0503']);
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'charging' }]);
  });

  test.each(PROFILES)('an attacker that destroys its target with a charge takes its hex and rolls (%s)', profile => {
    const s = beforeCharge(
      profile,
      { at: '0505' },
      { tonnage: 20, condition: { armor: { CT: 0 }, structure: { CT: 1 } } },
    );
    s.charge('A', 'B', 'FF').roll('toHit', 12).roll('hitLocation', 7).roll('criticalCount', 2);
    s.roll('hitLocation', 7).roll('piloting', 12);
    resolve(s);
    expect([s.unit('B').status, s.at('A'), s.at('B')]).toEqual(['destroyed', '0503', '0503']);
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'charging' }]);
  });

  test.each(PROFILES)('an attacker destroyed by its own charge stays, and the target is driven on (%s)', profile => {
    const s = beforeCharge(profile, { at: '0505', tonnage: 20, condition: { armor: { CT: 0 }, structure: { CT: 1 } } });
    s.charge('A', 'B', 'FF').roll('toHit', 12).roll('hitLocation', 7, 7).roll('criticalCount', 2).roll('piloting', 12);
    resolve(s);
    expect([s.unit('A').status, s.at('A'), s.at('B')]).toEqual(['destroyed', '0504', '0502']);
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 0, reason: 'charged' }]);
  });

  test('a charge at a target in depth 1 water strikes its upper half', () => {
    const s = scenario({ board: '~1 ~1 ~1\n~1 ~1 ~1\n. . .\n. . .' })
      .mech('B', { at: '0202', facing: 3 })
      .mech('A', { at: '0204', facing: 0, tonnage: 20 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'FF', 'walk');
    s.roll('toHit', 12).roll('punchLocation', 3).roll('hitLocation', 7).roll('piloting', 12, 12, 12, 12);
    resolve(s);
    expect(s.unit('B').armor[CT]).toBe(8);
  });

  test('[PHY-32] in spec all damage of a charge in depth 2 is halved', () => {
    const board = '~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2';
    const s = scenario({ board })
      .mech('B', { at: '0202', facing: 3, tonnage: 50 })
      .mech('A', { at: '0203', facing: 0, tonnage: 50, walk: 8 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'F', 'walk');
    s.roll('toHit', 12).roll('hitLocation', 7).roll('hullBreach', 2).roll('piloting', 12, 12, 12, 12);
    resolve(s);
    expect(s.unit('A').armor[CT]).toBe(10 - 2);
  });
});

describe('charge, miss', () => {
  test.each([
    ['spec', 1, '0603'],
    ['spec', 6, '0403'],
    ['canon', 3, '0603'],
    ['canon', 4, '0403'],
  ] as const)('[PSR-14] in %s a charge that misses passes the target with a die of %d, to %s', (profile, die, hex) => {
    const s = beforeCharge(profile).charge('A', 'B', 'FFFFF').roll('toHit', 2).roll('chargeMiss', die);
    if (profile === 'spec') s.roll('piloting', 5);
    resolve(s);
    expect([s.at('A'), s.at('B')]).toEqual([hex, '0503']);
    const rolls = s.all('PilotingRolled').map(({ unit, reason, need }) => [unit, reason, need]);
    expect(rolls).toEqual(profile === 'spec' ? [[1, 'missedCharge', 5]] : []);
  });

  test('[PSR-14] in spec a failed roll after a missed charge is a fall', () => {
    const s = beforeCharge('spec').charge('A', 'B', 'FFFFF').roll('toHit', 2).roll('chargeMiss', 1).roll('piloting', 4);
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 12);
    resolve(s);
    expect(s.unit('A').prone).toBe(true);
  });

  test.each([
    ['. . 1.', '0302'],
    ['2. . 1.', '0102'],
    ['1. . 2.', '0302'],
  ])('a charge that misses goes to the higher hex beside the target without a die: %s', (row, hex) => {
    const board = `. . .\n${row}\n. . .\n. . .`;
    const s = scenario({ board, profile: 'canon' })
      .mech('B', { at: '0201', facing: 3 })
      .mech('A', { at: '0203', facing: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'FF')
      .roll('toHit', 2);
    resolve(s);
    expect(s.at('A')).toBe(hex);
  });

  test.each([
    ['0302', '0102'],
    ['0102', '0302'],
  ])('a charge that misses with somebody in %s goes to %s without a die', (taken, hex) => {
    const s = scenario({ board: '. . .\n. . .\n. . .\n. . .', profile: 'canon' })
      .mech('B', { at: '0201', facing: 3, side: 1 })
      .mech('A', { at: '0203', facing: 0, side: 0 })
      .mech('C', { at: taken, side: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'FF')
      .roll('toHit', 2);
    s.endPhase().endPhase().endPhase();
    expect(s.at('A')).toBe(hex);
  });

  test('an attacker whose charge misses stays where neither hex can be entered', () => {
    const board = '. . .\n# . #\n# . #\n# . #';
    const s = scenario({ board, profile: 'canon' })
      .mech('B', { at: '0201', facing: 3 })
      .mech('A', { at: '0203', facing: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'FF')
      .roll('toHit', 2);
    resolve(s);
    expect(s.at('A')).toBe('0202');
  });
});

describe('charge, events before the resolution', () => {
  test('an attacker that has fallen stays where it is', () => {
    const s = beforeCharge('spec').charge('A', 'B', 'FFFFF').endPhase();
    s.unit('A').prone = true;
    s.endPhase().endPhase();
    expect(s.at('A')).toBe('0504');
    expect(s.all('PhysicalVoided')).toMatchObject([{ kind: 'charge' }]);
    expect(s.all('PhysicalRolled')).toEqual([]);
  });

  test.each(PROFILES)('an attacker whose pilot is unconscious stays where it is (%s)', profile => {
    const s = beforeCharge(profile).charge('A', 'B', 'FFFFF').endPhase();
    s.unit('A').pilot = 'unconscious';
    s.roll('recovery', 2).endPhase();
    expect([s.at('A'), s.at('B')]).toEqual(['0504', '0503']);
    expect(s.all('PhysicalVoided')).toMatchObject([{ kind: 'charge' }]);
  });

  test('an attacker whose target has fallen stays where it is', () => {
    const s = beforeCharge('spec').charge('A', 'B', 'FFFFF').endPhase();
    s.unit('B').prone = true;
    s.endPhase().endPhase();
    expect(s.at('A')).toBe('0504');
  });

  test('an attacker whose target was pushed away stays where it is when another unit stands there', () => {
    const s = scenario()
      .mech('B', { at: '0503', facing: 3, side: 1 })
      .mech('A', { at: '0506', facing: 0, side: 0 })
      .mech('C', { at: '0602', facing: 4, side: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'FFF')
      .endPhase()
      .endPhase();
    while (s.state.order[s.state.acted] !== 0) s.do({ type: 'hold', unit: 0 });
    s.roll('toHit', 12, 12).roll('piloting', 12).push('C', 'B').endPhase();
    expect(s.all('PhysicalRolled').map(roll => roll.kind)).toEqual(['push', 'charge']);
    expect([s.at('B'), s.at('C'), s.at('A')]).toEqual(['0403', '0503', '0504']);
  });
});

test('an attacker whose target was pushed away moves into the hex when it is empty', () => {
  // C pushes B away, but dies by the attack of E and does not follow.
  const s = scenario()
    .mech('B', { at: '0503', facing: 3, side: 0 })
    .mech('A', { at: '0506', facing: 0, side: 1 })
    .mech('C', { at: '0602', facing: 4, side: 1, armor: { CT: 0, CTR: 0 }, condition: { structure: { CT: 1 } } })
    .mech('E', { at: '0702', facing: 4, side: 0, tonnage: 20 })
    .begin('movement')
    .do({ type: 'stay', unit: 0 })
    .charge('A', 'B', 'FFF')
    .endPhase()
    .endPhase();
  s.roll('toHit', 12, 12, 12).roll('punchLocation', 3).roll('criticalCount', 2).roll('piloting', 12);
  s.punch('E', 'C', ['LA']).do({ type: 'hold', unit: 0 }).push('C', 'B');
  expect(s.unit('C').status).toBe('destroyed');
  expect([s.at('B'), s.at('C'), s.at('A')]).toEqual(['0403', '0602', '0503']);
  expect(s.all('PhysicalVoided')).toMatchObject([{ kind: 'charge', attacker: 1 }]);
  expect(s.all('Displaced')).toMatchObject([
    { unit: 0, how: 'forced' },
    { unit: 1, how: 'followed' },
  ]);
});
