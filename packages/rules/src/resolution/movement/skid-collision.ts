import { sideStruck } from '@hexfall/hex';
import { pilotingNumber } from '../../questions/piloting/target-number.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { announce, boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealImpact } from '../damage/impact.ts';
import { chargeDamage, chargeSelfDamage } from '../physical/ram-damage.ts';
import { ramNumber } from '../physical/ram-number.ts';
import { rollPiloting } from '../piloting/footing.ts';
import { queueRoll } from '../queue-roll.ts';

/** A skid is no aimed attack: what the movement of the one who slides adds. */
const SKIDDING = 3;

/**
 * A sliding unit meets another. One that has not moved yet may roll to get out of the way; otherwise it is struck as by a
 * charge. Either way the slide ends in front of it.
 */
export function collide(game: Game, mech: MechState, other: MechState): void {
  if (avoids(game, other)) return;
  const need = ramNumber(game, 'charge', mech, other) + SKIDDING;
  const roll = game.dice.twoD6('toHit', need);
  const hit = roll >= need;
  announce(game, { type: 'CollisionRolled', unit: mech.id, target: other.id, need, roll, hit });
  if (hit) crash(game, mech, other);
}

function avoids(game: Game, other: MechState): boolean {
  if (other.movement !== 'undecided' || other.prone) return false;
  const need = pilotingNumber(game, other, 'avoidCollision', 0);
  return need < IMPOSSIBLE && rollPiloting(game, other, 'avoidCollision', need, 'sidestep');
}

function crash(game: Game, mech: MechState, other: MechState): void {
  const board = boardOf(game);
  const side = sideStruck(board, mech.hex, other);
  const ownSide = sideStruck(board, other.hex, mech);
  const damage = chargeDamage(game, mech);
  const ownDamage = chargeSelfDamage(game, mech, other);
  dealImpact(game, other, damage, 'full', side);
  dealImpact(game, mech, ownDamage, 'full', ownSide);
  queueRoll(game, other, 'charged', game.rules.chargeHitPsrModifier);
}
