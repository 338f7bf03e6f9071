import type { ILocationDamageResult } from '../events/damage-events.ts';
import { emit, type Game, mechOf, specOf } from '../game.ts';
import { queueRoll } from '../piloting/queue.ts';
import { engineHits, isWalkingLeg } from '../state/condition.ts';
import { armOf, armorFacing, CT, HD, isSideTorso, type LocationId, NOWHERE, TRANSFER } from '../state/locations.ts';
import type { MechSpec } from '../state/mech-spec.ts';
import type { MechId, MechState } from '../state/mech-state.ts';
import { ENGINE_TOUGHNESS, resolveCriticalRoll } from './criticals.ts';
import { destroyUnit } from './destruction.ts';
import type { HitLocation } from './hit-location.ts';
import { woundPilot } from './pilot.ts';

/** Damage in one phase from which a BattleMech may lose its footing. */
export const STAGGERING_DAMAGE = 20;

/**
 * One group of damage, from the location that was rolled inward until it is used up: armor, then structure, then the
 * next location, with every critical hit, explosion, wound and loss that comes of it. Answers what happened to each
 * location in turn.
 */
export function resolveDamage(game: Game, unit: MechId, hit: HitLocation, amount: number): ILocationDamageResult[] {
  const mech = mechOf(game, unit);
  const capped =
    hit.location === HD && game.rules.headDamageCap > 0 ? Math.min(amount, game.rules.headDamageCap) : amount;
  return damageChain(game, mech, hit.location, capped, {
    rear: hit.rear,
    ignoreArmor: false,
    throughArmor: hit.throughArmor,
    discarded: amount - capped,
  });
}

/** An explosion inside a location: structure first and only, here and wherever the damage goes on to. */
function resolveExplosion(game: Game, mech: MechState, location: LocationId, amount: number): void {
  damageChain(game, mech, location, amount, { rear: false, ignoreArmor: true, throughArmor: false, discarded: 0 });
}

interface Blow {
  readonly rear: boolean;
  readonly ignoreArmor: boolean;
  readonly throughArmor: boolean;
  /** Points lost before they reached the first location. */
  readonly discarded: number;
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
  while (remaining > 0 && mech.status === 'active') {
    const first = results.length === 0;
    const result = damageLocation(game, mech, location, remaining, blow, first ? blow.discarded : 0);
    results.push(result);
    settleLocation(game, mech, result, first && blow.throughArmor);
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
  const armor = mech.armor[armorFacing(location, blow.rear)]!;
  const structure = mech.structure[location]!;
  const armorDamage = blow.ignoreArmor ? 0 : Math.min(amount, armor);
  const structureDamage = Math.min(amount - armorDamage, structure);
  const excess = amount - armorDamage - structureDamage;
  const contained =
    excess > 0 && (TRANSFER[location] === NOWHERE || (blow.ignoreArmor && hasCase(game, mech, location)));
  const transferred = contained ? 0 : excess;
  const event = {
    type: 'DamageApplied',
    unit: mech.id,
    location,
    rear: blow.rear,
    damage: amount + discarded,
    armorDamage,
    structureDamage,
    armorRemaining: armor - armorDamage,
    structureRemaining: structure - structureDamage,
    destroyed: structureDamage > 0 && structureDamage === structure,
    transferred,
    transferLocation: transferred > 0 ? TRANSFER[location]! : NOWHERE,
    discarded: discarded + excess - transferred,
    damageThisPhase: mech.damageThisPhase + armorDamage + structureDamage,
  } as const;
  emit(game, event);
  return event;
}

/** CASE vents what an explosion has left after destroying its location. */
function hasCase(game: Game, mech: MechState, location: LocationId): boolean {
  return specOf(game, mech).equipment.some(item => item.kind === 'case' && item.location === location);
}

/**
 * What follows from damage to one location, in the order of the rules: an arm goes with its side torso, criticals are
 * rolled with all they set off, the pilot is hurt, then a destroyed location is counted out.
 */
function settleLocation(game: Game, mech: MechState, result: ILocationDamageResult, throughArmor: boolean): void {
  const { location, structureDamage, destroyed } = result;
  if (result.armorDamage + structureDamage === 0) return;
  queueDamageRolls(game, mech, result);
  if (destroyed && isSideTorso(location)) loseArm(game, mech, armOf(location));
  if (throughArmor) resolveCriticalRoll(game, mech, location, resolveExplosion);
  if (structureDamage > 0) resolveCriticalRoll(game, mech, location, resolveExplosion);
  if (location === HD) hurtPilot(game, mech, result);
  if (destroyed) countOut(game, mech, location);
}

function loseArm(game: Game, mech: MechState, arm: LocationId): void {
  if (mech.structure[arm] === 0) return;
  emit(game, { type: 'LocationLost', unit: mech.id, location: arm, cause: 'withSideTorso' });
}

function hurtPilot(game: Game, mech: MechState, result: ILocationDamageResult): void {
  if (specOf(game, mech).cockpit === 'torsoMounted') return;
  if (game.rules.headHitPilotDamage === 'anyDamage' || result.structureDamage > 0) woundPilot(game, mech, 'head', 1);
}

function countOut(game: Game, mech: MechState, location: LocationId): void {
  const spec = specOf(game, mech);
  emit(game, { type: 'LocationLost', unit: mech.id, location, cause: 'destroyed' });
  if (location === CT) destroyUnit(game, mech, 'centerTorso');
  else if (location === HD && spec.cockpit !== 'torsoMounted') destroyUnit(game, mech, 'head');
  else if (engineHits(mech, spec) >= ENGINE_TOUGHNESS) destroyUnit(game, mech, 'engine');
}

/** Damage may cost the footing: much of it in one phase, a leg laid open, a leg lost. */
function queueDamageRolls(game: Game, mech: MechState, result: ILocationDamageResult): void {
  const before = mech.damageThisPhase - result.armorDamage - result.structureDamage;
  if (before < STAGGERING_DAMAGE && mech.damageThisPhase >= STAGGERING_DAMAGE) {
    queueRoll(game, mech, 'phaseDamage', game.rules.psr20DamageModifier);
  }
  if (result.structureDamage > 0) queueLegRolls(game, mech, specOf(game, mech), result);
}

function queueLegRolls(game: Game, mech: MechState, spec: MechSpec, result: ILocationDamageResult): void {
  if (!isWalkingLeg(spec, result.location)) return;
  if (result.destroyed) queueRoll(game, mech, 'legDestroyed', 0);
  else if (game.rules.psrLegStructureTrigger) queueRoll(game, mech, 'legDamage', 0);
}
