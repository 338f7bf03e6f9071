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
import { absorbDamage, damageAfterFields } from './absorb.ts';
import { resolveCriticalRoll } from './criticals.ts';
import { destroyLocation, loseArm } from './destruction.ts';
import { explodeDumpedAmmo } from './explosions.ts';
import { shakeFrame } from './frame-shock.ts';
import { checkHullBreach } from './hull-breach.ts';
import { woundPilot } from './pilot.ts';
import { STAGGERING_DAMAGE, stagger } from './stagger.ts';
import { shakeSpikes } from './wreck-item.ts';

/**
 * Deals one group of damage, from the location that was rolled inward until it is used up: armor, then structure, then the next location,
 * with every critical hit, explosion, wound and loss that follows. Returns what happened to each location in turn.
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
  return passAllOn(game, mech, damageLocation(game, mech, hit, amount, source));
}

/** Deals damage, and sets off ammunition that is being dumped, which may explode after the damage and even without any. */
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

/** The list is made with its first two entries, which are nearly always all: one that grows makes room for a dozen more. */
function passAllOn(game: Game, mech: MechState, first: DamageApplied): DamageApplied[] {
  if (first.transferred === 0) return [first];
  let last = passOn(game, mech, first);
  const results = [first, last];
  while (last.transferred > 0) results.push((last = passOn(game, mech, last)));
  return results;
}

/** Deals one group of damage like `resolveDamage`, but without a list of results: the rules read what happened from the state. */
export function dealDamage(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): void {
  if (amount > 0) {
    let last = damageLocation(game, mech, hit, amount, source);
    while (last.transferred > 0) last = passOn(game, mech, last);
  }
  if (mech.dumping !== 0) explodeDumpedAmmo(game, mech, hit, source);
}

/** Passes points that a location could not hold on to the next one inward. */
function passOn(
  game: Game,
  mech: MechState,
  { transferLocation, rear, transferred, source }: DamageApplied,
): DamageApplied {
  return damageLocation(game, mech, hitOn(transferLocation, rear), transferred, source);
}

/** Damages one location, with all consequences. A location that is gone passes everything on. */
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

