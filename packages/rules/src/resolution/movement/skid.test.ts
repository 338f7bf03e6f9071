import { createBoard, type HexContent } from '@hexfall/hex';
import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';
import { skidDistance, skidModifier } from './skid.ts';

const SOUTH = 3;
const PAVED: HexContent = { level: 0, layers: { pavement: 1 } };
const ICE: HexContent = { level: 0, layers: { ice: 1 } };

function field(content: HexContent, width = 8, height = 16) {
  return createBoard(
    width,
    height,
    Array.from({ length: width * height }, () => content),
  );
}

/** A unit of 50 tons, piloting 5, walk 5, at the top of a paved board. */
function runner(profile: string, content = PAVED, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board: field(content) })
    .mech('A', { at: '0401', facing: SOUTH, tonnage: 50, walk: 5, ...options })
    .begin('movement');
}

function rolls(s: Scenario): [string, number][] {
  return s.all('PilotingRolled').map(({ reason, need }) => [reason, need]);
}

/** Returns the reason of each roll, and how its number is made up. */
function explained(s: Scenario): string[] {
  return s.all('PilotingRolled').map(({ reason }, i) => `${reason} ${s.numbers[i]!}`);
}

const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

describe('when a turn at a run is rolled for', () => {
  test('[PSR-19] in spec a turn at a run calls for its roll at once, also when the run ends there or the turn is undone', () => {
    expect(rolls(runner('spec').roll('skid', 6).run('A', 'FFFFFRR'))).toEqual([['skid', 6]]);
    expect(rolls(runner('spec').roll('skid', 5).run('A', 'FFFFRLF'))).toEqual([['skid', 5]]);
    expect(rolls(runner('spec').roll('skid', 5).run('A', 'FFFFRLRL'))).toEqual([['skid', 5]]);
    const down = runner('spec')
      .roll('skid', 5)
      .roll('fallDirection', 1)
      .roll('hitLocation', 7)
      .roll('consciousness', 3);
    down.roll('hitLocation', 9, 9).run('A', 'FFFFFR');
    expect(down.unit('A')).toMatchObject({ prone: true, movement: 'skid', facing: SOUTH });
  });

  test('[PSR-19] in canon a turn at a run calls for its roll when the hex is left, unless the turn is undone', () => {
    expect(rolls(runner('canon').run('A', 'FFFFFRR'))).toEqual([]);
    expect(rolls(runner('canon').run('A', 'FFFFRLF'))).toEqual([]);
  });
});

