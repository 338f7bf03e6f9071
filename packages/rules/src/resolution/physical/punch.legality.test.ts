import { createBoard } from '@hexfall/hex';
import { duel, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../vocabulary/explain/modifiers.ts';
import { CT, LA, RA } from '../../vocabulary/spec/locations.ts';
import { punchNumber, punchRefusal } from './punch.ts';

function need(s: Scenario, arm: number, explanation?: Modifier[]): number {
  return punchNumber(s.game, s.unit('A'), s.unit('B'), arm, explanation);
}

function refusedPunch(s: Scenario, arms: readonly ('LA' | 'RA')[]): string {
  return s.refused({ type: 'punch', unit: 0, target: 1, arms });
}

describe('punch, restrictions', () => {
  test.each(PROFILES)('an arm that holds half of a weapon that fired cannot punch (%s)', profile => {
    const s = duel(profile, { weapons: [['ac20', 'RT', 'RA']] });
    s.unit('A').weaponsFired = 1;
    expect(refusedPunch(s, ['RA'])).toBe('limbUnusable');
    expect(punchRefusal(s.game, s.unit('A'), s.unit('B'), LA)).toBeUndefined();
  });

  test.each(PROFILES)('[PHY-02] an arm that fired cannot punch, but the other can (%s)', profile => {
    const s = scenario({ profile })
      .mech('A', { at: '0505', facing: 0, weapons: [['ml', 'LA']] })
      .mech('B', { at: '0504', facing: 3 })
      .begin('weapons');
    s.roll('toHit', 2).fire('A', 'B').endPhase();
    expect(s.state.phase).toBe('physical');
    while (s.state.order[s.state.acted] !== 0) s.do({ type: 'hold', unit: 1 });
    expect(refusedPunch(s, ['LA'])).toBe('limbUnusable');
    expect(refusedPunch(s, ['LA', 'RA'])).toBe('limbUnusable');
    expect(s.refused({ type: 'push', unit: 0, target: 1 })).toBe('limbUnusable');
    s.roll('toHit', 12).roll('punchLocation', 3).punch('A', 'B', ['RA']).endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'punch', limb: RA, need: 5, hit: true }]);
    expect(s.unit('B').armor[CT]).toBe(5);
  });

  test.each(PROFILES)('[PHY-02] a unit punches or kicks, but not both in one turn (%s)', profile => {
    const punch = { type: 'punch', unit: 0, target: 2, arms: ['RA'] } as const;
    const kick = { type: 'kick', unit: 0, target: 2, leg: 'RL' } as const;
    for (const [first, second] of [
      [punch, kick],
      [kick, punch],
    ] as const) {
      const s = scenario({ profile })
        .mech('A', { at: '0505', facing: 0, side: 0 })
        .mech('friend', { at: '0510', side: 0 })
        .mech('B', { at: '0504', facing: 3, side: 1 })
        .begin('physical');
      s.do(first);
      expect(s.refused(second)).toBe('alreadyActed');
      s.roll('toHit', 2)
        .roll('piloting', ...(first === kick ? [12] : []))
        .endPhase();
      expect(s.all('PhysicalRolled').map(({ kind }) => kind)).toEqual([first.type]);
    }
  });

  test('a lost arm, a prone unit and a quad cannot punch', () => {
    expect(refusedPunch(duel('spec', { condition: { structure: { LA: 0 } } }), ['LA'])).toBe('limbUnusable');
    expect(refusedPunch(duel('spec', { condition: { prone: true } }), ['LA'])).toBe('unitIncapable');
    expect(refusedPunch(duel('spec', { quad: true }), ['LA'])).toBe('limbUnusable');
  });

  test.each<[string, number, string, string]>([
    ['straight ahead', 0, 'accepted', 'accepted'],
    ['one hexside to the right', 5, 'accepted', 'accepted'],
    ['two hexsides to the right', 4, 'outOfArc', 'accepted'],
    ['behind', 3, 'outOfArc', 'outOfArc'],
    ['two hexsides to the left', 2, 'accepted', 'outOfArc'],
    ['one hexside to the left', 1, 'accepted', 'accepted'],
  ])('a target %s can be punched as the arcs of the arms allow: left $2, right $3', (_, facing, left, right) => {
    const s = duel('spec', { facing });
    const answer = (arm: number): string => punchRefusal(s.game, s.unit('A'), s.unit('B'), arm)?.code ?? 'accepted';
    expect([answer(LA), answer(RA)]).toEqual([left, right]);
  });

  test('the arms turn with the torso', () => {
    const s = duel('spec', { facing: 3 });
    expect(refusedPunch(s, ['LA'])).toBe('outOfArc');
    const twisted = duel('spec', { facing: 4 });
    twisted.unit('A').twist = 1;
    twisted.roll('toHit', 2, 2).punch('A', 'B').endPhase();
    expect(twisted.all('PhysicalRolled')).toHaveLength(2);
  });
});

