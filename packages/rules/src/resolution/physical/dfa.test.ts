import { leapOnto, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, LL, RL } from '../../vocabulary/spec/locations.ts';
import { dfaDamage } from './dfa.ts';

/** B stands in a pit with walls three levels high, from which nothing can be driven out. */
function intoThePit(): Scenario {
  return scenario({ board: '3. 3. 3.\n3. 0. 3.\n3. 3. 3.' })
    .mech('B', { at: '0202', facing: 3 })
    .mech('A', { at: '0203', jump: 3, tonnage: 20 })
    .begin('movement')
    .do({ type: 'stay', unit: 0 })
    .dfa('A', 'B', '0203');
}

/** Goes through the weapon attack phase and the physical attack phase. */
function resolve(s: Scenario): Scenario {
  return s.endPhase().endPhase();
}

describe('death from above, to hit', () => {
  test.each(PROFILES)('[PHY-20] a death from above needs the piloting skill plus 3 for the jump (%s)', profile => {
    const s = leapOnto(profile, { piloting: 5, tonnage: 20 }).roll('toHit', 8).roll('punchLocation', 3, 3);
    if (profile === 'canon') s.roll('kickLocation', 1);
    resolve(s.roll('piloting', 12, 12));
    expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'dfa', need: 8, hit: true }]);
    expect(s.numbers[0]).toBe('8 = 5 piloting + 3 attacker jumped');
  });

  test.each([
    ['stands', '8 = 4 piloting + 3 attacker jumped + 1 difference in skill', {}],
    ['lies', '6 = 4 piloting + 3 attacker jumped - 2 target prone + 1 difference in skill', { prone: true }],
    [
      'is shut down',
      '4 = 4 piloting + 3 attacker jumped - 4 target immobile + 1 difference in skill',
      { shutdown: true },
    ],
  ])('[PHY-20] a death from above at a better pilot who %s in heavy woods needs %s', (_, number, condition) => {
    for (const profile of PROFILES) {
      const s = scenario({ profile, board: '. . . .\n. W . .\n. . . .\n. . . .' })
        .mech('B', { at: '0202', piloting: 3 })
        .mech('A', { at: '0204', piloting: 4, jump: 3, tonnage: 20 })
        .begin('movement')
        .do({ type: 'stay', unit: 0 })
        .dfa('A', 'B', '0203')
        .roll('toHit', 3);
      Object.assign(s.unit('B'), condition);
      if (profile === 'spec') s.roll('piloting', 12);
      else s.roll('hitLocation', 7, 7).roll('avoidFallDamage', 12);
      resolve(s);
      expect(s.numbers[0]).toBe(number);
    }
  });

  test.each(PROFILES)('[PHY-20] movement of the target makes a death from above harder (%s)', profile => {
    const s = leapOnto(profile, { tonnage: 20 }).moved('B', 'jump', 3).roll('toHit', 2);
    if (profile === 'spec') s.roll('piloting', 12);
    else s.roll('hitLocation', 7, 7).roll('avoidFallDamage', 12);
    resolve(s);
    expect(s.numbers[0]).toBe('10 = 5 piloting + 3 attacker jumped + 1 target moved + 1 target jumped');
  });
});

