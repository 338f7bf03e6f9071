import type { StudyKind } from './experiment.ts';

/** The names of the kinds of experiments. */
export const KIND_WORDS: Readonly<Record<StudyKind, string>> = {
  simulation: 'Who wins?',
  comparison: 'Which is better?',
  tournament: 'Who is best?',
};

/** What each kind of experiment does, in a sentence. */
export const KIND_NOTES: Readonly<Record<StudyKind, string>> = {
  simulation: 'Two forces fight many times. Every second game is the same with sides exchanged.',
  comparison: 'Two variants of a force meet the same opponents with the same dice.',
  tournament: 'Several forces fight each other, every one against every other.',
};

/** The names of their results in lists. */
export const RESULT_WORDS: Readonly<Record<StudyKind, string>> = {
  simulation: 'Simulation',
  comparison: 'Comparison',
  tournament: 'Tournament',
};