describe('punch, heights', () => {
  const board = '. . .\n. . .\n. . .';

  function at(level: number, prone = false): Scenario {
    const drawing = board.replace('. . .', `. ${level}. .`);
    return scenario({ board: drawing })
      .mech('A', { at: '0202', facing: 0 })
      .mech('B', { at: '0201', facing: 3, condition: { prone } })
      .begin('physical');
  }

  test('a punch at a target one level up strikes the legs', () => {
    const s = at(1).roll('toHit', 12).roll('kickLocation', 6).punch('A', 'B', ['LA']).endPhase();
    expect(s.unit('B').armor[7]).toBe(5);
  });

  test('a prone target can be punched only one level up, where any location may be struck', () => {
    expect(refusedPunch(at(0, true), ['LA'])).toBe('outOfRange');
    const s = at(1, true).roll('toHit', 3).roll('hitLocation', 7).punch('A', 'B', ['LA']).endPhase();
    expect(s.all('PhysicalRolled')[0]!.need).toBe(3);
    expect(s.unit('B').armor[CT]).toBe(5);
  });

  test.each([-1, 2])('a target at level %d is out of reach of a punch', level => {
    expect(refusedPunch(at(level), ['LA'])).toBe('outOfRange');
  });

  test('a target two hexes away is out of reach of a punch', () => {
    const s = duel('spec', {}, { at: '0503' });
    expect(refusedPunch(s, ['LA'])).toBe('outOfRange');
  });
});

describe('buildings', () => {
  /** A building of three levels over the two northern hexes, one level of ground to the south of it. */
  function city(a: string, aElevation: number, b: string, bElevation: number): Scenario {
    const hex = { building: 2, buildingHeight: 3, buildingCf: 40 } as const;
    const board = createBoard(1, 4, [
      { level: 0, layers: { ...hex, buildingExits: 0b001000 } },
      { level: 0, layers: { ...hex, buildingExits: 0b000001 } },
      { level: 0, layers: {} },
      { level: 3, layers: {} },
    ]);
    return scenario({ board })
      .mech('A', { at: a, facing: 0, condition: { elevation: aElevation } })
      .mech('B', { at: b, facing: 3, condition: { elevation: bElevation } })
      .begin('physical');
  }

  const answer = (s: Scenario): string => punchRefusal(s.game, s.unit('A'), s.unit('B'), LA)?.code ?? 'accepted';

  test('a unit inside a building can be punched only from inside the same building, at +1', () => {
    expect(answer(city('0103', 0, '0102', 0))).toBe('noLineOfSight');
    const inside = city('0102', 0, '0101', 0);
    const explanation: Modifier[] = [];
    expect([answer(inside), need(inside, LA, explanation)]).toEqual(['accepted', 6]);
    expect(explanation).toContainEqual({ code: 'sameBuilding', value: 1 });
  });

  test('a unit on a roof is punched like one on ground of that level', () => {
    const roofs = city('0102', 3, '0101', 3);
    expect([answer(roofs), need(roofs, LA)]).toEqual(['accepted', 5]);
    expect(answer(city('0102', 0, '0101', 3))).toBe('outOfRange');
  });
});

test.each<[string, readonly string[]]>([
  ['no arm', []],
  ['an arm twice', ['LA', 'LA']],
  ['more arms than there are', ['LA', 'RA', 'LA']],
  ['a leg', ['LL']],
  ['an arm and a leg', ['LA', 'RL']],
])('a punch with %s is malformed', (_, arms) => {
  expect(duel('spec').refused({ type: 'punch', unit: 0, target: 1, arms: arms as ('LA' | 'RA')[] })).toBe('malformed');
});

test('the arms reach where the twisted torso faces', () => {
  for (let facing = 0; facing < 6; facing++) {
    for (const twist of [-1, 0, 1]) {
      const twisted = duel('spec', { facing });
      twisted.unit('A').twist = twist;
      const turned = duel('spec', { facing: (facing + twist + 6) % 6 });
      for (const arm of [LA, RA]) {
        const answers = [twisted, turned].map(s => punchRefusal(s.game, s.unit('A'), s.unit('B'), arm)?.code);
        expect(answers[0], `${facing} ${twist}`).toBe(answers[1]);
      }
    }
  }
});

test.each(PROFILES)('a lost arm cannot punch, but the other can (%s)', profile => {
  const s = duel(profile, { condition: { structure: { LA: 0 } } });
  expect([
    refusedPunch(s, ['LA']),
    refusedPunch(s, ['LA', 'RA']),
    punchRefusal(s.game, s.unit('A'), s.unit('B'), RA),
  ]).toEqual(['limbUnusable', 'limbUnusable', undefined]);
});
