import { hasBit } from '../../basics/bits.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isLineDisturbed, isStealthy } from './electronics.ts';

/** Whether a unit hears a pod of its side on the target: enemy ECM around the pod, or its own stealth armor, drowns it. */
export function hearsBeacon(game: Game, attacker: MechState, target: MechState): boolean {
  if (!hasBit(target.narcPods, attacker.side)) return false;
  if (isStealthy(attacker, specOf(game, attacker))) return false;
  return !isLineDisturbed(game, attacker.side, target.hex, target.hex);
}