describe('death from above, hit', () => {
  test('[PHY-21][PHY-22][PHY-23][PSR-10] in spec a death from above that hits does 21 on the punch table and 7 to each leg of the attacker, and both roll', () => {
    const s = leapOnto('spec', { tonnage: 70 }).roll('toHit', 8).roll('punchLocation', 3, 3, 3, 3, 3);
    s.roll('piloting', 5, 5, 5);
    resolve(s);
    expect(s.all('DamageApplied').map(({ unit, damage }) => [unit, damage])).toEqual([
      ...[5, 5, 5, 5, 1].map(points => [0, points]),
      [1, 7],
      [1, 7],
    ]);
    expect(s.unit('B').armor[CT]).toBe(40 - 21);
    expect([s.unit('A').armor[LL], s.unit('A').armor[RL]]).toEqual([20 - 7, 20 - 7]);
    expect([s.at('A'), s.at('B')]).toEqual(['0504', '0503']);
    expect(s.all('PilotingRolled')).toMatchObject([
      { unit: 0, reason: 'phaseDamage', need: 5 },
      { unit: 0, reason: 'hitByDfa', need: 5 },
      { unit: 1, reason: 'executedDfa', need: 5 },
    ]);
  });

  test('[PHY-21][PHY-22][PHY-23][PSR-10] in canon a death from above that hits does 21 on the punch table and 14 to the attacker on the kick table, with rolls at +2 and +4', () => {
    const s = leapOnto('canon', { tonnage: 70 }).roll('toHit', 8).roll('punchLocation', 3, 3, 3, 3, 3);
    s.roll('kickLocation', 1, 2, 6).roll('piloting', 12, 12, 9);
    resolve(s);
    expect(s.unit('B').armor[CT]).toBe(40 - 21);
    expect([s.unit('A').armor[LL], s.unit('A').armor[RL]]).toEqual([16, 10]);
    expect(s.all('RollQueued')).toMatchObject([
      { unit: 0, reason: 'phaseDamage', modifier: 1 },
      { unit: 0, reason: 'hitByDfa', modifier: 2 },
      { unit: 1, reason: 'executedDfa', modifier: 4 },
    ]);
    expect(s.all('PilotingRolled').map(roll => roll.need)).toEqual([8, 8, 9]);
  });

  test.each([
    [20, 2, 2],
    [25, 2, 3],
    [30, 3, 3],
    [35, 3, 4],
    [40, 4, 4],
    [45, 4, 5],
    [50, 5, 5],
    [55, 5, 6],
    [60, 6, 6],
    [65, 6, 7],
    [70, 7, 7],
    [75, 7, 8],
    [80, 8, 8],
    [85, 8, 9],
    [90, 9, 9],
    [95, 9, 10],
    [100, 10, 10],
  ])('[PHY-22] in spec an attacker of %d tons takes %d on the left leg and %d on the right', (tonnage, left, right) => {
    const s = leapOnto('spec', { tonnage }).roll('toHit', 8);
    const damage = 3 * Math.ceil(tonnage / 10);
    s.roll('punchLocation', ...Array.from({ length: Math.ceil(damage / 5) }, () => 3));
    resolve(s.roll('piloting', 12, 12, ...(damage >= 20 ? [12] : []), ...(tonnage === 100 ? [12] : [])));
    expect([s.unit('A').armor[LL], s.unit('A').armor[RL]]).toEqual([20 - left, 20 - right]);
  });

  test('[PHY-22] an attacker destroyed by the damage to its first leg takes no more', () => {
    const lost = { LL: 0, LT: 0, LA: 0 };
    const condition = { structure: { ...lost, CT: 1 }, armor: { ...lost, CT: 0 } };
    const s = leapOnto('spec', { tonnage: 20, jump: 8, condition }).roll('toHit', 8).roll('punchLocation', 3, 3);
    resolve(s.roll('criticalCount', 2).roll('piloting', 12));
    expect(s.unit('A').status).toBe('destroyed');
    expect(s.unit('A').armor[RL]).toBe(20);
  });

  test.each([
    ['spec', 65, 21],
    ['canon', 65, 20],
    ['spec', 70, 21],
    ['canon', 70, 21],
    ['spec', 75, 24],
    ['canon', 75, 23],
  ] as const)('[PHY-21] in %s a death from above of %d tons does %d', (profile, tonnage, damage) => {
    const s = scenario({ profile }).mech('A', { at: '0505', tonnage }).mech('B', { at: '0504' });
    expect(dfaDamage(s.game, s.unit('A'), s.unit('B'))).toBe(damage);
  });

  test('[PHY-23] a death from above may bring both units down', () => {
    const s = leapOnto('spec', { tonnage: 20 }, { tonnage: 20 }).roll('toHit', 8).roll('punchLocation', 3, 3);
    s.roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 12);
    s.roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 12);
    resolve(s);
    expect(s.all('PilotingRolled')).toMatchObject([
      { unit: 0, reason: 'hitByDfa', need: 5, passed: false },
      { unit: 1, reason: 'executedDfa', need: 5, passed: false },
    ]);
    for (const name of ['A', 'B']) expect(s.unit(name)).toMatchObject({ prone: true, pilotWounds: 1 });
  });

  test('[PHY-21] in spec a prone target is struck on the punch table', () => {
    const s = leapOnto('spec', { tonnage: 20 }, { condition: { prone: true } })
      .roll('toHit', 6)
      .roll('punchLocation', 3, 3);
    resolve(s.roll('piloting', 12));
    expect(s.unit('B').armor[CT]).toBe(40 - 6);
    expect(s.at('B')).toBe('0503');
  });

  test('[PHY-21] in canon a prone target is struck on the full table from the rear', () => {
    const s = leapOnto('canon', { tonnage: 20 }, { condition: { prone: true } })
      .roll('toHit', 6)
      .roll('hitLocation', 7, 7);
    resolve(s.roll('kickLocation', 1).roll('piloting', 12));
    expect(s.unit('B').armor[8]).toBe(10 - 6);
    expect(s.at('B')).toBe('0503');
  });

  test('a target that has nowhere to go is destroyed', () => {
    const s = intoThePit();
    s.roll('toHit', 8).roll('punchLocation', 3, 3).roll('piloting', 12);
    resolve(s);
    expect(s.unit('B').status).toBe('destroyed');
    expect(s.all('UnitDestroyed')).toMatchObject([{ unit: 0, cause: 'displacement' }]);
    expect(s.at('A')).toBe('0202');
  });
});

