import { goesDown, PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../vocabulary/game/game.ts';

const SOUTH = 3;
const HIP = { condition: { criticals: { LL: [1] } } };
const GYRO = { condition: { criticals: { CT: [4] } } };

/** A unit of 50 tons, piloting 5 and walk 6 at the top of a column of hexes, facing down it. */
function column(profile: ProfileName, hexes: string, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board: hexes.split(' ').join('\n') })
    .mech('A', { at: '0101', facing: SOUTH, tonnage: 50, walk: 6, jump: 4, ...options })
    .begin('movement');
}

/** Moves along a path, or jumps to the hex with that number. */
function go(s: Scenario, how: 'walk' | 'run' | 'jump', path: string): Scenario {
  return how === 'jump' ? s.jump('A', path) : s[how]('A', path);
}

/** Returns the reason of each roll, with its explained number. */
function rolls(s: Scenario): string[] {
  return s.all('PilotingRolled').map(({ reason }, i) => `${reason} ${s.numbers[i]!}`);
}

interface Way {
  readonly hexes: string;
  readonly how: 'walk' | 'run' | 'jump';
  readonly path: string;
  readonly unit?: Partial<UnitOptions>;
  readonly spec: readonly string[];
  readonly canon: readonly string[];
  /** Dice for each hex of ice, which only canon rolls. */
  readonly iceDice?: readonly number[];
}

const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);
const same = (...texts: readonly string[]): Pick<Way, 'spec' | 'canon'> => ({ spec: texts, canon: texts });

const WAYS: Readonly<Record<string, Way>> = {
  '[PSR-15] walking into rubble': { hexes: '. x .', how: 'walk', path: 'F', ...same('rubble 5 = 5 piloting') },
  '[PSR-15] running through two hexes of rubble': {
    hexes: '. x x . .',
    how: 'run',
    path: 'FFFF',
    unit: { walk: 4 },
    ...same('rubble 5 = 5 piloting', 'rubble 5 = 5 piloting'),
  },
  '[PSR-15] landing in rubble': { hexes: '. x x', how: 'jump', path: '0103', ...same('rubble 5 = 5 piloting') },
  '[PSR-15] walking backward into rubble': {
    hexes: '. x .',
    how: 'walk',
    path: 'B',
    unit: { facing: 0 },
    ...same('rubble 5 = 5 piloting'),
  },
  '[PSR-16] [PSR-31] running into rough ground': {
    hexes: '. . r .',
    how: 'run',
    path: 'FFF',
    unit: { walk: 3 },
    spec: ['rough 6 = 5 piloting + 1 reason of the roll'],
    canon: [],
  },
  '[PSR-16] walking into rough ground': { hexes: '. . r .', how: 'walk', path: 'FFF', ...same() },
  '[PSR-16] landing on rough ground': { hexes: '. . r', how: 'jump', path: '0103', ...same() },
  '[PSR-17] stepping onto ice, hex by hex': {
    hexes: '. ~1i ~1i .',
    how: 'walk',
    path: 'FF',
    spec: times(2, 'ice 9 = 5 piloting + 4 ice'),
    canon: [],
    iceDice: [5, 5],
  },
  '[PSR-17] landing on ice': {
    hexes: '. ~2i ~2i',
    how: 'jump',
    path: '0103',
    spec: ['ice 9 = 5 piloting + 4 ice'],
    canon: [],
    iceDice: [3],
  },
  '[PSR-17] stepping onto ice that lies on land': {
    hexes: '. i .',
    how: 'walk',
    path: 'F',
    spec: ['ice 9 = 5 piloting + 4 ice'],
    canon: [],
  },
  '[PSR-18] stepping into water of depth 1': {
    hexes: '. ~1',
    how: 'walk',
    path: 'F',
    spec: ['enteredWater 5 = 5 piloting'],
    canon: ['enteredWater 4 = 5 piloting - 1 reason of the roll'],
  },
  '[PSR-18] stepping into water of depth 2': {
    hexes: '. ~2',
    how: 'walk',
    path: 'F',
    ...same('enteredWater 5 = 5 piloting'),
  },
  '[PSR-18] stepping into water of depth 3': {
    hexes: '~1 ~3',
    how: 'walk',
    path: 'F',
    spec: ['enteredWater 5 = 5 piloting'],
    canon: ['enteredWater 6 = 5 piloting + 1 reason of the roll'],
  },
  '[PSR-18] landing in water of depth 3': {
    hexes: '. . ~3',
    how: 'jump',
    path: '0103',
    spec: ['enteredWater 5 = 5 piloting'],
    canon: ['enteredWater 6 = 5 piloting + 1 reason of the roll'],
  },
  '[PSR-18] stepping from water to water': {
    hexes: '~1 ~1',
    how: 'walk',
    path: 'F',
    spec: ['enteredWater 5 = 5 piloting'],
    canon: ['enteredWater 4 = 5 piloting - 1 reason of the roll'],
  },
  '[PSR-18] stepping out of water': {
    hexes: '~1 . .',
    how: 'walk',
    path: 'FF',
    spec: ['leftWater 5 = 5 piloting'],
    canon: [],
  },
  '[PSR-18] walking through a ford of depth 0': { hexes: '. ~0 .', how: 'walk', path: 'FF', ...same() },
  '[PSR-20] running on a dead hip': {
    hexes: '. . . . .',
    how: 'run',
    path: 'FFFF',
    unit: HIP,
    spec: times(4, 'movedWithHip 7 = 5 piloting + 2 hip'),
    canon: ['movedWithHip 7 = 5 piloting + 2 hip'],
  },
  '[PSR-05] [PSR-20] walking on a dead hip': {
    hexes: '. . . .',
    how: 'walk',
    path: 'FFF',
    unit: HIP,
    spec: times(3, 'movedWithHip 7 = 5 piloting + 2 hip'),
    canon: [],
  },
  '[PSR-05] [PSR-20] turning on the spot on a dead hip': {
    hexes: '. .',
    how: 'walk',
    path: 'RR',
    unit: HIP,
    ...same(),
  },
  '[PSR-21] running on a damaged gyro': {
    hexes: '. . . . . . . .',
    how: 'run',
    path: 'FFFFFFF',
    unit: GYRO,
    ...same('ranWithGyro 8 = 5 piloting + 3 gyro hit'),
  },
  '[PSR-21] walking on a damaged gyro': { hexes: '. . . .', how: 'walk', path: 'FFF', unit: GYRO, ...same() },
};

