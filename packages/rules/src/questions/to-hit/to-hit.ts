import { isSightBlocked } from '@hexfall/hex';
import { type Explanation, IMPOSSIBLE, note } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { artilleryNumber } from './artillery.ts';
import { isArtillery } from './artillery-range.ts';
import { attackerModifier } from './attacker-modifiers.ts';
import { c3Modifier } from './c3.ts';
import { sameBuildingModifier, surroundingsModifier } from './cover.ts';
import { aimModifier, fireControlModifier, stealthModifier } from './fire-control.ts';
import type { FiringSolution } from './firing-solution.ts';
import { RANGE_STEP, rangeModifier } from './range.ts';
import { obstacleToReach, obstacleToSight } from './shot-obstacle.ts';
import { signatureModifier } from './signatures.ts';
import { indirectModifier, spotterSightingModifier, unseenModifier } from './spotting.ts';
import { targetMotion, targetPosture, trackingModifier } from './target-modifiers.ts';

/**
 * Returns the target number of a weapon, with every modifier; `IMPOSSIBLE` if it cannot be fired at the target at all. The arc of the
 * weapon is not checked here.
 *
 * @example
 * ```ts
 * import { aimWeapon, mechOf, type Modifier, sightTarget, specOf, toHitNumber } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const shooter = mechOf(game, 0);
 * const sighting = sightTarget(game, shooter, mechOf(game, 1));
 * const why: Modifier[] = [];
 * const [weapon] = specOf(game, shooter).weapons;
 * weapon && toHitNumber(game, aimWeapon(game, sighting, weapon), why); // => 4
 * why; // => [{ code: 'gunnery', value: 4 }]
 * ```
 */
export function toHitNumber(game: Game, solution: FiringSolution, explanation?: Explanation): number {
  // The cheapest checks come first, not those that come first in the rules: it does not matter here which obstacle is found.
  if (isSightBlocked(solution.sight) && !solution.terms.indirect) return IMPOSSIBLE;
  if (obstacleToReach(game, solution) !== undefined || obstacleToSight(game, solution) !== undefined) return IMPOSSIBLE;
  return clearShotNumber(game, solution, explanation);
}

/** Returns the target number of a shot that has no obstacle. */
export function clearShotNumber(game: Game, solution: FiringSolution, explanation?: Explanation): number {
  const { attacker, target, weapon, terms, type, hexes, bracket } = solution;
  if (type.damage.kind === 'blast' && isArtillery(type)) return artilleryNumber(game, solution, explanation);
  const atRange = note(explanation, 'gunnery', attacker.gunnery) + rangeModifier(type, bracket, hexes, explanation);
  const c3 = terms.indirect ? 0 : c3Modifier(game, solution, explanation);
  const counted = c3 === 0 ? bracket : bracket + c3 / RANGE_STEP;
  return (
    atRange +
    c3 +
    attackerModifier(game, attacker, weapon, explanation) +
    note(explanation, 'attacker.secondaryTarget', terms.secondary) +
    sightingModifier(game, solution, explanation) +
    targetMotion(target, explanation) +
    (type === weapon.type ? 0 : trackingModifier(solution, explanation)) +
    targetPosture(target, hexes, explanation) +
    aimModifier(target, terms, explanation) +
    stealthModifier(game, target, bracket, explanation) +
    signatureModifier(target, specOf(game, target), counted, explanation) +
    fireControlModifier(game, solution, counted, explanation)
  );
}

/**
 * Returns the modifier for the line of sight. Direct fire depends on what the attacker sees, indirect fire on what its spotter sees; a
 * beacon sees nothing.
 */
function sightingModifier(game: Game, solution: FiringSolution, explanation: Explanation): number {
  const { attacker, target, terms, sight, spotterSighting } = solution;
  if (!terms.indirect) {
    return (
      surroundingsModifier(game, target, sight, explanation) + sameBuildingModifier(game, attacker, target, explanation)
    );
  }
  const indirect = indirectModifier(explanation);
  return spotterSighting === undefined
    ? indirect + unseenModifier(game, solution, explanation)
    : indirect + spotterSightingModifier(game, spotterSighting, explanation);
}
