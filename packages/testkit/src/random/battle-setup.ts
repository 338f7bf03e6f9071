import { type Board, distance, formatHex, type HexId } from '@hexfall/hex';
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
import { armoryMech } from './armory.ts';
import type { Arsenal } from './arsenal.ts';

export interface BattleOptions {
  /** Both in turn unless stated. */
  readonly profile?: 'spec' | 'canon';
  /** Real units and boards; without them all are made up. */
  readonly arsenal?: Arsenal;
  /** Drawn unless stated, and so is the size of boards that are made up. */
  readonly unitsPerSide?: number;
  readonly boardSize?: number;
}

const PROFILES = ['spec', 'canon'] as const;
const TURN_LIMIT = 12;
/** Draws before a board is given up on: one that is all lake and cliff has no room for a fight. */
const TRIES = 20;

/**
 * A game from one number: any board, up to four a side, units of all kinds, some of them the worse for wear. One in four
 * is of the small crowded games that the tests play.
 */
export function randomBattle(seed: number, options: BattleOptions = {}): GameSetup {
  const profile = options.profile ?? PROFILES[seed % 2]!;
  const choices = new Choices(seed);
  if (options.unitsPerSide === undefined && choices.below(4) === 0)
    return randomSetup(seed, { profile, turnLimit: TURN_LIMIT, comingAndGoing: true });
  for (let tries = 0; tries < TRIES; tries++) {
    const setup = drawSetup(choices, profile, options);
    if (setup !== undefined && createGame(setup, NO_SINK).ok) return movable(setup, seed);
  }
  throw new Error(`there is no legal battle ${seed} in ${TRIES} tries`);
}

/** With units that come later or may leave, where the board has room for them at that edge. */
function movable(setup: GameSetup, seed: number): GameSetup {
  const moved = withComingAndGoing(setup, seed);
  return createGame(moved, NO_SINK).ok ? moved : setup;
}

function drawSetup(choices: Choices, profile: string, options: BattleOptions): GameSetup | undefined {
  const { arsenal } = options;
  const board = drawBoard(choices, options);
  const count = 2 * (options.unitsPerSide ?? 1 + choices.below(4));
  const hexes = drawHexes(choices, board, count);
  if (hexes.length < count) return undefined;
  const specs = hexes.map(() => drawSpec(choices, arsenal));
  return {
    board,
    seed: formatSeed(choices.words),
    profile,
    specs,
    units: hexes.map((hex, i) => drawUnit(choices, board, hex, specs[i]!, i)),
    turnLimit: TURN_LIMIT,
  };
}

function drawBoard(choices: Choices, { arsenal, boardSize }: BattleOptions): Board {
  const real = arsenal !== undefined && arsenal.boards.length > 0 && choices.below(3) > 0;
  return real ? choices.oneOf(arsenal.boards) : allTerrainBoard(choices, boardSize ?? 10 + choices.below(7));
}

function drawSpec(choices: Choices, arsenal: Arsenal | undefined): MechSpec {
  if (choices.below(3) === 0) return armoryMech(choices);
  return arsenal === undefined || arsenal.specs.length === 0 ? randomSpec(choices) : choices.oneOf(arsenal.specs);
}

/** Hexes around one point, so that the sides meet. */
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

/** Ground that a unit can stand on without further ado. */
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

/** Half of the units have lost most of their armor: what lies below it is struck sooner. */
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
