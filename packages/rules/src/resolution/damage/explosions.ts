import { isCharged } from '../../questions/weapons/capacitors.ts';
import { binsSetOff } from '../../questions/weapons/dumping.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { type HitLocation, hitOn } from '../../vocabulary/spec/locations.ts';
import type { SlotPlace } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { resolveSlotHit } from './criticals.ts';
import { dealDamage } from './damage.ts';
import { woundPilot } from './pilot.ts';

/** Points of damage when a critical hit strikes a charged PPC capacitor or its PPC. */
const CAPACITOR_EXPLOSION = 15;

/** A slot that was struck, and which of the unit's weapons, bins or pieces of equipment is in it. */
interface StruckItem extends SlotPlace {
  readonly item: number;
}

/** Sets off a weapon that was struck, if it is one that explodes: a Gauss weapon always does, a PPC when its capacitor is charged. */
export function explodeWeapon(game: Game, mech: MechState, struck: StruckItem, source: Source): void {
  const damage = specOf(game, mech).weapons[struck.item]!.type.explosion + dischargeCapacitor(game, mech, struck.item);
  explode(game, mech, { ...struck, damage, bin: -1 }, source);
}

/** Sets off equipment that was struck: of all of it only a charged capacitor explodes. */
export function explodeAddOn(game: Game, mech: MechState, struck: StruckItem, source: Source): void {
  const spec = specOf(game, mech);
  if (spec.equipment[struck.item]?.kind !== 'ppcCapacitor') return;
  const weapon = spec.weapons.findIndex(({ addOn }) => addOn === struck.item);
  if (weapon < 0) return;
  explode(game, mech, { ...struck, damage: dischargeCapacitor(game, mech, weapon), bin: -1 }, source);
}

/** Sets off what is left in an ammunition bin that was struck. */
export function explodeBin(game: Game, mech: MechState, struck: StruckItem, source: Source): void {
  const bin = struck.item;
  const damage = mech.ammo[bin]! * specOf(game, mech).ammoBins[bin]!.explosionPerShot;
  explode(game, mech, { ...struck, damage, bin }, source);
}

/** Takes the charge out of a weapon's capacitor, and returns the points of damage that it does. */
function dischargeCapacitor(game: Game, mech: MechState, weapon: number): number {
  if (!isCharged(mech, weapon)) return 0;
  emit(game, { type: 'CapacitorSet', unit: mech.id, weapon, charged: false });
  return CAPACITOR_EXPLOSION;
}

interface Explosion extends SlotPlace {
  readonly damage: number;
  /** Bin that is empty then, or -1. */
  readonly bin: number;
}

/** Wounds the pilot twice, then deals the damage from inside: structure only, here and wherever it goes on to. */
function explode(game: Game, mech: MechState, { location, slot, damage, bin }: Explosion, source: Source): void {
  if (damage === 0) return;
  emit(game, { type: 'Exploded', unit: mech.id, location, slot, damage, bin, source });
  const explosion: Source = { kind: 'explosion', setOffBy: source };
  woundPilot(game, mech, 'explosion', explosion);
  woundPilot(game, mech, 'explosion', explosion);
  dealDamage(game, mech, hitOn(location, false), damage, explosion);
}

/** Sets ammunition off in its bin without a critical hit: by heat, or while it is dumped. */
export function resolveBinExplosion(game: Game, mech: MechState, bin: number, source: Source): void {
  const spec = specOf(game, mech);
  const { location } = spec.ammoBins[bin]!;
  const slot = spec.slots[location]!.findIndex(content => content.kind === 'ammo' && content.item === bin);
  resolveSlotHit(game, mech, { location, slot }, source);
}

/** Sets off ammunition that is being dumped, when the back of the torso is hit. */
export function explodeDumpedAmmo(game: Game, mech: MechState, hit: HitLocation, source: Source): void {
  for (const bin of binsSetOff(mech, specOf(game, mech), hit)) {
    if (mech.status === 'active' && mech.ammo[bin]! > 0) resolveBinExplosion(game, mech, bin, source);
  }
}
