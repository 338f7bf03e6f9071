import type { Chances } from './chances.ts';

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
  readonly units: readonly FilmUnit[];
  readonly steps: readonly FilmStep[];
  /** Texts of modifiers, to which the steps refer by index. */
  readonly words: readonly string[];
  /** The effects of heat in words, with one entry for each heat at which they change, the lowest first. */
  readonly heat: readonly HeatWords[];
  /** The effects of wounds in words, by the number of wounds; the first entry is for none. */
  readonly wounds: readonly string[];
  /** Text for the end of the film: who won. */
  readonly end: string;
  /** How likely A was to win at each step, if that was worked out. */
  readonly chances?: Chances;
}

export type HeatWords = readonly [heat: number, words: string];

export interface FilmUnit {
  readonly mark: string;
  readonly name: string;
  /** 0 for A, 1 for B. */
  readonly side: 0 | 1;
  /** Tonnage, crew and Battle Value in words. */
  readonly about: string;
  /** Battle Value, with its crew and undamaged. */
  readonly value: number;
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
  /** Hexsides by which the torso is turned from the legs: -1 left, 0, 1 right. */
  twist: 7,
  /** What its movement adds to shots at it; `NOT_MOVED` before it has moved. */
  modifier: 8,
  armor: 9,
  structure: 20,
} as const;

/** Stands for a modifier that is not known yet. */
export const NOT_MOVED = -99;

/** Bits of `condition`. */
export const CONDITIONS = ['prone', 'shut down', 'unconscious', 'pilot dead', 'bogged down'] as const;

/** Texts for the values of `status`; empty for a unit in play. */
export const STATUS_WORDS = ['', 'destroyed', 'has left the board', 'not yet on the board'] as const;

/** Levels of a step: the heading of a turn, the heading of a phase, an event, or the end of the game. */
export const LEVELS = { turn: 0, phase: 1, event: 2, end: 3 } as const;

/** Moments that a viewer may want to jump to. */
export const MOMENTS = ['kill', 'explosion', 'head', 'fall'] as const;
export type MomentKind = (typeof MOMENTS)[number];

export interface FilmStep {
  /** One of `LEVELS`. */
  readonly l: number;
  /** Text of the step; empty if the text of an earlier step describes it too, as that of a shot describes its damage. */
  readonly t: string;
  /** For a step without text: the index of the step whose text describes it. */
  readonly c?: number;
  /** A list for each unit that changes: its index, then pairs of an index into its state and the new value. */
  readonly d?: readonly (readonly number[])[];
  /** Center of a hex whose terrain changes. */
  readonly h?: readonly [x: number, y: number];
  /** Attacker, target, and whether it hits. */
  readonly a?: readonly [attacker: number, target: number, hit: 0 | 1];
  /** The unit that the step is about, if neither a change nor an attack names it. */
  readonly u?: number;
  /** A moment to jump to, and the unit that it happens to. */
  readonly k?: readonly [kind: MomentKind, unit: number];
  /** Target number and roll of two dice. */
  readonly r?: readonly [need: number, roll: number];
  /** How the target number is made up: pairs of a value and an index into `words`. */
  readonly m?: readonly number[];
  /** What else explains the numbers in the text. */
  readonly w?: string;
}
