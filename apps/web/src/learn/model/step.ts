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

/** What the coach points at. */
export interface Pointing {
  readonly hexes: readonly HexId[];
  readonly parts: readonly PagePart[];
}

/** What is said in a step. */
export interface Words {
  readonly title: string;
  /** Two or three short sentences. */
  readonly say: string;
  /** Figures that belong to it, a line each. */
  readonly facts?: readonly string[];
  readonly points?: Partial<Pointing>;
}

/** A piece of the lesson: when it fits, and what is said then. */
export interface Step {
  readonly id: string;
  /**
   * `talk` is read once and then left behind. `task` says what to do next, for as long as it fits; it is gone when the reader has done
   * it, or something else.
   */
  readonly kind: 'talk' | 'task';
  /** Returns what to say, or `undefined` while the step does not fit. */
  readonly words: (scene: Scene) => Words | undefined;
}
