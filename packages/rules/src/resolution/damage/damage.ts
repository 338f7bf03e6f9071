import { halfDown } from '../../basics/rounding.ts';
import { losePlainly, loseSpecially, type Loss } from '../../questions/unit/armor-types.ts';
import { isWalkingLeg } from '../../questions/unit/condition.ts';
import { binsSetOff } from '../../questions/weapons/dumping.ts';
import { writeDamage } from '../../vocabulary/events/apply.ts';
import type { ILocationDamageResult } from '../../vocabulary/events/damage-events.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { DamageOrigin, DamageSource } from '../../vocabulary/spec/damage-source.ts';
import {
  armOf,
  armorFacing,
  hasRear,
  HD,
  type HitLocation,
  isSideTorso,
  type LocationId,
  NOWHERE,
  TRANSFER,
} from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { hitSlot, resolveCriticalRoll, strikeSlot } from './criticals.ts';
import { countOut, loseArm } from './destruction.ts';
import { checkHullBreach } from './hull-breach.ts';
import { woundPilot } from './pilot.ts';
import { stagger, STAGGERING_DAMAGE } from './stagger.ts';

/**
 * One group of damage, from the location that was rolled inward until it is used up: armor, then structure, then the
 * next location, with every critical hit, explosion, wound and loss that comes of it. Answers what happened to each
 * location in turn. The source matters to armor that is made against it.
 *
 * @example
 * ```ts
 * import { LA, resolveDamage, ScriptedDice } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable([], new ScriptedDice().add('initiative', 4, 9).add('criticalCount', 5));
 * const hit = { location: LA, rear: false, throughArmor: false };
 * const [arm] = resolveDamage(game, 0, hit, 20);
 * arm && [arm.armorDamage, arm.structureDamage, arm.transferred]; // => [16, 4, 0]
 * ```
 */
export function resolveDamage(
  game: Game,
  unit: MechId,
  hit: HitLocation,
  amount: number,
  source: DamageSource = 'plain',
): ILocationDamageResult[] {
  const results: ILocationDamageResult[] = [];
  dealDamage(game, mechOf(game, unit), hit, amount, source, results);
  return results;
}

/** An explosion inside a location: structure first and only, here and wherever the damage goes on to. */
function resolveExplosion(game: Game, mech: MechState, location: LocationId, amount: number): void {
  dealDamage(game, mech, { location, rear: false, throughArmor: false }, amount, 'inside');
}

/** A vented explosion causes a critical roll only when two dice come up this or less. */
const VENTED_CRITICAL = 7;

/**
 * CASE II, where the explosion was or where it comes to: one point reaches the structure, the rest leaves through the rear
 * armor or tears off half a limb's armor.
 */
function ventExplosion(game: Game, mech: MechState, location: LocationId, amount: number): void {
  const rear = hasRear(location);
  const facing = armorFacing(location, rear);
  const mostArmor = rear ? amount : halfDown(specOf(game, mech).armor[location]!);
  loss.structure = Math.min(1, mech.structure[location]!);
  loss.armor = Math.min(mostArmor, mech.armor[facing]!, amount - loss.structure);
  loss.halved = halfGone(mech, location, rear) === 1;
  const result = emitDamage(game, mech, location, rear, amount, 0);
  const critical = result.structureDamage > 0 && game.dice.twoD6('ventedCritical') <= VENTED_CRITICAL;
  if (result.armorDamage + result.structureDamage > 0) settleLocation(game, mech, result, 'inside', critical ? 1 : 0);
}

/** A critical hit in a location that does not come from damage: equipment that tears itself apart. */
export function resolveCriticalHit(game: Game, mech: MechState, location: LocationId): void {
  strikeSlot(game, mech, location, resolveExplosion);
}

/** The same for one certain slot: ammunition that is set off, a supercharger that bursts. */
export function resolveSlotHit(game: Game, mech: MechState, location: LocationId, slot: number): void {
  hitSlot(game, mech, location, slot, resolveExplosion);
}

