import { isUnderWater } from '../../questions/board/spot.ts';
import { isWalkingLeg } from '../../questions/unit/condition.ts';
import { isSealed } from '../../questions/unit/harjel.ts';
import type { HullBreached } from '../../vocabulary/events/damage-events.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { armorFacing, CT, HD, LOCATION_COUNT, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { LEG_ACTUATORS, queueActuatorRoll } from './criticals.ts';
import { checkEngine, destroyUnit } from './destruction.ts';
import { killPilot } from './pilot.ts';

/** What two dice must reach for damage under water to let the water in. */
const BREACH_NUMBER = 10;

/** Returns what two dice must reach for a breach. Impact-resistant armor is brittle. */
function breachNumber({ armorType }: MechSpec): number {
  return armorType === 'impactResistant' ? BREACH_NUMBER - 1 : BREACH_NUMBER;
}

/**
 * Checks for a breach after damage below the surface: without armor the water comes in at once, otherwise two dice
 * decide.
 */
export function checkHullBreach(game: Game, mech: MechState, location: LocationId, source: Source): void {
  if (!isUnderWater(game, mech, location) || !canFlood(game, mech, location)) return;
  if (isBare(mech, location)) return flood(game, mech, { location, roll: 0 }, source);
  const need = breachNumber(specOf(game, mech));
  const roll = game.dice.twoD6('hullBreach', need);
  if (roll >= need) flood(game, mech, { location, roll }, source);
}

/** Lets the water into a location whose HarJel is struck. */
export function breakSeal(game: Game, mech: MechState, location: LocationId, source: Source): void {
  if (mech.elevation < 0 && isUnderWater(game, mech, location) && canFlood(game, mech, location)) {
    flood(game, mech, { location, roll: 0 }, source);
  }
}

/** Floods the locations of a unit in water that have lost their armor. */
export function floodBareLocations(game: Game, mech: MechState, source: Source): void {
  if (mech.elevation < 0) floodBelowSurface(game, mech, source);
}

function floodBelowSurface(game: Game, mech: MechState, source: Source): void {
  for (let location = 0; location < LOCATION_COUNT && mech.status === 'active'; location++) {
    if (isBare(mech, location) && isUnderWater(game, mech, location) && canFlood(game, mech, location)) {
      flood(game, mech, { location, roll: 0 }, source);
    }
  }
}

/** Whether a location still has anything that water could stop. */
function canFlood(game: Game, mech: MechState, location: LocationId): boolean {
  const { hittable } = specOf(game, mech).masks;
  return (
    !isSealed(mech, specOf(game, mech), location) &&
    mech.structure[location]! > 0 &&
    (hittable[location]! & ~mech.slotHits[location]!) !== 0
  );
}

function isBare(mech: MechState, location: LocationId): boolean {
  return mech.armor[location] === 0 || mech.armor[armorFacing(location, true)] === 0;
}

/** Puts everything in a flooded location out of order. */
function flood(
  game: Game,
  mech: MechState,
  { location, roll }: Pick<HullBreached, 'location' | 'roll'>,
  source: Source,
): void {
  const spec = specOf(game, mech);
  const before = mech.slotHits[location]!;
  emit(game, { type: 'HullBreached', unit: mech.id, location, roll, source });
  if (isWalkingLeg(spec, location)) queueLegRolls(game, mech, location, before);
  if (location === CT) destroyUnit(game, mech, 'breach', source);
  else if (location === HD && spec.cockpit !== 'torsoMounted') killPilot(game, mech, 'breach', source);
  else checkEngine(game, mech, source);
}

/** Queues the rolls for the actuators of a leg that worked until the water stopped them, one for each. */
function queueLegRolls(game: Game, mech: MechState, leg: LocationId, before: number): void {
  const { masks } = specOf(game, mech);
  for (const actuator of LEG_ACTUATORS) {
    if ((masks[actuator][leg]! & ~before) !== 0) queueActuatorRoll(game, mech, actuator);
  }
}
