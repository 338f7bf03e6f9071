import { type Explanation, IMPOSSIBLE, note } from '../../vocabulary/explain/modifiers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { sightBetween } from '../board/viewpoint.ts';
import { isUnderWater } from '../board/water.ts';
import { attackerModifier } from './attacker-modifiers.ts';
import { c3Modifier } from './c3.ts';
import { aimModifier, fireControlModifier, stealthModifier } from './fire-control.ts';
import { firingDistance, rangeBracket, rangeModifier, rangesOf } from './range.ts';
import { obstacleToReach, obstacleToSight } from './shot-obstacle.ts';
import { PLAIN_SHOT, type ShotTerms } from './shot-terms.ts';
import { surroundingsModifier } from './sight-modifiers.ts';
import { spotterView } from './spotting.ts';
import { targetMotion, targetPosture } from './target-modifiers.ts';

const INDIRECT = 1;

/**
 * What a weapon needs to hit, with every modifier; `IMPOSSIBLE` if it cannot be fired at the target at all.
 *
 * @example
 * ```ts
 * import { mechOf, type Modifier, specOf, toHitNumber } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const shooter = mechOf(game, 0);
 * const why: Modifier[] = [];
 * const [weapon] = specOf(game, shooter).weapons;
 * weapon && toHitNumber(game, shooter, mechOf(game, 1), weapon, why); // => 4
 * why; // => [{ code: 'gunnery', value: 4 }]
 * ```
 */
export function toHitNumber(
  game: Game,
  attacker: MechState,
  target: MechState,
  weapon: MountedWeapon,
  explanation?: Explanation,
  terms: ShotTerms = PLAIN_SHOT,
): number {
  const type = terms.type ?? weapon.type;
  const sight = sightBetween(game, attacker, target);
  if (obstacleToSight(game, attacker, target, weapon, terms, sight) !== undefined) return IMPOSSIBLE;
  if (obstacleToReach(game, attacker, target, weapon, type) !== undefined) return IMPOSSIBLE;
  const hexes = firingDistance(game, attacker, target);
  const ranges = rangesOf(type, isUnderWater(game, attacker, weapon.location));
  const bracket = rangeBracket(ranges, hexes);
  return (
    note(explanation, 'gunnery', attacker.gunnery) +
    rangeModifier(type, bracket, hexes, explanation) +
    (terms.indirect ? 0 : c3Modifier(game, attacker, target, ranges, bracket, explanation)) +
    attackerModifier(game, attacker, weapon.location, explanation) +
    note(explanation, 'attacker.secondaryTarget', terms.secondary) +
    (terms.indirect
      ? spotterTerms(game, terms.spotter, target, explanation)
      : surroundingsModifier(game, attacker, target, sight, explanation)) +
    targetMotion(target, explanation) +
    targetPosture(target, hexes, explanation) +
    aimModifier(target, terms, explanation) +
    stealthModifier(game, target, bracket, explanation) +
    fireControlModifier(game, attacker, target, weapon, terms, explanation)
  );
}

/** Indirect fire is judged by what its spotter sees; a beacon sees nothing. */
function spotterTerms(game: Game, spotter: MechState | undefined, target: MechState, explanation: Explanation): number {
  const indirect = note(explanation, 'indirect', INDIRECT);
  return spotter === undefined ? indirect : indirect + spotterView(game, spotter, target, explanation);
}
