import { isUnderWater } from '../../questions/board/water.ts';
import { isWalkingLeg } from '../../questions/unit/condition.ts';
import { emit, type Game, specOf } from '../../vocabulary/game/game.ts';
import { armorFacing, CT, HD, LOCATION_COUNT, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { LEG_ACTUATORS, queueActuatorRoll } from './criticals.ts';
import { checkEngine, destroyUnit } from './destruction.ts';
import { killPilot } from './pilot.ts';

/** What two dice must reach for damage under water to let the water in. */
const BREACH = 10;

/** Damage below the surface: without armor the water comes in at once, otherwise two dice decide. */
export function checkHullBreach(game: Game, mech: MechState, location: LocationId): void {
  if (isUnderWater(game, mech, location) && canFlood(game, mech, location)) breach(game, mech, location);
}

function breach(game: Game, mech: MechState, location: LocationId): void {
  if (isBare(mech, location)) flood(game, mech, location, 0);
  else {
    const roll = game.dice.twoD6('hullBreach', BREACH);
    if (roll >= BREACH) flood(game, mech, location, roll);
  }
}

/** Going into the water with a location that has lost its armor floods it. */
export function floodBareLocations(game: Game, mech: MechState): void {
  if (mech.elevation < 0) floodBelowSurface(game, mech);
}

function floodBelowSurface(game: Game, mech: MechState): void {
  for (let location = 0; location < LOCATION_COUNT && mech.status === 'active'; location++) {
    if (isBare(mech, location) && isUnderWater(game, mech, location) && canFlood(game, mech, location)) {
      flood(game, mech, location, 0);
    }
  }
}

/** There is something left in it that water could stop. */
function canFlood(game: Game, mech: MechState, location: LocationId): boolean {
  const { hittable } = specOf(game, mech).masks;
  return mech.structure[location]! > 0 && (hittable[location]! & ~mech.slotHits[location]!) !== 0;
}

function isBare(mech: MechState, location: LocationId): boolean {
  return mech.armor[location] === 0 || mech.armor[armorFacing(location, true)] === 0;
}

/** Everything in a flooded location stops working. */
function flood(game: Game, mech: MechState, location: LocationId, roll: number): void {
  const spec = specOf(game, mech);
  const before = mech.slotHits[location]!;
  emit(game, { type: 'HullBreached', unit: mech.id, location, roll });
  if (isWalkingLeg(spec, location)) queueLegRolls(game, mech, location, before);
  if (location === CT) destroyUnit(game, mech, 'breach');
  else if (location === HD && spec.cockpit !== 'torsoMounted') killPilot(game, mech, 'breach');
  else checkEngine(game, mech);
}

/** The water stops each actuator of the leg that still worked, and each calls for its roll. */
function queueLegRolls(game: Game, mech: MechState, leg: LocationId, before: number): void {
  const { masks } = specOf(game, mech);
  for (const actuator of LEG_ACTUATORS) {
    if ((masks[actuator][leg]! & ~before) !== 0) queueActuatorRoll(game, mech, actuator);
  }
}
