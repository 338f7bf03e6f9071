import { hasSpikedTorso, SPIKE_DAMAGE, spikesOn } from '../../questions/physical/spikes.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import { CT, hitOn, LA, type LocationId, RA } from '../../vocabulary/spec/locations.ts';
import type { PhysicalAttack, PushAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { resolveDamage } from '../damage/damage.ts';
import { HitStep } from '../damage/hit-step.ts';

/*
 * The effect of spikes on units that touch them. Melee weapons keep their distance, and spikes are not damaged by
 * spikes.
 */

/** Returns the most damage that the spikes of a target do to a unit that touches it. */
export function spikeHarm(game: Game, { target }: PhysicalAttack): number {
  return specOf(game, mechOf(game, target)).gear.spikes === undefined ? 0 : SPIKE_DAMAGE;
}

/** Damages the limb that has struck a location with spikes. */
export function hurtLimb(game: Game, { attacker, target }: PhysicalAttack, limb: LocationId): void {
  if (isBare(game, mechOf(game, attacker), limb)) hurt(game, attacker, limb, SPIKE_DAMAGE, target);
}

/** Damages the hands that push against spikes. */
export function hurtHands(game: Game, { attacker, target }: PushAttack): void {
  const struck = mechOf(game, target);
  if (!hasSpikedTorso(struck, specOf(game, struck))) return;
  for (const arm of [RA, LA]) {
    if (isBare(game, mechOf(game, attacker), arm)) hurt(game, attacker, arm, SPIKE_DAMAGE / 2, target);
  }
}

/** Returns the damage, as steps, that spikes on the target of a charge do to the unit that runs into them. */
export function spikeSteps(game: Game, attacker: MechState, target: MechState): readonly Step[] {
  const dangerous = hasSpikedTorso(target, specOf(game, target)) && isBare(game, attacker, CT);
  return dangerous ? [new HitStep(attacker.id, CT, SPIKE_DAMAGE, sourceOf(target.id))] : [];
}

function isBare(game: Game, mech: MechState, location: LocationId): boolean {
  return spikesOn(mech, specOf(game, mech), location) === undefined;
}

function hurt(game: Game, unit: MechId, location: LocationId, points: number, spiked: MechId): void {
  if (mechOf(game, unit).status !== 'active') return;
  resolveDamage(game, unit, hitOn(location, false), points, sourceOf(spiked));
}

function sourceOf(spiked: MechId): Source {
  return { kind: 'spikes', attacker: spiked };
}
