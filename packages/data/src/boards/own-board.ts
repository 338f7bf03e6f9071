/** A board that comes with the program. */
export interface OwnBoard {
  /** In lower case, with words joined by hyphens. */
  readonly name: string;
  readonly title: string;
  /** A description in one sentence. */
  readonly description: string;
  /** The hexes, as `sketchBoard` reads them. */
  readonly sketch: string;
}
