import type { Load } from '../../questions/weapons/ammunition.ts';
import { isBurstBy, isJammedBy } from '../../questions/weapons/jamming.ts';
import { COOKED_NUMBER, laserFitting, PULSE_EXPLOSION } from '../../questions/weapons/laser-fittings.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { NOWHERE } from '../../vocabulary/spec/locations.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { explode } from '../damage/explosions.ts';
import { wreckItem } from '../damage/wreck-item.ts';
import type { RolledShot } from './fire-weapon.ts';
import { discharge } from './shock.ts';

/*
 * Effects of a shot on the weapon that fired it, most of them of a low attack roll.
 */

/** The lowest sum of two dice. */
const NATURAL_TWO = 2;
/** No weapon is harmed by an attack roll above this. */
const HIGHEST_MISHAP = 4;

/** Jams or destroys the weapon of a shot, if the roll says so. The pulse of a pulse weapon affects its own unit, whatever the roll. */
export function resolveMishap(game: Game, attack: FireAttack, load: Load, { roll, rate }: RolledShot): void {
  const { weapon } = attack;
  const attacker = mechOf(game, attack.attacker);
  const { type } = load;
  if (type.explosion > 0 && type.traits.includes('tsemp')) discharge(game, attacker, weapon, type);
  if (roll > HIGHEST_MISHAP) return;
  if (isJammedBy(roll, type, rate)) jam(game, attacker, weapon);
  if (isBurstBy(roll, type)) destroyWeapon(game, attacker, weapon, type.explosion);
  if (roll === NATURAL_TWO) resolveNaturalTwo(game, attacker, attack, load);
}

/**
 * Carries out a natural 2: a PPC whose capacitor was charged burns out, a caseless round may burst in the gun, and equipment fitted to a
 * laser suffers.
 */
function resolveNaturalTwo(game: Game, attacker: MechState, attack: FireAttack, { type }: Load): void {
  const { weapon } = attack;
  if (attack.charged && type.traits.includes('ppc')) destroyWeapon(game, attacker, weapon, 0);
  if (type.traits.includes('caseless')) resolveCaselessRound(game, attacker, weapon);
  strainFitting(game, attacker, weapon);
}

function jam(game: Game, { id: unit }: MechState, weapon: number): void {
  emit(game, { type: 'WeaponJammed', unit, weapon });
}

/** What two dice must reach for a caseless round that sticks in the gun to destroy it. */
const CASELESS_BURST = 8;

function resolveCaselessRound(game: Game, attacker: MechState, weapon: number): void {
  if (game.dice.twoD6('gunFailure', CASELESS_BURST) >= CASELESS_BURST) destroyWeapon(game, attacker, weapon, 0);
  else jam(game, attacker, weapon);
}

/** Damages the fitting of a laser after a 2: an insulator may destroy the laser, and a pulse module that is switched on explodes. */
function strainFitting(game: Game, mech: MechState, weapon: number): void {
  const spec = specOf(game, mech);
  const fitting = laserFitting(mech, spec, weapon);
  if (fitting === undefined) return;
  const item = spec.weapons[weapon]!.addOn;
  if (fitting === 'pulseModule') return blowUpModule(game, mech, item, weapon);
  const roll = game.dice.twoD6('gear', COOKED_NUMBER);
  const cooked = roll >= COOKED_NUMBER;
  announce(game, { type: 'GearRolled', unit: mech.id, item, need: COOKED_NUMBER, roll, passed: !cooked });
  if (cooked) destroyWeapon(game, mech, weapon, 0);
}

function blowUpModule(game: Game, mech: MechState, item: number, weapon: number): void {
  const place = specOf(game, mech).masks.items.equipment[item]?.[0];
  if (place === undefined) return;
  const slot = lowestSlot(place.mask);
  const source: Source = { kind: 'weapon', attacker: mech.id, weapon };
  wreckItem(game, mech, item, source);
  explode(game, mech, { location: place.location, slot, damage: PULSE_EXPLOSION, bin: -1 }, source);
}

/** Destroys a weapon from within, with an explosion of this many points or without one. */
function destroyWeapon(game: Game, mech: MechState, weapon: number, damage: number): void {
  const place = specOf(game, mech).masks.items.weapon[weapon]?.[0];
  if (place === undefined) return;
  const { location } = place;
  const slot = lowestSlot(place.mask);
  const source: Source = { kind: 'weapon', attacker: mech.id, weapon };
  emit(game, { type: 'SlotHit', unit: mech.id, location, slot, rolledAt: NOWHERE, source });
  if (damage > 0) explode(game, mech, { location, slot, damage, bin: -1 }, source);
}
