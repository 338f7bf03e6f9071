import { hasBit } from '../../basics/bits.ts';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { guidanceOf } from '../weapons/ammunition.ts';
import { sightTarget } from './firing-solution.ts';
import { spotterSightingModifier } from './spotting.ts';
import { targetMotion } from './target-modifiers.ts';

/**
 * What a target in the beam of a designator takes off the number of semi-guided missiles: its movement and, in indirect
 * fire, what the spotter sees it behind and how the spotter moves. Beams are resolved before all other fire,
 * so this is known only when the missiles fly.
 */
export function designationRelief(game: Game, attack: WeaponAttack, explanation?: Explanation): number {
  const target = mechOf(game, attack.target);
  const attacker = mechOf(game, attack.attacker);
  if (guidanceOf(specOf(game, attacker), attack.bin) !== 'semiGuided' || !hasBit(target.tagged, attacker.side))
    return 0;
  return note(explanation, 'target.designated', -modifiersForgiven(game, attack, target));
}

/** The modifiers that a beam cancels. */
function modifiersForgiven(game: Game, attack: WeaponAttack, target: MechState): number {
  const motion = targetMotion(target, undefined);
  if (attack.spotter < 0 || attack.spotter === attack.attacker) return motion;
  return motion + spotterSightingModifier(game, sightTarget(game, mechOf(game, attack.spotter), target), undefined);
}
