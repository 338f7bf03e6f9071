import { formatHex } from '@hexfall/hex';
import { PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../vocabulary/events/source.ts';

function where(s: Scenario, name: string): string {
  return formatHex(s.game.match.board.grid, s.unit(name).hex);
}

/** A at 0204 pushes B at 0203 towards 0202, whatever is there; the push hits. */
function push(profile: ProfileName, board: string, others: Readonly<Record<string, UnitOptions>> = {}): Scenario {
  const s = scenario({ profile, board })
    .mech('A', { at: '0204', facing: 0, side: 0 })
    .mech('B', { at: '0203', facing: 3, side: 1 });
  for (const [name, options] of Object.entries(others)) s.mech(name, { side: 1, ...options });
  return s.begin('physical').push('A', 'B').roll('toHit', 12);
}

/** Scripts the dice of a fall into water; each group has its roll for a breach of the hull. */
function wetFall(s: Scenario, groups: number): Scenario {
  s.roll('fallDirection', 1);
  for (const location of [7, 5].slice(0, groups)) s.roll('hitLocation', location).roll('hullBreach', 2);
  return s;
}

/** Draws three columns and four rows, with the hex behind B and the one behind that as given. */
function strip(behind: string, farther = '.'): string {
  return `. ${farther} .\n. ${behind} .\n. . .\n. . .`;
}

const PUSH: Source = { kind: 'push', attacker: 0 };

describe('displacement', () => {
  test.each(PROFILES)('a unit is pushed up two levels, but not three (%s)', profile => {
    const up = push(profile, strip('2.')).roll('piloting', 12).endPhase();
    expect([where(up, 'B'), where(up, 'A')]).toEqual(['0202', '0203']);
    const wall = push(profile, strip('3.')).roll('piloting', 12).endPhase();
    expect([where(wall, 'B'), where(wall, 'A')]).toEqual(['0203', '0204']);
  });

  test.each(PROFILES)('a unit is pushed neither into impassable terrain nor off the board (%s)', profile => {
    const s = push(profile, strip('#')).roll('piloting', 12).endPhase();
    expect(where(s, 'B')).toBe('0203');
    const edge = scenario({ profile, board: '. . .\n. . .' })
      .mech('A', { at: '0202', facing: 0 })
      .mech('B', { at: '0201', facing: 3 })
      .begin('physical');
    edge.roll('toHit', 12).roll('piloting', 12).push('A', 'B').endPhase();
    expect([where(edge, 'B'), edge.unit('B').status]).toEqual(['0201', 'active']);
  });

  test.each(PROFILES)('a unit pushed down one level does not fall (%s)', profile => {
    const s = push(profile, strip('-1.')).roll('piloting', 12).endPhase();
    expect(s.unit('B').prone).toBe(false);
  });

  test('in spec a unit pushed over an edge of two levels falls without a roll', () => {
    const s = push('spec', strip('-2.'))
      .roll('fallDirection', 1)
      .roll('hitLocation', 7, 6, 8)
      .roll('consciousness', 12);
    s.endPhase();
    expect(s.all('PilotingRolled')).toEqual([]);
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'pushed', height: 2, damage: 15 }]);
    expect([where(s, 'B'), where(s, 'A')]).toEqual(['0202', '0203']);
    expect(s.unit('B').prone).toBe(true);
    expect(s.unit('A').prone).toBe(false);
  });

  test('in canon the pilot of a unit pushed over an edge may brace', () => {
    const s = push('canon', strip('-3.')).roll('fallDirection', 1).roll('hitLocation', 7, 6, 8, 10);
    s.roll('avoidFallDamage', 7).endPhase();
    expect(s.all('PilotingRolled')[0]).toMatchObject({ reason: 'avoidWound', need: 5 + 2, passed: true });
    expect(s.all('Fell')).toMatchObject([{ height: 3, damage: 20 }]);
    expect(s.unit('B')).toMatchObject({ prone: true, pilotWounds: 0 });
  });

  test.each([
    ['spec', '~1', 0],
    ['spec', '~2', 0],
    ['canon', '~1', -1],
    ['canon', '2~2', 0],
    ['canon', '2~3', 1],
  ] as const)('in %s a unit pushed into water %s rolls at %d for the water as well', (profile, cell, modifier) => {
    const deep = cell === '~2';
    const s = push(profile, strip(cell));
    if (deep) wetFall(s, 2).roll('consciousness', 12);
    else s.roll('piloting', 12, 12);
    s.endPhase();
    expect(s.all('RollQueued').map(({ reason, modifier: with_ }) => [reason, with_])).toEqual(
      deep
        ? []
        : [
            ['enteredWater', modifier],
            ['pushed', 0],
          ],
    );
    expect(s.unit('B').elevation).toBe(cell.endsWith('1') ? -1 : cell.endsWith('3') ? -3 : -2);
  });

  test('a unit pushed out of water rolls for the water in spec only, and the attacker wades after it', () => {
    for (const profile of PROFILES) {
      const board = '. . .\n. . .\n~1 1~1 ~1\n~1 1~1 ~1';
      const s = push(profile, board)
        .roll('piloting', ...(profile === 'spec' ? [12, 12, 12] : [12, 12]))
        .endPhase();
      const reasons = (unit: number): string[] =>
        s.all('RollQueued').flatMap(roll => (roll.unit === unit ? [roll.reason] : []));
      expect(reasons(1)).toEqual(profile === 'spec' ? ['leftWater', 'pushed'] : ['pushed']);
      expect(reasons(0)).toEqual(['enteredWater']);
    }
  });

  test.each(PROFILES)(
    '[PSR-15] a unit pushed into rubble, and the attacker that follows another into rubble, roll for it (%s)',
    profile => {
      const s = push(profile, '. . .\n. x .\n. x .\n. . .').roll('piloting', 12, 12, 12).endPhase();
      expect([where(s, 'B'), where(s, 'A')]).toEqual(['0202', '0203']);
      expect(s.all('RollQueued').map(({ unit, reason }) => [unit, reason])).toEqual([
        [1, 'rubble'],
        [1, 'pushed'],
        [0, 'rubble'],
      ]);
    },
  );

  test.each(PROFILES)('a unit pushed into rubble that fails its roll falls (%s)', profile => {
    const s = push(profile, strip('x')).roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 12).endPhase();
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'rubble' }]);
  });

  test.each(PROFILES)('a unit pushed into a swamp is stuck if it does not get through (%s)', profile => {
    const through = push(profile, strip('s')).roll('swamp', 12).roll('piloting', 12).endPhase();
    expect(through.unit('B').stuck).toBe(false);
    const held = push(profile, strip('s')).roll('swamp', 2).roll('piloting', 12).endPhase();
    expect(held.unit('B')).toMatchObject({ stuck: true, prone: false });
    expect(where(held, 'B')).toBe('0202');
  });

  test('in canon ice breaks under a pushed unit on a 6', () => {
    const holds = push('canon', strip('~2i')).roll('ice', 5).roll('piloting', 12).endPhase();
    expect(holds.unit('B')).toMatchObject({ elevation: 0, prone: false });
    const breaks = wetFall(push('canon', strip('~2i')).roll('ice', 6), 2);
    breaks.roll('avoidFallDamage', 12).endPhase();
    expect(breaks.unit('B')).toMatchObject({ elevation: -2, prone: true });
    expect(breaks.all('TerrainChanged')).toHaveLength(1);
    expect(breaks.all('Fell')).toMatchObject([{ source: { reason: 'ice', setOffBy: PUSH } }]);
    expect(where(breaks, 'A')).toBe('0203');
  });

  test('in spec a piloting roll decides whether ice breaks under a pushed unit', () => {
    const holds = push('spec', strip('~1i')).roll('piloting', 12, 12).endPhase();
    expect(holds.all('PilotingRolled').map(roll => roll.reason)).toEqual(['ice', 'pushed']);
    const breaks = wetFall(push('spec', strip('~1i')).roll('piloting', 2), 1);
    breaks.roll('consciousness', 12).endPhase();
    expect(breaks.unit('B')).toMatchObject({ elevation: -1, prone: true });
  });

  test('a unit pushed out of a swamp that holds it falls', () => {
    const s = push('canon', strip('.'));
    s.unit('B').stuck = true;
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('avoidFallDamage', 12).endPhase();
    expect(s.unit('B')).toMatchObject({ prone: true, stuck: false });
    expect(where(s, 'B')).toBe('0202');
  });

  test('a unit pushed out of a swamp over an edge falls and is no longer stuck', () => {
    const s = push('canon', strip('-2.'));
    s.unit('B').stuck = true;
    s.roll('fallDirection', 1).roll('hitLocation', 7, 6, 8).roll('avoidFallDamage', 12).endPhase();
    expect(s.all('Bogged')).toMatchObject([{ unit: 1, stuck: false }]);
    expect(s.unit('B')).toMatchObject({ prone: true, stuck: false });
  });
});

