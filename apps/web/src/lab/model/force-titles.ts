import type { StudyKind } from './experiment.ts';

/** Returns the title of a force of an experiment, by its place. */
export function forceTitleOf(kind: StudyKind, index: number): string {
  if (kind === 'simulation') return `Side ${'AB'[index]!}`;
  if (kind === 'tournament') return `Entrant ${index + 1}`;
  if (index === 0) return 'First variant';
  return index === 1 ? 'Second variant' : `Opponent ${index - 1}`;
}
