import { type Film, LEVELS, MOMENTS } from '../film/film.ts';
import { captionText } from './captions.ts';

/** A place in a film with its heading. */
export interface Heading {
  readonly step: number;
  readonly title: string;
}

/** A turn with its phases, and the step after its last. */
export interface Chapter extends Heading {
  readonly end: number;
  readonly phases: readonly Heading[];
}

/** What makes a place worth jumping to: one of the moments of a film, or a swing of the game. */
export const PLACE_KINDS = ['swing', ...MOMENTS] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place worth jumping to. */
export interface Moment extends Heading {
  readonly kind: PlaceKind;
  /** The side that it happens to, or that gains by it: 0 for A, 1 for B. */
  readonly side: 0 | 1;
}

/** More moments than any real game has. A file with more must not keep a viewer waiting. */
const MAX_MOMENTS = 1000;

/** Returns the turns of a film. What precedes the first turn, such as deployment, is a chapter of its own. */
export function chaptersOf({ steps }: Film): Chapter[] {
  const starts = steps.flatMap(({ l }, step) => (l === LEVELS.turn ? [step] : []));
  if (starts[0] !== 0) starts.unshift(0);
  return starts.map((step, i) => {
    const end = starts[i + 1] ?? steps.length;
    const first = steps[step];
    const title = first?.l === LEVELS.turn ? first.t : 'Before the first turn';
    return { step, title, end, phases: phasesOf(steps, step, end) };
  });
}

function phasesOf(steps: Film['steps'], from: number, end: number): Heading[] {
  return steps.slice(from, end).flatMap(({ l, t }, i) => (l === LEVELS.phase ? [{ step: from + i, title: t }] : []));
}

/** Returns the moments of a film in their order, and with them the turns in which it swung. */
export function momentsOf(film: Film, swings: readonly Moment[] = []): Moment[] {
  const moments: Moment[] = [...swings];
  for (const [step, { k }] of film.steps.entries()) {
    if (k === undefined) continue;
    if (moments.length === MAX_MOMENTS) break;
    moments.push({ step, title: captionText(film, step), kind: k[0], side: film.units[k[1]]!.side });
  }
  return moments.sort((one, two) => one.step - two.step);
}

/** Returns the last heading at or before a step; the first if the step is before all. */
export function headingAt<T extends Heading>(headings: readonly T[], step: number): T | undefined {
  return headings.findLast(heading => heading.step <= step) ?? headings[0];
}
