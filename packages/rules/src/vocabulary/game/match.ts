import { type Board, EDGES, type Edge } from '@hexfall/hex';
import type { Rules } from '../profile/compile.ts';
import type { MechSpec } from '../spec/mech-spec.ts';

/** When and where a unit comes onto the board that is not there when the game begins. */
export interface Arrival {
  readonly zone: Zone;
  /** The first turn in which it may be deployed. */
  readonly turn: number;
}

/** `allowed`: a unit may leave the board over its home edge. `forced`: a crippled one must head for it. */
export const WITHDRAWAL_RULES = ['allowed', 'forced'] as const;

/** How units leave the board. A game without this keeps them on it. */
export interface Withdrawal {
  readonly rule: (typeof WITHDRAWAL_RULES)[number];
  /** By side: the edge over which its units leave. */
  readonly homeEdges: readonly Edge[];
}

/** The two edges that meet at each corner. */
export const CORNERS = {
  northEast: ['north', 'east'],
  southEast: ['south', 'east'],
  southWest: ['south', 'west'],
  northWest: ['north', 'west'],
} as const satisfies Record<string, readonly [Edge, Edge]>;

export type Corner = keyof typeof CORNERS;

/** The edges and corners that a zone can lie along. */
export const ZONE_EDGES: readonly (Edge | Corner)[] = [...EDGES, ...(Object.keys(CORNERS) as Corner[])];

/** Hexes in which a unit may be deployed: anywhere, or this many rows deep along an edge or around a corner. */
export type Zone = 'any' | { readonly edge: Edge | Corner; readonly depth: number };

/** Everything about a game that stays the same from the first turn to the last. */
export interface Match {
  readonly rules: Rules;
  readonly specs: readonly MechSpec[];
  /** The board at the start of the game. */
  readonly board: Board;
  readonly sides: number;
  /** The game ends in a draw after this many turns. */
  readonly turnLimit: number;
  /** By unit: when and where it arrives, or `undefined` for one that is on the board from the beginning. */
  readonly arrivals: readonly (Arrival | undefined)[];
  /** How units leave the board, if they do. */
  readonly withdrawal: Withdrawal | undefined;
}
