import type { Load } from '../../questions/weapons/ammunition.ts';
import { isInsulated } from '../../questions/weapons/insulator.ts';
import { isBurstBy, isJammedBy } from '../../questions/weapons/jamming.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { lowestSlot, type SlotPlace } from '../../vocabulary/spec/slots.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { explode, MODULE_EXPLOSION } from '../damage/explosions.ts';
import type { RolledShot } from './fire-weapon.ts';
import { discharge } from './shock.ts';

/*
 * What a shot does to the weapon that fired it, and a low attack roll above all.
 */

/** The lowest that two dice can show. */
const NATURAL_TWO = 2;
/** No attack roll above this harms any weapon. */
const HIGHEST_MISHAP = 4;

/** Jams or destroys the weapon of a shot, if the roll says so. The pulse of a pulse weapon comes back to it, whatever the roll. */
export function resolveMishap(
  game: Game,
  attacker: MechState,
  attack: FireAttack,
  load: Load,
  { roll, rate }: RolledShot,
): void {
  const { weapon } = attack;
  const { type } = load;
  if (type.explosion > 0 && type.traits.includes('tsemp')) discharge(game, attacker, weapon, type);
  if (roll > HIGHEST_MISHAP) return;
  if (isJammedBy(roll, type, rate)) jam(game, attacker, weapon);
  if (isBurstBy(roll, type)) destroyWeapon(game, attacker, weapon, type.explosion);
  if (roll === NATURAL_TWO) resolveNaturalTwo(game, attacker, attack, load);
}

/** A PPC whose capacitor was charged burns out on a 2, rounds without a case may burst in the gun, a pulse module goes off. */
function resolveNaturalTwo(game: Game, attacker: MechState, attack: FireAttack, { type }: Load): void {
  const { weapon } = attack;
  if (attack.charged && type.traits.includes('ppc')) destroyWeapon(game, attacker, weapon, 0);
  if (type.traits.includes('caseless')) resolveCaselessRound(game, attacker, weapon);
  if (type.traits.includes('pulseModule')) burstModule(game, attacker, weapon);
  if (isInsulated(attacker, specOf(game, attacker), weapon)) resolveInsulatedLaser(game, attacker, weapon);
}

/** What two dice must reach for an insulated laser to burn out. */
const INSULATED_BURN = 8;

function resolveInsulatedLaser(game: Game, attacker: MechState, weapon: number): void {
  if (game.dice.twoD6('gunFailure', INSULATED_BURN) >= INSULATED_BURN) destroyWeapon(game, attacker, weapon, 0);
}

function jam(game: Game, { id: unit }: MechState, weapon: number): void {
  emit(game, { type: 'WeaponJammed', unit, weapon });
}

/** What two dice must reach for a caseless round to destroy the gun in which it sticks. */
const CASELESS_BURST = 8;

function resolveCaselessRound(game: Game, attacker: MechState, weapon: number): void {
  if (game.dice.twoD6('gunFailure', CASELESS_BURST) >= CASELESS_BURST) destroyWeapon(game, attacker, weapon, 0);
  else jam(game, attacker, weapon);
}

/** Destroys a weapon from within, with an explosion of so many points or without one. */
function destroyWeapon(game: Game, mech: MechState, weapon: number, damage: number): void {
  const place = specOf(game, mech).masks.items.weapon[weapon]?.[0];
  if (place !== undefined)
    burst(game, mech, { location: place.location, slot: lowestSlot(place.mask) }, damage, weapon);
}

function burstModule(game: Game, mech: MechState, weapon: number): void {
  const { weapons, masks } = specOf(game, mech);
  const place = masks.items.equipment[weapons[weapon]!.addOn]?.[0];
  if (place === undefined) return;
  burst(game, mech, { location: place.location, slot: lowestSlot(place.mask) }, MODULE_EXPLOSION, weapon);
}

function burst(game: Game, mech: MechState, { location, slot }: SlotPlace, damage: number, weapon: number): void {
  const source: Source = { kind: 'weapon', attacker: mech.id, weapon };
  emit(game, { type: 'SlotHit', unit: mech.id, location, slot, source });
  if (damage > 0) explode(game, mech, { location, slot, damage, bin: -1 }, source);
}
