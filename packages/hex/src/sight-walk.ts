import { bearing, isSplitBearing } from './bearing.ts';
import { NO_BUILDING } from './building-groups.ts';
import { type HexId, neighbor, OFF_BOARD } from './grid.ts';
import {
  createLineBuffer,
  type LineBuffer,
  lineBufferSize,
  nextOnSplitLine,
  splitDirection,
  writeLine,
} from './line.ts';
import { passBuildingHex, passHexBeside } from './sight-building.ts';
import { addHex, addTerrain, type SightLine } from './sight-line.ts';
import { addTally, blockCode, clearTally, createTally, NOT_BLOCKED, type Tally, tallySum } from './sight-tally.ts';
import { addSubmergedHex, requireWater } from './sight-water.ts';

let buffer: LineBuffer = new Int16Array(0);
const leftHalf = createTally();
const rightHalf = createTally();

/** Adds everything between attacker and target. The end hexes never block. */
export function tallyLine(tally: Tally, line: SightLine): void {
  const code = bearing(line.board.grid, line.attacker, line.target);
  if (isSplitBearing(code)) tallySplitLine(tally, line, splitDirection(code));
  else tallyStraightLine(tally, line);
}

function tallyStraightLine(tally: Tally, line: SightLine): void {
  const { grid } = line.board;
  if (buffer.length < lineBufferSize(grid)) buffer = createLineBuffer(grid);
  const count = writeLine(buffer, grid, line.attacker, line.target);
  if (line.submerged || line.through !== NO_BUILDING) {
    for (let i = 0; i < count; i++) addHexOnLine(tally, line, buffer[i]!);
  } else addOpenHexes(tally, line, count);
}

/**
 * A fast path for the usual case, in which most hexes are too low to matter. The first and last two hexes of the line may be
 * next to a unit, so there the lower of the two tops decides; elsewhere the higher one does.
 */
function addOpenHexes(tally: Tally, line: SightLine, count: number): void {
  const { top } = line.map;
  const low = Math.min(line.attackerTop, line.targetTop);
  const high = Math.max(line.attackerTop, line.targetTop);
  for (let i = 0; i < count; i++) {
    const hex = buffer[i]!;
    const near = i < 2 || i > count - 3;
    if (near && top[hex]! >= low) addHex(tally, line, hex);
    else if (top[hex]! > high) addTerrain(tally, line, hex, high);
  }
}

function addHexOnLine(tally: Tally, line: SightLine, hex: HexId): void {
  passBuildingHex(tally, line, hex);
  if (line.submerged) {
    requireWater(tally, line, hex);
    addSubmergedHex(tally, line, hex);
  } else addHex(tally, line, hex);
}

/** Adds the hexes on the line and then, unless those already block it, all of the worse side. */
function tallySplitLine(tally: Tally, line: SightLine, left: number): void {
  const { grid } = line.board;
  for (
    let hex = nextOnSplitLine(grid, line.attacker, left);
    hex !== line.target;
    hex = nextOnSplitLine(grid, hex, left)
  ) {
    addHexOnLine(tally, line, hex);
  }
  if (blockCode(tally) !== NOT_BLOCKED) return;
  tallySides(line, left);
  addTally(tally, worseSide());
}

function tallySides(line: SightLine, left: number): void {
  const { grid } = line.board;
  clearTally(leftHalf);
  clearTally(rightHalf);
  for (let hex = line.attacker; hex !== line.target; hex = nextOnSplitLine(grid, hex, left)) {
    addHexBeside(leftHalf, line, neighbor(grid, hex, left));
    addHexBeside(rightHalf, line, neighbor(grid, hex, (left + 1) % 6));
  }
}

function addHexBeside(half: Tally, line: SightLine, hex: HexId): void {
  if (hex === OFF_BOARD) return;
  passHexBeside(half, line);
  if (line.submerged) addSubmergedHex(half, line, hex);
  else addHex(half, line, hex);
}

/** The side with the higher modifier. If both are equal it is the right one, unless the left one covers the attacker. */
function worseSide(): Tally {
  const left = tallySum(leftHalf);
  const right = tallySum(rightHalf);
  if (left === right) return leftHalf.attackerCover === OFF_BOARD ? rightHalf : leftHalf;
  return left > right ? leftHalf : rightHalf;
}