describe('death from above, miss', () => {
  test('[PHY-24][PSR-13] in spec a death from above that misses calls for a roll at +4, and a failure is a plain fall', () => {
    const s = leapOnto('spec').roll('toHit', 7).roll('piloting', 9);
    resolve(s);
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'missedDfa', need: 9, passed: true }]);
    expect(s.numbers[1]).toBe('9 = 5 piloting + 4 reason of the roll');
    expect([s.at('A'), s.at('B')]).toEqual(['0504', '0503']);
    expect([s.unit('A').prone, s.unit('B').prone]).toEqual([false, false]);
    const fallen = leapOnto('spec')
      .roll('toHit', 7)
      .roll('piloting', 8)
      .roll('fallDirection', 1)
      .roll('hitLocation', 7);
    resolve(fallen.roll('consciousness', 12));
    expect(fallen.all('Fell')).toMatchObject([{ unit: 1, reason: 'missedDfa', height: 0, damage: 5, side: 'front' }]);
    expect(fallen.unit('A')).toMatchObject({ prone: true, facing: 0, pilotWounds: 1 });
    expect(fallen.lost('A')).toEqual({ CT: 5 });
  });

  test('[PHY-24][PSR-13] in canon a death from above that misses is a fall from two levels up onto the back, without a roll', () => {
    const s = leapOnto('canon').roll('toHit', 7).roll('hitLocation', 6, 7, 8).roll('avoidFallDamage', 6);
    resolve(s);
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'missedDfa', height: 2, damage: 15, side: 'rear' }]);
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'avoidWound', need: 5 + 1 }]);
    expect(s.unit('A')).toMatchObject({ prone: true, facing: 3, pilotWounds: 0 });
    expect(s.lost('A')).toEqual({ RTR: 5, CTR: 5, LTR: 5 });
    expect([s.at('A'), s.at('B')]).toEqual(['0504', '0503']);
    expect(s.unit('B').prone).toBe(false);
  });

  test.each(PROFILES)('an attacker that fell on the way misses without a roll and falls again (%s)', profile => {
    const s = leapOnto(profile).endPhase();
    s.unit('A').prone = true;
    s.roll('hitLocation', 6, 7, 8);
    if (profile === 'canon') s.roll('avoidFallDamage', 12);
    else s.roll('consciousness', 12);
    s.endPhase();
    expect(s.all('PhysicalRolled')).toEqual([]);
    expect(s.all('Fell')).toMatchObject([{ unit: 1, height: 2, side: 'rear' }]);
    expect(s.at('A')).toBe('0504');
  });

  test.each(PROFILES)('an attacker whose target was destroyed lands as after a hit (%s)', profile => {
    const s = leapOnto(profile).endPhase();
    s.unit('B').status = 'destroyed';
    s.roll('piloting', 12).endPhase();
    expect(s.at('A')).toBe('0504');
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'executedDfa', need: profile === 'spec' ? 5 : 9 }]);
  });

  test.each(PROFILES)('an attacker that fell and whose target was destroyed comes down on its back (%s)', profile => {
    const s = leapOnto(profile).endPhase();
    s.unit('B').status = 'destroyed';
    s.unit('A').prone = true;
    s.roll('hitLocation', 6, 7, 8)
      .roll(profile === 'canon' ? 'avoidFallDamage' : 'consciousness', 12)
      .endPhase();
    expect(s.all('Fell')).toMatchObject([{ unit: 1, height: 2, side: 'rear' }]);
    expect(s.at('A')).toBe('0504');
  });

  test('an attacker that has nowhere to land is destroyed', () => {
    const s = intoThePit();
    s.roll('toHit', 2);
    resolve(s);
    expect(s.unit('A').status).toBe('destroyed');
    expect(s.at('B')).toBe('0202');
  });
});

