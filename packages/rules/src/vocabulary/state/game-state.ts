import type { BoardChange } from '@hexfall/hex';
import type { DiceWords } from '../dice/xoshiro.ts';
import type { DeclaredAttack } from './attacks.ts';
import type { MechState } from './mech-state.ts';

/** Phases of a turn, in order; `over` follows the last turn. */
export const PHASES = ['initiative', 'deployment', 'movement', 'weapons', 'physical', 'heat', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Who won: undecided while the game runs. */
export type Outcome =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'win'; readonly side: number };

/**
 * The whole game as plain data. What never changes (specs, profile, the board as it began) belongs to the match and
 * is not here.
 */
export interface GameState {
  turn: number;
  phase: Phase;
  /** Sides in the order of this turn's initiative, lowest first. */
  initiative: number[];
  /** Sides in the order in which they act this phase, one entry for each unit to act. */
  order: number[];
  /** How many entries of `order` are done. */
  acted: number;
  mechs: MechState[];
  /** Attacks declared and not yet resolved, in the order of declaration; those of a charge outlast the phase. */
  attacks: DeclaredAttack[];
  terrainChanges: BoardChange[];
  outcome: Outcome;
  /** Words of the game's dice. The one thing that `apply` does not write: not part of hash or comparison. */
  dice: DiceWords;
}
