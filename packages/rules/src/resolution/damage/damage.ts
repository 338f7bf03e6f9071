import { halfDown } from '../../basics/integers.ts';
import { type Loss, lossByType, passesBarrier } from '../../questions/unit/armor-types.ts';
import { isWalkingLeg } from '../../questions/unit/condition.ts';
import { canMend } from '../../questions/unit/harjel.ts';
import { isIndustrial } from '../../questions/unit/industrial.ts';
import type { DamageApplied, ILocationDamageResult } from '../../vocabulary/events/damage-events.ts';
import { isInside, OTHER, type Source } from '../../vocabulary/events/source.ts';
import { emit, emitDamage } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { type DamageKind, weaponDamageKind } from '../../vocabulary/spec/damage-kind.ts';
import {
  armOf,
  armorFacing,
  HD,
  type HitLocation,
  hasRear,
  hitOn,
  isSideTorso,
  type LocationId,
  NOWHERE,
  TRANSFER,
} from '../../vocabulary/spec/locations.ts';
import { withMunition } from '../../vocabulary/spec/weapon-type.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { absorbDamage, weakenDamage } from './absorb.ts';
import { shakeSpikes } from './break-spikes.ts';
import { resolveCriticalRoll } from './criticals.ts';
import { destroyLocation, loseArm } from './destruction.ts';
import { explodeDumpedAmmo } from './explosions.ts';
import { shakeFrame } from './frame-shock.ts';
import { checkHullBreach } from './hull-breach.ts';
import { woundPilot } from './pilot.ts';
import { STAGGERING_DAMAGE, stagger } from './stagger.ts';

/**
 * Deals one group of damage, from the location that was rolled inward until it is used up: armor, then structure, then the
 * next location, with every critical hit, explosion, wound and loss that comes of it. Returns what happened to each
 * location in turn.
 *
 * @example
 * ```ts
 * import { createPosition, LA, resolveDamage, ScriptedDice } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }], { dice: new ScriptedDice().add('criticalCount', 5) });
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
  source: Source = OTHER,
): ILocationDamageResult[] {
  const mech = mechOf(game, unit);
  if (amount <= 0 || mech.dumping !== 0) return damageWhileDumping(game, mech, hit, amount, source);
  const first = damageLocation(game, mech, hit, amount, source);
  return first.transferred > 0 ? passAllOn(game, mech, first) : [first];
}

/** What is being dumped may go up after the damage, and even if there was none. */
function damageWhileDumping(
  game: Game,
  mech: MechState,
  hit: HitLocation,
  amount: number,
  source: Source,
): DamageApplied[] {
  const results = amount > 0 ? passAllOn(game, mech, damageLocation(game, mech, hit, amount, source)) : [];
  if (mech.dumping !== 0) explodeDumpedAmmo(game, mech, hit, source);
  return results;
}

function passAllOn(game: Game, mech: MechState, first: DamageApplied): DamageApplied[] {
  const results = [first];
  for (let last = first; last.transferred > 0; ) results.push((last = passOn(game, mech, last)));
  return results;
}

/** The same as `resolveDamage` for the rules themselves: whoever needs to know what happened reads it off the state. */
export function dealDamage(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): void {
  if (amount > 0) {
    let last = damageLocation(game, mech, hit, amount, source);
    while (last.transferred > 0) last = passOn(game, mech, last);
  }
  if (mech.dumping !== 0) explodeDumpedAmmo(game, mech, hit, source);
}

/** What a location could not hold goes on to the next one inward. */
function passOn(
  game: Game,
  mech: MechState,
  { transferLocation, rear, transferred, source }: DamageApplied,
): DamageApplied {
  return damageLocation(game, mech, hitOn(transferLocation, rear), transferred, source);
}

/** Damages one location, with all that follows from it. A location that is gone passes everything on. */
function damageLocation(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): DamageApplied {
  if (!specOf(game, mech).plain || isInside(source)) return damageSpecially(game, mech, hit, amount, source);
  const before = mech.damageThisPhase;
  const result = losePoints(game, mech, hit, amount, source);
  const { armorDamage, structureDamage } = result;
  if (mech.damageThisPhase >= STAGGERING_DAMAGE) stagger(game, mech, before);
  if (armorDamage + structureDamage > 0) {
    settleLocation(game, mech, result, (hit.throughArmor ? 1 : 0) + (structureDamage > 0 ? 1 : 0));
  }
  return result;
}

