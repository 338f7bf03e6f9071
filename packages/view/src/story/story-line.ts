/** One line of a story. */
export interface StoryLine {
  /** A `detail` follows from the `event` above it. */
  readonly level: 'turn' | 'event' | 'detail';
  /** Title of the phase, on the first line of that phase. */
  readonly heading: string | undefined;
  /** May grow while further events are told, until the phase is over. */
  readonly text: string;
  /** How the target numbers on the line are made up. */
  readonly notes: readonly string[];
}

/** A line that is still being written. */
export interface OpenLine extends StoryLine {
  text: string;
  readonly notes: string[];
}
