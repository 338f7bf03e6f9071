import { type Board, EDGES, type Edge } from '@hexfall/hex';
import type { Rules } from '../profile/compile.ts';
import type { MechSpec } from '../spec/mech-spec.ts';

/** When and where a unit comes that does not stand on the board as the game begins. */
export interface Arrival {
  readonly zone: Zone;
  /** It may be deployed from this turn on. */
  readonly turn: number;
}

/** `allowed`: a unit may leave the board over its home edge. `forced`: a crippled one must make for it. */
export const WITHDRAWAL_RULES = ['allowed', 'forced'] as const;

/** How units leave the board. A game without this keeps them on it. */
export interface Withdrawal {
  readonly rule: (typeof WITHDRAWAL_RULES)[number];
  /** By side. */
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

/** What a zone can lie along: an edge, or a corner. */
export const ZONE_EDGES: readonly (Edge | Corner)[] = [...EDGES, ...(Object.keys(CORNERS) as Corner[])];

/** Hexes in which a unit may be deployed: anywhere, or so many rows deep along an edge or around a corner. */
export type Zone = 'any' | { readonly edge: Edge | Corner; readonly depth: number };

/** What stays the same from the first turn to the last. */
export interface Match {
  readonly rules: Rules;
  readonly specs: readonly MechSpec[];
  /** The board as the game began. */
  readonly board: Board;
  readonly sides: number;
  /** The game ends in a draw after this many turns. */
  readonly turnLimit: number;
  /** By unit: when and where it comes, or `undefined` for one that is there from the beginning. */
  readonly arrivals: readonly (Arrival | undefined)[];
  /** How units leave the board, if they do. */
  readonly withdrawal: Withdrawal | undefined;
}
