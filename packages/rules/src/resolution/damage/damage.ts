import { halfDown } from '../../basics/integers.ts';
import { type Loss, lossByType } from '../../questions/unit/armor-types.ts';
import { isWalkingLeg } from '../../questions/unit/condition.ts';
import type { DamageApplied, ILocationDamageResult } from '../../vocabulary/events/damage-events.ts';
import { OTHER, type Source } from '../../vocabulary/events/source.ts';
import { emitDamage } from '../../vocabulary/game/emit.ts';
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
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { resolveCriticalRoll } from './criticals.ts';
import { destroyLocation, loseArm } from './destruction.ts';
import { explodeDumpedAmmo } from './explosions.ts';
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
  const vented = isVented(game, mech, hit.location, source);
  const halves = mech.hardenedHalves;
  const result = losePoints(game, mech, vented ? ventHit(hit) : hit, amount, source);
  const felt = result.armorDamage + result.structureDamage > 0 || mech.hardenedHalves !== halves;
  if (!felt) return result;
  const rolls = vented ? rollVentedCritical(game, result) : countCriticalRolls(hit, result);
  settleLocation(game, mech, result, rolls);
  return result;
}

/** One roll for structure that is damaged, and one for a hit that passes through armor. */
function countCriticalRolls({ throughArmor }: HitLocation, { structureDamage }: DamageApplied): number {
  return (throughArmor ? 1 : 0) + (structureDamage > 0 ? 1 : 0);
}

/**
 * Takes points off armor, then structure: one for one, or as the unit's special armor, structure or CASE II has it. What is
 * neither lost nor passed on is discarded.
 */
function losePoints(game: Game, mech: MechState, hit: HitLocation, amount: number, source: Source): DamageApplied {
  const { location, rear } = hit;
  const counted = location === HD ? cappedForHead(game, amount, source) : amount;
  const armor = armorMet(mech, hit, source);
  const inside = counted > armor ? counted - armor : 0;
  const usual = specOf(game, mech).plain && source.kind !== 'explosion';
  const special = usual ? undefined : specialLoss(game, mech, hit, counted, source);
  const armorDamage = special === undefined ? counted - inside : special.armor;
  const structureDamage = special === undefined ? Math.min(inside, mech.structure[location]!) : special.structure;
  const excess = special === undefined ? inside - structureDamage : special.excess;
  const transferred = excess === 0 ? 0 : pointsPassedOn(game, mech, location, excess, source);
  // Structure or armor that gives way more easily loses more points than arrived: the account says so.
  const damage = special === undefined ? amount : Math.max(amount, armorDamage + structureDamage + transferred);
  const structureRemaining = mech.structure[location]! - structureDamage;
  const event: DamageApplied = {
    type: 'DamageApplied',
    unit: mech.id,
    location,
    rear,
    damage,
    armorDamage,
    structureDamage,
    armorRemaining: mech.armor[armorFacing(location, rear)]! - armorDamage,
    structureRemaining,
    destroyed: structureDamage > 0 && structureRemaining === 0,
    transferred,
    transferLocation: transferred > 0 ? TRANSFER[location]! : NOWHERE,
    discarded: damage - armorDamage - structureDamage - transferred,
    damageThisPhase: mech.damageThisPhase + armorDamage + structureDamage,
    armorHalved: special !== undefined && special.halved,
    source,
  };
  emitDamage(game, mech, event);
  return event;
}

/** Returns what a location loses otherwise than one point for one; `undefined` where nothing special is at work. */
function specialLoss(game: Game, mech: MechState, hit: HitLocation, damage: number, source: Source): Loss | undefined {
  if (isVented(game, mech, hit.location, source)) return ventedLoss(game, mech, hit, damage);
  const spec = specOf(game, mech);
  if (spec.plain) return undefined;
  const protection = {
    armor: armorMet(mech, hit, source),
    half: halfGone(mech, hit),
    structure: mech.structure[hit.location]!,
  };
  return lossByType(damage, spec, damageKindOf(game, source), protection);
}

/** Returns what the damage of a source is to the armor that it meets. */
function damageKindOf(game: Game, source: Source): DamageKind {
  if (source.kind === 'other') return source.damage;
  if (source.kind !== 'weapon') return 'physical';
  return weaponDamageKind(specOf(game, mechOf(game, source.attacker)).weapons[source.weapon]!.type);
}

/** Returns the armor that the damage has to pass; an explosion inside meets none. */
function armorMet(mech: MechState, { location, rear }: HitLocation, source: Source): number {
  return source.kind === 'explosion' ? 0 : mech.armor[armorFacing(location, rear)]!;
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
  if (mech.damageThisPhase >= STAGGERING_DAMAGE) stagger(game, mech, result);
  if (result.structureDamage + criticalRolls > 0) settleInside(game, mech, result, criticalRolls);
  if (result.destroyed) return;
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