/** Damages a location whose armor, frame or gear has a rule of its own, or from within. */
function damageSpecially(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): DamageApplied {
  const vented = isVented(game, mech, hit.location, source);
  const before = mech.damageThisPhase;
  const { hardenedHalves: halves, platesLost, morePlatesLost } = mech;
  const result = loseSpecially(game, mech, vented ? ventHit(hit) : hit, amount, source);
  const felt = result.armorDamage + result.structureDamage > 0 || mech.hardenedHalves !== halves;
  if (mech.damageThisPhase >= STAGGERING_DAMAGE) stagger(game, mech, before);
  if (!felt) {
    // What modular armor takes altogether may still find a way through it; what a shield holds off does not.
    const plated = mech.platesLost !== platesLost || mech.morePlatesLost !== morePlatesLost;
    if (plated && hit.throughArmor) settleLocation(game, mech, result, 1);
    return result;
  }
  const rolls = vented ? rollVentedCritical(game, result) : countCriticalRolls(game, hit, result);
  settleLocation(game, mech, result, rolls);
  if (result.armorDamage > 0 && canMend(specOf(game, mech))) noteToMend(game, mech, hit.location);
  if (specOf(game, mech).gear.spikes !== undefined) shakeSpikes(game, mech, hit.location, source);
  if (isIndustrial(specOf(game, mech))) shakeFrame(game, mech, source);
  return result;
}

/** HarJel mends at the end of the turn what has lost armor in it. */
function noteToMend(game: Game, mech: MechState, location: LocationId): void {
  const value = mech.toMend | (1 << location);
  if (value !== mech.toMend) emit(game, { type: 'CounterSet', unit: mech.id, counter: 'toMend', value });
}

/** One roll for structure that is damaged, and one for a hit that passes through armor, or is too much for commercial armor. */
function countCriticalRolls(game: Game, { throughArmor }: HitLocation, result: DamageApplied): number {
  const { unit, structureDamage, armorDamage, armorRemaining, transferred } = result;
  const arrived = armorDamage + structureDamage + transferred;
  const cracked = passesBarrier(specOf(game, mechOf(game, unit)), arrived, armorDamage + armorRemaining);
  return (throughArmor ? 1 : 0) + (structureDamage > 0 ? 1 : 0) + (cracked ? 1 : 0);
}

/**
 * Takes points off armor, then structure, one for one. It is kept short, down to comparisons in place of `Math.min`: V8 makes it part of
 * its caller as long as both, with all that they call, are small enough.
 */
function losePoints(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): DamageApplied {
  const { location, rear } = hit;
  const counted = location === HD ? cappedForHead(game, amount, source) : amount;
  const held = mech.armor[armorFacing(location, rear)]!;
  const armor = counted < held ? counted : held;
  const within = mech.structure[location]!;
  const structure = counted - armor < within ? counted - armor : within;
  const excess = counted - armor - structure;
  const transferred = excess === 0 ? 0 : pointsPassedOn(game, mech, location, excess, source);
  return stateDamage(game, mech, hit, source, {
    damage: amount,
    absorbed: 0,
    armor,
    structure,
    transferred,
    halved: false,
  });
}

/** Takes points off what covers a location, then off the location as its own rules have it. */
function loseSpecially(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): DamageApplied {
  const arriving = isInside(source) ? amount : weakenDamage(game, mech, hit, amount, source);
  const absorbed = absorbDamage(game, mech, hit, arriving, source);
  const { armor, structure, excess, halved } = specialLoss(game, mech, hit, arriving - absorbed, source);
  const transferred = excess === 0 ? 0 : pointsPassedOn(game, mech, hit.location, excess, source);
  // Structure or armor that gives way more easily loses more points than arrived: the account says so.
  const damage = Math.max(amount, absorbed + armor + structure + transferred);
  return stateDamage(game, mech, hit, source, { damage, absorbed, armor, structure, transferred, halved });
}

/** What became of a group of damage in one location. What is neither lost nor passed on is discarded. */
interface Account extends Omit<Loss, 'excess'> {
  readonly damage: number;
  /** Points that something over the armor has taken. */
  readonly absorbed: number;
  readonly transferred: number;
}

function stateDamage(game: Game, mech: MechState, hit: HitLocation, source: Source, account: Account): DamageApplied {
  const { location, rear } = hit;
  const { damage, armor, structure, transferred } = account;
  const lost = armor + structure;
  const structureRemaining = mech.structure[location]! - structure;
  const event: DamageApplied = {
    type: 'DamageApplied',
    unit: mech.id,
    location,
    rear,
    damage,
    armorDamage: armor,
    structureDamage: structure,
    armorRemaining: mech.armor[armorFacing(location, rear)]! - armor,
    structureRemaining,
    destroyed: structure > 0 && structureRemaining === 0,
    transferred,
    transferLocation: transferred > 0 ? TRANSFER[location]! : NOWHERE,
    discarded: damage - lost - transferred,
    damageThisPhase: mech.damageThisPhase + account.absorbed + lost,
    armorHalved: account.halved,
    source,
  };
  emitDamage(game, mech, event);
  return event;
}

/** Returns what a location loses by the rules of its armor, structure or CASE II, or to damage from within. */
function specialLoss(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): Loss {
  const { location, rear } = hit;
  const damage = location === HD ? cappedForHead(game, amount, source) : amount;
  if (isVented(game, mech, location, source)) return ventedLoss(game, mech, hit, damage);
  const protection = {
    armor: isInside(source) ? 0 : mech.armor[armorFacing(location, rear)]!,
    half: halfGone(mech, hit),
    structure: mech.structure[location]!,
  };
  return lossByType(damage, specOf(game, mech), damageKindOf(game, source), protection);
}

