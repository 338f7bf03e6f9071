import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { Visible } from '../board/viewpoint.ts';
import { attackerModifier } from './attacker-modifiers.ts';
import { pathModifier } from './cover.ts';
import type { FiringSolution } from './firing-solution.ts';

/*
 * Artillery fires at a hex, whether or not a unit stands in it. Neither range nor the target itself matters, only the gunner, the attacker
 * and, if the gunner sees the hex, the terrain between.
 */

/** Returns what two dice must reach for an artillery shell to come down in the hex that it is aimed at. */
export function artilleryNumber(game: Game, solution: FiringSolution<Visible>, explanation?: Explanation): number {
  const { attacker, weapon, terms, type, sight } = solution;
  return (
    note(explanation, 'gunnery', attacker.gunnery) +
    note(explanation, 'weapon', type.toHit) +
    attackerModifier(game, attacker, weapon, explanation) +
    note(explanation, 'attacker.secondaryTarget', terms.secondary) +
    (terms.indirect ? 0 : pathModifier(sight, explanation))
  );
}
