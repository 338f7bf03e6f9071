import type { Aim } from './entries.ts';

/** The default circumstances of a shot: at a target six hexes away that stands still in the open. */
export const USUAL_AIM: Aim = {
  hexes: 6,
  side: 'front',
  lightWoods: 0,
  heavyWoods: 0,
  cover: false,
  secondary: 0,
  extra: 0,
  moved: 0,
  jumped: false,
  prone: false,
  immobile: false,
  ground: 'open',
};
