import { type Explanation, type Modifier, note } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { HD, isArm, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import { countSlots } from '../../vocabulary/spec/slots.ts';
import type { MechState, MoveMode } from '../../vocabulary/state/mech-state.ts';
import { HEAT_TO_HIT, heatEffect } from '../heat/heat-scale.ts';
import { interferenceAimModifier } from '../unit/interference.ts';
import { fittingsModifier } from './fittings.ts';
import { isSteadyQuad } from './shot-obstacle.ts';

/** By how the attacker moved: the code that explains its movement modifier. */
const MOVEMENT_CODES = {
  walk: 'attacker.walked',
  crawl: 'attacker.walked',
  run: 'attacker.ran',
  jump: 'attacker.jumped',
  stationary: 'attacker.walked',
  undecided: 'attacker.walked',
  skid: 'attacker.skidded',
} as const;

const PRONE = 2;
/** Modifier for each hit on the sensors. */
export const SENSOR_HIT = 2;
const SHOULDER = 4;
const ARM_ACTUATOR = 1;

/** Returns the modifier for the state of the attacker: movement, posture, heat, sensors, and the arm that holds the weapon. */
export function attackerModifier(
  game: Game,
  attacker: MechState,
  weapon: MountedWeapon,
  explanation: Explanation,
): number {
  const spec = specOf(game, attacker);
  const { location } = weapon;
  return (
    attackerMovement(attacker.movement, explanation) +
    note(explanation, 'attacker.prone', attacker.prone && !isSteadyQuad(attacker, spec) ? PRONE : 0) +
    note(explanation, 'attacker.heat', heatToHit(attacker.heat)) +
    note(explanation, 'attacker.sensors', sensorHits(attacker, spec) * SENSOR_HIT) +
    interferenceAimModifier(attacker, explanation) +
    (spec.plainShooter ? 0 : fittingsModifier(attacker, spec, weapon, explanation)) +
    (isArm(location) ? armModifier(attacker, spec, location, explanation) : 0)
  );
}

/** Returns the modifier for the attacker's own movement, which is the same for fire and for blows. */
export function attackerMovement(movement: MoveMode, explanation: Explanation): number {
  const value = movementPenalty(movement);
  return explanation === undefined ? value : note(explanation, MOVEMENT_CODES[movement], value);
}

function movementPenalty(movement: MoveMode): number {
  switch (movement) {
    case 'stationary':
    case 'undecided':
      return 0;
    case 'walk':
    case 'crawl':
      return 1;
    case 'run':
      return 2;
    default:
      movement satisfies 'jump' | 'skid';
      return 3;
  }
}

/** The modifiers for the state of the attacker, for players with paper: per hit where several are possible. */
export const ATTACKER_MODIFIERS: readonly Modifier[] = [
  ...(['walk', 'run', 'jump', 'skid'] as const).map(mode => ({
    code: MOVEMENT_CODES[mode],
    value: movementPenalty(mode),
  })),
  { code: 'attacker.prone', value: PRONE },
  { code: 'attacker.sensors', value: SENSOR_HIT },
  { code: 'shoulder', value: SHOULDER },
  { code: 'upperArm', value: ARM_ACTUATOR },
  { code: 'lowerArm', value: ARM_ACTUATOR },
];

/** Heat beyond this makes the aim no worse. */
const MAX_HEAT = 30;
/** By heat, up to `MAX_HEAT`. */
const HEAT_MODIFIERS: readonly number[] = Array.from({ length: MAX_HEAT + 1 }, (_, heat) =>
  heatEffect(HEAT_TO_HIT, heat),
);

/** Returns the modifier of weapon attacks for the heat of the attacker. */
export function heatToHit(heat: number): number {
  return HEAT_MODIFIERS[heat > MAX_HEAT ? MAX_HEAT : heat]!;
}

/** Counts the sensor slots that were out before this phase. */
export function sensorHits(mech: MechState, spec: MechSpec): number {
  return countSlots(mech.slotsOut[HD]! & spec.masks.sensors[HD]!);
}

/** A dead shoulder hides what else is wrong with the arm. The other arm does not matter. */
function armModifier(mech: MechState, spec: MechSpec, arm: LocationId, explanation: Explanation): number {
  const out = mech.slotsOut[arm]!;
  if (out === 0) return 0;
  const { shoulder, upperArm, lowerArm } = spec.masks;
  if ((out & shoulder[arm]!) !== 0) return note(explanation, 'shoulder', SHOULDER);
  return (
    note(explanation, 'upperArm', (out & upperArm[arm]!) === 0 ? 0 : ARM_ACTUATOR) +
    note(explanation, 'lowerArm', (out & lowerArm[arm]!) === 0 ? 0 : ARM_ACTUATOR)
  );
}
