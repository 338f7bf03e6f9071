import type { StudyKind } from './experiment.ts';

/** What a force of an experiment is called, by its place. */
export function forceTitleOf(kind: StudyKind, index: number): string {
  if (kind === 'simulation') return `Side ${'AB'[index]!}`;
  if (kind === 'tournament') return `Entrant ${index + 1}`;
  if (index === 0) return 'First variant';
  return index === 1 ? 'Second variant' : `Opponent ${index - 1}`;
}
