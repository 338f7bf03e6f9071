import type { ILocationDamageResult } from '../events/damage-events.ts';
import { emit, type Game, mechOf, specOf } from '../game.ts';
import { queueRoll } from '../piloting/queue.ts';
import { engineHits, isWalkingLeg } from '../state/condition.ts';
import {
  armOf,
  armorFacing,
  CT,
  HD,
  hasRear,
  isSideTorso,
  type LocationId,
  NOWHERE,
  TRANSFER,
} from '../state/locations.ts';
import type { MechSpec } from '../state/mech-spec.ts';
import type { MechId, MechState } from '../state/mech-state.ts';
import { armorBehind, armorHolds, isHalved, meetArmor, structureHolds, structureLoss } from './armor-types.ts';
import { ENGINE_TOUGHNESS, hitSlot, resolveCriticalRoll, strikeSlot } from './criticals.ts';
import type { DamageSource } from './damage-source.ts';
import { destroyUnit } from './destruction.ts';
import { checkHullBreach } from './hull-breach.ts';
import type { HitLocation } from './hit-location.ts';
import { killPilot, woundPilot } from './pilot.ts';

/** Damage in one phase from which a BattleMech may lose its footing. */
export const STAGGERING_DAMAGE = 20;

/**
 * One group of damage, from the location that was rolled inward until it is used up: armor, then structure, then the
 * next location, with every critical hit, explosion, wound and loss that comes of it. Answers what happened to each
 * location in turn. The source matters to armor that is made against it.
 */
export function resolveDamage(
  game: Game,
  unit: MechId,
  hit: HitLocation,
  amount: number,
  source: DamageSource = 'plain',
): ILocationDamageResult[] {
  const mech = mechOf(game, unit);
  const capped =
    hit.location === HD && game.rules.headDamageCap > 0 ? Math.min(amount, game.rules.headDamageCap) : amount;
  return damageChain(game, mech, hit.location, capped, {
    rear: hit.rear,
    ignoreArmor: false,
    throughArmor: hit.throughArmor,
    discarded: amount - capped,
    source,
  });
}

/** An explosion inside a location: structure first and only, here and wherever the damage goes on to. */
function resolveExplosion(game: Game, mech: MechState, location: LocationId, amount: number): void {
  if (hasEquipment(game, mech, 'caseTwo', location)) return ventExplosion(game, mech, location, amount);
  damageChain(game, mech, location, amount, INSIDE);
}

const INSIDE: Blow = { rear: false, ignoreArmor: true, throughArmor: false, discarded: 0, source: 'plain' };

/** A vented explosion causes a critical roll only when two dice come up this or less. */
const VENTED_CRITICAL = 7;

/** CASE II: one point reaches the structure, the rest leaves through the rear armor or tears off half a limb's armor. */
function ventExplosion(game: Game, mech: MechState, location: LocationId, amount: number): void {
  const rear = hasRear(location);
  const facing = armorFacing(location, rear);
  const mostArmor = rear ? amount : Math.floor(specOf(game, mech).armor[location]! / 2);
  const structureDamage = Math.min(1, mech.structure[location]!);
  const armorDamage = Math.min(mostArmor, mech.armor[facing]!, amount - structureDamage);
  const result = emitDamage(game, mech, {
    location,
    rear,
    damage: amount,
    armorDamage,
    structureDamage,
    transferred: 0,
    halved: halfGone(mech, location, rear) === 1,
  });
  const critical = structureDamage > 0 && game.dice.twoD6('ventedCritical') <= VENTED_CRITICAL;
  settleLocation(game, mech, result, { explosion: true, criticalRolls: critical ? 1 : 0 });
}

/** A critical hit in a location that does not come from damage: equipment that tears itself apart. */
export function resolveCriticalHit(game: Game, mech: MechState, location: LocationId): void {
  strikeSlot(game, mech, location, resolveExplosion);
}

/** The same for one certain slot: ammunition that heat sets off, a supercharger that bursts. */
export function resolveSlotHit(game: Game, mech: MechState, location: LocationId, slot: number): void {
  hitSlot(game, mech, location, slot, resolveExplosion);
}

interface Blow {
  readonly rear: boolean;
  readonly ignoreArmor: boolean;
  readonly throughArmor: boolean;
  /** Points lost before they reached the first location. */
  readonly discarded: number;
  readonly source: DamageSource;
}

function damageChain(
  game: Game,
  mech: MechState,
  start: LocationId,
  amount: number,
  blow: Blow,
): ILocationDamageResult[] {
  const results: ILocationDamageResult[] = [];
  let location = start;
  let remaining = amount;
  while (remaining > 0) {
    const first = results.length === 0;
    const result = damageLocation(game, mech, location, remaining, blow, first ? blow.discarded : 0);
    results.push(result);
    const criticalRolls = (first && blow.throughArmor ? 1 : 0) + (result.structureDamage > 0 ? 1 : 0);
    settleLocation(game, mech, result, { explosion: blow.ignoreArmor, criticalRolls });
    remaining = result.transferred;
    location = result.transferLocation;
  }
  return results;
}

