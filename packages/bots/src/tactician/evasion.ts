import { targetTerrainModifier, type Viewpoint } from '@hexfall/hex';
import {
  boardOf,
  type Game,
  isImmobile,
  type MechState,
  targetModifier,
  targetMovementModifier,
  viewpoint,
  walkMp,
} from '@hexfall/rules';

/** How hard a unit is to hit where it stands, for any attacker. */
export interface Evasion {
  readonly view: Viewpoint;
  /** Whether its position and facing are final, since it has moved already or cannot move. */
  readonly settled: boolean;
  /** To-hit modifiers against the unit that do not depend on the attacker. A unit that has yet to move is expected to walk. */
  readonly toHit: number;
}

export function evasionOf(game: Game, mech: MechState): Evasion {
  const settled = game.state.phase !== 'movement' || mech.acted || isImmobile(mech);
  const view = viewpoint(mech);
  const motion = settled
    ? targetModifier(mech, 2, undefined)
    : targetMovementModifier(walkMp(game, mech)) + (mech.prone ? 1 : 0);
  return { view, settled, toHit: motion + targetTerrainModifier(boardOf(game), view) };
}
