import {
  ARMOR_FACINGS,
  CLUSTER_SIZES,
  clusterHits,
  createPosition,
  type Game,
  LOCATIONS,
  type LocationCode,
  type MechId,
  type Plan,
  WAYS_2D6,
  type WeaponType,
} from '@hexfall/rules';
import { buildMech, type MechOptions, PROFILES, testWeapon } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Answer, ChanceAnswer, NumberAnswer } from './answer.ts';
import { computeOdds } from './odds.ts';
import type { Question } from './question.ts';

/*
 * Figures that players know from the printed tables, each of them worked out by the rules on a real position.
 */

/** Chances are worked out to twelve digits, which means in full or very nearly. */
const EXACTLY = { precision: 1e-12 };

function answerTo(game: Game, plan: Plan, question: Question): Answer {
  const answers = computeOdds(game, plan, [question], EXACTLY);
  if (!answers.ok) throw new Error(answers.errors[0]!.message);
  const [answer] = answers.value;
  expect(answer!.standardError).toBeLessThanOrEqual(EXACTLY.precision);
  return answer!;
}

function chanceOf(game: Game, plan: Plan, question: Question): number {
  return (answerTo(game, plan, question) as ChanceAnswer).value;
}

/** Armor that nothing here gets through. */
const PLENTY = 100;

/** By number, its chance in 36ths. */
function outcomesOf(game: Game, plan: Plan, question: Question): Record<number, number> {
  const { outcomes } = answerTo(game, plan, question) as NumberAnswer;
  return Object.fromEntries(outcomes.map(({ number, value }) => [number, rounded(36 * value)]));
}

function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

const FIRE: Plan = {
  kind: 'orders',
  orders: [{ type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] }],
  until: 'phase',
};
const HEAT: Plan = { kind: 'orders', orders: [], until: 'phase' };

interface RangeTerms {
  readonly profile?: string;
  readonly weapon?: WeaponType;
  readonly gunnery?: number;
  readonly distance?: number;
  readonly target?: MechOptions;
  readonly prone?: boolean;
}

/** Unit 0 south of unit 1, which has armor that nothing gets through; prone it cannot fall and so takes no damage from that. */
function range(terms: RangeTerms = {}): Game {
  const { profile = 'canon', weapon = testWeapon('ml'), gunnery = 4, distance = 3, prone = false } = terms;
  const game = createPosition(
    [
      { spec: buildMech({ weapons: [[weapon, 'RT']], heatSinks: 30 }), hex: `050${1 + distance}`, facing: 0, gunnery },
      { spec: buildMech(terms.target), hex: '0501', facing: 3, condition: { prone } },
    ],
    { profile, phase: 'weapons' },
  );
  game.state.mechs[1]!.armor.fill(PLENTY);
  return game;
}

describe('two dice', () => {
  /** What players call "the odds": the chance to reach a number, in percent. */
  const PUBLISHED: Readonly<Record<number, number>> = {
    2: 100,
    3: 97.2,
    4: 91.7,
    5: 83.3,
    6: 72.2,
    7: 58.3,
    8: 41.7,
    9: 27.8,
    10: 16.7,
    11: 8.3,
    12: 2.8,
  };

  test.each(PROFILES)('a shot that needs a number hits as often as two dice reach it (%s)', profile => {
    // A medium laser at short, medium and long range.
    const shots = [
      ...[2, 3, 4, 5, 6].map(gunnery => ({ gunnery, distance: 3, need: gunnery })),
      ...[5, 6].map(gunnery => ({ gunnery, distance: 6, need: gunnery + 2 })),
      ...[5, 6, 7, 8].map(gunnery => ({ gunnery, distance: 8, need: gunnery + 4 })),
    ];
    for (const { need, ...shot } of shots) {
      const percent = 100 * chanceOf(range({ profile, ...shot }), FIRE, { about: 'hit', unit: 0 });
      expect(Number(percent.toFixed(1)), `${need}+`).toBe(PUBLISHED[need]);
    }
    expect(shots.map(({ need }) => need)).toEqual(Object.keys(PUBLISHED).map(Number));
  });

  test.each([3, 4, 5, 6, 7])('a pilot of skill %i falls as often as two dice miss the number', piloting => {
    const game = createPosition([{ tonnage: 50, piloting }], { phase: 'physical' });
    const plan: Plan = { kind: 'piloting', unit: 0, reason: 'kicked', modifier: 0 };
    const percent = 100 * chanceOf(game, plan, { about: 'fall', unit: 0 });
    expect(percent.toFixed(1)).toBe((100 - PUBLISHED[piloting]!).toFixed(1));
  });
});

