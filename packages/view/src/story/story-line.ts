/** One line of a story. Its text may grow while further events are told, until the phase is over. */
export interface StoryLine {
  /** A `detail` follows from the `event` above it. */
  readonly level: 'turn' | 'event' | 'detail';
  /** Title of the phase, on the first line of that phase. */
  readonly heading: string | undefined;
  text: string;
  /** How the target numbers on the line are made up. */
  readonly notes: string[];
}
