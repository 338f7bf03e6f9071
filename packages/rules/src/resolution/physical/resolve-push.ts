import { spotOf } from '../../questions/board/spot.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { PushAttack } from '../../vocabulary/state/attacks.ts';
import { displace, moveInto } from '../displacement/displace.ts';
import { queueRoll } from '../queue-roll.ts';
import { isStraightAhead } from './push.ts';
import { voidAttack } from './void-attack.ts';

/** A push that hit, with all the pushes of the phase that did: two units that push each other hold each other up. */
export function resolvePush(game: Game, push: PushAttack, hits: readonly PushAttack[]): void {
  const attacker = mechOf(game, push.attacker);
  const target = mechOf(game, push.target);
  if (target.status !== 'active' || !isStraightAhead(game, attacker, target)) return voidAttack(game, push);
  const mutual = hits.some(other => other.attacker === push.target && other.target === push.attacker);
  const direction = attacker.facing;
  const vacated = spotOf(target);
  const moved = !mutual && displace(game, target, { direction, how: 'forced', reason: 'pushed', modifier: 0 });
  if (!moved) return queueRoll(game, target, 'pushed', 0);
  if (attacker.status === 'active' && !attacker.prone) {
    moveInto(game, attacker, vacated, { direction, how: 'followed', reason: 'pushed' });
  }
}
