import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Salvo } from './salvo.ts';
import { setInterference } from './shock.ts';
import { shotSource } from './weapon-hit.ts';
import { resolveSalvo } from './weapon-hit-steps.ts';

/**
 * Attaches a pod to its target for the rest of the game: it guides missiles there, confuses the target's aim or drowns its signals. A pod
 * with explosives explodes instead.
 */
export function resolvePod(game: Game, salvo: Salvo<WeaponAttack>, target: MechState): readonly Step[] {
  const { traits } = salvo.load.type;
  if (traits.includes('explosivePod')) return resolveSalvo(game, salvo);
  if (traits.includes('haywirePod')) setInterference(game, target, 'haywire', 1);
  else if (traits.includes('ecmPod')) setInterference(game, target, 'ecm', 1);
  else
    emit(game, {
      type: 'NarcAttached',
      unit: target.id,
      side: mechOf(game, salvo.attack.attacker).side,
      source: shotSource(salvo.attack),
    });
  return NO_STEPS;
}
