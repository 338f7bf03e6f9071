import type { StudyKind } from './experiment.ts';

/** What experiments are called. */
export const KIND_WORDS: Readonly<Record<StudyKind, string>> = {
  simulation: 'Who wins?',
  comparison: 'Which is better?',
  tournament: 'Who is best?',
};

/** What they do, in a sentence. */
export const KIND_NOTES: Readonly<Record<StudyKind, string>> = {
  simulation: 'Two forces fight many times. Every second game is the same with sides exchanged.',
  comparison: 'Two variants of a force meet the same opponents with the same dice.',
  tournament: 'Several forces fight each other, every one against every other.',
};

/** What their results are called in lists. */
export const RESULT_WORDS: Readonly<Record<StudyKind, string>> = {
  simulation: 'Simulation',
  comparison: 'Comparison',
  tournament: 'Tournament',
};
