import { type Film, LEVELS, type MomentKind } from '../film/film.ts';
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

/** A place worth jumping to. */
export interface Moment extends Heading {
  readonly kind: MomentKind;
  /** The unit that it happens to. */
  readonly unit: number;
}

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

/** Returns the moments of a film in their order. */
export function momentsOf(film: Film): Moment[] {
  return film.steps.flatMap(({ k }, step) =>
    k === undefined ? [] : [{ step, title: captionText(film, step), kind: k[0], unit: k[1] }],
  );
}

/** Returns the last heading at or before a step; the first if the step is before all. */
export function headingAt<T extends Heading>(headings: readonly T[], step: number): T | undefined {
  return headings.findLast(heading => heading.step <= step) ?? headings[0];
}
