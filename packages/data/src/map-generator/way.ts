import { DIRECTIONS, type Grid, type HexId, neighbor, OFF_BOARD } from '@hexfall/hex';

/** Returns the cost of entering a hex, from 1 up; `NO_WAY` if it cannot be entered. */
export type StepPrice = (from: HexId, to: HexId) => number;

export const NO_WAY = -1;

/** Returns the cheapest way from one hex to the nearest goal, both included; empty if there is none. */
export function findWay(grid: Grid, start: HexId, isGoal: (hex: HexId) => boolean, price: StepPrice): HexId[] {
  const cost = new Int32Array(grid.size).fill(-1);
  const before = new Int32Array(grid.size).fill(OFF_BOARD);
  const queue: HexId[][] = [[start]];
  cost[start] = 0;
  for (let spent = 0; spent < queue.length; spent++) {
    for (const hex of queue[spent] ?? []) {
      if (cost[hex] !== spent) continue;
      if (isGoal(hex)) return traceBack(before, hex);
      for (const direction of DIRECTIONS) {
        const next = neighbor(grid, hex, direction);
        const step = next === OFF_BOARD ? NO_WAY : price(hex, next);
        if (step === NO_WAY || (cost[next]! >= 0 && cost[next]! <= spent + step)) continue;
        cost[next] = spent + step;
        before[next] = hex;
        (queue[spent + step] ??= []).push(next);
      }
    }
  }
  return [];
}

function traceBack(before: Int32Array, goal: HexId): HexId[] {
  const way: HexId[] = [];
  for (let hex = goal; hex !== OFF_BOARD; hex = before[hex]!) way.push(hex);
  return way.reverse();
}

/** Returns the direction from a hex to its neighbour. */
export function directionTo(grid: Grid, from: HexId, to: HexId): number {
  return DIRECTIONS.findIndex(direction => neighbor(grid, from, direction) === to);
}
