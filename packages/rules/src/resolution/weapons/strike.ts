import { areInSameBuilding, OFF_BOARD, type Side } from '@hexfall/hex';
import { lookAt, lookFrom } from '../../questions/board/viewpoint.ts';
import { isUnderWater } from '../../questions/board/water.ts';
import { coveringBuilding, type HiddenPart, hiddenPart, isHidden } from '../../questions/to-hit/cover.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { type HitLocation, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { damageBuilding } from '../buildings/collapse.ts';
import { dealDamage } from '../damage/damage.ts';
import { floorTable, rollHitLocation } from '../damage/hit-location.ts';

/** How an attack meets its target, the same for each of its hits. */
export interface Impact {
  readonly attack: WeaponAttack;
  readonly target: MechState;
  readonly side: Side;
  /** Who sees the target: the firer or its spotter. */
  readonly seenBy: MechState;
  readonly hidden: HiddenPart;
  readonly source: Source;
}

export function impactOf(game: Game, attack: WeaponAttack, side: Side): Impact {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const { location } = specOf(game, attacker).weapons[attack.weapon]!;
  const seenBy = attack.spotter < 0 ? attacker : mechOf(game, attack.spotter);
  // A beacon on the target is behind the same cover as the target, and says nothing of what lies between.
  const led = attack.spotter === attack.attacker;
  const hidden = led ? 'nothing' : hiddenPart(game, seenBy, target, isUnderWater(game, attacker, location));
  const source: Source = { kind: 'weapon', attacker: attack.attacker, weapon: attack.weapon };
  return { attack, target, side, seenBy, hidden, source };
}

/** One group of damage finds its place: on the target, or on what hides that part of it. */
export function strikeGroup(game: Game, impact: Impact, points: number): void {
  strikeAt(game, impact, rollLocation(game, impact), points);
}

/** Groups that all strike one place. What a roll of 2 does to the armor there, it does once. */
export function strikeTogether(game: Game, impact: Impact, groups: readonly number[]): void {
  const first = rollLocation(game, impact);
  const further = { ...first, throughArmor: false };
  for (const [i, points] of groups.entries()) strikeAt(game, impact, i === 0 ? first : further, points);
}

function strikeAt(game: Game, impact: Impact, hit: HitLocation, points: number): void {
  if (isHidden(game, impact.target, hit.location, impact.hidden)) return strikeCover(game, impact, hit, points);
  dealDamage(game, impact.target, hit, points, impact.source);
}

/** Rolls of two dice that put an aimed shot where it was aimed. */
const AIM_LOW = 6;
const AIM_HIGH = 8;

function rollLocation(game: Game, { attack, target, side }: Impact): HitLocation {
  if (attack.aim !== NOWHERE) {
    const roll = game.dice.twoD6('aim');
    const onTarget = roll >= AIM_LOW && roll <= AIM_HIGH;
    announce(game, {
      type: 'AimRolled',
      attacker: attack.attacker,
      target: target.id,
      weapon: attack.weapon,
      roll,
      onTarget,
    });
    if (onTarget) return { location: attack.aim, rear: side === 'rear', throughArmor: false };
  }
  const floors = floorsAbove(game, mechOf(game, attack.attacker), target);
  if (floors !== 0) return floorTable(side, game.dice.oneD6('floorLocation'), floors > 0);
  return rollHitLocation(game.dice, 'full', side, specOf(game, target).quad);
}

/** Floors by which the attacker is above the target, if both are inside one building. */
function floorsAbove(game: Game, attacker: MechState, target: MechState): number {
  const floors = attacker.elevation - target.elevation;
  if (floors === 0) return 0;
  return areInSameBuilding(boardOf(game), lookFrom(attacker), lookAt(target)) ? floors : 0;
}

/** The cover takes the hit. A building suffers from it; ground and water do not. */
function strikeCover(game: Game, impact: Impact, { location }: HitLocation, damage: number): void {
  const hex = impact.hidden === 'legs' ? coveringBuilding(game, impact.seenBy, impact.target) : OFF_BOARD;
  announce(game, { type: 'CoverStruck', unit: impact.target.id, location, hex, damage });
  if (hex !== OFF_BOARD && boardOf(game).layers.buildingCf[hex] !== 0) damageBuilding(game, hex, damage);
}
