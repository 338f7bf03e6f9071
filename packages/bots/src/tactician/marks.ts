import { bearing, isSightBlocked, relativeBearing, sideFromBearing } from '@hexfall/hex';
import {
  boardOf,
  enemiesOf,
  type Game,
  isImmobile,
  type MechState,
  type Sighting,
  sightTarget,
  specOf,
} from '@hexfall/rules';
import { declaredDamage } from './declared-damage.ts';
import { type Firepower, firepowerOf } from './firepower.ts';
import { dangers, fragility, targetValue } from './health.ts';
import type { Weights } from './weights.ts';

/** An enemy that a unit can fire at. */
export interface Mark {
  readonly sighting: Sighting;
  readonly target: MechState;
  /** The friend that sees the target, if the unit itself does not. */
  readonly spotter: MechState | undefined;
  /** Weight of a point of damage to the target, from where the unit stands. */
  readonly value: number;
  /** Expected damage of the attacks that friends have declared against the target. */
  readonly declared: number;
  /** How easily the target is destroyed from where the unit stands. */
  readonly fragility: number;
}

/** Returns the enemies in sight and, for a unit that can fire indirectly, those that a friend sees for it. */
export function findMarks(game: Game, mech: MechState, weights: Weights): Mark[] {
  const enemies = enemiesOf(game, mech);
  const danger = dangersOf(game, enemies);
  const canLob = specOf(game, mech).weapons.some(({ type }) => type.traits.includes('indirect'));
  const marks: Mark[] = [];
  for (let i = 0; i < enemies.length; i++) {
    const sighting = sightTarget(game, mech, enemies[i]!);
    const blocked = isSightBlocked(sighting.sight);
    const spotter = blocked && canLob ? spotterFor(game, mech, enemies[i]!) : undefined;
    if (!blocked || spotter !== undefined) marks.push(markOf(game, sighting, spotter, danger[i]!, weights));
  }
  return marks;
}

/** Returns how dangerous each enemy is. A single enemy counts as average, whatever its firepower. */
function dangersOf(game: Game, enemies: readonly MechState[]): number[] {
  const fires: Firepower[] = [];
  if (enemies.length > 1) for (const enemy of enemies) fires.push(firepowerOf(game, enemy));
  return dangers(enemies, fires);
}

function markOf(
  game: Game,
  sighting: Sighting,
  spotter: MechState | undefined,
  danger: number,
  weights: Weights,
): Mark {
  const { viewer, target } = sighting;
  const behind = isBehind(game, viewer, target);
  return {
    sighting,
    target,
    spotter,
    value: targetValue(game, target, danger, weights) * (behind ? weights.backstab : 1),
    declared: declaredDamage(game, target),
    fragility: fragility(target, behind),
  };
}

/** Whether a unit stands behind another. */
export function isBehind(game: Game, mech: MechState, target: MechState): boolean {
  const code = bearing(boardOf(game).grid, target.hex, mech.hex);
  return sideFromBearing(relativeBearing(code, target.facing)) === 'rear';
}

/**
 * Returns a friend that sees the target. A friend that is not busy comes first, since spotting makes a busy spotter's attacks harder, and
 * the indirect fire too.
 */
function spotterFor(game: Game, mech: MechState, target: MechState): MechState | undefined {
  let busy: MechState | undefined;
  for (const friend of game.state.mechs) {
    if (friend.side !== mech.side || friend === mech || friend.status !== 'active' || isImmobile(friend)) continue;
    if (isSightBlocked(sightTarget(game, friend, target).sight)) continue;
    if (!isBusy(game, friend)) return friend;
    busy ??= friend;
  }
  return busy;
}

/** Whether a unit attacks this turn, or may. */
export function isBusy({ state }: Game, mech: MechState): boolean {
  return !mech.acted || state.attacks.some(({ attacker }) => attacker === mech.id);
}
