import { areInSameBuilding, OFF_BOARD, type Side, sideStruck } from '@hexfall/hex';
import { isUnderWater } from '../../questions/board/spot.ts';
import { viewpoint } from '../../questions/board/viewpoint.ts';
import { coveringBuilding, type HiddenPart, hiddenPart, isHidden } from '../../questions/to-hit/cover.ts';
import { sightTarget } from '../../questions/to-hit/firing-solution.ts';
import { loadedType } from '../../questions/weapons/ammunition.ts';
import { classesOfTwo } from '../../vocabulary/dice/roller.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { weaponDamageKind } from '../../vocabulary/spec/damage-kind.ts';
import { type HitLocation, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealDamage } from '../damage/damage.ts';
import { floorTable, rollHitLocation } from '../damage/hit-location.ts';
import { damageBuilding } from '../walls/building-damage.ts';
import { pierce, roundsModifier } from './armor-piercing.ts';

/** A weapon attack that hits, and how it meets its target: everything that its damage groups have in common. */
export interface WeaponHit {
  readonly attack: WeaponAttack;
  readonly target: MechState;
  readonly side: Side;
  /** The unit that sees the target: the attacker or its spotter. */
  readonly viewer: MechState;
  readonly hidden: HiddenPart;
  readonly source: Source;
  /** Modifier of the critical roll for each hit of armor-piercing rounds; `undefined` for all others. */
  readonly piercing: number | undefined;
}

/** Returns how an attack meets its target from where both stand now. */
export function weaponHitOf(game: Game, attack: WeaponAttack): WeaponHit {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const viewer = attack.spotter < 0 ? attacker : mechOf(game, attack.spotter);
  return {
    attack,
    target,
    side: sideStruck(boardOf(game), attacker.hex, target),
    viewer,
    hidden: hiddenFrom(game, attack, viewer),
    ...roundsOf(game, attack),
  };
}

/** Returns the source of what a shot does, apart from damage, to which the munition may matter. */
export function shotSource({ attacker, weapon }: WeaponAttack): Source {
  return { kind: 'weapon', attacker, weapon };
}

/** Returns the properties of a shot's rounds that matter for armor. */
function roundsOf(game: Game, { attacker, weapon, bin, target }: WeaponAttack): Pick<WeaponHit, 'source' | 'piercing'> {
  const spec = specOf(game, mechOf(game, attacker));
  const munition = bin < 0 ? 'standard' : spec.ammoBins[bin]!.munition;
  const usual = { source: { kind: 'weapon', attacker, weapon }, piercing: undefined } as const;
  if (munition === 'standard') return usual;
  const type = loadedType(spec, weapon, bin);
  if (weaponDamageKind(type) === weaponDamageKind(spec.weapons[weapon]!.type)) return usual;
  const piercing = type.traits.includes('armorPiercing')
    ? roundsModifier(type, specOf(game, mechOf(game, target)))
    : undefined;
  return { source: { ...usual.source, munition }, piercing };
}

/**
 * Returns the part of the target that is hidden from its viewer. A beacon on the target is behind the same cover as the
 * target, and gives no sight of the terrain between.
 */
function hiddenFrom(game: Game, attack: WeaponAttack, viewer: MechState): HiddenPart {
  if (attack.spotter === attack.attacker) return 'nothing';
  const attacker = mechOf(game, attack.attacker);
  const { location } = specOf(game, attacker).weapons[attack.weapon]!;
  const sighting = sightTarget(game, viewer, mechOf(game, attack.target));
  return hiddenPart(game, sighting, isUnderWater(game, attacker, location));
}

/** Rolls where one group of damage strikes, and deals it: to the target, or to what hides that part of it. */
export function resolveGroup(game: Game, hit: WeaponHit, points: number): void {
  resolveGroupAt(game, hit, rollLocation(game, hit), points);
}

/** Rolls one location that all groups strike. Armor is passed on a roll of 2 by the first group only. */
export function resolveGroupsTogether(game: Game, hit: WeaponHit, groups: readonly number[]): void {
  const first = rollLocation(game, hit);
  const further = { ...first, throughArmor: false };
  for (const [i, points] of groups.entries()) resolveGroupAt(game, hit, i === 0 ? first : further, points);
}

function resolveGroupAt(game: Game, hit: WeaponHit, place: HitLocation, points: number): void {
  if (isHidden(game, hit.target, place.location, hit.hidden)) return resolveCoverHit(game, hit, place, points);
  dealDamage(game, hit.target, place, points, hit.source);
  if (hit.piercing !== undefined) pierce(game, hit, place, hit.piercing);
}

/** The rolls of two dice with which an aimed shot strikes the location it was aimed at. */
const AIM_LOW = 6;
const AIM_HIGH = 8;
const AIM_CLASSES = classesOfTwo(isOnTarget);

function isOnTarget(roll: number): boolean {
  return roll >= AIM_LOW && roll <= AIM_HIGH;
}

/** Rolls where a hit strikes its target. */
export function rollLocation(game: Game, { attack, target, side }: WeaponHit): HitLocation {
  if (attack.aim !== NOWHERE && rollAim(game, attack)) {
    return { location: attack.aim, rear: side === 'rear', throughArmor: false };
  }
  const floors = floorsAbove(game, mechOf(game, attack.attacker), target);
  if (floors !== 0) return floorTable(side, game.dice.oneD6('floorLocation'), floors > 0);
  return rollHitLocation(game.dice, 'full', side, specOf(game, target).quad);
}

/** Rolls whether an aimed shot strikes the location it was aimed at; otherwise it strikes anywhere. */
function rollAim(game: Game, { attacker, target, weapon }: WeaponAttack): boolean {
  const roll = game.dice.twoD6('aim', AIM_CLASSES);
  const onTarget = isOnTarget(roll);
  announce(game, { type: 'AimRolled', attacker, target, weapon, roll, onTarget });
  return onTarget;
}

/** Returns by how many floors the attacker is above the target, if both are inside one building. */
function floorsAbove(game: Game, attacker: MechState, target: MechState): number {
  const floors = attacker.elevation - target.elevation;
  if (floors === 0) return 0;
  return areInSameBuilding(boardOf(game), viewpoint(attacker), viewpoint(target)) ? floors : 0;
}

/** Lets the cover take the hit. A building is damaged by it; ground and water are not. */
function resolveCoverHit(game: Game, hit: WeaponHit, { location }: HitLocation, damage: number): void {
  const { target, viewer, hidden, source } = hit;
  // The cover is checked again, since an earlier group may have brought the building down.
  const hex = hidden === 'legs' ? coveringBuilding(game, sightTarget(game, viewer, target)) : OFF_BOARD;
  announce(game, { type: 'CoverStruck', unit: target.id, location, hex, damage, source });
  if (hex !== OFF_BOARD && boardOf(game).layers.buildingCf[hex] !== 0) damageBuilding(game, hex, damage);
}