describe.each(['spec', 'canon'])('a turn on pavement at a run (%s)', profile => {
  test('[PSR-19] a turn on pavement at a run calls for a roll that depends on the hexes moved before', () => {
    const s = runner(profile).roll('skid', 5).run('A', 'FFFFRF');
    expect(rolls(s)).toEqual([['skid', 5]]);
    expect(s.unit('A')).toMatchObject({ prone: false, movement: 'run', hexesMoved: 5 });
  });

  test('[PSR-19] a turn on pavement at a walk calls for no roll', () => {
    expect(rolls(runner(profile).walk('A', 'FFRF'))).toEqual([]);
  });

  test('[PSR-19] a failed roll for a turn is a fall and a slide in the old direction', () => {
    const s = runner(profile).roll('skid', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    if (profile === 'spec') s.roll('consciousness', 3);
    else s.roll('avoidFallDamage', 12);
    s.roll('hitLocation', 9, 9).run('A', 'FFFFRF');
    expect(s.at('A')).toBe('0407');
    const facing = profile === 'spec' ? SOUTH : SOUTH + 1; // the roll comes before the turn, or after it
    expect(s.unit('A')).toMatchObject({ prone: true, movement: 'skid', facing, heatBuildUp: 2 });
    expect(s.unit('A').armor[CT]).toBe(5);
    expect(s.unit('A').armor[7]).toBe(10 - 2 * 3);
  });
});

test('a slide stops at the edge of the board', () => {
  const s = runner('spec', PAVED, { at: '0411' }).roll('skid', 4).roll('fallDirection', 1).roll('hitLocation', 7);
  s.roll('consciousness', 3).roll('hitLocation', 9).run('A', 'FFFFRF');
  expect(s.at('A')).toBe('0416');
  expect(s.unit('A').armor[7]).toBe(10 - 3);
});

describe('ice', () => {
  test('[PSR-19] in canon a turn on ice calls for a roll at +4 at any speed', () => {
    const s = runner('canon', ICE).roll('skid', 8).walk('A', 'FRF');
    expect(rolls(s)).toEqual([['skid', 5 + 4 - 1]]);
  });

  test('[PSR-19] in canon a walk straight back over ice calls for no roll', () => {
    expect(rolls(runner('canon', ICE, { at: '0408' }).walk('A', 'BB'))).toEqual([]);
    expect(rolls(runner('canon', ICE, { at: '0408' }).roll('skid', 8).walk('A', 'BRB'))).toEqual([['skid', 8]]);
  });

  test('[PSR-19] in spec a turn on ice calls for a roll at a run only, besides the roll for the ice', () => {
    const s = runner('spec', ICE).roll('piloting', 9, 9).walk('A', 'FRF');
    expect(rolls(s)).toEqual([
      ['ice', 9],
      ['ice', 9],
    ]);
    const fast = runner('spec', ICE).roll('piloting', 9, 9).roll('skid', 8).roll('piloting', 9).run('A', 'FFRF');
    expect(rolls(fast).map(([reason]) => reason)).toEqual(['ice', 'ice', 'skid', 'ice']);
  });
});

describe('collision', () => {
  /** B stands where A will slide to. */
  function crash(profile: string, options: Partial<UnitOptions> = {}): Scenario {
    const s = scenario({ profile, board: field(PAVED) })
      .mech('A', { at: '0401', facing: SOUTH, tonnage: 50, walk: 5 })
      .mech('B', { at: '0407', facing: 0, tonnage: 50, ...options })
      .begin('movement');
    s.roll('skid', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    return profile === 'spec' ? s.roll('consciousness', 3) : s.roll('avoidFallDamage', 12);
  }

  test('a unit that has not moved may get out of the way of a sliding unit', () => {
    const s = crash('spec').roll('sidestep', 5).roll('hitLocation', 9).run('A', 'FFFFRF');
    expect(s.at('A')).toBe('0406');
    expect(s.all('CollisionRolled')).toEqual([]);
  });

  test('a sliding unit strikes one that stays in its way like a charge at +3, and both take damage', () => {
    const s = crash('spec')
      .roll('sidestep', 4)
      .roll('toHit', 8)
      .roll('hitLocation', 9, 9, 8)
      .roll('hitLocation', 10, 9);
    s.run('A', 'FFFFRF');
    expect(s.all('CollisionRolled')).toMatchObject([{ need: 8, hit: true }]);
    expect([s.unit('B').armor[7], s.unit('B').armor[3]]).toEqual([0, 5]);
    expect(s.unit('B').rolls.map(roll => roll.reason)).toContain('charged');
    expect(s.unit('A').armor[5]).toBe(10 - 5);
    expect(s.unit('A').armor[7]).toBe(10 - 3);
  });

  test('a unit that is prone or has moved does not try to get out of the way', () => {
    const prone = crash('spec', { condition: { prone: true } })
      .roll('toHit', 5)
      .roll('hitLocation', 9);
    prone.run('A', 'FFFFRF');
    expect(prone.all('CollisionRolled')).toMatchObject([{ need: 5 + 3 - 2, hit: false }]);
    const moved = crash('spec').moved('B', 'walk', 1).roll('toHit', 7).roll('hitLocation', 9);
    moved.run('A', 'FFFFRF');
    expect(moved.all('CollisionRolled')).toMatchObject([{ need: 5 + 3, hit: false }]);
    for (const s of [prone, moved]) expect(s.all('PilotingRolled').map(({ unit }) => unit)).toEqual([0]);
  });

  test('an immobile unit cannot get out of the way', () => {
    const s = crash('canon', { condition: { shutdown: true } })
      .roll('toHit', 3)
      .roll('hitLocation', 9)
      .run('A', 'FFFFRF');
    expect(s.all('CollisionRolled')).toMatchObject([{ need: 5 + 3 - 4, hit: false }]);
    expect(s.at('A')).toBe('0406');
  });
});

test.each([
  [0, -1],
  [2, -1],
  [3, 0],
  [4, 0],
  [5, 1],
  [7, 1],
  [8, 2],
  [10, 2],
  [11, 4],
  [17, 4],
  [18, 5],
  [24, 5],
  [25, 6],
])('a skid after %i hexes has the modifier %i', (hexes, modifier) => {
  expect(skidModifier(hexes)).toBe(modifier);
});

test('a slide is half of the hexes moved less one, rounded up', () => {
  for (let hexes = 1; hexes < 30; hexes++) expect(skidDistance(hexes)).toBe(Math.round((hexes - 1) / 2));
  expect(skidDistance(0)).toBe(0);
});

describe('a slide by one hex, on a road three levels up', () => {
  const at = (level: number): HexContent => ({ level, layers: { pavement: 1 } });
  const ROAD = at(3);

  /** A unit of 20 tons runs three hexes, turns about, fails to keep its footing and slides towards 0105. */
  function slide(ahead: HexContent): Scenario {
    const board = createBoard(1, 6, [ROAD, ROAD, ROAD, ROAD, ahead, ROAD]);
    const s = scenario({ profile: 'canon', board }).mech('A', { at: '0101', facing: SOUTH, tonnage: 20, walk: 6 });
    return s
      .begin('movement')
      .roll('skid', 2)
      .roll('fallDirection', 1)
      .roll('hitLocation', 8)
      .roll('avoidFallDamage', 12);
  }

  test.each([
    ['on a level', ROAD],
    ['a level down', at(2)],
    ['a level up', at(4)],
  ])('a slide that goes on %s costs one point of damage', (_, ahead) => {
    const s = slide(ahead).roll('hitLocation', 7).run('A', 'FFFRRRF');
    expect(s.at('A')).toBe('0105');
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2, 1]);
  });

  test('a slide over an edge of two levels ends in a fall', () => {
    const s = slide(at(1)).roll('fallDirection', 1).roll('hitLocation', 7, 7).roll('avoidFallDamage', 6);
    s.run('A', 'FFFRRRF');
    expect(s.at('A')).toBe('0105');
    expect(s.all('Fell')).toMatchObject([{ height: 0 }, { reason: 'skid', height: 2, damage: 6 }]);
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ reason: 'avoidWound', need: 5 + 1, passed: true });
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2, 5, 1]);
  });

  test.each<[string, HexContent]>([
    ['a rise of two levels', at(5)],
    ['a wall', { level: 3, layers: { building: 1, buildingHeight: 1, buildingCf: 15 } }],
    ['impassable ground', { level: 3, layers: { impassable: 1 } }],
  ])('a slide stops before %s without further damage', (_, ahead) => {
    const s = slide(ahead).run('A', 'FFFRRRF');
    expect(s.at('A')).toBe('0104');
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2]);
  });
});

