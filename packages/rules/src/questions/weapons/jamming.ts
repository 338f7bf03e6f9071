import { hasBit } from '../../basics/integers.ts';
import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { WeaponTrait, WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';

/** By rate of fire: the highest attack roll that jams a rotary autocannon. */
const ROTARY_JAM: readonly number[] = [0, 0, 2, 2, 3, 3, 4];
/** The highest attack roll that jams an Ultra autocannon that fires twice. */
const ULTRA_JAM = 2;

/** By rate of fire: the highest attack roll that jams an early gun of the Inner Sphere for good. */
const UNRELIABLE_JAM: readonly number[] = [0, 2, 4];
/** The highest attack roll that jams an early Ultra autocannon of the Clans that fires twice. */
const PROTOTYPE_ULTRA_JAM = 3;

/** Whether an attack roll jams the weapon at a rate of fire. A single shot jams only early guns. */
export function isJammedBy(roll: number, { traits }: WeaponType, rate: number): boolean {
  if (traits.includes('unreliable')) return roll <= UNRELIABLE_JAM[rate]!;
  if (rate < 2) return false;
  if (traits.includes('rotary')) return roll <= ROTARY_JAM[rate]!;
  return traits.includes('ultra') && roll <= (traits.includes('prototypeUltra') ? PROTOTYPE_ULTRA_JAM : ULTRA_JAM);
}

/** By trait: the highest attack roll on which a weapon bursts instead of firing. */
const BURST: readonly (readonly [trait: WeaponTrait, roll: number])[] = [
  ['hypervelocity', 2],
  ['hyperLaser', 3],
  ['restless', 2],
];
/** No weapon bursts on an attack roll above this. */
const HIGHEST_BURST = 3;

/** Whether a weapon bursts on an attack roll instead of firing. */
export function isBurstBy(roll: number, { traits }: WeaponType): boolean {
  if (roll > HIGHEST_BURST) return false;
  return BURST.some(([trait, highest]) => roll <= highest && traits.includes(trait));
}

const FAILING: readonly WeaponTrait[] = ['unreliable', 'caseless', ...BURST.map(([trait]) => trait)];
const failing = new WeakMap<WeaponType, boolean>();

/** Whether the dice of a single shot decide more than whether it hits: some weapons jam or burst on a low roll. */
export function failsOnTwo(type: WeaponType): boolean {
  const known = failing.get(type);
  if (known !== undefined) return known;
  const fails = FAILING.some(trait => type.traits.includes(trait));
  failing.set(type, fails);
  return fails;
}

/** Returns the weapons that can be cleared: a jammed Ultra autocannon stays jammed for the rest of the game. */
export function clearableWeapons(game: Game, mech: MechState): number[] {
  const spec = specOf(game, mech);
  return [...spec.weapons.keys()].filter(
    index =>
      hasBit(mech.jammed, index) &&
      spec.weapons[index]!.type.traits.includes('rotary') &&
      !isItemOut(mech, spec, 'weapon', index),
  );
}

/** Returns why a unit has nothing to clear. */
export function unjamRefusal(game: Game, unit: MechId): Refusal | undefined {
  if (clearableWeapons(game, mechOf(game, unit)).length > 0) return undefined;
  return refusal('weaponUnusable', 'unjam', 'is for units with a jammed rotary autocannon');
}
