import { createBoard, hexContent, type Layer, withHex } from '@hexfall/hex';
import { openBoard, PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Modifier, ModifierCode } from '../../vocabulary/explain/modifiers.ts';
import { aimWeapon, PLAIN_SHOT, type ShotTerms, sightTarget } from './firing-solution.ts';
import { toHitNumber } from './to-hit.ts';

type Layers = Readonly<Partial<Record<Layer, number>>>;

/** Open ground except for the named hexes. */
function boardWith(hexes: Readonly<Record<string, Layers & { level?: number }>>): ReturnType<typeof openBoard> {
  let board = openBoard(10, 10);
  for (const [number, { level = 0, ...layers }] of Object.entries(hexes)) {
    const hex = (Number(number.slice(2)) - 1) * 10 + Number(number.slice(0, 2)) - 1;
    board = withHex(board, hex, { level, layers });
  }
  return createBoard(
    10,
    10,
    Array.from({ length: 100 }, (_, hex) => hexContent(board, hex)),
  );
}

const LASER: Partial<UnitOptions> = { weapons: [['ml', 'CT']] };

function duelAt(a: Partial<UnitOptions> = {}, b: Partial<UnitOptions> = {}, board = openBoard(10, 10)): Scenario {
  return scenario({ board, profile: 'canon' })
    .mech('A', { at: '0502', facing: 3, ...LASER, ...a })
    .mech('B', { at: '0505', ...b })
    .begin('weapons');
}

/** Returns the number, and every modifier but the skill. */
function explain(s: Scenario, terms: ShotTerms = PLAIN_SHOT, weapon = 0): Record<string, number> {
  const why: Modifier[] = [];
  const mounted = s.game.match.specs[0]!.weapons[weapon]!;
  const sighting = sightTarget(s.game, s.unit('A'), s.unit('B'));
  const need = toHitNumber(s.game, aimWeapon(s.game, sighting, mounted, terms), why);
  expect(why.reduce((sum, { value }) => sum + value, 0)).toBe(need);
  return Object.fromEntries(why.filter(({ code }) => code !== 'gunnery').map(({ code, value }) => [code, value]));
}

describe('the arm that holds the weapon', () => {
  const arms: Partial<UnitOptions> = {
    weapons: [
      ['ml', 'LA'],
      ['ml', 'RA'],
    ],
  };

  test.each([
    [[1], { shoulder: 4 }],
    [[2], { upperArm: 1 }],
    [[3], { lowerArm: 1 }],
    [[2, 3], { upperArm: 1, lowerArm: 1 }],
    [[1, 2, 3], { shoulder: 4 }],
    [[4], {}],
  ])('critical hits in slots %j of the left arm count for the weapon in that arm only', (slots, modifiers) => {
    const s = duelAt({ ...arms, condition: { criticals: { LA: slots } } });
    expect(explain(s, PLAIN_SHOT, 0)).toEqual(modifiers);
    expect(explain(s, PLAIN_SHOT, 1)).toEqual({});
  });
});

describe('sensors', () => {
  test('one sensor hit is +2, and two leave the unit unable to fire', () => {
    expect(explain(duelAt({ condition: { criticals: { HD: [2] } } }))).toEqual({ 'attacker.sensors': 2 });
    const blind = duelAt({ condition: { criticals: { HD: [2, 5] } } });
    expect(blind.refused(blind.shot('A', 'B'))).toBe('weaponUnusable');
  });
});

describe.each(PROFILES)('a prone attacker (%s)', profile => {
  const four: Partial<UnitOptions> = {
    weapons: [
      ['ml', 'LA'],
      ['ml', 'RA'],
      ['ml', 'LL'],
      ['ml', 'CT'],
    ],
  };

  function lying(a: Partial<UnitOptions> = {}): Scenario {
    return scenario({ profile })
      .mech('A', { at: '0502', facing: 3, ...four, ...a, condition: { prone: true, ...a.condition } })
      .mech('B', { at: '0505' })
      .begin('weapons');
  }

  test.each([
    [[0, 3], 'accepted'],
    [[1, 3], 'accepted'],
    [[0, 1], 'weaponUnusable'],
    [[2], 'weaponUnusable'],
  ])('a prone unit props itself up on one arm: firing weapons %j is %s', (weapons, answer) => {
    const s = lying();
    const shots = weapons.map(weapon => ({ weapon, target: 1 }));
    s.roll('toHit', ...(answer === 'accepted' ? [2, 2] : []));
    const command = { type: 'fire', unit: 0, twist: 0, shots } as const;
    if (answer === 'accepted') s.do(command).endPhase();
    else expect(s.refused(command)).toBe(answer);
    if (answer === 'accepted') expect(s.all('AttackRolled').map(({ need }) => need)).toEqual([6, 6]);
  });

  test('a prone unit without one of its arms cannot fire', () => {
    const s = lying({ condition: { structure: { LA: 0 } } });
    expect(s.refused(s.shot('A', 'B', { weapon: 3 }))).toBe('weaponUnusable');
  });

  test('a prone quad on four sound legs fires as if it stood', () => {
    const s = lying({ quad: true });
    s.roll('toHit', 2, 2);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.all('AttackRolled').map(({ need }) => need)).toEqual([4, 4]);
  });

  test('a prone quad that has lost a leg fires with one front leg only, at +2', () => {
    const s = lying({ quad: true, condition: { structure: { LL: 0 } } });
    expect(s.refused(s.shot('A', 'B', { weapon: 2 }))).toBe('weaponUnusable');
    s.roll('toHit', 2);
    s.shoot('A', 'B', { weapon: 1 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 6 }]);
  });
});

