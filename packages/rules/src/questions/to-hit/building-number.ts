import { type Explanation, IMPOSSIBLE, note } from '../../vocabulary/explain/modifiers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { Visible } from '../board/viewpoint.ts';
import { artilleryNumber } from './artillery.ts';
import { isArtillery } from './artillery-range.ts';
import { attackerModifier } from './attacker-modifiers.ts';
import { c3Modifier } from './c3.ts';
import { surroundingsModifier } from './cover.ts';
import { fireControlModifier } from './fire-control.ts';
import type { FiringSolution } from './firing-solution.ts';
import { rangeModifier } from './range.ts';
import { obstacleToReach, obstacleToSight } from './shot-obstacle.ts';
import { IMMOBILE } from './target-modifiers.ts';

/**
 * Returns the target number of a weapon against a building or a hex, with every modifier; `IMPOSSIBLE` if it cannot be fired at it at all.
 * The arc of the weapon is not checked here.
 */
export function buildingNumber(game: Game, solution: FiringSolution<Visible>, explanation?: Explanation): number {
  if (obstacleToReach(game, solution) !== undefined || obstacleToSight(game, solution) !== undefined) return IMPOSSIBLE;
  return clearBuildingNumber(game, solution, explanation);
}

/** Returns the target number of a shot at a building or a hex that has no obstacle. The target counts as immobile, except for artillery. */
export function clearBuildingNumber(game: Game, solution: FiringSolution<Visible>, explanation?: Explanation): number {
  const { attacker, target, weapon, terms, type, hexes, bracket, sight } = solution;
  if (isArtillery(type)) return artilleryNumber(game, solution, explanation);
  return (
    note(explanation, 'gunnery', attacker.gunnery) +
    rangeModifier(type, bracket, hexes, explanation) +
    c3Modifier(game, solution, explanation) +
    attackerModifier(game, attacker, weapon, explanation) +
    note(explanation, 'attacker.secondaryTarget', terms.secondary) +
    surroundingsModifier(game, target, sight, explanation) +
    note(explanation, 'target.immobile', IMMOBILE) +
    fireControlModifier(game, solution, solution.bracket, explanation)
  );
}
