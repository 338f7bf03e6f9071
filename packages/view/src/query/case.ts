import type { Question } from '@hexfall/odds';
import type { Game, MechId, Plan } from '@hexfall/rules';

/** A unit that the answers are about. */
export interface CaseUnit {
  readonly id: MechId;
  /** How its part of the answers is headed: "Target: Hunchback HBK-4G". */
  readonly heading: string;
  /** What is known of it, in a few words each: "gunnery 4", "ran 6 hexes". */
  readonly facts: readonly string[];
}

/** A number that dice must reach: "AC/20", "8 = 4 gunnery + 4 long range". */
export interface CaseNumber {
  readonly what: string;
  /** How many such rolls there are. */
  readonly count: number;
  readonly need: number;
  readonly text: string;
}

/** A question that is ready to be worked on. */
export interface OddsCase {
  /** The question in one line, as it was understood. */
  readonly title: string;
  readonly rules: string;
  readonly game: Game;
  readonly plan: Plan;
  /** What lies between the units, in a few words each. */
  readonly scene: readonly string[];
  readonly units: readonly CaseUnit[];
  readonly numbers: readonly CaseNumber[];
  readonly questions: readonly Question[];
  /** Remarks that do not belong to the result. */
  readonly notes: readonly string[];
}
