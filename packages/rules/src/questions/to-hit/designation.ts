import { hasBit } from '../../basics/bits.ts';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { termsOf } from './shot-terms.ts';
import { spotterView } from './spotting.ts';
import { targetMotion } from './target-modifiers.ts';

/**
 * What semi-guided missiles do not mind when their target is in the beam of a designator of their side: that it moves and,
 * fired indirectly, what the spotter sees it behind and how the spotter moves. Beams are resolved before all other fire,
 * so this is known only when the missiles fly.
 */
export function designationRelief(game: Game, attack: WeaponAttack, explanation?: Explanation): number {
  const target = mechOf(game, attack.target);
  const { side } = mechOf(game, attack.attacker);
  const { guidance } = termsOf(game, attack);
  if (guidance !== 'semiGuided' || !hasBit(target.tagged, side)) return 0;
  return note(explanation, 'target.designated', -forgotten(game, attack, target));
}

function forgotten(game: Game, attack: WeaponAttack, target: MechState): number {
  const motion = targetMotion(target, undefined);
  if (attack.spotter < 0 || attack.spotter === attack.attacker) return motion;
  return motion + spotterView(game, mechOf(game, attack.spotter), target, undefined);
}