describe.each(PROFILES)('rolls on the way (%s)', profile => {
  test.each(Object.entries(WAYS))(
    '%s calls for the expected rolls and no other',
    (_, { hexes, how, path, unit, iceDice, ...wanted }) => {
      const s = column(profile, hexes, unit);
      for (const text of wanted[profile]) s.roll('piloting', Number(/ (\d+) =/.exec(text)![1]));
      if (profile === 'canon' && iceDice !== undefined) s.roll('ice', ...iceDice);
      go(s, how, path);
      expect(rolls(s)).toEqual(wanted[profile]);
      expect(s.unit('A')).toMatchObject({ prone: false, pilotWounds: 0, movement: how, rolls: [] });
      expect(s.lost('A')).toEqual({});
      const steps = how === 'jump' ? Number(path) - 101 : path.replace(/[LR]/g, '').length;
      expect(s.at('A')).toBe(`010${1 + steps}`);
    },
  );

  // Falls into water have their own tests.
  const dry = Object.entries(WAYS).filter(([, way]) => way[profile].length > 0 && !way.hexes.includes('~'));

  test.each(dry)('%s with a roll one point too low is a fall and ends the move', (_, way) => {
    const [reason, need] = way[profile][0]!.split(' ', 2);
    const s = goesDown(column(profile, way.hexes, way.unit).roll('piloting', Number(need) - 1), profile, 7);
    go(s, way.how, way.path);
    expect(s.all('Fell')).toMatchObject([{ unit: 0, reason, height: 0, damage: 5 }]);
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: profile === 'spec' ? 1 : 0, movement: way.how });
    expect(s.lost('A')).toEqual({ CT: 5 });
  });

  const wet = [
    ['entering water', '. ~1', 'enteredWater', '0102'],
    ['leaving water', '~1 .', 'leftWater', '0101'],
  ];

  test.each(profile === 'spec' ? wet : wet.slice(0, 1))(
    '[PSR-18] a roll one point too low when %s is a fall to the bottom',
    (_, hexes, reason, hex) => {
      const s = column(profile, hexes!).roll('piloting', profile === 'spec' ? 4 : 3);
      s.roll('fallDirection', 1).roll('hitLocation', 7).roll('hullBreach', 2);
      s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 12).walk('A', 'F');
      expect(s.all('Fell')).toMatchObject([{ reason, height: 1, damage: 5 }]);
      expect(s.unit('A')).toMatchObject({ prone: true, elevation: -1 });
      expect([s.at('A'), s.lost('A')]).toEqual([hex, { CT: 5 }]);
    },
  );

  test('[PSR-15] wounds, gyro and leg damage count for a roll in terrain', () => {
    const worn = { condition: { pilotWounds: 2, criticals: { CT: [4], RL: [3] } } };
    const s = column(profile, '. x .', worn).roll('piloting', 11).walk('A', 'F');
    expect(rolls(s)).toEqual([
      profile === 'spec'
        ? 'rubble 11 = 5 piloting + 2 pilot wounded + 3 gyro hit + 1 lower leg'
        : 'rubble 9 = 5 piloting + 3 gyro hit + 1 lower leg',
    ]);
  });

  test('[PSR-18] a roll for leaving water ignores the terrain of the bank', () => {
    const s = column(profile, '~1 s .');
    if (profile === 'spec') s.roll('piloting', 5);
    s.roll('swamp', 6).walk('A', 'F');
    expect(rolls(s)).toEqual([
      ...(profile === 'spec' ? ['leftWater 5 = 5 piloting'] : []),
      'swamp 6 = 5 piloting + 1 swamp',
    ]);
  });
});

describe('ice that breaks', () => {
  test.each([
    ['spec', 8],
    ['canon', 6],
  ] as const)('[PSR-17] in %s a roll of %i breaks the ice, and the unit falls to the bottom', (profile, roll) => {
    const s = column(profile, '. ~1i ~1i .').roll(profile === 'spec' ? 'piloting' : 'ice', roll);
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('hullBreach', 2);
    s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 12).walk('A', 'FF');
    expect(s.unit('A')).toMatchObject({ prone: true, elevation: -1, mpUsed: 2 });
    expect(s.at('A')).toBe('0102');
    expect(s.lost('A')).toEqual({ CT: 5 });
    expect([...boardOf(s.game).layers.ice]).toEqual([0, 0, 1, 0]);
  });
});
