/** A board that comes with the program. */
export interface OwnBoard {
  /** Lower case, words joined by hyphens. */
  readonly name: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** The hexes, as `sketchBoard` reads them. */
  readonly sketch: string;
}
