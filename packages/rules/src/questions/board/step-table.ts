import {
  type Board,
  DIRECTIONS,
  type Direction,
  EDGE_BINDING,
  EDGE_FORWARD_ONLY,
  EDGE_LOW,
  edgeCost,
  edgePlace,
  NO_EDGE,
  neighbor,
  numberBuildings,
  OFF_BOARD,
  packEdge,
} from '@hexfall/hex';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { createPlaces, type Ground, type Places, placeAt } from './places.ts';
import { STEP_DECK_OVER_WATER, STEP_LEVEL_CHANGE, STEP_WATER, stepCost, stepFlags } from './step-cost.ts';
import { destination } from './step-destination.ts';

/** Every step a ground-moving BattleMech can take on a board, for one position of the climb switch. */
export interface Steps {
  /** `edges[place * 8 + direction]`, in the packed form that the search reads. */
  readonly edges: Int32Array;
  /** `flags[place * 8 + direction]`: the STEP_ bits. */
  readonly flags: Uint16Array;
}

export interface StepTable {
  readonly places: Places;
  readonly climbing: Steps;
  readonly level: Steps;
  /** By hex: which building it belongs to. */
  readonly buildings: Int16Array;
  /** By place: 0 throughout, for searches in which no unit is in the way. */
  readonly allOpen: Uint8Array;
}

const tables = new WeakMap<Board, StepTable>();

/** Returns the step table of a board, which is made at first use and kept as long as the board. */
export function stepTable(board: Board): StepTable {
  let table = tables.get(board);
  if (table === undefined) {
    table = createStepTable(board);
    tables.set(board, table);
  }
  return table;
}

function createStepTable(board: Board): StepTable {
  const places = createPlaces(board);
  const climbing = createSteps({ board, places }, true);
  const level = createSteps({ board, places }, false);
  return { places, climbing, level, buildings: numberBuildings(board), allOpen: new Uint8Array(places.count) };
}

function createSteps(ground: Ground, climb: boolean): Steps {
  const { board, places } = ground;
  const edges = new Int32Array(places.count * 8).fill(NO_EDGE);
  const flags = new Uint16Array(places.count * 8);
  for (let from = 0; from < places.count; from++) {
    for (const direction of DIRECTIONS) {
      const hex = neighbor(board.grid, places.hex[from]!, direction);
      const to = hex === OFF_BOARD ? -1 : destination(ground, from, hex, climb);
      if (to < 0) continue;
      const bits = stepFlags(ground, from, to, { direction, climb });
      flags[from * 8 + direction] = bits;
      edges[from * 8 + direction] = packEdge(to, stepCost(ground, from, to, bits), edgeFlags(bits));
    }
  }
  return { edges, flags };
}

/**
 * Returns the flags for the search. Water entered on the bottom limits the whole move to Walk MP; a deck over water
 * entered other than along the pavement only must not be entered above Walk MP; a level change cannot be made backward.
 */
function edgeFlags(bits: number): number {
  const water = (bits & STEP_WATER) === 0 ? 0 : EDGE_BINDING;
  const deck = (bits & STEP_DECK_OVER_WATER) === 0 ? 0 : EDGE_LOW;
  const level = (bits & STEP_LEVEL_CHANGE) === 0 ? 0 : EDGE_FORWARD_ONLY;
  return water | deck | level;
}

/** One step, with what legality checks and the resolution of moves need. */
export interface Step {
  /** The place that is entered. */
  readonly place: number;
  readonly costMp: number;
  readonly flags: number;
}

/** Returns the step from a place in a direction, or `undefined` if there is none. */
export function forwardStep(table: StepTable, place: number, direction: Direction, climb: boolean): Step | undefined {
  const steps = climb ? table.climbing : table.level;
  const edge = steps.edges[place * 8 + direction]!;
  if (edge === NO_EDGE) return undefined;
  return { place: edgePlace(edge), costMp: edgeCost(edge), flags: steps.flags[place * 8 + direction]! };
}

/**
 * Returns the step backward of a unit with that facing, or `undefined`. It costs as much as a step forward in that
 * direction, but may not change level.
 */
export function backwardStep(table: StepTable, place: number, facing: Direction, climb: boolean): Step | undefined {
  const step = forwardStep(table, place, (facing + 3) % 6, climb);
  return step !== undefined && (step.flags & STEP_LEVEL_CHANGE) === 0 ? step : undefined;
}

/** Returns the place where a unit stands. */
export function placeOf({ places }: StepTable, { hex, elevation }: MechState): number {
  return placeAt(places, hex, elevation);
}
