import { criticalModifier } from '../../questions/unit/armor-types.ts';
import { gyroHits, gyroTolerance, gyroToughness, isItemHit, isWalkingLeg } from '../../questions/unit/condition.ts';
import { isCharged } from '../../questions/weapons/capacitors.ts';
import { announce, emit, type Game, specOf } from '../../vocabulary/game/game.ts';
import { HD, isTorso, type LocationId, NOWHERE, TRANSFER } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { type Actuator, countSlots, lowestSlot, type Slot } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { checkEngine } from './destruction.ts';
import { killPilot, woundPilot } from './pilot.ts';

/** How damage from inside is dealt; handed in by the damage chain, which this is a part of. */
export type ExplosionDamage = (game: Game, mech: MechState, location: LocationId, amount: number) => void;

/** Wounds to the pilot from one explosion inside the unit. */
const EXPLOSION_WOUNDS = 2;

/** Two dice: 8-9 one critical hit, 10-11 two, 12 three in a torso; a limb or the head comes off instead. */
export function criticalCount(roll: number): number {
  if (roll <= 7) return 0;
  if (roll <= 9) return 1;
  return roll <= 11 ? 2 : 3;
}

/** Rolls for critical hits on a location and carries them out. */
export function resolveCriticalRoll(game: Game, mech: MechState, location: LocationId, explode: ExplosionDamage): void {
  const { armorType, structureType } = specOf(game, mech);
  const roll = game.dice.twoD6('criticalCount');
  const total = roll + criticalModifier(armorType, structureType);
  const comesOff = total >= 12 && !isTorso(location);
  const hits = comesOff ? 0 : criticalCount(total);
  announce(game, { type: 'CriticalRolled', unit: mech.id, location, roll, hits });
  if (comesOff) blowOff(game, mech, location);
  for (let hit = 0; hit < hits; hit++) strikeSlot(game, mech, location, explode);
}

/** The limb or head is torn away. One that the same hit has already destroyed cannot be lost twice. */
function blowOff(game: Game, mech: MechState, location: LocationId): void {
  if (mech.structure[location] === 0) return;
  emit(game, { type: 'LocationLost', unit: mech.id, location, cause: 'blownOff' });
  if (isWalkingLeg(specOf(game, mech), location)) queueRoll(game, mech, 'legDestroyed', 0);
  if (location === HD && specOf(game, mech).cockpit !== 'torsoMounted') killPilot(game, mech, 'head');
}

/**
 * One critical hit: a slot that is occupied and not yet struck, each as likely as the others. With nothing ever there
 * to hit it moves inward; with everything struck already it is lost.
 */
export function strikeSlot(game: Game, mech: MechState, start: LocationId, explode: ExplosionDamage): void {
  const spec = specOf(game, mech);
  let location = start;
  while (location !== NOWHERE && spec.masks.hittable[location] === 0) location = TRANSFER[location]!;
  if (location === NOWHERE) return;
  const open = spec.masks.hittable[location]! & ~mech.slotHits[location]!;
  if (open === 0) return;
  hitSlot(game, mech, location, nthSlot(open, game.dice.pick('criticalSlot', countSlots(open))), explode);
}

/** A certain slot is struck, with everything that does. */
export function hitSlot(
  game: Game,
  mech: MechState,
  location: LocationId,
  slot: number,
  explode: ExplosionDamage,
): void {
  const spec = specOf(game, mech);
  const bit = 1 << slot;
  if ((spec.armoredSlots[location]! & ~mech.armoredHits[location]! & bit) !== 0) {
    return emit(game, { type: 'ArmoredSlotStruck', unit: mech.id, location, slot });
  }
  const content = spec.slots[location]![slot]!;
  const again = isStruckAlready(mech, spec, content);
  emit(game, { type: 'SlotHit', unit: mech.id, location, slot });
  if (!again) resolveSlotEffect(game, mech, spec, { location, slot, content }, explode);
}

/** A second slot of an item that is out already changes nothing, in whichever location the first one was. */
function isStruckAlready(mech: MechState, spec: MechSpec, content: Slot): boolean {
  const { kind } = content;
  if (kind !== 'weapon' && kind !== 'ammo' && kind !== 'equipment') return false;
  return isItemHit(mech, spec, kind, content.item);
}

function nthSlot(mask: number, n: number): number {
  let rest = mask;
  for (let skip = 0; skip < n; skip++) rest &= rest - 1;
  return lowestSlot(rest);
}

