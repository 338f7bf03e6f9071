import { distance } from '@hexfall/hex';
import { divideUp, halfDown } from '../../basics/integers.ts';
import { targetHex } from '../../questions/fire/target-hex.ts';
import { clusterModifier } from '../../questions/to-hit/cluster-modifiers.ts';
import { isLineBlinded } from '../../questions/to-hit/electronics.ts';
import type { ByBracket } from '../../questions/to-hit/range.ts';
import type { Load } from '../../questions/weapons/ammunition.ts';
import { CAPACITOR_DAMAGE } from '../../questions/weapons/capacitors.ts';
import { clusterClasses, clusterHits, damageGroups } from '../../questions/weapons/cluster.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import { type FireAttack, isIndirect } from '../../vocabulary/state/attacks.ts';

/** A shot that hits, as it arrives at its target. */
export interface Salvo<A extends FireAttack = FireAttack> {
  readonly attack: A;
  readonly load: Load;
  /** Shots fired at once. */
  readonly rate: number;
  /** Modifier of the cluster roll by an anti-missile system that fires at the salvo; 0 for none. */
  readonly interception: number;
}

/** Rolls for the groups in which a hit deals its damage, each to a location of its own. */
export function rollDamage(game: Game, salvo: Salvo): readonly number[] {
  const { damage } = salvo.load.type;
  const charge = chargeOf(salvo.load.type, salvo.attack);
  switch (damage.kind) {
    case 'none':
      return [];
    case 'single':
      return repeat(singleDamage(game, salvo, damage.points) + charge, rollShots(game, salvo));
    case 'byRange':
      return repeat(damage.points[salvo.attack.bracket] + charge, rollShots(game, salvo));
    case 'blast':
      return damageGroups(damage.points, BLAST_GROUP);
    default:
      return damageGroups(rollProjectiles(game, salvo, damage.projectiles) * damage.pointsEach, damage.groupPoints);
  }
}

/** Points in each group of damage of a shell that bursts. */
const BLAST_GROUP = 5;

/** Returns the damage that the charge of a PPC's capacitor adds. */
function chargeOf({ traits }: WeaponType, { charged }: FireAttack): number {
  return charged && traits.includes('ppc') ? CAPACITOR_DAMAGE : 0;
}

/** Points that a rifle cannon of old loses against modern armor. */
const RIFLE_LOSS = 3;

/**
 * Returns the damage of one shot: less for a rifle cannon against modern armor, and half for a heavy missile that has no time to arm
 * itself.
 */
function singleDamage(game: Game, { attack, load }: Salvo, points: number): number {
  const { traits } = load.type;
  if (traits.includes('rifle')) return meetsModernArmor(game, attack) ? Math.max(0, points - RIFLE_LOSS) : points;
  return traits.includes('thunderbolt') && isTooClose(game, attack, load) ? halfDown(points) : points;
}

function meetsModernArmor(game: Game, attack: FireAttack): boolean {
  return attack.kind === 'weapon' && specOf(game, mechOf(game, attack.target)).armorType !== 'commercial';
}

/** Whether the target is within the minimum range of the ammunition. */
function isTooClose(game: Game, attack: FireAttack, { type }: Load): boolean {
  const to = targetHex(game, attack);
  return distance(boardOf(game).grid, mechOf(game, attack.attacker).hex, to) <= type.minimumRange;
}

/** Returns the most points that a shot can do, if everything it fires hits. */
export function fullSalvo(type: WeaponType, attack: FireAttack): number {
  const { damage } = type;
  const { bracket, rate } = attack;
  const charge = chargeOf(type, attack);
  switch (damage.kind) {
    case 'none':
      return 0;
    case 'single':
      return (damage.points + charge) * rate;
    case 'byRange':
      return (damage.points[bracket] + charge) * rate;
    case 'blast':
      return damage.points;
    default:
      return damage.projectiles * damage.pointsEach;
  }
}

function repeat(points: number, times: number): readonly number[] {
  return times === 1 ? [points] : Array.from({ length: times }, () => points);
}

/** Rolls how many of several shots fired at once hit. */
function rollShots(game: Game, salvo: Salvo): number {
  return salvo.rate === 1 ? 1 : rollCluster(game, salvo, salvo.rate);
}

/** The value that counts as the cluster roll of a Streak launcher when an anti-missile system fires at its missiles. */
const STREAK_ROLL = 11;

/** Rolls how many projectiles hit. A Streak launcher fires only with a lock, so that every missile hits unless some are shot down. */
function rollProjectiles(game: Game, salvo: Salvo, projectiles: number): number {
  const { traits } = salvo.load.type;
  if (traits.includes('saturating')) return projectiles;
  if (!traits.includes('streak') || isIndirect(salvo.attack) || isBlinded(game, salvo.attack))
    return rollCluster(game, salvo, armedProjectiles(game, salvo, projectiles));
  return salvo.interception === 0 ? projectiles : clusterHits(projectiles, STREAK_ROLL + salvo.interception);
}

/** By range bracket: how many pellets of a pod arrive at all. */
const PELLETS: ByBracket<number> = [15, 10, 5];

/**
 * Returns how many projectiles count: of missiles with extended range only half arm themselves on a short flight, and the pellets of a pod
 * fly apart.
 */
function armedProjectiles(game: Game, { attack, load }: Salvo, projectiles: number): number {
  if (load.type.traits.includes('pelletPod')) return PELLETS[attack.bracket];
  if (!load.type.traits.includes('extendedLrm') || !isTooClose(game, attack, load)) return projectiles;
  return divideUp(projectiles, 2);
}

/** Whether Angel ECM keeps the missiles of a Streak launcher from following its lock. */
function isBlinded(game: Game, attack: FireAttack): boolean {
  const { side, hex: from } = mechOf(game, attack.attacker);
  const to = targetHex(game, attack);
  return isLineBlinded(game, { side, from, to });
}

function rollCluster(game: Game, { attack, load, interception }: Salvo, size: number): number {
  const modifier = clusterModifier(game, attack, load) + interception;
  const roll = game.dice.twoD6('cluster', clusterClasses(size, modifier));
  const hits = clusterHits(size, roll + modifier);
  const { attacker, weapon } = attack;
  const target = attack.kind === 'building' ? -1 : attack.target;
  announce(game, { type: 'ClusterRolled', attacker, target, weapon, roll, modifier, hits });
  return hits;
}