describe('several targets', () => {
  function three(): Scenario {
    return scenario()
      .mech('A', {
        at: '0505',
        facing: 0,
        side: 0,
        weapons: [
          ['ml', 'CT'],
          ['ml', 'RA'],
          ['ml', 'LA'],
        ],
      })
      .mech('B', { at: '0503', side: 1 })
      .mech('C', { at: '0803', side: 1 })
      .mech('D', { at: '0603', side: 1 })
      .mech('E', { at: '0305', side: 1 })
      .begin('weapons');
  }

  test('a secondary target outside the front arc is at +2, even when it was named first', () => {
    const s = three();
    const shots = [
      { weapon: 2, target: s.id('E') },
      { weapon: 0, target: s.id('B') },
    ];
    s.roll('toHit', 2, 2);
    s.do({ type: 'fire', unit: 0, twist: 0, shots }).endPhase();
    expect(s.all('AttackRolled').map(({ need }) => need)).toEqual([6, 4]);
  });

  test('the first target in the front arc is the primary target, and others in front are at +1', () => {
    const s = three();
    const shots = [
      { weapon: 1, target: s.id('C') },
      { weapon: 0, target: s.id('B') },
      { weapon: 2, target: s.id('D') },
    ];
    s.roll('toHit', 2, 2, 2);
    s.do({ type: 'fire', unit: 0, twist: 0, shots }).endPhase();
    const needs = s.all('AttackRolled').map(({ target, need }) => [target, need]);
    expect(needs).toEqual([
      [s.id('C'), 4],
      [s.id('B'), 5],
      [s.id('D'), 5],
    ]);
  });
});

describe('where the target stands', () => {
  test('a target in water of depth 1 is at +1, also for a shot from above', () => {
    const board = boardWith({ '0505': { water: 1, depth: 1 }, '0502': { level: 2 } });
    expect(explain(duelAt({}, {}, board))).toEqual({ 'target.water': 1 });
  });

  test('a target on the ground floor of a building is at +1', () => {
    const board = boardWith({ '0505': { building: 2, buildingHeight: 1, buildingCf: 40 } });
    expect(explain(duelAt({}, {}, board))).toEqual({ 'target.groundFloor': 1 });
  });

  test('a target behind a hill is at +1, and at another +1 on the ground floor of a building', () => {
    const hill = { '0504': { level: 1 } };
    expect(explain(duelAt({}, {}, boardWith(hill)))).toEqual({ 'target.cover': 1 });
    const both = { ...hill, '0505': { building: 2, buildingHeight: 1, buildingCf: 40 } };
    expect(explain(duelAt({}, {}, boardWith(both)))).toEqual({ 'target.cover': 1, 'target.groundFloor': 1 });
  });

  test('a shot through two floors of a building is at +2', () => {
    const house = { building: 3, buildingHeight: 5, buildingCf: 100, buildingExits: 63 };
    const board = boardWith({ '0504': house, '0505': house });
    const s = duelAt({ at: '0504' }, { condition: { elevation: 2 } }, board);
    expect(explain(s)).toEqual({ 'between.building': 2, sameBuilding: 1 });
  });

  test('a hill next to the attacker keeps its leg weapons from firing', () => {
    const s = duelAt({ weapons: [['ml', 'LL']] }, {}, boardWith({ '0503': { level: 1 } }));
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
  });
});

describe('under water', () => {
  const lake = { water: 1, depth: 2 };
  const board = boardWith({ '0502': lake, '0503': lake, '0504': lake, '0505': lake });

  test('a laser under water has shorter ranges', () => {
    expect(explain(duelAt({}, {}, board))).toEqual({ 'range.medium': 2 });
  });

  test('an autocannon under water cannot be fired', () => {
    const s = duelAt({ weapons: [['ac5', 'CT']] }, {}, board);
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
  });

  test('a shot cannot cross the surface of deep water', () => {
    const s = duelAt({}, {}, boardWith({ '0505': lake }));
    expect(s.refused(s.shot('A', 'B'))).toBe('noLineOfSight');
  });
});

