import type { Side } from '@hexfall/hex';
import type { Game } from '../game.ts';
import { resolveFall } from '../piloting/fall.ts';
import { automaticFall } from '../piloting/footing.ts';
import type { RollReason } from '../piloting/reasons.ts';
import type { MechState } from '../state/mech-state.ts';
import type { Spot } from './spot.ts';

/** A unit that is moved down this many levels at once falls, and no roll can prevent it. */
export const FALL_LEVELS = 2;

/** A fall that no roll can prevent. */
export interface Drop {
  readonly spot: Spot;
  /** Levels dropped. */
  readonly height: number;
  readonly reason: RollReason;
  /** What the pilot's roll to come through unhurt takes over from the roll that is not made. */
  readonly modifier: number;
  /** Side it falls on; rolled unless stated. */
  readonly side?: Side;
}

export function fallTo(game: Game, mech: MechState, drop: Drop): void {
  const cause = automaticFall(game, mech, drop.reason, drop.modifier);
  const { hex, elevation } = drop.spot;
  resolveFall(game, mech, cause, { hex, elevation, height: drop.height }, drop.side);
}
