import type { Film } from '../film/film.ts';

/** Returns the step whose text tells of a step: the step itself, or an earlier one. */
export function captionOf({ steps }: Film, step: number): number {
  return steps[step]?.c ?? step;
}

/** Returns the text that tells of a step. */
export function captionText(film: Film, step: number): string {
  return film.steps[captionOf(film, step)]?.t ?? '';
}

/** Returns every step that the text of one of them tells of. */
export function stepsOfLine(film: Film, line: number): number[] {
  return film.steps.flatMap(({ c }, step) => (step === line || c === line ? [step] : []));
}
