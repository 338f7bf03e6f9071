import {
  type Board,
  createBoard,
  formatHex,
  type HexContent,
  type HexId,
  hexAt,
  type Side,
  sideStruck,
} from '@hexfall/hex';
import type { DuelFacts } from './duel-facts.ts';

/** Room around the two units, so that one that is pushed, thrown or displaced has somewhere to go. */
const MARGIN = 4;
const WIDTH = 2 * MARGIN + 1;

/** The board of a duel, and where the two stand on it: in one column, the attacker in the south. */
export interface DuelBoard {
  readonly board: Board;
  /** Printed hex numbers. */
  readonly attacker: string;
  readonly target: string;
}

const OPEN: HexContent = { level: 0, layers: {} };

/** Lays out a board on which everything is where the facts say. */
export function layOutBoard(facts: DuelFacts): DuelBoard {
  const { range = 1, attacker, target } = facts;
  const height = range + 2 * MARGIN + 1;
  const hexes = Array.from({ length: height * WIDTH }, (_, hex) => hexOf(facts, (hex / WIDTH) | 0, hex % WIDTH));
  hexes[MARGIN * WIDTH + MARGIN] = target.ground ?? OPEN;
  hexes[(MARGIN + range) * WIDTH + MARGIN] = attacker.ground ?? OPEN;
  const board = createBoard(WIDTH, height, hexes);
  return {
    board,
    attacker: formatHex(board.grid, hexAt(board.grid, MARGIN, MARGIN + range)),
    target: formatHex(board.grid, hexAt(board.grid, MARGIN, MARGIN)),
  };
}

/** A hex in which nobody stands. Behind each unit the ground goes on at its level; between them it is as low as the lower of the two. */
function hexOf(facts: DuelFacts, row: number, column: number): HexContent {
  const { range = 1, attacker, target, between = [], cover = false } = facts;
  const south = attacker.ground?.level ?? 0;
  const north = target.ground?.level ?? 0;
  const before = row - MARGIN - 1;
  if (before < 0) return { level: north, layers: {} };
  if (row >= MARGIN + range) return { level: south, layers: {} };
  const level = cover && before === 0 ? north + 1 : Math.min(north, south);
  return { level, layers: column === MARGIN ? (between[before] ?? {}) : {} };
}

/** Returns the facing that turns a side of the target to a hex. */
export function facingFor(board: Board, target: HexId, from: HexId, side: Side): number {
  const facings = [3, 0, 1, 2, 4, 5];
  return facings.find(facing => sideStruck(board, from, { hex: target, elevation: 0, facing }) === side)!;
}
