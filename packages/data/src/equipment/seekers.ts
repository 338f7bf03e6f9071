import type { Guidance } from '@hexfall/rules';

/** Texts that unit files add to the name of a bin whose missiles have a seeker. */
export const SEEKER_SUFFIXES: readonly (readonly [suffix: string, guidance: Guidance])[] = [
  ['Artemis-capable', 'artemisIV'],
  ['Artemis V-capable', 'artemisV'],
  ['Narc-capable', 'narc'],
  ['Semi-guided', 'semiGuided'],
];
