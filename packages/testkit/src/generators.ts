import { type Board, createBoard, EDGES, formatHex, type HexContent, type Layer } from '@hexfall/hex';
import {
  createGame,
  type EventSink,
  formatSeed,
  type Game,
  type GameSetup,
  type MechSpec,
  type UnitSetup,
  WITHDRAWAL_RULES,
  type Zone,
} from '@hexfall/rules';
import { Choices } from './choices.ts';
import { LOADS, QUAD_LOADS } from './loads.ts';
import { buildMech } from './mech-builder.ts';

/** A low bridge from north to south, too weak for the heavier half of the units. */
const BRIDGE = { bridge: 1, bridgeHeight: 1, bridgeCf: 40, bridgeExits: 0b001001 } as const;

/** Terrain of random hexes, often clear ground. */
const TERRAIN: readonly Readonly<Partial<Record<Layer, number>>>[] = [
  {},
  {},
  {},
  {},
  {},
  {},
  { woods: 1, foliageHeight: 2 },
  { woods: 2, foliageHeight: 2 },
  { rough: 1 },
  { rubble: 1 },
  { swamp: 1 },
  { water: 1, depth: 1 },
  { water: 1, depth: 2 },
  { pavement: 1 },
  { pavement: 1 },
  { ice: 1, water: 1, depth: 1 },
  { ice: 1, water: 1, depth: 2 },
  { ice: 1, water: 1, depth: 3 },
  { field: 1 },
  BRIDGE,
  { ...BRIDGE, water: 1, depth: 2 },
  { building: 2, buildingHeight: 2, buildingCf: 40 },
];

const FLAT_TERRAIN: typeof TERRAIN = [{ pavement: 1 }, { pavement: 1 }, { ice: 1 }];

/** Terrain of a city: a large building with several floors, small ones and streets. */
const CITY_TERRAIN: typeof TERRAIN = [
  { building: 3, buildingHeight: 4, buildingCf: 120, buildingExits: 63 },
  { building: 3, buildingHeight: 4, buildingCf: 120, buildingExits: 63 },
  { building: 1, buildingHeight: 1, buildingCf: 15 },
  { pavement: 1 },
];

const LEVELS = [0, 0, 0, 0, 1, 1, 2, 3];

const GYROS = ['standard', 'standard', 'heavyDuty', 'compact'] as const;
const ENGINES = ['fusion', 'fusion', 'xl', 'light'] as const;

type Country = 'wild' | 'flat' | 'city';

function randomBoard(choices: Choices, size: number, country: Country): Board {
  const hexes = Array.from({ length: size * size }, (): HexContent => {
    if (country === 'flat') return { level: 0, layers: choices.oneOf(FLAT_TERRAIN) };
    if (country === 'city') return { level: 0, layers: choices.oneOf(CITY_TERRAIN) };
    return { level: choices.oneOf(LEVELS), layers: choices.oneOf(TERRAIN) };
  });
  return createBoard(size, size, hexes);
}

/** A random floor to start on if the hex has a building; never the roof. */
export function randomFloor(choices: Choices, board: Board, hex: number): { elevation?: number } {
  const floors = board.layers.buildingHeight[hex]!;
  return floors > 0 ? { elevation: choices.below(floors) } : {};
}

export function randomSpec(choices: Choices): MechSpec {
  const quad = choices.below(6) === 0;
  const load = choices.oneOf(quad ? QUAD_LOADS : LOADS);
  return buildMech({
    tonnage: 20 + 5 * choices.below(17),
    quad,
    walk: 2 + choices.below(7),
    gyro: choices.oneOf(GYROS),
    engine: choices.oneOf(ENGINES),
    ...load,
  });
}

/** By unit, its C3 link: units with a C3 computer are linked to the first C3 master or C3i unit of their side. */
function c3Links(specs: readonly MechSpec[]): (number | undefined)[] {
  return specs.map(({ gear }, id) => {
    const kinds = gear.c3i === undefined ? (['c3Master', 'c3BoostedMaster'] as const) : (['c3i'] as const);
    const head = specs.findIndex((other, i) => i % 2 === id % 2 && kinds.some(kind => other.gear[kind] !== undefined));
    const links = gear.c3i !== undefined || gear.c3Slave !== undefined || gear.c3BoostedSlave !== undefined;
    return links && head >= 0 && head !== id ? head : undefined;
  });
}