describe('the cluster table', () => {
  /** Missiles that hit on average, as they are usually printed. */
  const PUBLISHED: Readonly<Record<number, string>> = {
    2: '1.42',
    3: '2.00',
    4: '2.64',
    5: '3.17',
    6: '4.00',
    10: '6.31',
    15: '9.50',
    20: '12.69',
  };

  /** Hits for certain, and does a point for each projectile, all to one location. */
  function launcher(projectiles: number): WeaponType {
    return { ...testWeapon('srm6'), damage: { kind: 'cluster', projectiles, pointsEach: 1, groupPoints: projectiles } };
  }

  test.each(CLUSTER_SIZES)('%i projectiles hit as often as the column says', projectiles => {
    const game = range({ weapon: launcher(projectiles), gunnery: 0, prone: true });
    const answer = answerTo(game, FIRE, { about: 'damage', unit: 1 }) as NumberAnswer;
    const ways = new Map<number, number>();
    for (let roll = 2; roll <= 12; roll++) {
      const hits = clusterHits(projectiles, roll);
      ways.set(hits, (ways.get(hits) ?? 0) + WAYS_2D6[roll]!);
    }
    expect(answer.outcomes.map(({ number, value }) => [number, rounded(36 * value)])).toEqual([...ways]);
    const expected = [...ways].reduce((sum, [hits, count]) => sum + (hits * count) / 36, 0);
    expect(answer.mean).toBeCloseTo(expected, 12);
    expect(answer.mean.toFixed(2)).toBe(PUBLISHED[projectiles] ?? expected.toFixed(2));
  });
});

describe('hit locations', () => {
  /** In 36ths, in the order of the locations: HD, CT, RT, LT, RA, LA, RL, LL. */
  const SIDES = [
    { side: 'front', facing: 3, ways: [1, 7, 5, 5, 5, 5, 4, 4] },
    { side: 'rear', facing: 0, ways: [1, 7, 5, 5, 5, 5, 4, 4] },
    { side: 'left side', facing: 5, ways: [1, 5, 4, 7, 3, 7, 2, 7] },
    { side: 'right side', facing: 1, ways: [1, 5, 7, 4, 7, 3, 7, 2] },
  ] as const;

  test.each(SIDES)('a hit on the $side strikes each location as often as the table says', ({ facing, ways }) => {
    const game = range({ gunnery: 0, distance: 2, prone: true });
    game.state.mechs[1]!.facing = facing;
    for (const [location, expected] of ways.entries()) {
      const chances = outcomesOf(game, FIRE, { about: 'damage', unit: 1, location });
      expect(chances, LOCATIONS[location]).toEqual({ 0: 36 - expected, 5: expected });
    }
  });

  /** How often a punch that hits strikes a location. */
  function punch(code: LocationCode): number {
    const game = createPosition([{ tonnage: 50 }, { tonnage: 50 }], { phase: 'physical', profile: 'canon' });
    game.state.mechs[1]!.armor.fill(PLENTY);
    const order = { type: 'punch', unit: 0, target: 1, arms: ['RA'] } as const;
    const plan: Plan = { kind: 'orders', orders: [order], until: 'phase' };
    const location = LOCATIONS.indexOf(code);
    const answer = answerTo(game, plan, { about: 'damage', unit: 1, location }) as NumberAnswer;
    const hit = chanceOf(game, plan, { about: 'hit', unit: 0 });
    return answer.outcomes.filter(({ number }) => number > 0).reduce((sum, { value }) => sum + value, 0) / hit;
  }

  test('a punch strikes each of the six upper locations as often', () => {
    for (const code of ['HD', 'CT', 'RT', 'LT', 'RA', 'LA'] as const) expect(punch(code), code).toBeCloseTo(1 / 6, 12);
  });
});

