import { type Board, createBoard, distance, formatHex, type HexContent, type HexId, type Layer } from '@hexfall/hex';
import {
  createPosition,
  emit,
  type Game,
  type MechSpec,
  type MechState,
  type MoveMode,
  type PositionOptions,
  type PositionUnit,
} from '@hexfall/rules';
import type { Choices } from '../choices.ts';
import { randomFloor } from '../generators.ts';
import { randomCondition } from './random-condition.ts';

type Terrain = Readonly<Partial<Record<Layer, number>>>;

/** Terrain that hexes may have, by the kind of ground; layers that are not listed are clear. */
const GROUNDS = {
  open: [],
  woods: [
    { woods: 1, foliageHeight: 2 },
    { woods: 2, foliageHeight: 2 },
  ],
  hills: [{}],
  water: [
    { water: 1, depth: 1 },
    { water: 1, depth: 2 },
  ],
  rubble: [{ rubble: 1 }],
  rough: [{ rough: 1 }, { woods: 1, foliageHeight: 2 }],
  swamp: [{ swamp: 1 }],
  ice: [
    { ice: 1, water: 1, depth: 1 },
    { ice: 1, water: 1, depth: 2 },
  ],
  pavement: [{ pavement: 1 }, { pavement: 1 }, { ice: 1 }],
  city: [
    { building: 1, buildingHeight: 2, buildingCf: 15 },
    { building: 2, buildingHeight: 2, buildingCf: 40 },
    { building: 3, buildingHeight: 3, buildingCf: 90 },
    { pavement: 1 },
  ],
} as const satisfies Readonly<Record<string, readonly Terrain[]>>;

export type Ground = keyof typeof GROUNDS;

const SIZE = 11;
/** One hex in this many is clear, whatever the ground. */
const CLEAR_EVERY = 3;

function randomGround(choices: Choices, ground: Ground): Board {
  const palette: readonly Terrain[] = GROUNDS[ground];
  const hexes = Array.from({ length: SIZE * SIZE }, (): HexContent => {
    const level = ground === 'hills' ? choices.oneOf([0, 0, 1, 1, 2, 3]) : choices.oneOf([0, 0, 0, 0, 0, 1]);
    const clear = palette.length === 0 || choices.below(CLEAR_EVERY) === 0;
    return { level, layers: clear ? {} : choices.oneOf(palette) };
  });
  return createBoard(SIZE, SIZE, hexes);
}

/** The requirements for a position; the rest is random. */
export interface PositionTerms {
  readonly profile: 'spec' | 'canon';
  readonly phase: NonNullable<PositionOptions['phase']>;
  readonly ground: Ground;
  /** One unit each; they belong to the two sides in turn. */
  readonly specs: readonly MechSpec[];
  /** How far from the middle of the board units may stand. */
  readonly radius: number;
}

/** A position of damaged units close together on random ground, as it might come up in play. */
export function randomPosition(choices: Choices, terms: PositionTerms): Game {
  const { profile, phase, specs } = terms;
  const board = randomGround(choices, terms.ground);
  const hexes = drawHexes(choices, board, terms);
  const units = specs.map((spec, i) => drawUnit(choices, board, hexes[i]!, { spec, side: i % 2 }));
  const game = createPosition(units, { profile, phase, board });
  if (phase !== 'movement') for (const mech of game.state.mechs) pretendMove(choices, game, mech);
  return game;
}

function drawHexes(choices: Choices, { grid }: Board, { specs, radius }: PositionTerms): HexId[] {
  const middle = ((SIZE * SIZE) / 2) | 0;
  const near = Array.from({ length: grid.size }, (_, hex) => hex).filter(hex => distance(grid, middle, hex) <= radius);
  return specs.map(() => near.splice(choices.below(near.length), 1)[0]!);
}

function drawUnit(
  choices: Choices,
  board: Board,
  hex: HexId,
  { spec, side }: { readonly spec: MechSpec; readonly side: number },
): PositionUnit {
  return {
    spec,
    side,
    hex: formatHex(board.grid, hex),
    facing: choices.below(6),
    gunnery: 2 + choices.below(4),
    piloting: 3 + choices.below(4),
    condition: { ...randomCondition(choices, spec), ...randomFloor(choices, board, hex) },
  };
}

const MODES: readonly MoveMode[] = ['stationary', 'walk', 'run', 'jump'];
const MAX_HEXES = 8;

/** States how a unit has moved this turn, without moving it. */
function pretendMove(choices: Choices, game: Game, mech: MechState): void {
  const { id: unit, hex, elevation, facing, heatBuildUp } = mech;
  const mode = mech.prone ? 'stationary' : choices.oneOf(MODES);
  const hexesMoved = mode === 'stationary' ? 0 : choices.below(MAX_HEXES);
  emit(game, { type: 'Stepped', unit, hex, elevation, facing, mpUsed: hexesMoved, hexesMoved });
  emit(game, { type: 'Moved', unit, mode, heatBuildUp: heatBuildUp + choices.below(12) });
}
