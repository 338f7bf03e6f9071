/**
 * A game made ready to be shown by a page that knows no rules: how every unit stands at the start, and what changes with
 * each step. Short keys and flat lists, since a page holds thousands of steps.
 */
export interface Film {
  /** Why this game is shown: `typical`, `upset`. */
  readonly why: string;
  /** Which game it is, in a few words. */
  readonly title: string;
  /** Which of the page's boards it is played on. */
  readonly board: number;
  /** Units of the board's drawing, in the order of `units`. */
  readonly markers: string;
  readonly units: readonly FilmUnit[];
  readonly steps: readonly FilmStep[];
  /** Who won, for the end of the film. */
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
  /** By `FIELD`. */
  readonly start: readonly number[];
}

/** Where things stand in the list that is a unit's state: armor by facing and structure by location come last. */
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

/** Words for the places of `status`; a unit that is there and fights needs none. */
export const STATUS_WORDS = ['', 'destroyed', 'has left the board', 'not yet on the board'] as const;

/** A turn, a phase, or something that happens. */
export const LEVELS = { turn: 0, phase: 1, event: 2 } as const;

export interface FilmStep {
  /** Of `LEVELS`. */
  readonly l: number;
  /** What is told. */
  readonly t: string;
  /** Unit, then pairs of place in its state and new value; a list for each unit that changes. */
  readonly d?: readonly (readonly number[])[];
  /** Center of a hex that is no longer as the board shows it. */
  readonly h?: readonly [x: number, y: number];
  /** Attacker, target, and whether it hits. */
  readonly a?: readonly [attacker: number, target: number, hit: 0 | 1];
}
