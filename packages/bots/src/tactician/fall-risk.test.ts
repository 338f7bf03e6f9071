import { createBoard } from '@hexfall/hex';
import { act, boardOf, type Game, type GameEvent, NO_SINK, reachable, seedFromText } from '@hexfall/rules';
import { buildMech, gameOf } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { playSetup } from '../contest.ts';
import { fallRisk, isTooWeak, lookAlong } from './fall-risk.ts';
import { footholdsOf } from './footholds.ts';

type ProfileName = 'spec' | 'canon';

const WIDTH = 15;
const SPEC = buildMech({ tonnage: 50, walk: 5, weapons: [['ml', 'RA']] });

/** Returns a field of open ground, with rough hexes where `isRough` says so. */
function field(profile: ProfileName, isRough: (column: number, row: number) => boolean, seed = 'risk') {
  const cells = Array.from({ length: WIDTH * WIDTH }, (_, hex) => {
    const rough = isRough((hex % WIDTH) + 1, Math.floor(hex / WIDTH) + 1);
    return { level: 0, layers: rough ? { rough: 1 } : {} };
  });
  const unit = { spec: 0, gunnery: 4, piloting: 5 };
  return {
    profile,
    seed: seedFromText(seed),
    board: createBoard(WIDTH, WIDTH, cells),
    specs: [SPEC],
    units: [
      { ...unit, side: 0, hex: '0703', facing: 3 },
      { ...unit, side: 1, hex: '0713', facing: 0 },
    ],
    turnLimit: 12,
  };
}

/** Returns the number of rolls on the way straight ahead, over rough ground in the fifth row. */
function rollsAhead(profile: ProfileName, running: boolean): number {
  const game: Game = gameOf(
    field(profile, (_, row) => row === 5),
    NO_SINK,
  );
  const mech = game.state.mechs[0]!;
  const reach = reachable(game.board, mech, { mode: 'run', walkMp: 5, runMp: 8, climb: true });
  const ahead = mech.hex + 4 * WIDTH;
  const node = reach.table.places.top[ahead]! * 8 + 3;
  expect(reach.cost(node)).toBe(5);
  return lookAlong(game, mech, { reach, bears: footholdsOf(boardOf(game)).bears }, node, running).rolls;
}

/**
 * Returns how often a place breaks under a unit of 50 tons that crosses a low building in the fifth row and stops `beyond` hexes behind it.
 */
function breaksAhead(factor: number, beyond: number): number {
  const setup = field('canon', () => false);
  const cells = Array.from({ length: WIDTH * WIDTH }, (_, hex) =>
    Math.floor(hex / WIDTH) === 4
      ? { level: 0, layers: { building: 1, buildingHeight: 1, buildingCf: factor } }
      : { level: 0, layers: {} },
  );
  const game = gameOf({ ...setup, board: createBoard(WIDTH, WIDTH, cells) }, NO_SINK);
  const mech = game.state.mechs[0]!;
  const reach = reachable(boardOf(game), mech, { mode: 'run', walkMp: 5, runMp: 8, climb: true });
  const node = reach.table.places.top[mech.hex + (2 + beyond) * WIDTH]! * 8 + 3;
  expect(reach.cost(node)).toBeGreaterThan(0);
  return lookAlong(game, mech, { reach, bears: footholdsOf(boardOf(game)).bears }, node, true).breaks;
}

describe('roofs on the way to a place', () => {
  test('a roof that cannot bear the unit breaks on the way, one that can holds', () => {
    expect([breaksAhead(15, 1), breaksAhead(50, 1), breaksAhead(49, 2)]).toEqual([1, 0, 1]);
  });

  test('where the unit ends does not count as its way', () => {
    expect(breaksAhead(15, 0)).toBe(0);
  });

  test('a place breaks under more tons than it bears, unless it bears any number', () => {
    expect([isTooWeak(15, 20), isTooWeak(20, 20), isTooWeak(0, 100)]).toEqual([true, false, false]);
  });
});

describe('piloting skill rolls on the way to a place', () => {
  test('the count is the number of rolls that the move will require', () => {
    expect([rollsAhead('spec', true), rollsAhead('spec', false), rollsAhead('canon', true)]).toEqual([1, 0, 0]);
  });

  test('the risk is higher for a worse pilot, and 0 for a prone unit', () => {
    const game = gameOf(
      field('spec', () => false),
      NO_SINK,
    );
    const mech = game.state.mechs[0]!;
    const risk = fallRisk(game, mech, 'rubble');
    expect(risk).toBeCloseTo((6 / 36) * (50 / 10 + 4), 5);
    expect(fallRisk(game, { ...mech, piloting: 7 }, 'rubble')).toBeGreaterThan(risk);
    expect(fallRisk(game, { ...mech, prone: true }, 'rubble')).toBe(0);
  });
});

/** Returns the share of rough hexes among those that running tacticians enter, on a board of which a third is rough. */
function roughShare(profile: ProfileName): number {
  let [rough, all] = [0, 0];
  for (let i = 0; i < 12; i++) {
    const setup = field(profile, (column, row) => (column * 7 + row * 5) % 3 === 0, `share ${i}`);
    playSetup(setup, ['tactician', 'tactician'], {}, (game, command) => {
      const running = command.type === 'move' && command.mode === 'run';
      const events: GameEvent[] = [];
      const watched = { ...game, sink: events };
      const result = act(running ? watched : game, command);
      let hex = -1;
      for (const event of events) {
        if (event.type !== 'Stepped') continue;
        if (hex !== -1 && event.hex !== hex) {
          all++;
          rough += game.board.layers.rough[event.hex]!;
        }
        hex = event.hex;
      }
      return result;
    });
  }
  return rough / all;
}

test('a running unit avoids rough ground only under rules that make it dangerous', () => {
  const [careful, careless] = [roughShare('spec'), roughShare('canon')];
  expect(careless).toBeGreaterThan(0.1);
  expect(careful).toBeLessThan(careless / 2);
});