/** Armor, then structure, of one location. A location that is gone passes everything on. */
function damageLocation(
  game: Game,
  mech: MechState,
  location: LocationId,
  amount: number,
  blow: Blow,
  discarded: number,
): ILocationDamageResult {
  const { armorType, structureType } = specOf(game, mech);
  const half = halfGone(mech, location, blow.rear);
  const armor = blow.ignoreArmor ? 0 : mech.armor[armorFacing(location, blow.rear)]!;
  const arriving = armor > 0 ? meetArmor(armorType, blow.source, amount, armor) : amount;
  const holds = armorHolds(armorType, armor, half);
  const absorbed = Math.min(arriving, holds);
  const armorDamage = armor - armorBehind(armorType, holds - absorbed);
  const structure = mech.structure[location]!;
  const rest = arriving - absorbed;
  const structureDamage = Math.min(structureLoss(structureType, rest), structure);
  const excess = Math.max(0, rest - structureHolds(structureType, structure));
  const stops = TRANSFER[location] === NOWHERE || (blow.ignoreArmor && hasEquipment(game, mech, 'case', location));
  const transferred = stops ? 0 : excess;
  // Structure or armor that gives way more easily loses more points than arrived: the account says so.
  const damage = Math.max(amount + discarded, armorDamage + structureDamage + transferred);
  const halved = armor > 0 ? isHalved(armorType, holds - absorbed) : half === 1;
  return emitDamage(game, mech, {
    location,
    rear: blow.rear,
    damage,
    armorDamage,
    structureDamage,
    transferred,
    halved,
  });
}

/** 1 when the outermost point of hardened armor has taken half of what it can. */
function halfGone(mech: MechState, location: LocationId, rear: boolean): number {
  return (mech.hardenedHalves >> armorFacing(location, rear)) & 1;
}

interface LocationHit
  extends Pick<
    ILocationDamageResult,
    'location' | 'rear' | 'damage' | 'armorDamage' | 'structureDamage' | 'transferred'
  > {
  /** Half of the next point of hardened armor is gone. */
  readonly halved: boolean;
}

/** States what a location suffered; what is neither lost nor handed on was discarded. */
function emitDamage(game: Game, mech: MechState, hit: LocationHit): ILocationDamageResult {
  const { location, armorDamage, structureDamage, transferred } = hit;
  const structure = mech.structure[location]!;
  const event = {
    type: 'DamageApplied',
    unit: mech.id,
    location,
    rear: hit.rear,
    damage: hit.damage,
    armorDamage,
    structureDamage,
    armorRemaining: mech.armor[armorFacing(location, hit.rear)]! - armorDamage,
    structureRemaining: structure - structureDamage,
    destroyed: structureDamage > 0 && structureDamage === structure,
    transferred,
    transferLocation: transferred > 0 ? TRANSFER[location]! : NOWHERE,
    discarded: hit.damage - armorDamage - structureDamage - transferred,
    damageThisPhase: mech.damageThisPhase + armorDamage + structureDamage,
    armorHalved: hit.halved,
  } as const;
  emit(game, event);
  return event;
}

/** CASE vents what an explosion has left after destroying its location. */
function hasEquipment(game: Game, mech: MechState, kind: 'case' | 'caseTwo', location: LocationId): boolean {
  return specOf(game, mech).equipment.some(item => item.kind === kind && item.location === location);
}

/**
 * What follows from damage to one location, in the order of the rules: an arm goes with its side torso, criticals are
 * rolled with all they set off, the pilot is hurt, then a destroyed location is counted out.
 */
function settleLocation(
  game: Game,
  mech: MechState,
  result: ILocationDamageResult,
  blow: { readonly explosion: boolean; readonly criticalRolls: number },
): void {
  const { location, destroyed } = result;
  if (result.armorDamage + result.structureDamage === 0) return;
  queueDamageRolls(game, mech, result);
  if (destroyed && isSideTorso(location)) loseArm(game, mech, armOf(location));
  for (let roll = 0; roll < blow.criticalRolls; roll++) resolveCriticalRoll(game, mech, location, resolveExplosion);
  if (location === HD && !destroyed) hurtPilot(game, mech, result);
  if (destroyed) countOut(game, mech, location, blow.explosion);
  else checkHullBreach(game, mech, location);
}

function loseArm(game: Game, mech: MechState, arm: LocationId): void {
  if (mech.structure[arm] === 0) return;
  emit(game, { type: 'LocationLost', unit: mech.id, location: arm, cause: 'withSideTorso' });
}

function hurtPilot(game: Game, mech: MechState, result: ILocationDamageResult): void {
  if (specOf(game, mech).cockpit === 'torsoMounted') return;
  if (game.rules.headHitPilotDamage === 'anyDamage' || result.structureDamage > 0) woundPilot(game, mech, 'head', 1);
}

function countOut(game: Game, mech: MechState, location: LocationId, explosion: boolean): void {
  const spec = specOf(game, mech);
  emit(game, { type: 'LocationLost', unit: mech.id, location, cause: 'destroyed' });
  if (isWalkingLeg(spec, location)) queueRoll(game, mech, 'legDestroyed', 0);
  if (location === CT && explosion) killPilot(game, mech, 'explosion');
  else if (location === CT) destroyUnit(game, mech, 'centerTorso');
  else if (location === HD && spec.cockpit !== 'torsoMounted') killPilot(game, mech, 'head');
  else if (engineHits(mech, spec) >= ENGINE_TOUGHNESS) destroyUnit(game, mech, 'engine');
}

/** Damage may cost the footing: much of it in one phase, or a leg laid open. */
function queueDamageRolls(game: Game, mech: MechState, result: ILocationDamageResult): void {
  const before = mech.damageThisPhase - result.armorDamage - result.structureDamage;
  if (before < STAGGERING_DAMAGE && mech.damageThisPhase >= STAGGERING_DAMAGE) {
    queueRoll(game, mech, 'phaseDamage', game.rules.psr20DamageModifier);
  }
  if (result.structureDamage > 0) queueLegRolls(game, mech, specOf(game, mech), result);
}

function queueLegRolls(game: Game, mech: MechState, spec: MechSpec, result: ILocationDamageResult): void {
  if (!isWalkingLeg(spec, result.location)) return;
  if (!result.destroyed && game.rules.psrLegStructureTrigger) queueRoll(game, mech, 'legDamage', 0);
}