/** Ammunition goes off in its bin, without a critical hit: by heat, or while it is dumped. */
export function resolveBinExplosion(game: Game, mech: MechState, bin: number): void {
  const spec = specOf(game, mech);
  const { location } = spec.ammoBins[bin]!;
  const slot = spec.slots[location]!.findIndex(content => content.kind === 'ammo' && content.item === bin);
  resolveSlotHit(game, mech, location, slot);
}

/**
 * The same for the rules themselves, which read what happened off the state: from one location to the next. An explosion
 * (`inside`) passes the armor by.
 */
export function dealDamage(
  game: Game,
  mech: MechState,
  hit: HitLocation,
  amount: number,
  origin: DamageOrigin,
  results?: ILocationDamageResult[],
): void {
  let { location } = hit;
  let throughArmor = hit.throughArmor ? 1 : 0;
  for (let remaining = amount; remaining > 0; ) {
    if (origin === 'inside' && hasCase(game, mech, 'caseTwo', location)) {
      return ventExplosion(game, mech, location, remaining);
    }
    const result = damageLocation(game, mech, location, hit.rear, remaining, origin);
    results?.push(result);
    const criticalRolls = throughArmor + (result.structureDamage > 0 ? 1 : 0);
    if (loss.felt) settleLocation(game, mech, result, origin, criticalRolls);
    throughArmor = 0;
    remaining = result.transferred;
    location = result.transferLocation;
  }
  if (mech.dumping !== 0) setOffDumped(game, mech, hit);
}

/** Ammunition on its way out goes off when the back of the torso is hit. */
function setOffDumped(game: Game, mech: MechState, hit: HitLocation): void {
  for (const bin of binsSetOff(mech, specOf(game, mech), hit)) {
    if (mech.status === 'active' && mech.ammo[bin]! > 0) resolveBinExplosion(game, mech, bin);
  }
}

/** Armor, then structure, of one location. A location that is gone passes everything on. */
function damageLocation(
  game: Game,
  mech: MechState,
  location: LocationId,
  rear: boolean,
  amount: number,
  origin: DamageOrigin,
): ILocationDamageResult {
  const { plain } = specOf(game, mech);
  const counted = location === HD ? cappedForHead(game, amount, origin) : amount;
  if (plain) losePlainly(loss, counted, armorMet(mech, location, rear, origin), mech.structure[location]!);
  else loseByType(game, mech, location, rear, counted, origin);
  const transferred = loss.excess === 0 ? 0 : handOn(game, mech, location, origin);
  return emitDamage(game, mech, location, rear, plain ? amount : accountFor(amount, transferred), transferred);
}

/** The same for a unit whose armor or structure is made to meet some damage better than other. */
function loseByType(
  game: Game,
  mech: MechState,
  location: LocationId,
  rear: boolean,
  counted: number,
  origin: DamageOrigin,
): void {
  const armor = armorMet(mech, location, rear, origin);
  const half = halfGone(mech, location, rear);
  loseSpecially(loss, counted, specOf(game, mech), origin, { armor, half, structure: mech.structure[location]! });
}

/** Armor that the damage has to pass; an explosion inside meets none. */
function armorMet(mech: MechState, location: LocationId, rear: boolean, origin: DamageOrigin): number {
  return origin === 'inside' ? 0 : mech.armor[armorFacing(location, rear)]!;
}

/** Structure or armor that gives way more easily loses more points than arrived: the account says so. */
function accountFor(amount: number, transferred: number): number {
  return Math.max(amount, loss.armor + loss.structure + transferred);
}

/** What the location at hand loses: one for all hits, so that a hit costs no memory but its event. */
const loss: Loss = { armor: 0, structure: 0, excess: 0, halved: false, felt: false };

/** Of a group of damage to the head from outside only so many points may count. The rest is lost. */
function cappedForHead(game: Game, amount: number, origin: DamageOrigin): number {
  const cap = game.rules.headDamageCap;
  return cap > 0 && origin !== 'inside' ? Math.min(amount, cap) : amount;
}

/** Points that go on. None do from the head and the center torso, nor from an explosion that CASE contains. */
function handOn(game: Game, mech: MechState, location: LocationId, origin: DamageOrigin): number {
  const ends = TRANSFER[location] === NOWHERE || (origin === 'inside' && hasCase(game, mech, 'case', location));
  return ends ? 0 : loss.excess;
}

