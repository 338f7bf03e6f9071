import { type Board, createBoard, formatHex, type HexContent, type Layer } from '@hexfall/hex';
import {
  createGame,
  type EventSink,
  formatSeed,
  type Game,
  type GameSetup,
  type MechSpec,
  type UnitSetup,
} from '@hexfall/rules';
import fc from 'fast-check';
import { buildMech } from './mech-builder.ts';

/** Seeds for games. */
export const seeds: fc.Arbitrary<string> = fc
  .tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer({ min: 1 }))
  .map(words => formatSeed(Int32Array.from(words)));

/** Terrain that a random hex may hold, clear ground most of the time. */
const TERRAIN: readonly Readonly<Partial<Record<Layer, number>>>[] = [
  {},
  {},
  {},
  {},
  { woods: 1, foliageHeight: 2 },
  { woods: 2, foliageHeight: 2 },
  { rough: 1 },
  { rubble: 1 },
  { water: 1, depth: 1 },
  { water: 1, depth: 2 },
  { pavement: 1 },
  { ice: 1, water: 1, depth: 1 },
  { building: 2, buildingHeight: 2, buildingCf: 40 },
];

const hexContents: fc.Arbitrary<HexContent> = fc.record({
  level: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3),
  layers: fc.constantFrom(...TERRAIN),
});

/** Boards of mixed terrain. */
export function boards(width = 10, height = 10): fc.Arbitrary<Board> {
  const size = width * height;
  return fc.array(hexContents, { minLength: size, maxLength: size }).map(hexes => createBoard(width, height, hexes));
}

/** BattleMechs of every weight that differ where it matters: speed, armor, weapons, gyro, legs. */
export const mechSpecs: fc.Arbitrary<MechSpec> = fc
  .record({
    tonnage: fc.integer({ min: 4, max: 20 }).map(fives => fives * 5),
    quad: fc.boolean(),
    walk: fc.integer({ min: 2, max: 8 }),
    gyro: fc.constantFrom('standard', 'heavyDuty', 'compact'),
    engine: fc.constantFrom('fusion', 'xl', 'light'),
    load: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ tonnage, quad, walk, gyro, engine, load }) =>
    buildMech({ tonnage, quad, walk, gyro, engine, ...LOADS[load]! }),
  );

const LRM_AMMO = { kind: 'lrm20', in: 'RT', shots: 6, explosionPerShot: 20 } as const;

const LOADS = [
  {
    weapons: [
      ['ml', 'CT'],
      ['ac20', 'RT'],
    ],
  },
  {
    weapons: [
      ['lrm20', 'LT'],
      ['ml', 'HD'],
    ],
    ammo: [LRM_AMMO],
  },
  {
    weapons: [
      ['srm6', 'LT'],
      ['gauss', 'RT'],
      ['ml', 'CT'],
    ],
  },
  {
    weapons: [
      ['ml', 'LT'],
      ['ml', 'RT'],
      ['ml', 'CT'],
    ],
    armor: { LL: 2, RL: 2, LA: 1, RA: 1 },
  },
] as const;

export interface SetupOptions {
  readonly profile?: 'spec' | 'canon';
  readonly unitsPerSide?: number;
  readonly turnLimit?: number;
}

/** Whole games: a board, two sides, everything drawn at random. */
export function gameSetups(options: SetupOptions = {}): fc.Arbitrary<GameSetup> {
  const units = 2 * (options.unitsPerSide ?? 2);
  return fc
    .record({
      board: boards(),
      seed: seeds,
      profile: fc.constantFrom<'spec' | 'canon'>(
        ...(options.profile === undefined ? (['spec', 'canon'] as const) : [options.profile]),
      ),
      specs: fc.array(mechSpecs, { minLength: units, maxLength: units }),
      hexes: fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: units, maxLength: units }),
      facings: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: units, maxLength: units }),
    })
    .map(({ board, seed, profile, specs, hexes, facings }) => ({
      board,
      seed,
      profile,
      specs,
      units: hexes.map(
        (hex, i): UnitSetup => ({
          spec: i,
          side: i % 2,
          hex: formatHex(board.grid, hex),
          facing: facings[i]!,
          gunnery: 4,
          piloting: 5,
        }),
      ),
      turnLimit: options.turnLimit ?? 20,
    }));
}

/** The game of a set-up that is known to be legal. */
export function gameOf(setup: GameSetup, sink: EventSink): Game {
  const game = createGame(setup, sink);
  if (!game.ok) throw new Error(game.errors.map(error => error.message).join('; '));
  return game.value;
}
