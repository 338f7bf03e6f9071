import { halfDown } from '../../basics/integers.ts';
import { type Load, loadOf, replacementBin } from '../../questions/weapons/ammunition.ts';
import { CAPACITOR_HEAT, isCharged } from '../../questions/weapons/capacitors.ts';
import { failsOnTwo, isBurstBy } from '../../questions/weapons/jamming.ts';
import { fittedHeat, laserFitting } from '../../questions/weapons/laser-fittings.ts';
import { gunsOf, heatOfShots } from '../../questions/weapons/rate-of-fire.ts';
import { atSetting, isSetting } from '../../questions/weapons/settings.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import { type FireAttack, isIndirect } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';

/**
 * Returns the load of a declared shot when it is resolved; `undefined` if an explosion or an earlier shot has left
 * nothing to fire.
 */
export function loadNow(game: Game, attacker: MechState, attack: FireAttack): Load | undefined {
  const spec = specOf(game, attacker);
  const weapon = spec.weapons[attack.weapon]!;
  if (attack.bin < 0) {
    const load = loadOf(attacker, spec, weapon);
    return load && atSetting(attacker, attack.weapon, load, attack.rate);
  }
  const bin = replacementBin(attacker, spec, attack.bin);
  return bin < 0 ? undefined : loadOf(attacker, spec, weapon, bin);
}

/** A shot that was rolled and fired. */
export interface RolledShot {
  readonly roll: number;
  readonly hit: boolean;
  /** Shots fired at once: no more than there were in the bin. */
  readonly rate: number;
}

/** Rolls whether a shot hits, and fires it. A Streak launcher that misses keeps its missiles. */
export function rollShot(game: Game, attack: FireAttack, load: Load, need: number): RolledShot {
  const attacker = mechOf(game, attack.attacker);
  const exact = isExact(attack, load) || laserFitting(attacker, specOf(game, attacker), attack.weapon) !== undefined;
  const roll = exact ? game.dice.twoD6('toHit') : game.dice.twoD6('toHit', need);
  const hit = roll >= need && !isBurstBy(roll, load.type);
  if (hit || !isLockNeeded(attack, load.type)) {
    return { roll, hit, rate: fireWeapon(game, attacker, attack, load) };
  }
  holdFire(game, attacker, attack);
  return { roll, hit, rate: 1 };
}

/** Whether the exact roll matters, not only whether it hits: weapons may jam or burn out on a low roll. */
function isExact({ rate, charged }: FireAttack, { type }: Load): boolean {
  return rate > 1 || charged || type.damage.kind === 'blast' || failsOnTwo(type);
}

/** Whether a launcher keeps its missiles when the roll misses: a Streak launcher in direct fire does. */
function isLockNeeded(attack: FireAttack, { traits }: WeaponType): boolean {
  return traits.includes('streak') && !isIndirect(attack);
}

/** Rolls the heat that an early laser makes in addition to its printed heat. */
function rollPrototypeHeat(game: Game, { traits }: WeaponType): number {
  if (traits.includes('hotPrototype')) return game.dice.oneD6('prototypeHeat');
  return traits.includes('warmPrototype') ? halfDown(game.dice.oneD6('prototypeHeat')) : 0;
}

/** The part of one gun in the attack of an array, which names the array by the weapon that was ordered to fire. */
type GunAttack = FireAttack & { readonly array: number };

/** Spends heat and ammunition, hit or miss. Returns how many shots were fired: no more than there are in the bin. */
function fireWeapon(game: Game, attacker: MechState, attack: FireAttack | GunAttack, load: Load): number {
  if (isArrayShot(attack, load.type)) return fireArray(game, attacker, attack);
  const { type, bin } = load;
  const rate = bin < 0 ? shotsAtOnce(type, attack.rate) : Math.min(attack.rate, attacker.ammo[bin]!);
  if (type.traits.includes('heavyGauss')) queueRecoil(game, attacker);
  const plainHeat = heatOfShots(type, rate) + chargeHeat(attack, type) + rollPrototypeHeat(game, type);
  const heat = fittedHeat(attacker, specOf(game, attacker), attack.weapon, plainHeat);
  emit(game, {
    type: 'WeaponFired',
    unit: attacker.id,
    weapon: attack.weapon,
    heatBuildUp: attacker.heatBuildUp + heat,
    bin,
    shotsLeft: bin < 0 ? 0 : attacker.ammo[bin]! - rate,
    oneShot: type.traits.includes('oneShot'),
    shot: 'array' in attack ? attack.array : attack.weapon,
  });
  if (isCharged(attacker, attack.weapon)) setCapacitor(game, attacker, attack.weapon, false);
  return rate;
}

/** Returns the shots fired at a rate of fire, which is 1 if the rate is a setting. */
function shotsAtOnce(type: WeaponType, rate: number): number {
  return rate > 1 && isSetting(type) ? 1 : rate;
}

/** Returns the heat of the charge that a PPC spends with its shot. */
function chargeHeat({ charged }: FireAttack, { traits }: WeaponType): number {
  return charged && traits.includes('ppc') ? CAPACITOR_HEAT : 0;
}

/** Whether several guns of an array fire as one. */
export function isArrayShot({ rate }: Pick<FireAttack, 'rate'>, { traits }: WeaponType): boolean {
  return rate > 1 && traits.includes('machineGun');
}

/** Fires every gun of an array, each with a shot of its own, as long as there are any. */
function fireArray(game: Game, attacker: MechState, attack: FireAttack): number {
  const guns = gunsOf(attacker, specOf(game, attacker), attack.weapon).slice(0, attack.rate);
  let fired = 0;
  for (const weapon of guns) {
    const gun: GunAttack = { ...attack, weapon, rate: 1, array: attack.weapon };
    const load = loadNow(game, attacker, gun);
    if (load !== undefined) fired += fireWeapon(game, attacker, gun, load);
  }
  return fired;
}

/** Records that a launcher finds no lock: it keeps its missiles and makes no heat, but counts as fired. */
function holdFire(game: Game, attacker: MechState, attack: FireAttack): void {
  const { heatBuildUp, id: unit } = attacker;
  emit(game, {
    type: 'WeaponFired',
    unit,
    weapon: attack.weapon,
    heatBuildUp,
    bin: -1,
    shotsLeft: 0,
    oneShot: false,
    shot: attack.weapon,
  });
}

/** By weight class, up to the first figure: the modifier for the recoil of a heavy Gauss rifle. */
const RECOIL: readonly (readonly [maxTonnage: number, modifier: number])[] = [
  [35, 2],
  [55, 1],
  [75, 0],
  [100, -1],
];

/** Queues the roll for a heavy Gauss rifle fired on the move, whose recoil may throw its own unit off balance. */
function queueRecoil(game: Game, attacker: MechState): void {
  if (attacker.movement === 'stationary') return;
  const { tonnage } = specOf(game, attacker);
  queueRoll(game, attacker, 'heavyGauss', RECOIL.find(([maxTonnage]) => tonnage <= maxTonnage)![1]);
}

/** Fills or empties the capacitor of a weapon. */
export function setCapacitor(game: Game, mech: MechState, weapon: number, charged: boolean): void {
  emit(game, { type: 'CapacitorSet', unit: mech.id, weapon, charged });
}
