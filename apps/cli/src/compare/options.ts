import type { SeriesOptions } from '../series/series-command.ts';
import type { MatchOptions } from '../simulate/options.ts';

/** The options of `compare` as the user typed them; an option that was not given is `undefined`. */
export interface CompareOptions extends Omit<MatchOptions, 'swapSides'>, SeriesOptions {
  readonly against?: readonly string[];
  readonly with?: string;
  readonly withSkill?: string;
  readonly withRules?: string;
  readonly withBot?: string;
  readonly withBoard?: readonly string[];
  readonly precision?: string;
}
