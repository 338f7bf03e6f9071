import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { armorFacing, type HitLocation } from '../../vocabulary/spec/locations.ts';
import type { ArmorType } from '../../vocabulary/spec/mech-spec.ts';
import type { MeleeAttack } from '../../vocabulary/state/attacks.ts';
import { resolveDamage } from '../damage/damage.ts';

/** Armor that a lance cannot go through. */
const TOO_TOUGH: ReadonlySet<ArmorType> = new Set<ArmorType>(['hardened', 'ferroLamellor']);

/** What two dice must reach for a lance to go through the armor that is left. */
const THROUGH_NUMBER = 10;

/** Rolls whether a lance that hit goes through the remaining armor, and does one more point of damage to the structure behind it. */
export function driveLanceIn(game: Game, { attacker, target }: MeleeAttack, { location, rear }: HitLocation): void {
  const struck = mechOf(game, target);
  if (struck.status !== 'active' || struck.armor[armorFacing(location, rear)] === 0) return;
  if (TOO_TOUGH.has(specOf(game, struck).armorType)) return;
  if (game.dice.twoD6('lancePoint', THROUGH_NUMBER) < THROUGH_NUMBER) return;
  resolveDamage(game, target, { location, rear, throughArmor: false }, 1, { kind: 'lancePoint', attacker });
}