test('in canon a unit that has just got up in a hex does not skid in it', () => {
  const s = runner('canon', PAVED, { condition: { prone: true } })
    .roll('standUp', 12)
    .run('A', 'URF');
  expect(rolls(s).map(([reason]) => reason)).toEqual(['standUp']);
});

test.each([
  [{ LL: 0 }, 'active'],
  [{ CT: 0 }, 'destroyed'],
])('a slide into water floods locations without armor: with armor %j the unit is %s', (armor, status) => {
  const water: HexContent = { level: 0, layers: { water: 1, depth: 1 } };
  const board = createBoard(1, 6, [PAVED, PAVED, PAVED, PAVED, water, PAVED]);
  const s = scenario({ profile: 'canon', board }).mech('A', { at: '0101', facing: SOUTH, tonnage: 20, walk: 6, armor });
  s.begin('movement').roll('skid', 2).roll('fallDirection', 1).roll('hitLocation', 8).roll('avoidFallDamage', 12);
  if (status === 'active') s.roll('hitLocation', 6);
  s.run('A', 'FFFRRRF');
  expect(s.all('HullBreached')).toHaveLength(1);
  expect([s.at('A'), s.unit('A').status]).toEqual(['0105', status]);
});

describe.each(PROFILES)('turning at a run (%s)', profile => {
  test.each([
    [
      'p',
      'FFRFFFF',
      'run',
      ['skid 4 = 5 piloting - 1 reason of the roll'],
      ['skid 4 = 5 piloting - 1 reason of the roll'],
    ],
    ['p', 'FFFFRFF', 'run', ['skid 5 = 5 piloting'], ['skid 5 = 5 piloting']],
    [
      'p',
      'FFFFFRF',
      'run',
      ['skid 6 = 5 piloting + 1 reason of the roll'],
      ['skid 6 = 5 piloting + 1 reason of the roll'],
    ],
    ['p', 'FFFFFFF', 'run', [], []],
    ['p', 'FFRF', 'walk', [], []],
    ['.', 'FFFFRFF', 'run', [], []],
    [
      'i',
      'FFRFF',
      'run',
      [
        ...times(2, 'ice 9 = 5 piloting + 4 ice'),
        'skid 8 = 5 piloting + 4 ice - 1 reason of the roll',
        ...times(2, 'ice 9 = 5 piloting + 4 ice'),
      ],
      ['skid 8 = 5 piloting + 4 ice - 1 reason of the roll'],
    ],
    [
      'i',
      'FRF',
      'walk',
      times(2, 'ice 9 = 5 piloting + 4 ice'),
      ['skid 8 = 5 piloting + 4 ice - 1 reason of the roll'],
    ],
  ] as const)(
    '[PSR-19] over ground %s along the path %s at a %s a unit makes the expected rolls',
    (hex, path, mode, spec, canon) => {
      const row = Array.from({ length: 8 }, () => hex).join(' ');
      const board = Array.from({ length: 9 }, () => row).join('\n');
      const s = scenario({ profile, board }).mech('A', { at: '0701', facing: SOUTH, tonnage: 50, walk: 6 });
      const wanted = profile === 'spec' ? spec : canon;
      for (const text of wanted) s.roll(text.startsWith('skid') ? 'skid' : 'piloting', 12);
      s.begin('movement')[mode]('A', path);
      expect(explained(s)).toEqual(wanted);
      expect(s.unit('A')).toMatchObject({
        prone: false,
        movement: mode,
        facing: path.includes('R') ? SOUTH + 1 : SOUTH,
      });
    },
  );
});
