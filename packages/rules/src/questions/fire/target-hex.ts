import type { HexId } from '@hexfall/hex';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';

/**
 * Returns the hex that a shot is aimed at: the hex of a building, any hex for artillery, or the hex where the target
 * stands now.
 */
export function targetHex(game: Game, attack: FireAttack): HexId {
  return attack.kind === 'building' ? attack.hex : mechOf(game, attack.target).hex;
}