describe('critical hits', () => {
  test('a critical roll of 8 and 9 gives one hit, 10 and 11 two, 12 three', () => {
    const game = range({ gunnery: 0, prone: true, target: { sinksIn: ['LT', 'LT', 'LT', 'LT'] } });
    game.state.mechs[1]!.armor[ARMOR_FACINGS.indexOf('LT')] = 0;
    // The left torso is open (5 of 36), and a 2 goes through the armor of the center torso.
    const chances = outcomesOf(game, FIRE, { about: 'criticals', unit: 1 });
    const expected = { 0: 36 - (6 * 15) / 36, 1: (6 * 9) / 36, 2: (6 * 5) / 36, 3: 6 / 36 };
    expect(Object.keys(chances)).toEqual(Object.keys(expected));
    for (const [count, ways] of Object.entries(expected)) expect(chances[Number(count)]).toBeCloseTo(ways, 8);
  });
});

/** A prone unit at the beginning of the heat phase that will be as hot as stated. */
function hot(
  heat: number,
  unit: { readonly wounds?: number; readonly lifeSupport?: boolean; readonly ammo?: boolean } = {},
): Game {
  const bin = { kind: 'ac5', in: 'LT', shots: 1, explosionPerShot: 1 } as const;
  const spec = buildMech({ heatSinks: 10, ammo: unit.ammo === true ? [bin] : [] });
  const struck = unit.lifeSupport === true ? [1 + spec.slots[0]!.findIndex(({ kind }) => kind === 'lifeSupport')] : [];
  const condition = { heat: heat + 10, prone: true, pilotWounds: unit.wounds ?? 0, criticals: { HD: struck } };
  return createPosition([{ spec, condition }], { phase: 'heat' });
}

const ME: { readonly unit: MechId } = { unit: 0 };

describe('the heat scale', () => {
  test.each([
    [13, 0],
    [14, 3],
    [17, 3],
    [18, 10],
    [21, 10],
    [22, 21],
    [25, 21],
    [26, 30],
    [29, 30],
    [30, 36],
  ])('the reactor at heat %i shuts down in %i of 36 cases', (heat, ways) => {
    expect(chanceOf(hot(heat), HEAT, { about: 'shutdown', ...ME })).toBeCloseTo(ways / 36, 12);
    expect(outcomesOf(hot(heat), HEAT, { about: 'heat', ...ME })).toEqual({ [heat]: 36 });
  });

  test.each([
    [18, 0],
    [19, 3],
    [22, 3],
    [23, 10],
    [27, 10],
    [28, 21],
    [29, 21],
  ])('ammunition at heat %i explodes in %i of 36 cases', (heat, ways) => {
    const game = hot(heat, { ammo: true });
    expect(chanceOf(game, HEAT, { about: 'explosion', ...ME })).toBeCloseTo(ways / 36, 12);
    expect(outcomesOf(game, HEAT, { about: 'ammo', bin: 0, ...ME })).toEqual(
      ways === 0 ? { 1: 36 } : { 0: ways, 1: 36 - ways },
    );
  });
});

describe('consciousness', () => {
  test.each([
    [1, 1],
    [2, 6],
    [3, 15],
    [4, 30],
    [5, 33],
    [6, 36],
  ])('wound number %i knocks the pilot out in %i of 36 cases', (wound, ways) => {
    const game = hot(15, { wounds: wound - 1, lifeSupport: true });
    expect(chanceOf(game, HEAT, { about: 'pilotWounded', ...ME })).toBeCloseTo(1, 12);
    expect(chanceOf(game, HEAT, { about: 'pilotOut', ...ME })).toBeCloseTo(ways / 36, 12);
    expect(chanceOf(game, HEAT, { about: 'pilotKilled', ...ME })).toBeCloseTo(wound === 6 ? 1 : 0, 12);
  });
});
