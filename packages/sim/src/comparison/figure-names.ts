import type { Figure } from './rounds.ts';

/** The figures of a comparison in words, in the order in which reports show them. */
export const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  wins: 'games won',
  draws: 'games drawn',
  losses: 'games lost',
  turns: 'turns',
  dealt: 'damage dealt',
  taken: 'damage taken',
};
