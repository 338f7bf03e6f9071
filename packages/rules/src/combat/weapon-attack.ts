import { sideStruck } from '@hexfall/hex';
import { boardOf, emit, type Game, mechOf, specOf } from '../game.ts';
import type { WeaponDamage } from '../state/weapon-type.ts';
import type { MechState } from '../state/mech-state.ts';
import { queueRoll } from '../piloting/queue.ts';
import { binFor } from './ammunition.ts';
import { clusterHits, damageGroups } from './cluster.ts';
import { resolveDamage } from './damage.ts';
import type { WeaponAttack } from './declared-attack.ts';
import { rollHitLocation } from './hit-location.ts';

/** One declared shot: ammunition and heat are spent, hit or miss. */
export function resolveWeaponAttack(game: Game, attack: WeaponAttack): void {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const { type } = specOf(game, attacker).weapons[attack.weapon]!;
  if (!fire(game, attacker, attack.weapon)) return;
  const roll = game.dice.twoD6('toHit', attack.need);
  const hit = roll >= attack.need;
  const { weapon, need } = attack;
  emit(game, { type: 'AttackRolled', attacker: attacker.id, target: target.id, weapon, need, roll, hit });
  if (hit && target.status === 'active') strike(game, attack, type.damage, target);
}

/** False when an explosion or an earlier shot of the phase has left nothing to fire. */
function fire(game: Game, attacker: MechState, weapon: number): boolean {
  const spec = specOf(game, attacker);
  const { type } = spec.weapons[weapon]!;
  const bin = type.ammo === undefined ? -1 : binFor(attacker, spec, type.ammo);
  if (type.ammo !== undefined && bin < 0) return false;
  if (type.traits.includes('heavyGauss')) queueRecoil(game, attacker, spec.tonnage);
  const heatBuildUp = attacker.heatBuildUp + type.heat;
  const shotsLeft = bin < 0 ? 0 : attacker.ammo[bin]! - 1;
  emit(game, { type: 'WeaponFired', unit: attacker.id, weapon, heatBuildUp, bin, shotsLeft });
  return true;
}

/** Tonnage up to which a class of weight reaches, and its modifier for the recoil of a heavy Gauss rifle. */
const RECOIL: readonly (readonly [tonnage: number, modifier: number])[] = [
  [35, 2],
  [55, 1],
  [75, 0],
  [100, -1],
];

/** A heavy Gauss rifle fired on the move may throw its own unit off balance. */
function queueRecoil(game: Game, attacker: MechState, tonnage: number): void {
  if (attacker.movement === 'stationary') return;
  queueRoll(game, attacker, 'heavyGauss', RECOIL.find(([most]) => tonnage <= most)![1]);
}

function strike(game: Game, attack: WeaponAttack, damage: WeaponDamage, target: MechState): void {
  const side = sideStruck(boardOf(game), mechOf(game, attack.attacker).hex, target);
  for (const points of rollDamage(game, attack, damage)) {
    const location = rollHitLocation(game.dice, 'full', side, specOf(game, target).quad);
    resolveDamage(game, target.id, location, points);
  }
}

/** The groups in which a hit deals its damage. */
function rollDamage(game: Game, attack: WeaponAttack, damage: WeaponDamage): readonly number[] {
  if (damage.kind === 'none') return [];
  if (damage.kind === 'single') return [damage.points];
  if (damage.kind === 'byRange') return [damage.points[attack.bracket]];
  const roll = game.dice.twoD6('cluster');
  const hits = clusterHits(damage.projectiles, roll);
  const { attacker, target, weapon } = attack;
  emit(game, { type: 'ClusterRolled', attacker, target, weapon, roll, hits });
  return damageGroups(hits * damage.pointsEach, damage.groupPoints);
}
