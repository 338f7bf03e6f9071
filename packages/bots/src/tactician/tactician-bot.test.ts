import { distance } from '@hexfall/hex';
import {
  act,
  boardOf,
  type Command,
  type Game,
  type GameSetup,
  type MechSpec,
  seedFromText,
  type UnitCondition,
} from '@hexfall/rules';
import { buildMech, openBoard } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { playSetup } from '../contest.ts';

interface Side {
  readonly spec: MechSpec;
  readonly condition?: UnitCondition;
}

const ARMOR = { HD: 9, CT: 24, RT: 18, LT: 18, RA: 16, LA: 16, RL: 20, LL: 20, CTR: 8, RTR: 6, LTR: 6 } as const;

/** Returns the set-up of a game of one unit against another in the middle of a large open board. */
function meeting(seed: string, a: Side, b: Side, turnLimit: number): GameSetup {
  const unit = (side: number, { condition }: Side) => ({
    spec: side,
    side,
    hex: side === 0 ? '2012' : '2024',
    facing: side === 0 ? 3 : 0,
    gunnery: 4,
    piloting: 5,
    ...(condition === undefined ? {} : { condition }),
  });
  const specs = [a.spec, b.spec];
  return {
    profile: 'spec',
    seed: seedFromText(seed),
    board: openBoard(40, 36),
    specs,
    units: [unit(0, a), unit(1, b)],
    turnLimit,
  };
}

type Watch = (game: Game, command: Command) => void;

/** Plays several meetings of tacticians. `watch` sees every order and the game after it. */
function watchMeetings(count: number, a: Side, b: Side, turnLimit: number, watch: Watch): Game[] {
  return Array.from({ length: count }, (_, i) =>
    playSetup(meeting(`meeting ${i}`, a, b, turnLimit), ['tactician', 'tactician'], {}, (game, command) => {
      const result = act(game, command);
      watch(game, command);
      return result;
    }),
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

const RANGED = { tonnage: 50, walk: 6, heatSinks: 20, armor: ARMOR } as const;

const brawler = buildMech({
  tonnage: 50,
  walk: 4,
  armor: ARMOR,
  weapons: [
    ['ac20', 'RT'],
    ['srm6', 'LT'],
  ],
});

describe('a tactician plays to the strengths of its unit', () => {
  test('a light unit covers more ground than a heavy one', () => {
    const weapons = [
      ['ml', 'RA'],
      ['ml', 'LA'],
    ] as const;
    const light = buildMech({ tonnage: 25, walk: 8, armor: ARMOR, weapons });
    const heavy = buildMech({ tonnage: 90, walk: 3, armor: ARMOR, weapons });
    const moved: [number[], number[]] = [[], []];
    watchMeetings(20, { spec: light }, { spec: heavy }, 8, (game, { unit, type }) => {
      if (type === 'move' || type === 'stay') moved[unit === 0 ? 0 : 1].push(game.state.mechs[unit]!.hexesMoved);
    });
    expect(mean(moved[0])).toBeGreaterThan(1.7 * mean(moved[1]));
  });

  test('a unit with long-ranged weapons keeps away from one with short-ranged weapons', () => {
    const sniper = buildMech({
      ...RANGED,
      weapons: [
        ['lrm20', 'RT'],
        ['ppc', 'LT'],
      ],
    });
    const slow = buildMech({
      tonnage: 50,
      walk: 3,
      armor: ARMOR,
      weapons: [
        ['ac20', 'RT'],
        ['srm6', 'LT'],
      ],
    });
    const distances: number[] = [];
    watchMeetings(20, { spec: sniper }, { spec: slow }, 8, (game, { type }) => {
      const [one, two] = game.state.mechs;
      if (type === 'fire' && game.state.turn > 1) distances.push(distance(boardOf(game).grid, one!.hex, two!.hex));
    });
    expect(mean(distances)).toBeGreaterThan(6);
  });

  test('a hot unit holds its fire until it is cool again and does not shut down', () => {
    const laser = buildMech({
      tonnage: 50,
      walk: 5,
      heatSinks: 12,
      armor: ARMOR,
      weapons: [
        ['ppc', 'RT'],
        ['ppc', 'LT'],
        ['ml', 'RA'],
        ['ml', 'LA'],
      ],
    });
    let shutdowns = 0;
    const games = watchMeetings(20, { spec: laser, condition: { heat: 17 } }, { spec: brawler }, 4, ({ state }) => {
      if (state.mechs[0]!.shutdown) shutdowns++;
    });
    expect(mean(games.map(({ state }) => state.mechs[0]!.heat))).toBeLessThan(8);
    expect(shutdowns).toBe(0);
  });

  test('a unit with a damaged gyro walks where it would have run or jumped', () => {
    const paces = (condition: UnitCondition): { runs: number; jumps: number; all: number } => {
      const count = { runs: 0, jumps: 0, all: 0 };
      const spec = buildMech({
        tonnage: 50,
        walk: 5,
        jump: 5,
        armor: ARMOR,
        weapons: [
          ['ml', 'RA'],
          ['ml', 'LA'],
          ['ac5', 'RT'],
        ],
      });
      watchMeetings(20, { spec, condition }, { spec: brawler }, 6, (_game, command) => {
        if (command.unit !== 0 || (command.type !== 'move' && command.type !== 'jump')) return;
        count.all++;
        if (command.type === 'jump') count.jumps++;
        else if (command.mode === 'run') count.runs++;
      });
      return count;
    };
    const [sound, damaged] = [paces({}), paces({ criticals: { CT: [4] } })];
    expect((sound.runs + sound.jumps) / sound.all).toBeGreaterThan(0.5);
    expect((damaged.runs + damaged.jumps) / damaged.all).toBeLessThan(0.15);
  });
});
