import type { Load } from '../../questions/weapons/ammunition.ts';
import { isJammedBy } from '../../questions/weapons/jamming.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { explode } from '../damage/explosions.ts';
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