interface StruckSlot {
  readonly location: LocationId;
  readonly slot: number;
  readonly content: Slot;
}

/** What a struck slot does at once; everything else is read off the slots when it matters. */
function resolveSlotEffect(
  game: Game,
  mech: MechState,
  spec: MechSpec,
  struck: StruckSlot,
  explode: ExplosionDamage,
): void {
  switch (struck.content.kind) {
    case 'engine':
      return checkEngine(game, mech);
    case 'gyro':
      return strikeGyro(game, mech, spec);
    case 'cockpit':
      return killPilot(game, mech, 'cockpit');
    case 'hip':
    case 'upperLeg':
    case 'lowerLeg':
    case 'foot':
      return queueActuatorRoll(game, mech, struck.content.kind);
    case 'weapon':
      return explodeWeapon(game, mech, spec, struck, struck.content.item, explode);
    case 'equipment':
      return explodeAddOn(game, mech, spec, struck, struck.content.item, explode);
    case 'ammo':
      return explodeBin(game, mech, spec, struck, struck.content.item, explode);
    default:
      return;
  }
}

/** The gyro throws the unit off balance; once destroyed it cannot stand at all. One that it shrugs off does neither. */
function strikeGyro(game: Game, mech: MechState, spec: MechSpec): void {
  const hits = gyroHits(mech, spec);
  if (hits >= gyroToughness(spec)) queueRoll(game, mech, 'gyroDestroyed', 0);
  else if (hits > gyroTolerance(spec)) queueRoll(game, mech, 'gyroHit', game.rules.psrGyroTrigger);
}

/** A Gauss weapon goes off whenever it is struck, a PPC when its capacitor is charged. */
function explodeWeapon(
  game: Game,
  mech: MechState,
  spec: MechSpec,
  struck: StruckSlot,
  weapon: number,
  explode: ExplosionDamage,
): void {
  const damage = spec.weapons[weapon]!.type.explosion + setOffCapacitor(game, mech, weapon);
  explodeItem(game, mech, struck, damage, -1, explode);
}

/** Of all equipment only a charged capacitor goes off. */
function explodeAddOn(
  game: Game,
  mech: MechState,
  spec: MechSpec,
  struck: StruckSlot,
  item: number,
  explode: ExplosionDamage,
): void {
  if (spec.equipment[item]?.kind !== 'ppcCapacitor') return;
  const weapon = spec.weapons.findIndex(({ addOn }) => addOn === item);
  if (weapon >= 0) explodeItem(game, mech, struck, setOffCapacitor(game, mech, weapon), -1, explode);
}

function explodeBin(
  game: Game,
  mech: MechState,
  spec: MechSpec,
  struck: StruckSlot,
  bin: number,
  explode: ExplosionDamage,
): void {
  explodeItem(game, mech, struck, mech.ammo[bin]! * spec.ammoBins[bin]!.explosionPerShot, bin, explode);
}

/** The pilot is hurt first, then the damage is dealt from inside. */
function explodeItem(
  game: Game,
  mech: MechState,
  struck: StruckSlot,
  damage: number,
  bin: number,
  explode: ExplosionDamage,
): void {
  if (damage === 0) return;
  emit(game, { type: 'Exploded', unit: mech.id, location: struck.location, slot: struck.slot, damage, bin });
  woundPilot(game, mech, 'explosion', EXPLOSION_WOUNDS);
  explode(game, mech, struck.location, damage);
}

/** Points of damage when a critical hit strikes the charged capacitor or its PPC. */
const CAPACITOR_EXPLOSION = 15;

/** The charge that a critical hit on a weapon or its capacitor sets off, in points of damage; it is gone then. */
export function setOffCapacitor(game: Game, mech: MechState, weapon: number): number {
  if (!isCharged(mech, weapon)) return 0;
  emit(game, { type: 'CapacitorSet', unit: mech.id, weapon, charged: false });
  return CAPACITOR_EXPLOSION;
}

export const LEG_ACTUATORS = ['hip', 'upperLeg', 'lowerLeg', 'foot'] as const satisfies readonly Actuator[];
type LegActuator = (typeof LEG_ACTUATORS)[number];

/** An actuator of a leg that stops working calls for a roll of its own, a hip for the hardest. */
export function queueActuatorRoll(game: Game, mech: MechState, actuator: LegActuator): void {
  if (actuator === 'hip') queueRoll(game, mech, 'hipHit', game.rules.psrHipTrigger);
  else queueRoll(game, mech, 'legActuatorHit', game.rules.psrLegActuatorTrigger);
}
