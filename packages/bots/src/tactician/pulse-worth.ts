import { type Game, type MechState, pulseNumbers, specOf } from '@hexfall/rules';
import { chance } from '../odds.ts';

/** Worth of stopping a reactor for a turn, and of disturbing the aim of a unit for a turn, in points of damage. */
const STOPPED = 20;
const DISTURBED = 5;

/** Returns what a hit by a pulse weapon is worth in points of damage: nothing against a unit whose reactor is shut down. */
export function pulseWorth(game: Game, target: MechState): number {
  if (target.shutdown) return 0;
  const { shutdown, interference } = pulseNumbers(specOf(game, target));
  return chance(shutdown) * STOPPED + (chance(interference) - chance(shutdown)) * DISTURBED;
}
