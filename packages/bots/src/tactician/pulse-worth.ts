import { type Game, type MechState, pulseNumbers, specOf } from '@hexfall/rules';
import { chance } from '../odds.ts';

/** Points of damage that a reactor is worth which stands still for a turn, and a turn of disturbed aim. */
const STOPPED = 20;
const DISTURBED = 5;

/** Returns what a hit by a pulse weapon is worth in points of damage: nothing on a unit whose reactor has stopped. */
export function pulseWorth(game: Game, target: MechState): number {
  if (target.shutdown) return 0;
  const { shutdown, interference } = pulseNumbers(specOf(game, target));
  return chance(shutdown) * STOPPED + (chance(interference) - chance(shutdown)) * DISTURBED;
}
