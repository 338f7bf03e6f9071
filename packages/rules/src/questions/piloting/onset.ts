import type { Game } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { gyroHitsAmong } from '../unit/condition.ts';

/*
 * When damage to gyro and legs begins to weigh on piloting rolls: the moment it is done, or once the phase is over.
 */

export function weighsAtOnce({ rules }: Game): boolean {
  return rules.psrCritModifierOnset === 'atOnce';
}

/** By location: the slots whose loss a piloting roll feels. */
export function slotsFelt(game: Game, mech: MechState): readonly number[] {
  return weighsAtOnce(game) ? mech.slotHits : mech.slotsOut;
}

export function gyroHitsFelt(game: Game, mech: MechState, spec: MechSpec): number {
  return gyroHitsAmong(slotsFelt(game, mech), spec);
}
