import type { HexId, Side } from '@hexfall/hex';
import { damageGroups } from '../combat/cluster.ts';
import { resolveDamage } from '../combat/damage.ts';
import { rollHitLocation } from '../combat/hit-location.ts';
import { woundPilot } from '../combat/pilot.ts';
import { boardOf, emit, type Game, specOf } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';
import { IMPOSSIBLE } from '../explain/modifiers.ts';
import type { RollReason } from './reasons.ts';

/** A fall deals its damage in groups of five, each to a location of its own. */
export const FALL_GROUP = 5;

/** Which side a unit falls on, by the die less one; also the hexsides it turns. */
const FALL_SIDES: readonly Side[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

export interface FallCause {
  readonly reason: RollReason;
  /** What the failed roll needed, for the pilot's roll to avoid a wound; `IMPOSSIBLE` for falls without a roll. */
  readonly need: number;
}

/** Where and how far a unit falls. */
export interface FallPlace {
  readonly hex: HexId;
  readonly elevation: number;
  /** Levels dropped; 0 where it stood. */
  readonly height: number;
}

/** A unit goes down: direction, damage to what it lands on, the pilot shaken. */
export function resolveFall(game: Game, mech: MechState, cause: FallCause, place: FallPlace): void {
  const spec = specOf(game, mech);
  const die = game.dice.oneD6('fallDirection');
  const side = FALL_SIDES[die - 1]!;
  const depth = boardOf(game).layers.depth[place.hex]!;
  const damage = fallDamage(game, spec.tonnage, place.height);
  emit(game, {
    type: 'Fell',
    unit: mech.id,
    reason: cause.reason,
    hex: place.hex,
    elevation: place.elevation,
    die,
    side,
    facing: (mech.facing + die - 1) % 6,
    height: place.height,
    damage,
  });
  emit(game, { type: 'RollsCleared', unit: mech.id });
  for (const points of depth > 0 ? waterGroups(damage) : damageGroups(damage, FALL_GROUP)) {
    resolveDamage(game, mech.id, rollHitLocation(game.dice, 'full', side, spec.quad), points);
  }
  hurtFallenPilot(game, mech, cause, place.height);
}

/** A tenth of the tonnage for each level fallen, and once more for hitting the ground. */
export function fallDamage(game: Game, tonnage: number, height: number): number {
  const perLevel = game.rules.fallDamageRounding === 'up' ? Math.ceil(tonnage / 10) : Math.floor(tonnage / 10 + 0.5);
  return perLevel * (height + 1);
}

/** Water breaks a fall by half. */
function waterGroups(damage: number): number[] {
  return damageGroups(Math.floor(damage / 2), FALL_GROUP);
}

function hurtFallenPilot(game: Game, mech: MechState, cause: FallCause, height: number): void {
  if (mech.status !== 'active') return;
  if (game.rules.fallPilotDamage === 'avoidanceRoll' && mech.pilot === 'awake' && cause.need < IMPOSSIBLE) {
    const need = cause.need + (height >= 1 ? height - 1 : 0);
    const roll = game.dice.twoD6('avoidFallDamage', need);
    emit(game, { type: 'PilotingRolled', unit: mech.id, reason: 'avoidWound', need, roll, passed: roll >= need });
    if (roll >= need) return;
  }
  woundPilot(game, mech, 'fall', 1);
}