/** Returns what the damage of a source is to the armor that it meets. */
function damageKindOf(game: Game, source: Source): DamageKind {
  if (source.kind === 'other') return source.damage;
  if (source.kind !== 'weapon') return 'physical';
  const { type } = specOf(game, mechOf(game, source.attacker)).weapons[source.weapon]!;
  return weaponDamageKind(withMunition(type, source.munition ?? 'standard'));
}

/** Of a group of damage to the head from outside only so many points may count. The rest is lost. */
function cappedForHead(game: Game, amount: number, source: Source): number {
  const cap = game.rules.headDamageCap;
  return cap > 0 && source.kind !== 'explosion' ? Math.min(amount, cap) : amount;
}

/** Of the points that a location could not hold, none go on from the head and the center torso, nor from an explosion that CASE contains. */
function pointsPassedOn(game: Game, mech: MechState, location: LocationId, excess: number, source: Source): number {
  const contained = source.kind === 'explosion' && hasCase(game, mech, 'case', location);
  return contained || TRANSFER[location] === NOWHERE ? 0 : excess;
}

/** 1 when the outermost point of hardened armor has taken half of what it can. */
function halfGone(mech: MechState, { location, rear }: HitLocation): number {
  return (mech.hardenedHalves >> armorFacing(location, rear)) & 1;
}

/** Whether a location has CASE, which vents what an explosion has left after destroying it, or CASE II. */
function hasCase(game: Game, mech: MechState, kind: 'case' | 'caseTwo', location: LocationId): boolean {
  const spec = specOf(game, mech);
  return spec.gear[kind] !== undefined && spec.equipment.some(item => item.kind === kind && item.location === location);
}

/** Whether CASE II deals with an explosion, where it was or where it has come to. */
function isVented(game: Game, mech: MechState, location: LocationId, source: Source): boolean {
  return source.kind === 'explosion' && hasCase(game, mech, 'caseTwo', location);
}

/** A vented explosion leaves a torso through its rear armor. */
function ventHit({ location }: HitLocation): HitLocation {
  return hitOn(location, hasRear(location));
}

/** CASE II: one point reaches the structure, the rest leaves through the rear armor or tears off half a limb's armor. */
function ventedLoss(game: Game, mech: MechState, hit: HitLocation, damage: number): Loss {
  const { location, rear } = hit;
  const maxArmor = rear ? damage : halfDown(specOf(game, mech).armor[location]!);
  const structure = Math.min(1, mech.structure[location]!);
  const armor = Math.min(maxArmor, mech.armor[armorFacing(location, rear)]!, damage - structure);
  return { armor, structure, excess: 0, halved: halfGone(mech, hit) === 1 };
}

/** A vented explosion causes a critical roll unless two dice reach this. */
const NO_VENTED_CRITICAL = 8;

function rollVentedCritical(game: Game, { structureDamage }: DamageApplied): number {
  return structureDamage > 0 && game.dice.twoD6('ventedCritical', NO_VENTED_CRITICAL) < NO_VENTED_CRITICAL ? 1 : 0;
}

/** What follows from damage to one location, in the order of the rules: what became of the inside comes before the pilot. */
function settleLocation(game: Game, mech: MechState, result: DamageApplied, criticalRolls: number): void {
  if (result.structureDamage + criticalRolls > 0) settleInside(game, mech, result, criticalRolls);
  if (!result.destroyed && (result.location === HD || mech.elevation < 0)) settleHolding(game, mech, result);
}

/** What comes through to the pilot, and water that comes in, where the location holds. */
function settleHolding(game: Game, mech: MechState, result: DamageApplied): void {
  if (result.location === HD) woundByHeadHit(game, mech, result);
  if (mech.elevation < 0) checkHullBreach(game, mech, result.location, result.source);
}

/** An arm goes with its side torso, criticals are rolled with all they set off, then a destroyed location is counted out. */
function settleInside(game: Game, mech: MechState, result: DamageApplied, criticalRolls: number): void {
  const { location, destroyed, source } = result;
  if (result.structureDamage > 0) queueLegRoll(game, mech, result);
  if (destroyed && isSideTorso(location)) loseArm(game, mech, armOf(location), source);
  for (let roll = 0; roll < criticalRolls; roll++) resolveCriticalRoll(game, mech, location, source);
  if (destroyed) destroyLocation(game, mech, location, source);
}

function woundByHeadHit(game: Game, mech: MechState, result: DamageApplied): void {
  if (specOf(game, mech).cockpit === 'torsoMounted') return;
  const wounds = game.rules.headHitPilotDamage === 'anyDamage' || result.structureDamage > 0;
  if (wounds) woundPilot(game, mech, 'head', result.source);
}

/** A leg that is laid open may cost the footing. */
function queueLegRoll(game: Game, mech: MechState, result: DamageApplied): void {
  if (!game.rules.psrLegStructureTrigger || !isWalkingLeg(specOf(game, mech), result.location)) return;
  if (result.armorRemaining === 0 && !result.destroyed) queueRoll(game, mech, 'legDamage', 0);
}