describe('domino effect', () => {
  const board = '. . .\n. . .\n. . .\n. . .\n. . .\n. . .';

  /** C stands behind B. */
  function line(
    profile: ProfileName,
    c: Partial<UnitOptions>,
    more: Readonly<Record<string, UnitOptions>> = {},
  ): Scenario {
    const s = scenario({ profile, board })
      .mech('A', { at: '0205', facing: 0, side: 0 })
      .mech('B', { at: '0204', facing: 3, side: 1 })
      .mech('C', { at: '0203', facing: 0, side: 1, ...c });
    for (const [name, options] of Object.entries(more)) s.mech(name, options);
    return s.begin('physical').push('A', 'B').roll('toHit', 12);
  }

  test.each(PROFILES)('a unit struck from behind is forced on and rolls (%s)', profile => {
    const s = line(profile, { facing: 0 }).roll('piloting', 12, 12).endPhase();
    expect(['A', 'B', 'C'].map(name => where(s, name))).toEqual(['0204', '0203', '0202']);
    expect(s.all('Displaced')).toMatchObject([
      { unit: 2, source: PUSH },
      { unit: 1, source: PUSH },
      { unit: 0, how: 'followed' },
    ]);
    expect(s.all('PilotingRolled').map(({ unit, reason, need }) => [unit, reason, need])).toEqual([
      [1, 'pushed', 5],
      [2, 'domino', 5],
    ]);
  });

  test.each(PROFILES)('a unit struck from the side steps out of the way, forward first (%s)', profile => {
    const s = line(profile, { facing: 1 }).roll('sidestep', 5).roll('piloting', 12).endPhase();
    expect(['A', 'B', 'C'].map(name => where(s, name))).toEqual(['0204', '0203', '0303']);
    expect(s.all('PilotingRolled')[0]).toMatchObject({ unit: 2, reason: 'domino', need: 5, passed: true });
  });

  test('a unit struck from the side steps back where it cannot step forward', () => {
    const s = line('canon', { facing: 1 }, { D: { at: '0303', side: 1 } })
      .roll('sidestep', 5)
      .roll('piloting', 12);
    s.endPhase();
    expect(where(s, 'C')).toBe('0104');
  });

  test('a unit that fails to step aside falls one hex on', () => {
    const s = line('canon', { facing: 1 }).roll('sidestep', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 12).roll('piloting', 12).endPhase();
    expect(where(s, 'C')).toBe('0202');
    expect(s.unit('C').prone).toBe(true);
    expect(where(s, 'B')).toBe('0203');
  });

  test.each<[string, Partial<UnitOptions>]>([
    ['prone', { condition: { prone: true } }],
    ['shut down', { condition: { shutdown: true } }],
    ['without MP', { walk: 0 }],
  ])('a unit that is %s does not step aside', (_, c) => {
    const s = line('canon', { facing: 1, ...c });
    const rolls = c.condition?.prone === true ? 1 : 2;
    if (c.condition?.shutdown === true) {
      s.roll('piloting', 12).roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 12);
    } else s.roll('piloting', ...[12, 12].slice(0, rolls));
    s.endPhase();
    expect(where(s, 'C')).toBe('0202');
  });

  test('a row of units moves as a whole or not at all', () => {
    const moved = line('canon', {}, { D: { at: '0202', facing: 0, side: 1 } })
      .roll('piloting', 12, 12, 12)
      .endPhase();
    expect(['A', 'B', 'C', 'D'].map(name => where(moved, name))).toEqual(['0204', '0203', '0202', '0201']);
    const full = line('canon', {}, { D: { at: '0202', side: 1 }, E: { at: '0201', side: 1 } }).roll('piloting', 12);
    full.endPhase();
    expect(['A', 'B', 'C', 'D', 'E'].map(name => where(full, name))).toEqual(['0205', '0204', '0203', '0202', '0201']);
  });
});