describe('computers and stealth', () => {
  test('a targeting computer gives -1 to direct fire, but not to a machine gun', () => {
    const computer: Partial<UnitOptions> = {
      at: '0503',
      equipment: [['targetingComputer', 'LT']],
      weapons: [
        ['ml', 'CT'],
        ['mg', 'CT'],
      ],
    };
    const s = duelAt(computer);
    expect(explain(s)).toEqual({ targetingComputer: -1 });
    expect(explain(s, PLAIN_SHOT, 1)).toEqual({ 'range.medium': 2 });
  });

  test.each([
    ['0503', {}],
    ['0507', { 'range.medium': 2, 'target.stealth': 1 }],
    ['0509', { 'range.long': 4, 'target.stealth': 2 }],
  ])('the modifiers of a target in stealth armor in hex %s follow from its range', (at, modifiers) => {
    const s = duelAt({}, { at, armorType: 'stealth', equipment: [['ecm', 'CT']] });
    expect(explain(s)).toEqual(modifiers);
  });

  test('stealth armor without ECM does not hide its unit', () => {
    const s = duelAt({}, { at: '0507', armorType: 'stealth' });
    expect(explain(s)).toEqual({ 'range.medium': 2 });
  });

  test('stealth armor makes 10 points of heat a turn', () => {
    const s = duelAt({}, { armorType: 'stealth', equipment: [['ecm', 'CT']], heatSinks: 3 });
    s.endPhase().endPhase();
    expect(s.all('HeatSettled').find(({ unit }) => unit === 1)).toMatchObject({ builtUp: 10, dissipated: 3 });
  });
});

describe('the to-hit number', () => {
  function explained(
    set: (s: ReturnType<typeof scenario>) => void,
    distance = 3,
  ): [number, Partial<Record<ModifierCode, number>>] {
    const s = scenario({ board: undefined! })
      .mech('A', { at: '0501', facing: 3, gunnery: 4, weapons: [['ml', 'CT']] })
      .mech('B', { at: `05${String(1 + distance).padStart(2, '0')}` });
    set(s);
    const why: Modifier[] = [];
    const weapon = s.game.match.specs[0]!.weapons[0]!;
    const need = toHitNumber(s.game, aimWeapon(s.game, sightTarget(s.game, s.unit('A'), s.unit('B')), weapon), why);
    expect(why.reduce((sum, modifier) => sum + modifier.value, 0)).toBe(need);
    return [need, Object.fromEntries(why.map(({ code, value }) => [code, value]))];
  }

  test.each([
    [3, 4, {}],
    [4, 6, { 'range.medium': 2 }],
    [7, 8, { 'range.long': 4 }],
  ])('a target at %i hexes needs %i', (distance, need, modifiers) => {
    expect(explained(() => undefined, distance)).toEqual([need, { gunnery: 4, ...modifiers }]);
  });

  test.each([
    ['walk', 1, 'attacker.walked'],
    ['run', 2, 'attacker.ran'],
    ['jump', 3, 'attacker.jumped'],
  ] as const)('an attacker that chose to %s is at +%i', (movement, modifier, code) => {
    const set = (s: ReturnType<typeof scenario>): void => void (s.unit('A').movement = movement);
    expect(explained(set)).toEqual([4 + modifier, { gunnery: 4, [code]: modifier }]);
  });

  /** Returns how the number of a shot in play is made up, with gunnery 5 at that many hexes. */
  function fired(profile: ProfileName, a: Partial<UnitOptions>, b: Partial<UnitOptions>, distance: number): string[] {
    const s = scenario({ profile })
      .mech('A', { at: '0501', facing: 3, gunnery: 5, weapons: [['ml', 'CT']], ...a })
      .mech('B', { at: `05${String(1 + distance).padStart(2, '0')}`, ...b })
      .begin('weapons');
    s.roll('toHit', 2).fire('A', 'B').endPhase();
    return s.numbers;
  }

  const PRONE = { condition: { prone: true } } as const;

  test.each(PROFILES)('[FALL-13] a prone attacker has +2 (%s)', profile => {
    expect(fired(profile, PRONE, {}, 3)).toEqual(['7 = 5 gunnery + 2 attacker prone']);
  });

  test.each(PROFILES)('[FALL-14] a prone target next to the attacker is at -2 (%s)', profile => {
    expect(fired(profile, {}, PRONE, 1)).toEqual(['3 = 5 gunnery - 2 target prone']);
  });

  test.each(PROFILES)('[FALL-15] a prone target further away is at +1 (%s)', profile => {
    expect(fired(profile, {}, PRONE, 2)).toEqual(['6 = 5 gunnery + 1 target prone']);
    expect(fired(profile, {}, PRONE, 3)).toEqual(['6 = 5 gunnery + 1 target prone']);
    expect(fired(profile, {}, PRONE, 9)).toEqual(['10 = 5 gunnery + 4 long range + 1 target prone']);
  });

  test.each(PROFILES)('[FALL-13] [FALL-14] [FALL-15] a prone attacker and a prone target both count (%s)', profile => {
    expect(fired(profile, PRONE, PRONE, 1)).toEqual(['5 = 5 gunnery + 2 attacker prone - 2 target prone']);
    expect(fired(profile, PRONE, PRONE, 2)).toEqual(['8 = 5 gunnery + 2 attacker prone + 1 target prone']);
  });
});
