import { type Game, type MechId, refusalOf } from '@hexfall/rules';

/** A way to turn the torso. */
export interface TwistOption {
  readonly twist: number;
  readonly words: string;
  readonly legal: boolean;
  readonly chosen: boolean;
}

const TWISTS: readonly (readonly [twist: number, words: string])[] = [
  [-1, 'Torso to the left'],
  [0, 'Torso ahead'],
  [1, 'Torso to the right'],
];

/** Returns every way to turn the torso; one of them is marked as chosen. */
export function twistOptions(game: Game, unit: MechId, chosen: number): TwistOption[] {
  return TWISTS.map(([twist, words]) => ({
    twist,
    words,
    legal: canTwist(game, unit, twist),
    chosen: twist === chosen,
  }));
}

export function canTwist(game: Game, unit: MechId, twist: number): boolean {
  return refusalOf(game, { type: 'fire', unit, twist, shots: [] }) === undefined;
}