describe('death from above, where it comes down', () => {
  /** B stands on the cell in the middle; A leaps on it from the next hex south. */
  function onto(profile: 'spec' | 'canon', cell: string, elevation: number, a: Partial<UnitOptions> = {}): Scenario {
    return scenario({ profile, board: `. . .\n. ${cell} .\n. . .` })
      .mech('B', { at: '0202', facing: 3, condition: { elevation } })
      .mech('A', { at: '0203', facing: 0, jump: 3, tonnage: 20, armor: { LL: 20, RL: 20 }, ...a })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .dfa('A', 'B', '0203');
  }

  test('in canon ice breaks on 4 under the attacker, after the target was driven off it', () => {
    const s = onto('canon', '~2i', 0).roll('toHit', 12).roll('punchLocation', 3, 3).roll('ice', 4);
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('hullBreach', 2).roll('avoidFallDamage', 12);
    s.roll('kickLocation', 1).roll('hullBreach', 2).roll('piloting', 12);
    resolve(s);
    expect(s.all('IceRolled')).toMatchObject([{ unit: 1, roll: 4, broke: true }]);
    expect([s.at('A'), s.at('B')]).toEqual(['0202', '0201']);
    expect([s.unit('A').elevation, s.unit('B').elevation]).toEqual([-2, 0]);
  });

  test.each(PROFILES)(
    'an attacker that has jumped over water lands on dry ground without a roll for the water (%s)',
    profile => {
      const s = scenario({ profile, board: '. . .\n. . .\n. ~1 .\n. . .' })
        .mech('B', { at: '0202', facing: 3 })
        .mech('A', { at: '0204', facing: 0, jump: 2, tonnage: 20, armor: { LL: 20, RL: 20 } })
        .begin('movement')
        .do({ type: 'stay', unit: 0 })
        .dfa('A', 'B', '0203');
      s.roll('toHit', 12).roll('punchLocation', 3, 3);
      if (profile === 'canon') s.roll('kickLocation', 1);
      resolve(s.roll('piloting', 12, 12));
      expect(s.all('PilotingRolled').map(roll => roll.reason)).toEqual(['hitByDfa', 'executedDfa']);
    },
  );

  test.each(PROFILES)('a bridge under the way of the leap bears no weight (%s)', profile => {
    const s = scenario({ profile, board: '. . .\n. . .\n. =103 .\n. . .' })
      .mech('B', { at: '0202', facing: 3 })
      .mech('A', { at: '0204', facing: 0, jump: 2, tonnage: 100 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .dfa('A', 'B', '0203');
    expect(s.state.phase).toBe('weapons');
    expect(s.all('BuildingCollapsed')).toEqual([]);
  });

  test('an attacker that misses and goes through the ice falls only once', () => {
    const s = onto('canon', '~2i', 0).roll('toHit', 2).roll('ice', 4);
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('hullBreach', 2).roll('avoidFallDamage', 12);
    resolve(s);
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'ice', elevation: -2 }]);
    expect([s.at('A'), s.at('B')]).toEqual(['0202', '0201']);
  });

  test.each([...PROFILES].flatMap(profile => [[profile, 12] as const, [profile, 2] as const]))(
    'in %s with a roll of %i an attacker destroyed by the water neither strikes nor falls',
    (profile, roll) => {
      const s = onto(profile, '~2', -2, { armor: { CT: 0 } }).roll('toHit', roll);
      if (profile === 'spec') s.roll('piloting', 12);
      resolve(s);
      expect(s.all('UnitDestroyed')).toMatchObject([{ unit: 1, cause: 'breach' }]);
      expect(s.all('PhysicalVoided')).toMatchObject([{ attacker: 1, kind: 'dfa' }]);
      expect([...s.all('Fell'), ...s.all('DamageApplied')]).toEqual([]);
      expect(s.at('B')).toBe('0201');
    },
  );

  test('[PSR-18] an attacker rolls for water that it leapt from, not for water that it jumped over', () => {
    const board = '. . .\n. . .\n. ~1 .\n. . .';
    const leapFrom = (at: string, elevation: number): Scenario =>
      scenario({ board })
        .mech('B', { at: '0202', facing: 3 })
        .mech('A', { at, jump: 3, condition: { elevation } })
        .begin('movement')
        .do({ type: 'stay', unit: 0 })
        .dfa('A', 'B', '0203');
    const over = leapFrom('0204', 0).roll('toHit', 2).roll('piloting', 12);
    expect(resolve(over).all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'missedDfa' }]);
    const out = leapFrom('0203', -1).roll('toHit', 2).roll('piloting', 12, 12);
    expect(resolve(out).all('PilotingRolled')).toMatchObject([{ reason: 'leftWater' }, { reason: 'missedDfa' }]);
  });

  test.each(PROFILES)('a unit that is shut down or has begun to move cannot leap (%s)', profile => {
    const s = scenario({ profile })
      .mech('B', { at: '0504' })
      .mech('A', { at: '0508', jump: 4 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
    s.unit('A').mpUsed = 1;
    expect(s.refused(s.dfaCommand('A', 'B', '0505'))).toBe('illegalStep');
    s.unit('A').shutdown = true;
    expect(s.refused(s.dfaCommand('A', 'B', '0505'))).toBe('unitIncapable');
  });
});

test.each([
  ['.\n~1\n.\n.', '0103', '0102', ['executedDfa']],
  ['~1\n.\n.\n.', '0102', '0101', ['leftWater', 'executedDfa']],
])('[PSR-18] only a leap out of water leaves the water: %j', (board, target, approach, reasons) => {
  const s = scenario({ board })
    .mech('B', { at: target, side: 1, tonnage: 20 })
    .mech('A', { at: '0101', side: 0, facing: 3, jump: 4, tonnage: 20 })
    .begin('movement')
    .do({ type: 'stay', unit: 0 })
    .dfa('A', 'B', approach);
  s.roll('toHit', 12)
    .roll('punchLocation', 3, 3)
    .roll('piloting', 12, ...reasons.map(() => 12));
  resolve(s);
  expect(s.all('RollQueued').flatMap(({ unit, reason }) => (unit === 1 ? [reason] : []))).toEqual(reasons);
});
