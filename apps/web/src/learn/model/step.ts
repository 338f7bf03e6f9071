import type { HexId } from '@hexfall/hex';
import type { Scene } from './scene.ts';

/** Parts of the page at which the coach points. `weapon-0` is the first weapon in the list, `facing-0` north, `torso-1` to the right. */
export type PagePart =
  | 'ways'
  | 'outlook'
  | 'all'
  | 'heat'
  | 'kick'
  | 'sheet'
  | 'confirm'
  | `weapon-${number}`
  | `facing-${number}`
  | `torso-${number}`;

/** The hexes and the parts of the page at which the coach points. */
export interface Pointing {
  readonly hexes: readonly HexId[];
  readonly parts: readonly PagePart[];
}

/** The words of a step. */
export interface Words {
  readonly title: string;
  /** Two or three short sentences. */
  readonly say: string;
  /** Figures for the words, one on each line. */
  readonly facts?: readonly string[];
  readonly points?: Partial<Pointing>;
}

/** A piece of the lesson: when it fits, and what the coach says then. */
export interface Step {
  readonly id: string;
  /**
   * A `talk` is read once. A `task` says what to do next, as long as it fits; it disappears when the reader has done it, or something else.
   */
  readonly kind: 'talk' | 'task';
  /** Returns what to say, or `undefined` while the step does not fit. */
  readonly words: (scene: Scene) => Words | undefined;
}
