import type { Film } from '../film/film.ts';
import { captionOf, captionText, stepsOfLine } from './captions.ts';

/** How the numbers of a step, or of all steps of a line, are made up. */
export interface Why {
  /** What the line says. */
  readonly text: string;
  readonly numbers: readonly Explained[];
}

/** What explains the numbers of one step. */
export interface Explained {
  /** The roll against a target number, with its chance; `undefined` if there was none. */
  readonly roll: RollWords | undefined;
  /** The parts of the target number. */
  readonly parts: readonly { readonly value: string; readonly words: string }[];
  /** Everything else. */
  readonly note: string | undefined;
}

interface RollWords {
  readonly need: number;
  readonly words: string;
}

/** Returns what explains a step: its own numbers or, where it has none, those of its line. */
export function whyOf(film: Film, step: number): Why {
  const numbers = explain(film, step);
  return numbers.length > 0 ? { text: captionText(film, step), numbers } : whyOfLine(film, captionOf(film, step));
}

/** Returns what explains all steps of a line of the log. */
export function whyOfLine(film: Film, line: number): Why {
  return { text: captionText(film, line), numbers: stepsOfLine(film, line).flatMap(step => explain(film, step)) };
}

function explain({ steps, words }: Film, step: number): Explained[] {
  const shown = steps[step];
  if (shown === undefined || (shown.r === undefined && shown.w === undefined)) return [];
  const { r, m = [], w } = shown;
  const values = m.filter((_, i) => i % 2 === 0);
  const parts = values.map((value, i) => ({ value: signed(value, i), words: words[m[2 * i + 1]!]! }));
  const rest = r === undefined || m.length === 0 ? 0 : r[0] - values.reduce((sum, value) => sum + value, 0);
  // An explanation must not look complete when it is not.
  if (rest !== 0) parts.push({ value: signed(rest, 1), words: 'other' });
  return [{ roll: r === undefined ? undefined : { need: r[0], words: rollWords(...r) }, parts, note: w }];
}

const OUTCOMES = 36;

/** The number of rolls of two dice, out of 36, that reach a number. */
export function waysToReach(need: number): number {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two >= need) ways++;
  return ways;
}

function rollWords(need: number, roll: number): string {
  const ways = waysToReach(need);
  if (ways === 0) return `cannot be reached with two dice; rolled ${roll}`;
  if (ways === OUTCOMES) return `always reached; rolled ${roll}`;
  return `or more on two dice: ${Math.round((ways / OUTCOMES) * 100)}% (${ways} of ${OUTCOMES}); rolled ${roll}`;
}

/** Formats a number with its sign, except that the first part has no plus sign. */
function signed(value: number, index: number): string {
  if (value < 0) return `−${-value}`;
  return index === 0 ? String(value) : `+${value}`;
}
