import type { BoardChange } from '@hexfall/hex';
import {
  described,
  type FieldsOf,
  list,
  type NamedSchema,
  named,
  oneOf,
  record,
  type Schema,
  union,
  type Writable,
  writableList,
} from '../../basics/schema.ts';
import type { RngState } from '../dice/xoshiro.ts';
import { DECLARED_ATTACK } from './attacks.ts';
import { MECH_STATE } from './mech-state.ts';
import { COUNT, HEX, HEX_CONTENT, INT32 } from './values.ts';

/** Phases of a turn, in order; `over` follows the last turn. */
export const PHASES = ['initiative', 'deployment', 'movement', 'weapons', 'physical', 'heat', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

const WIN = { side: COUNT };

/** The result of a game: undecided while the game runs. */
export type Outcome =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'draw' }
  | ({ readonly kind: 'win' } & FieldsOf<typeof WIN>);

export const OUTCOME: NamedSchema<Outcome> = named(
  'Outcome',
  described(union('kind', { undecided: {}, draw: {}, win: WIN }), 'Who won, if anybody.'),
);

/** A hex whose terrain has changed. */
const BOARD_CHANGE: Schema<BoardChange> = record({ hex: HEX, content: HEX_CONTENT });

/** The fields of a game that every player may see: all but the dice. */
const OPEN_FIELDS = {
  turn: COUNT,
  phase: oneOf(PHASES),
  /** Sides in the order of this turn's initiative, lowest first. */
  initiative: writableList(COUNT),
  /** Sides in the order in which they act this phase, one entry for each unit to act. */
  order: writableList(COUNT),
  /** How many entries of `order` have acted or were skipped. */
  acted: COUNT,
  mechs: writableList(MECH_STATE),
  /**
   * Attacks declared and not yet resolved, in the order of declaration; a charge or death from above outlasts the
   * phase.
   */
  attacks: writableList(DECLARED_ATTACK),
  terrainChanges: writableList(BOARD_CHANGE),
  outcome: OUTCOME,
};

/**
 * The whole game as plain data. Everything that never changes (specs, profile, the board at the start) belongs to the
 * match instead.
 */
export interface GameState extends Writable<FieldsOf<typeof OPEN_FIELDS>> {
  /**
   * Random state of the game's dice. Only this field is not written by `apply`; it is not part of hash or comparison.
   */
  dice: RngState;
}

/** A state with the fields that every player may see. */
export const OPEN_STATE = named('GameState', described(record(OPEN_FIELDS), 'The whole game without its dice.'));

/** The fields of a saved state, including its dice. */
export const SAVED_FIELDS = { ...OPEN_FIELDS, dice: list(INT32, { length: 4 }) };
