import { type Explanation, IMPOSSIBLE, note } from '../explain/modifiers.ts';
import type { Game } from '../game.ts';
import type { MountedWeapon } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';
import { attackerModifier, attackerMovement } from './attacker-modifiers.ts';
import { aimModifier, fireControlModifier, stealthModifier } from './fire-control.ts';
import { firingDistance, rangeBracket, rangeModifier, rangesOf } from './range.ts';
import { shotObstacle } from './shot-obstacle.ts';
import { PLAIN_SHOT, type ShotTerms } from './shot-terms.ts';
import { surroundingsModifier } from './sight-modifiers.ts';
import { targetMotion, targetPosture } from './target-modifiers.ts';
import { sightBetween } from './viewpoint.ts';
import { isUnderWater } from './water.ts';

const INDIRECT = 1;

/** What a weapon needs to hit, with every modifier; `IMPOSSIBLE` if it cannot be fired at the target at all. */
export function toHitNumber(
  game: Game,
  attacker: MechState,
  target: MechState,
  weapon: MountedWeapon,
  explanation?: Explanation,
  terms: ShotTerms = PLAIN_SHOT,
): number {
  if (shotObstacle(game, attacker, target, weapon, terms, true) !== undefined) return IMPOSSIBLE;
  const type = terms.type ?? weapon.type;
  const hexes = firingDistance(game, attacker, target);
  const bracket = rangeBracket(rangesOf(type, isUnderWater(game, attacker, weapon.location)), hexes);
  return (
    note(explanation, 'gunnery', attacker.gunnery) +
    rangeModifier(type, bracket, hexes, explanation) +
    attackerModifier(game, attacker, weapon.location, explanation) +
    note(explanation, 'attacker.secondaryTarget', terms.secondary) +
    sightTerms(game, attacker, target, terms, explanation) +
    targetMotion(target, explanation) +
    targetPosture(target, hexes, explanation) +
    aimModifier(target, terms, explanation) +
    stealthModifier(game, target, bracket, explanation) +
    fireControlModifier(game, attacker, weapon, terms, explanation)
  );
}

/** Indirect fire is judged from where the spotter stands, and by how the spotter has moved. */
function sightTerms(
  game: Game,
  attacker: MechState,
  target: MechState,
  terms: ShotTerms,
  explanation: Explanation,
): number {
  if (!terms.indirect) {
    return surroundingsModifier(game, attacker, target, sightBetween(game, attacker, target), explanation);
  }
  const indirect = note(explanation, 'indirect', INDIRECT);
  const { spotter } = terms;
  if (spotter === undefined) return indirect;
  const sight = sightBetween(game, spotter, target);
  return (
    indirect +
    attackerMovement(spotter.movement, explanation) +
    surroundingsModifier(game, spotter, target, sight, explanation)
  );
}
