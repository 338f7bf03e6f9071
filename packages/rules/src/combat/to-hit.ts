import {
  type Arc,
  bearing,
  distance,
  inArc,
  isSightBlocked,
  lineOfSight,
  relativeBearing,
  sightModifier,
  targetTerrainModifier,
  type Viewpoint,
} from '@hexfall/hex';
import { type Explanation, IMPOSSIBLE, note } from '../explain/modifiers.ts';
import { boardOf, type Game, specOf } from '../game.ts';
import { isImmobile } from '../movement/movement-points.ts';
import { HEAT_TO_HIT, heatEffect } from '../phases/heat-scale.ts';
import { HD, isArm, isLeg, LA } from '../state/locations.ts';
import { countSlots, type MountedWeapon } from '../state/mech-spec.ts';
import type { WeaponType } from '../state/weapon-type.ts';
import type { MechState, MoveMode } from '../state/mech-state.ts';

const ATTACKER_MOVEMENT: Readonly<Record<MoveMode, number>> = {
  undecided: 0,
  stationary: 0,
  walk: 1,
  run: 2,
  jump: 3,
  crawl: 1,
  skid: 3,
};

/** Hexes moved from which a target is harder to hit, with the modifier. */
const TARGET_MOVEMENT: readonly (readonly [hexes: number, modifier: number])[] = [
  [25, 6],
  [18, 5],
  [10, 4],
  [7, 3],
  [5, 2],
  [3, 1],
];

const RANGE_MODIFIERS = [0, 2, 4] as const;
const RANGE_CODES = [undefined, 'range.medium', 'range.long'] as const;
const PRONE_ATTACKER = 2;
const PRONE_TARGET_ADJACENT = -2;
const PRONE_TARGET_FAR = 1;
const IMMOBILE_TARGET = -4;
const SKIDDED_TARGET = 2;
const STUCK_TARGET = -2;
const SENSOR_HIT = 2;

/** What a weapon needs to hit, with every modifier; `IMPOSSIBLE` out of range or out of sight. */
export function toHitNumber(
  game: Game,
  attacker: MechState,
  target: MechState,
  weapon: MountedWeapon,
  explanation?: Explanation,
): number {
  const board = boardOf(game);
  const hexes = distance(board.grid, attacker.hex, target.hex);
  if (hexes === 0 || hexes > weapon.type.ranges[2]) return IMPOSSIBLE;
  const sight = lineOfSight(board, viewpoint(attacker), viewpoint(target));
  const sensors = sensorHits(game, attacker);
  if (isSightBlocked(sight) || sensors >= 2) return IMPOSSIBLE;
  return (
    note(explanation, 'gunnery', attacker.gunnery) +
    rangeModifier(weapon.type, hexes, explanation) +
    attackerModifier(attacker, explanation) +
    note(explanation, 'attacker.sensors', sensors * SENSOR_HIT) +
    note(explanation, 'terrain.between', sightModifier(sight)) +
    note(explanation, 'target.terrain', targetTerrainModifier(board, viewpoint(target))) +
    targetModifier(target, hexes, explanation) +
    note(explanation, 'weapon', weapon.type.toHit)
  );
}

/** How a unit sees and is seen. */
export function viewpoint(mech: MechState): Viewpoint {
  return { hex: mech.hex, elevation: mech.elevation, height: mech.prone ? 0 : 1 };
}

/** Whether a weapon bears on a hex: from the torso's facing, or the legs' for weapons mounted there. */
export function isInFiringArc(
  game: Game,
  attacker: MechState,
  weapon: MountedWeapon,
  target: MechState,
  twist: number,
): boolean {
  const facing = isLeg(weapon.location) ? attacker.facing : (attacker.facing + twist + 6) % 6;
  const code = bearing(boardOf(game).grid, attacker.hex, target.hex);
  return inArc(firingArc(specOf(game, attacker).quad, weapon), relativeBearing(code, facing));
}

function firingArc(quad: boolean, weapon: MountedWeapon): Arc {
  if (weapon.rear) return 'rear';
  if (quad || !isArm(weapon.location)) return 'forward';
  return weapon.location === LA ? 'leftArm' : 'rightArm';
}

function sensorHits(game: Game, mech: MechState): number {
  return countSlots(mech.slotsOut[HD]! & specOf(game, mech).masks.sensors[HD]!);
}

export function rangeBracket(weapon: WeaponType, hexes: number): 0 | 1 | 2 {
  if (hexes <= weapon.ranges[0]) return 0;
  return hexes <= weapon.ranges[1] ? 1 : 2;
}

function rangeModifier(weapon: WeaponType, hexes: number, explanation: Explanation): number {
  const minimum = hexes <= weapon.minimumRange ? weapon.minimumRange - hexes + 1 : 0;
  const bracket = rangeBracket(weapon, hexes);
  const modifier =
    RANGE_CODES[bracket] === undefined ? 0 : note(explanation, RANGE_CODES[bracket], RANGE_MODIFIERS[bracket]);
  return modifier + note(explanation, 'range.minimum', minimum);
}

const ATTACKER_CODES = {
  walk: 'attacker.walked',
  crawl: 'attacker.walked',
  run: 'attacker.ran',
  jump: 'attacker.jumped',
  stationary: 'attacker.walked',
  undecided: 'attacker.walked',
  skid: 'attacker.skidded',
} as const;

function attackerModifier(attacker: MechState, explanation: Explanation): number {
  const { movement, prone, heat } = attacker;
  return (
    attackerMovement(movement, explanation) +
    note(explanation, 'attacker.prone', prone ? PRONE_ATTACKER : 0) +
    note(explanation, 'attacker.heat', heatToHit(heat))
  );
}

/** Moving spoils the aim of fire and of blows. */
export function attackerMovement(movement: MoveMode, explanation: Explanation): number {
  return note(explanation, ATTACKER_CODES[movement], ATTACKER_MOVEMENT[movement]);
}

export function heatToHit(heat: number): number {
  return heatEffect(HEAT_TO_HIT, heat);
}

export function targetMovementModifier(hexesMoved: number): number {
  return TARGET_MOVEMENT.find(([least]) => hexesMoved >= least)?.[1] ?? 0;
}

/** How hard a target is to hit, whatever strikes at it from that many hexes away. */
export function targetModifier(target: MechState, hexes: number, explanation: Explanation): number {
  const prone = hexes <= 1 ? PRONE_TARGET_ADJACENT : PRONE_TARGET_FAR;
  return (
    note(explanation, 'target.moved', targetMovementModifier(target.hexesMoved)) +
    note(explanation, 'target.jumped', target.movement === 'jump' ? 1 : 0) +
    note(explanation, 'target.skidded', target.movement === 'skid' ? SKIDDED_TARGET : 0) +
    note(explanation, 'target.stuck', target.stuck ? STUCK_TARGET : 0) +
    note(explanation, 'target.prone', target.prone ? prone : 0) +
    note(explanation, 'target.immobile', isImmobile(target) ? IMMOBILE_TARGET : 0)
  );
}
