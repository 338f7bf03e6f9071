/**
 * A game prepared for a page that does not know the rules: the state of every unit at the start, and what changes with each
 * step. Keys are short and lists are flat, since a page holds thousands of steps.
 */
export interface Film {
  /** Why this game is shown, such as `typical` or `upset`. */
  readonly why: string;
  /** Short description of the game. */
  readonly title: string;
  /** Index of its board among those of the page. */
  readonly board: number;
  /** SVG markup of the units, in the order of `units`. */
  readonly markers: string;
  readonly units: readonly FilmUnit[];
  readonly steps: readonly FilmStep[];
  /** Text for the end of the film: who won. */
  readonly end: string;
}

export interface FilmUnit {
  readonly mark: string;
  readonly name: string;
  /** 0 for A, 1 for B. */
  readonly side: 0 | 1;
  /** Armor by facing and structure by location, undamaged. */
  readonly armor: readonly number[];
  readonly structure: readonly number[];
  /** Initial state, in the order of `FIELD`. */
  readonly start: readonly number[];
}

/** Indices into the list that holds the state of a unit. Armor by facing and structure by location come last. */
export const FIELD = {
  x: 0,
  y: 1,
  facing: 2,
  condition: 3,
  status: 4,
  heat: 5,
  wounds: 6,
  armor: 7,
  structure: 18,
} as const;

/** Bits of `condition`. */
export const CONDITIONS = ['prone', 'shut down', 'unconscious', 'pilot dead', 'bogged down'] as const;

/** Texts for the values of `status`; empty for a unit in play. */
export const STATUS_WORDS = ['', 'destroyed', 'has left the board', 'not yet on the board'] as const;

/** Levels of a step: the heading of a turn, the heading of a phase, or an event. */
export const LEVELS = { turn: 0, phase: 1, event: 2 } as const;

export interface FilmStep {
  /** One of `LEVELS`. */
  readonly l: number;
  /** Text of the step; empty if the text of an earlier step tells of it too, as that of a shot tells of its damage. */
  readonly t: string;
  /** For a step without text: the index of the step whose text tells of it. */
  readonly c?: number;
  /** A list for each unit that changes: its index, then pairs of an index into its state and the new value. */
  readonly d?: readonly (readonly number[])[];
  /** Center of a hex whose terrain changes. */
  readonly h?: readonly [x: number, y: number];
  /** Attacker, target, and whether it hits. */
  readonly a?: readonly [attacker: number, target: number, hit: 0 | 1];
}
