import { hasBit } from '../../basics/integers.ts';
import { isFullPod } from '../../questions/heat/coolant-pods.ts';
import { isLiveField } from '../../questions/unit/blue-shield.ts';
import { binFor } from '../../questions/weapons/ammunition.ts';
import { isCharged } from '../../questions/weapons/capacitors.ts';
import { binsSetOff } from '../../questions/weapons/dumping.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { type HitLocation, hitOn } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { Slot, SlotPlace } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { resolveSlotHit } from './criticals.ts';
import { dealDamage } from './damage.ts';
import { woundPilot } from './pilot.ts';

/** Points of damage when a critical hit strikes a charged PPC capacitor or its PPC. */
const CAPACITOR_EXPLOSION = 15;

/** Points of damage when a critical hit strikes the prototype of an improved jump jet. */
const PROTOTYPE_JET_EXPLOSION = 10;

/** Points of damage when a critical hit strikes a full coolant pod. */
const POD_EXPLOSION = 10;

/** Points of damage when a critical hit strikes a B-Pod, which is never used against a BattleMech. */
const B_POD_EXPLOSION = 2;

/** Points of damage when a critical hit strikes a blue shield that is switched on, and when it strikes an emergency coolant system. */
const FIELD_EXPLOSION = 5;
const COOLANT_EXPLOSION = 5;

/** A slot whose content can explode when it is struck. */
export type ExplosiveSlot = Extract<Slot, { readonly kind: 'weapon' | 'equipment' | 'ammo' | 'jumpJet' }>;

/**
 * Sets off the content of a slot that was struck, and returns the points of damage that it does: ammunition by the shots that are left, a
 * Gauss weapon and the prototype of an improved jet always, a PPC and its capacitor when there is a charge in it, a coolant pod when it is
 * full, a blue shield while it is on, a B-Pod and an emergency coolant system always, nothing else.
 */
export function setOff(game: Game, mech: MechState, { kind, item }: ExplosiveSlot): number {
  const spec = specOf(game, mech);
  const { equipment, ammoBins, jumpJets } = spec;
  if (kind === 'jumpJet') return jumpJets === 'prototypeImproved' ? PROTOTYPE_JET_EXPLOSION : 0;
  if (kind === 'weapon') return weaponExplosion(mech, spec, item) + dischargeCapacitor(game, mech, item);
  if (kind === 'ammo') return mech.ammo[item]! * ammoBins[item]!.explosionPerShot;
  return setOffGear(game, mech, item, equipment[item]!.kind);
}

/** Sets off equipment that was hit. Returns the points of its explosion. */
function setOffGear(game: Game, mech: MechState, item: number, kind: EquipmentKind): number {
  const spec = specOf(game, mech);
  switch (kind) {
    case 'coolantPod':
      return isFullPod(mech, spec, item) ? POD_EXPLOSION : 0;
    case 'bPod':
      return B_POD_EXPLOSION;
    case 'blueShield':
      return isLiveField(mech, spec, item) ? FIELD_EXPLOSION : 0;
    case 'emergencyCoolant':
      return COOLANT_EXPLOSION;
    case 'ppcCapacitor': {
      const weapon = spec.weapons.findIndex(({ addOn }) => addOn === item);
      return weapon < 0 ? 0 : dischargeCapacitor(game, mech, weapon);
    }
    default:
      return 0;
  }
}

/**
 * Returns the damage of a weapon that explodes when it is struck. If it is the load that explodes, a weapon with nothing left to fire is
 * harmless.
 */
function weaponExplosion(mech: MechState, spec: MechSpec, item: number): number {
  const { explosion, traits, ammo } = spec.weapons[item]!.type;
  if (explosion === 0) return 0;
  const idle = traits.includes('hypervelocity') && binFor(mech, spec, ammo!) < 0;
  const fired = traits.includes('pelletPod') && hasBit(mech.spent, item);
  return idle || fired ? 0 : explosion;
}

/** Discharges the capacitor of a weapon, and returns the points of damage that this does. */
function dischargeCapacitor(game: Game, mech: MechState, weapon: number): number {
  if (!isCharged(mech, weapon)) return 0;
  emit(game, { type: 'CapacitorSet', unit: mech.id, weapon, charged: false });
  // The charge of a bombast laser is lost without harm.
  return specOf(game, mech).weapons[weapon]!.type.traits.includes('ppc') ? CAPACITOR_EXPLOSION : 0;
}

interface Explosion extends SlotPlace {
  readonly damage: number;
  /** The bin that is empty afterwards, or -1. */
  readonly bin: number;
}

/** Wounds the pilot twice, then deals damage from inside, to structure only, here and in every location that it reaches. */
export function explode(game: Game, mech: MechState, { location, slot, damage, bin }: Explosion, source: Source): void {
  emit(game, { type: 'Exploded', unit: mech.id, location, slot, damage, bin, source });
  const explosion: Source = { kind: 'explosion', location, slot, setOffBy: source };
  woundPilot(game, mech, 'explosion', explosion);
  woundPilot(game, mech, 'explosion', explosion);
  dealDamage(game, mech, hitOn(location, false), damage, explosion);
}

/** Sets ammunition off in its bin without a critical hit: because of heat, or while it is being dumped. */
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
