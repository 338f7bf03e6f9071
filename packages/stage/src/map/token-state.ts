/** What the map shows of a unit. */
export interface TokenState {
  /** Identifies the unit in the game. */
  readonly unit: number;
  /** Short name, such as `A1`. */
  readonly mark: string;
  readonly name: string;
  /** 0 for A, 1 for B. */
  readonly side: 0 | 1;
  /** Center of its hex in the coordinates of `hexPoint`. */
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** Hexsides by which the torso is turned from the legs: -1 left, 0, 1 right. */
  readonly twist: number;
  readonly prone: boolean;
  readonly destroyed: boolean;
  readonly heat: number;
  /** What its movement adds to shots at it; `undefined` before it has moved. */
  readonly modifier?: number | undefined;
  /** Share of its armor and structure that is left, from 0 to 1. */
  readonly left: number;
  /** A description of the unit in words, with everything above and more. */
  readonly words: string;
}
