import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { dealDamage } from '../damage/damage.ts';
import { rollHitLocation } from '../damage/hit-location.ts';
import { queueRoll } from '../queue-roll.ts';
import { meleeWeapon } from './melee.ts';
import type { CloseAttack, RolledAttack } from './rolled-attack.ts';

/** A mace that finds nothing pulls its bearer after it. */
const MISSED_MACE = 2;

/** What a punch, a kick or a melee weapon does. */
export function resolveStrike(game: Game, rolled: RolledAttack<CloseAttack>): void {
  if (rolled.hit) land(game, rolled);
  else goWide(game, rolled.attack);
}

/** A unit destroyed earlier in the phase takes nothing more. */
function land(game: Game, rolled: RolledAttack<CloseAttack>): void {
  const target = mechOf(game, rolled.attack.target);
  if (target.status !== 'active') return;
  if (rolled.damage > 0) {
    const location = rollHitLocation(game.dice, rolled.table, rolled.side, specOf(game, target).quad);
    dealDamage(game, target, location, rolled.damage, { kind: rolled.attack.kind, attacker: rolled.attack.attacker });
  }
  if (rolled.attack.kind === 'kick') queueRoll(game, target, 'kicked', 0);
}

function goWide(game: Game, attack: CloseAttack): void {
  const attacker = mechOf(game, attack.attacker);
  if (attack.kind === 'kick') queueRoll(game, attacker, 'missedKick', 0);
  if (attack.kind === 'melee' && meleeWeapon(game, attacker, attack.item)!.kind === 'mace') {
    queueRoll(game, attacker, 'missedMace', MISSED_MACE);
  }
}