/** Damages a location whose armor, structure or equipment has rules of its own, or which is damaged from within. */
function damageSpecially(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): DamageApplied {
  const vented = isVented(game, mech, hit.location, source);
  const before = mech.damageThisPhase;
  const { hardenedHalves: halves, platesLost, morePlatesLost } = mech;
  const result = loseSpecially(game, mech, vented ? ventHit(hit) : hit, amount, source);
  const felt = result.armorDamage + result.structureDamage > 0 || mech.hardenedHalves !== halves;
  if (mech.damageThisPhase >= STAGGERING_DAMAGE) stagger(game, mech, before);
  if (!felt) {
    // Damage that modular armor absorbs completely may still find a way through the armor; damage that a shield absorbs does not.
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

/** Notes a location that has lost armor, which HarJel mends at the end of the turn. */
function noteToMend(game: Game, mech: MechState, location: LocationId): void {
  const value = mech.toMend | (1 << location);
  if (value !== mech.toMend) emit(game, { type: 'CounterSet', unit: mech.id, counter: 'toMend', value });
}

/**
 * Returns the number of critical rolls: one for damaged structure, and one for a hit that passes through armor or is too much for
 * commercial armor.
 */
function countCriticalRolls(game: Game, { throughArmor }: HitLocation, result: DamageApplied): number {
  const { unit, structureDamage, armorDamage, armorRemaining, transferred } = result;
  const arrived = armorDamage + structureDamage + transferred;
  const cracked = passesBarrier(specOf(game, mechOf(game, unit)), arrived, armorDamage + armorRemaining);
  return (throughArmor ? 1 : 0) + (structureDamage > 0 ? 1 : 0) + (cracked ? 1 : 0);
}

/**
 * Takes points off armor, then structure, one for one. The function is kept short, down to comparisons in place of `Math.min`, because V8
 * inlines it only as long as it and all that it calls are small enough.
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
    armorLeft: held - armor,
    structureLeft: within - structure,
    transferred,
    halved: false,
  });
}

/** Takes points off equipment that covers a location, then off the location by its own rules. */
function loseSpecially(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): DamageApplied {
  const arriving = isInside(source) ? amount : damageAfterFields(game, mech, hit, amount, source);
  const absorbed = absorbDamage(game, mech, hit, arriving, source);
  const { armor, structure, excess, halved } = specialLoss(game, mech, hit, arriving - absorbed, source);
  const transferred = excess === 0 ? 0 : pointsPassedOn(game, mech, hit.location, excess, source);
  // Structure or armor that gives way more easily loses more points than arrived: `damage` is then the larger number.
  const damage = Math.max(amount, absorbed + armor + structure + transferred);
  const armorLeft = mech.armor[armorFacing(hit.location, hit.rear)]! - armor;
  const structureLeft = mech.structure[hit.location]! - structure;
  return stateDamage(game, mech, hit, source, {
    damage,
    absorbed,
    armor,
    structure,
    armorLeft,
    structureLeft,
    transferred,
    halved,
  });
}

/** The effect of a group of damage on one location. Points that are neither lost nor passed on are discarded. */
interface Account extends Omit<Loss, 'excess'> {
  readonly damage: number;
  /** Points absorbed by equipment over the armor. */
  readonly absorbed: number;
  readonly armorLeft: number;
  readonly structureLeft: number;
  readonly transferred: number;
}

function stateDamage(game: Game, mech: MechState, hit: HitLocation, source: Source, account: Account): DamageApplied {
  const { location, rear } = hit;
  const { damage, armor, structure, transferred } = account;
  const lost = armor + structure;
  const event: DamageApplied = {
    type: 'DamageApplied',
    unit: mech.id,
    location,
    rear,
    damage,
    armorDamage: armor,
    structureDamage: structure,
    armorRemaining: account.armorLeft,
    structureRemaining: account.structureLeft,
    destroyed: structure > 0 && account.structureLeft === 0,
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

/** Returns the loss of a location under the rules of its armor, its structure or CASE II, or by damage from within. */
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

/** Returns how armor treats the damage of a source. */
function damageKindOf(game: Game, source: Source): DamageKind {
  if (source.kind === 'other') return source.damage;
  if (source.kind !== 'weapon') return 'physical';
  const { type } = specOf(game, mechOf(game, source.attacker)).weapons[source.weapon]!;
  return weaponDamageKind(withMunition(type, source.munition ?? 'standard'));
}

/** Returns the points of a group of damage to the head that count, which the rules may limit. The rest is lost. */
function cappedForHead(game: Game, amount: number, source: Source): number {
  const cap = game.rules.headDamageCap;
  return cap > 0 && source.kind !== 'explosion' ? Math.min(amount, cap) : amount;
}

/**
 * Returns how many of the points that a location could not hold go on inward: none from the head and the center torso, nor from an
 * explosion that CASE contains.
 */
function pointsPassedOn(game: Game, mech: MechState, location: LocationId, excess: number, source: Source): number {
  const contained = source.kind === 'explosion' && hasCase(game, mech, 'case', location);
  return contained || TRANSFER[location] === NOWHERE ? 0 : excess;
}

/** Returns 1 when the outermost point of hardened armor has taken half of the damage that it holds, else 0. */
function halfGone(mech: MechState, { location, rear }: HitLocation): number {
  return (mech.hardenedHalves >> armorFacing(location, rear)) & 1;
}

/** Whether a location has CASE, which vents the damage that is left after an explosion has destroyed it, or CASE II. */
function hasCase(game: Game, mech: MechState, kind: 'case' | 'caseTwo', location: LocationId): boolean {
  const spec = specOf(game, mech);
  return spec.gear[kind] !== undefined && spec.equipment.some(item => item.kind === kind && item.location === location);
}

/** Whether CASE II vents an explosion, in its own location or in one that its damage has reached. */
function isVented(game: Game, mech: MechState, location: LocationId, source: Source): boolean {
  return source.kind === 'explosion' && hasCase(game, mech, 'caseTwo', location);
}

/** Returns the hit by which a vented explosion leaves its location: through the rear armor if there is any. */
function ventHit({ location }: HitLocation): HitLocation {
  return hitOn(location, hasRear(location));
}

/**
 * Returns the loss by a vented explosion: CASE II lets one point reach the structure; the rest leaves through the rear armor or tears off
 * half of a limb's armor.
 */
function ventedLoss(game: Game, mech: MechState, hit: HitLocation, damage: number): Loss {
  const { location, rear } = hit;
  const maxArmor = rear ? damage : halfDown(specOf(game, mech).armor[location]!);
  const structure = Math.min(1, mech.structure[location]!);
  const armor = Math.min(maxArmor, mech.armor[armorFacing(location, rear)]!, damage - structure);
  return { armor, structure, excess: 0, halved: halfGone(mech, hit) === 1 };
}

/** What two dice must reach for a vented explosion not to cause a critical roll. */
const NO_VENTED_CRITICAL = 8;

function rollVentedCritical(game: Game, { structureDamage }: DamageApplied): number {
  return structureDamage > 0 && game.dice.twoD6('ventedCritical', NO_VENTED_CRITICAL) < NO_VENTED_CRITICAL ? 1 : 0;
}

/** Carries out the consequences of damage to one location, in the order of the rules: the inside of the location comes before the pilot. */
function settleLocation(game: Game, mech: MechState, result: DamageApplied, criticalRolls: number): void {
  if (result.structureDamage + criticalRolls > 0) settleInside(game, mech, result, criticalRolls);
  if (!result.destroyed && (result.location === HD || mech.elevation < 0)) settleHolding(game, mech, result);
}

/** Carries out the consequences for a location that is not destroyed: wounds of the pilot, and water that comes in. */
function settleHolding(game: Game, mech: MechState, result: DamageApplied): void {
  if (result.location === HD) woundByHeadHit(game, mech, result);
  if (mech.elevation < 0) checkHullBreach(game, mech, result.location, result.source);
}

/**
 * Carries out the consequences inside a location: an arm goes with its side torso, criticals are rolled with everything they set off, then
 * the loss of a destroyed location is recorded.
 */
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

/** Queues the roll for a leg whose structure is damaged, if the rules ask for one. */
function queueLegRoll(game: Game, mech: MechState, result: DamageApplied): void {
  if (!game.rules.psrLegStructureTrigger || !isWalkingLeg(specOf(game, mech), result.location)) return;
  if (result.armorRemaining === 0 && !result.destroyed) queueRoll(game, mech, 'legDamage', 0);
}