export interface SetupOptions {
  readonly profile?: 'spec' | 'canon';
  readonly unitsPerSide?: number;
  readonly turnLimit?: number;
  /** Whether units may arrive late or leave the board in some games. */
  readonly comingAndGoing?: boolean;
}

const COUNTRIES = ['wild', 'wild', 'wild', 'wild', 'city'] as const;

/** Small boards bring units together; larger ones leave room to run. */
const SMALL = 6;
const LARGE = 10;

/** A random set-up, determined by `seed`: a board and two sides. */
export function randomSetup(seed: number, options: SetupOptions = {}): GameSetup {
  const setup = randomBattle(seed, options);
  return options.comingAndGoing === true ? withComingAndGoing(setup, seed) : setup;
}

function randomBattle(seed: number, options: SetupOptions): GameSetup {
  const choices = new Choices(seed);
  // One game in four is crowded, flat and slippery, so that units skid into each other.
  const crowded = choices.below(4) === 0;
  const country = crowded ? 'flat' : choices.oneOf(COUNTRIES);
  const size = country === 'wild' ? choices.oneOf([SMALL, LARGE]) : SMALL;
  const board = randomBoard(choices, size, country);
  const count = 2 * (options.unitsPerSide ?? (crowded ? 4 : 1 + choices.below(3)));
  const hexes = new Set<number>();
  while (hexes.size < count) hexes.add(choices.below(size * size));
  const dice = formatSeed(choices.rngState);
  const profile = options.profile ?? choices.oneOf(['spec', 'canon']);
  const specs = Array.from({ length: count }, () => randomSpec(choices));
  const links = c3Links(specs);
  return {
    board,
    seed: dice,
    profile,
    specs,
    units: [...hexes].map((hex, i) => {
      const unit: UnitSetup = {
        spec: i,
        side: i % 2,
        hex: formatHex(board.grid, hex),
        facing: choices.below(6),
        gunnery: 2 + choices.below(4),
        piloting: 3 + choices.below(4),
        condition: randomFloor(choices, board, hex),
      };
      const c3 = links[i];
      return c3 === undefined ? unit : Object.assign(unit, { c3 });
    }),
    turnLimit: options.turnLimit ?? 20,
  };
}

const ZONES: readonly Zone[] = ['any', { edge: 'north', depth: 2 }, { edge: 'southEast', depth: 1 }];

/**
 * Adds late arrivals to one set-up in three, and withdrawal to one in four. It has its own random numbers, so that the rest of
 * the set-up does not change.
 */
export function withComingAndGoing(setup: GameSetup, seed: number): GameSetup {
  const choices = new Choices(~seed);
  const late = choices.below(3) === 0;
  const units = setup.units.map(unit => {
    if (!late || choices.below(3) === 0) return unit;
    const { spec, side, gunnery, piloting, c3 } = unit;
    const arrives = { zone: choices.oneOf(ZONES), turn: 1 + choices.below(3) };
    return { spec, side, gunnery, piloting, arrives, ...(c3 === undefined ? {} : { c3 }) };
  });
  if (choices.below(4) > 0) return { ...setup, units };
  const rule = choices.oneOf(WITHDRAWAL_RULES);
  return { ...setup, units, withdrawal: { rule, homeEdges: [choices.oneOf(EDGES), choices.oneOf(EDGES)] } };
}

/** Creates the game of a set-up that is known to be legal. */
export function gameOf(setup: GameSetup, sink: EventSink): Game {
  const game = createGame(setup, sink);
  if (!game.ok) throw new Error(game.errors.map(error => error.message).join('; '));
  return game.value;
}

/**
 * Checks a property in `count` random games. Seeds start at 1, so that every run checks the same games; `HEXFALL_SEED` starts
 * elsewhere, and `HEXFALL_GAMES` sets the number. A failure names the seed and the command that repeats it.
 */
export function forRandomGames(
  count: number,
  options: SetupOptions,
  property: (setup: GameSetup, seed: number) => void,
): void {
  const first = Number(process.env['HEXFALL_SEED'] ?? 1);
  const games = Number(process.env['HEXFALL_GAMES'] ?? count);
  for (let seed = first; seed < first + games; seed++) {
    try {
      property(randomSetup(seed, { comingAndGoing: true, ...options }), seed);
    } catch (error) {
      const hint = `random game ${seed} (again: HEXFALL_SEED=${seed} HEXFALL_GAMES=1 npx vitest run, with the name of this test file)`;
      throw new Error(`${hint}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}