/** 1 when the outermost point of hardened armor has taken half of what it can. */
function halfGone(mech: MechState, location: LocationId, rear: boolean): number {
  return (mech.hardenedHalves >> armorFacing(location, rear)) & 1;
}

/** States what a location suffered by `loss`; what is neither lost nor handed on was discarded. */
function emitDamage(
  game: Game,
  mech: MechState,
  location: LocationId,
  rear: boolean,
  damage: number,
  transferred: number,
): ILocationDamageResult {
  const { armor: armorDamage, structure: structureDamage, halved: armorHalved } = loss;
  const armorRemaining = mech.armor[armorFacing(location, rear)]! - armorDamage;
  const structureRemaining = mech.structure[location]! - structureDamage;
  const destroyed = structureDamage > 0 && structureRemaining === 0;
  const transferLocation = transferred > 0 ? TRANSFER[location]! : NOWHERE;
  const discarded = damage - armorDamage - structureDamage - transferred;
  const damageThisPhase = mech.damageThisPhase + armorDamage + structureDamage;
  const event = {
    type: 'DamageApplied',
    unit: mech.id,
    location,
    rear,
    damage,
    armorDamage,
    structureDamage,
    armorRemaining,
    structureRemaining,
    destroyed,
    transferred,
    transferLocation,
    discarded,
    damageThisPhase,
    armorHalved,
  } as const;
  writeDamage(mech, event);
  game.sink.push(event);
  return event;
}

/** Whether a location has CASE, which vents what an explosion has left after destroying it, or CASE II. */
function hasCase(game: Game, mech: MechState, kind: 'case' | 'caseTwo', location: LocationId): boolean {
  const spec = specOf(game, mech);
  return spec.gear[kind] !== undefined && spec.equipment.some(item => item.kind === kind && item.location === location);
}

/** What follows from damage to one location, in the order of the rules: what became of the inside comes before the pilot. */
function settleLocation(
  game: Game,
  mech: MechState,
  result: ILocationDamageResult,
  origin: DamageOrigin,
  criticalRolls: number,
): void {
  if (mech.damageThisPhase >= STAGGERING_DAMAGE) stagger(game, mech, result);
  if (result.structureDamage + criticalRolls > 0) settleInside(game, mech, result, origin, criticalRolls);
  if (result.destroyed) return;
  if (result.location === HD) hurtPilot(game, mech, result);
  if (mech.elevation < 0) checkHullBreach(game, mech, result.location);
}

/** An arm goes with its side torso, criticals are rolled with all they set off, then a destroyed location is counted out. */
function settleInside(
  game: Game,
  mech: MechState,
  result: ILocationDamageResult,
  origin: DamageOrigin,
  criticalRolls: number,
): void {
  const { location, destroyed } = result;
  if (result.structureDamage > 0) queueLegRolls(game, mech, specOf(game, mech), result);
  if (destroyed && isSideTorso(location)) loseArm(game, mech, armOf(location));
  if (criticalRolls > 0) rollCriticals(game, mech, location, criticalRolls);
  if (destroyed) countOut(game, mech, location, origin);
}

function rollCriticals(game: Game, mech: MechState, location: LocationId, rolls: number): void {
  for (let roll = 0; roll < rolls; roll++) resolveCriticalRoll(game, mech, location, resolveExplosion);
}

function hurtPilot(game: Game, mech: MechState, result: ILocationDamageResult): void {
  if (specOf(game, mech).cockpit === 'torsoMounted') return;
  if (game.rules.headHitPilotDamage === 'anyDamage' || result.structureDamage > 0) woundPilot(game, mech, 'head', 1);
}

/** A leg that is laid open may cost the footing. */
function queueLegRolls(game: Game, mech: MechState, spec: MechSpec, result: ILocationDamageResult): void {
  if (!isWalkingLeg(spec, result.location)) return;
  const laidOpen = result.armorRemaining === 0 && !result.destroyed;
  if (laidOpen && game.rules.psrLegStructureTrigger) queueRoll(game, mech, 'legDamage', 0);
}
