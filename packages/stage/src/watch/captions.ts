import type { Film } from '../film/film.ts';

/** Returns the step whose text describes a step: the step itself, or an earlier one. */
export function captionOf({ steps }: Film, step: number): number {
  return steps[step]?.c ?? step;
}

/** Returns the text that describes a step. */
export function captionText(film: Film, step: number): string {
  return film.steps[captionOf(film, step)]?.t ?? '';
}

/** Returns every step that a line of the log describes. The line is given by its first step. */
export function stepsOfLine(film: Film, line: number): number[] {
  return film.steps.flatMap(({ c }, step) => (step === line || c === line ? [step] : []));
}
