import type { Load } from '../../questions/weapons/ammunition.ts';
import { isJammedBy } from '../../questions/weapons/jamming.ts';
import { COOKED_NUMBER, laserFitting, PULSE_EXPLOSION } from '../../questions/weapons/laser-fittings.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { explode } from '../damage/explosions.ts';
import { wreckItem } from '../damage/wreck-item.ts';
import { isBurstBy, type RolledShot } from './fire-weapon.ts';

/*
 * What a low attack roll does to the weapon that was fired.
 */

/** The lowest that two dice can show. */
const NATURAL_TWO = 2;

/** Jams or destroys the weapon of a shot, if the roll says so. A PPC whose capacitor was charged burns out on a 2. */
export function resolveMishap(
  game: Game,
  attacker: MechState,
  attack: FireAttack,
  load: Load,
  { roll, rate }: RolledShot,
): void {
  const { weapon } = attack;
  if (isJammedBy(roll, load.type, rate)) emit(game, { type: 'WeaponJammed', unit: attacker.id, weapon });
  if (attack.charged && roll === NATURAL_TWO) destroyWeapon(game, attacker, weapon, 0);
  if (isBurstBy(roll, load.type)) destroyWeapon(game, attacker, weapon, load.type.explosion);
  if (roll === NATURAL_TWO) strainFitting(game, attacker, weapon);
}

/** An insulated laser may cook on a 2, and a pulse module at work blows up. */
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

/** Destroys a weapon from within, with an explosion of so many points or without one. */
function destroyWeapon(game: Game, mech: MechState, weapon: number, damage: number): void {
  const place = specOf(game, mech).masks.items.weapon[weapon]?.[0];
  if (place === undefined) return;
  const { location } = place;
  const slot = lowestSlot(place.mask);
  const source: Source = { kind: 'weapon', attacker: mech.id, weapon };
  emit(game, { type: 'SlotHit', unit: mech.id, location, slot, source });
  if (damage > 0) explode(game, mech, { location, slot, damage, bin: -1 }, source);
}
