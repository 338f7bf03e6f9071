import { type Board, createBoard, distance, formatHex, type HexId } from '@hexfall/hex';
import {
  ARMOR_FACINGS,
  createGame,
  formatSeed,
  type GameSetup,
  type MechSpec,
  NO_SINK,
  type UnitCondition,
  type UnitSetup,
} from '@hexfall/rules';
import { Choices } from '../choices.ts';
import { randomFloor, randomSetup, randomSpec, withComingAndGoing } from '../generators.ts';
import { allTerrainBoard } from './all-terrain.ts';
import { armoryMech, torpedoMech } from './armory.ts';
import type { Arsenal } from './arsenal.ts';

export interface BattleOptions {
  /** The profile; by default it depends on the seed, half of the time each. */
  readonly profile?: 'spec' | 'canon';
  /** Real units and boards. Without them all are generated. */
  readonly arsenal?: Arsenal;
  /** Random by default. */
  readonly unitsPerSide?: number;
  /** Width and height of generated boards; random by default. */
  readonly boardSize?: number;
  /** Wading units with torpedoes; one in forty battles by default. */
  readonly isInLake?: boolean;
}

/** So seldom do real maps bring torpedoes together that one battle in this many is fought in a lake. */
const BATTLES_PER_LAKE = 40;

const PROFILES = ['spec', 'canon'] as const;
const TURN_LIMIT = 12;
/** Attempts to draw a legal set-up. A board that is all lake and cliff has no room for a fight. */
const MAX_TRIES = 20;

/**
 * A random set-up, determined by `seed`: any board, up to four units a side, units of all kinds, some of them damaged. One in
 * four is a small crowded game as `randomSetup` creates them.
 */
export function randomBattle(seed: number, given: BattleOptions = {}): GameSetup {
  const options = { isInLake: (seed >> 1) % BATTLES_PER_LAKE === 7, ...given };
  const profile = options.profile ?? PROFILES[seed % 2]!;
  const choices = new Choices(seed);
  if (!options.isInLake && options.unitsPerSide === undefined && choices.below(4) === 0)
    return randomSetup(seed, { profile, turnLimit: TURN_LIMIT, comingAndGoing: true });
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const setup = drawSetup(choices, profile, options);
    if (setup !== undefined && createGame(setup, NO_SINK).ok) return withArrivals(setup, seed);
  }
  throw new Error(`battle ${seed}: no legal set-up in ${MAX_TRIES} tries`);
}

/** Adds units that arrive late or may leave, if the board has room for them. */
function withArrivals(setup: GameSetup, seed: number): GameSetup {
  const moved = withComingAndGoing(setup, seed);
  return createGame(moved, NO_SINK).ok ? moved : setup;
}

function drawSetup(choices: Choices, profile: string, options: BattleOptions): GameSetup | undefined {
  const { arsenal } = options;
  const board = drawBoard(choices, options);
  const count = 2 * (options.unitsPerSide ?? 1 + choices.below(4));
  const hexes = drawHexes(choices, board, count);
  if (hexes.length < count) return undefined;
  const specs = hexes.map(() => (options.isInLake === true ? torpedoMech(choices) : drawSpec(choices, arsenal)));
  return {
    board,
    seed: formatSeed(choices.rngState),
    profile,
    specs,
    units: hexes.map((hex, i) => drawUnit(choices, board, hex, specs[i]!, i)),
    turnLimit: TURN_LIMIT,
  };
}

function drawBoard(choices: Choices, { arsenal, boardSize, isInLake }: BattleOptions): Board {
  if (isInLake === true) return lake(boardSize ?? LAKE_SIZE);
  const real = arsenal !== undefined && arsenal.boards.length > 0 && choices.below(3) > 0;
  return real ? choices.oneOf(arsenal.boards) : allTerrainBoard(choices, boardSize ?? 10 + choices.below(7));
}

const LAKE_SIZE = 12;

/** Shallow water everywhere, in which every leg is below the surface. */
function lake(size: number): Board {
  const water = Array.from({ length: size * size }, () => ({ level: 0, layers: { depth: 1 } }));
  return createBoard(size, size, water);
}

function drawSpec(choices: Choices, arsenal: Arsenal | undefined): MechSpec {
  if (choices.below(3) === 0) return armoryMech(choices);
  return arsenal === undefined || arsenal.specs.length === 0 ? randomSpec(choices) : choices.oneOf(arsenal.specs);
}

/** Draws hexes around one point, so that the sides meet. */
function drawHexes(choices: Choices, board: Board, count: number): HexId[] {
  const center = choices.below(board.grid.size);
  const radius = 3 + choices.below(4);
  const near = Array.from({ length: board.grid.size }, (_, hex) => hex).filter(
    hex => distance(board.grid, center, hex) <= radius && isOpen(board, hex),
  );
  const drawn: HexId[] = [];
  while (drawn.length < count && near.length > 0) drawn.push(...near.splice(choices.below(near.length), 1));
  return drawn;
}

/** Whether any unit can start in a hex without special conditions. */
function isOpen({ layers }: Board, hex: HexId): boolean {
  const { impassable, woods, jungle, bridge, magma, fuelTank } = layers;
  const blocked = impassable[hex]! + bridge[hex]! + magma[hex]! + fuelTank[hex]!;
  return blocked === 0 && woods[hex]! < 3 && jungle[hex]! < 3;
}

function drawUnit(choices: Choices, board: Board, hex: HexId, spec: MechSpec, index: number): UnitSetup {
  return {
    spec: index,
    side: index % 2,
    hex: formatHex(board.grid, hex),
    facing: choices.below(6),
    gunnery: 1 + choices.below(5),
    piloting: 3 + choices.below(4),
    condition: { ...randomFloor(choices, board, hex), ...drawWear(choices, spec) },
  };
}

/** Half of the units have lost most of their armor, so that internal damage happens sooner. */
function drawWear(choices: Choices, spec: MechSpec): UnitCondition {
  const worn = choices.below(2) === 0;
  const hot = choices.below(6) === 0;
  const hurt = choices.below(8) === 0;
  return {
    ...(worn ? { armor: Object.fromEntries(ARMOR_FACINGS.map((facing, i) => [facing, spec.armor[i]! >> 2])) } : {}),
    ...(hot ? { heat: choices.below(26) } : {}),
    ...(hurt ? { pilotWounds: 1 + choices.below(3) } : {}),
  };
}