describe('a fall upon another unit', () => {
  /** B is pushed over an edge of two levels onto C. */
  function over(profile: ProfileName): Scenario {
    return scenario({ profile, board: '. . .\n. . .\n. . .\n2. 2. 2.\n2. 2. 2.' })
      .mech('A', { at: '0205', facing: 0, side: 0 })
      .mech('B', { at: '0204', facing: 3, side: 1, tonnage: 50 })
      .mech('C', { at: '0203', facing: 0, side: 1 })
      .begin('physical')
      .push('A', 'B');
  }

  test('a fall that hits the unit below drives it out', () => {
    const s = over('canon').roll('toHit', 12, 7).roll('punchLocation', 2, 4).roll('hitLocation', 7, 6, 8);
    s.roll('avoidFallDamage', 12).roll('piloting', 12).endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'push' }, { kind: 'fall', need: 7, hit: true }]);
    expect(['A', 'B', 'C'].map(name => where(s, name))).toEqual(['0204', '0203', '0202']);
    expect(s.all('Displaced')).toMatchObject([
      { unit: 2, source: { kind: 'fallUpon', attacker: 1 } },
      { unit: 0, how: 'followed' },
    ]);
    expect(s.all('Fell')).toMatchObject([{ source: { kind: 'fall', setOffBy: PUSH } }]);
    expect([s.unit('C').armor[2], s.unit('C').armor[3]]).toEqual([5, 5]);
    expect(s.all('Fell')).toMatchObject([{ unit: 1, side: 'rear', height: 2 }]);
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ unit: 2, reason: 'fallenUpon', need: 7 });
  });

  test('a unit below that is destroyed takes no further groups of damage', () => {
    const s = over('canon').roll('toHit', 12, 7).roll('punchLocation', 3).roll('criticalCount', 2);
    Object.assign(s.unit('C').armor, { 1: 0 });
    s.unit('C').structure[1] = 5;
    s.roll('hitLocation', 7, 6, 8).roll('avoidFallDamage', 12).endPhase();
    expect(s.unit('C').status).toBe('destroyed');
    expect(s.all('DamageApplied').filter(({ unit }) => unit === 2)).toMatchObject([{ damage: 5, location: 1 }]);
  });

  test('a fall that misses the unit below lands beside it', () => {
    const s = over('canon').roll('toHit', 12, 6).roll('fallDirection', 1).roll('hitLocation', 7, 6, 8);
    s.roll('avoidFallDamage', 12).endPhase();
    expect(['A', 'B', 'C'].map(name => where(s, name))).toEqual(['0204', '0202', '0203']);
    expect(s.unit('C').armor).toEqual(s.game.match.specs[2]!.armor);
  });

  test.each(PROFILES)('a unit below that has nowhere to go is destroyed (%s)', profile => {
    const s = scenario({ profile, board: '3. 3. 3.\n3. =303 3.\n3. 3. 3.' })
      .mech('B', { at: '0202', tonnage: 100, condition: { elevation: 3 } })
      .mech('C', { at: '0202', armor: { LT: 20, RT: 20 } })
      .begin('movement');
    s.roll('toHit', 7).roll('punchLocation', 2, 2, 2, 4, 4, 4).roll('hitLocation', 3, 4, 5, 6, 7, 8, 9, 10);
    s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 12).endPhase();
    expect(s.all('UnitDestroyed')).toMatchObject([{ unit: 1, cause: 'displacement' }]);
    expect(s.all('Fell')).toMatchObject([{ unit: 0, side: 'rear', height: 3, damage: 40 }]);
    expect([where(s, 'B'), s.unit('B').elevation]).toEqual(['0202', 0]);
  });

  test('a fall tears a stuck unit below out of its swamp', () => {
    const s = over('canon').roll('toHit', 12, 7).roll('punchLocation', 2, 4);
    s.unit('C').stuck = true;
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('avoidFallDamage', 12);
    s.roll('hitLocation', 7, 6, 8).roll('avoidFallDamage', 12).endPhase();
    expect(s.unit('C')).toMatchObject({ stuck: false, prone: true });
    expect(where(s, 'C')).toBe('0202');
  });
});
