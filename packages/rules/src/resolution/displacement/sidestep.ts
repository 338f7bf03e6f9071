import type { Direction } from '@hexfall/hex';
import { occupantOf, placeNow, type Spot, spotAt, tableNow } from '../../questions/board/spot.ts';
import { backwardStep, forwardStep } from '../../questions/board/step-table.ts';
import { runMp } from '../../questions/movement/movement-points.ts';
import { pilotingNumber } from '../../questions/piloting/target-number.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { explanationFor, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { rollAgainst } from '../piloting/psr.ts';

/** The reaction of a unit that another is forced upon: the spot that it steps to, or why it does not step aside. */
export type Sidestep = Spot | 'failed' | 'impossible';

/**
 * Lets a standing unit that is jostled from the side get out of the way: one hex forward or back, with the MP it has
 * left, after a piloting roll. The player is not asked: the unit always tries if it can, because it would have to make
 * the same roll anyway, and it goes forward rather than back.
 */
export function trySidestep(game: Game, mech: MechState, direction: Direction): Sidestep {
  const spot = canSidestep(mech, direction) ? spotAside(game, mech) : undefined;
  const why = explanationFor(game);
  const need = pilotingNumber(game, mech, 'domino', 0, why);
  if (spot === undefined || need >= IMPOSSIBLE) return 'impossible';
  return rollAgainst(game, mech, { reason: 'domino', need, why }, 'sidestep') === undefined ? spot : 'failed';
}

/** Whether a unit is free to step aside: when struck from the front or the rear it has no side to step to. */
function canSidestep(mech: MechState, direction: Direction): boolean {
  return !mech.prone && !mech.stuck && (direction - mech.facing + 6) % 3 !== 0;
}

function spotAside(game: Game, mech: MechState): Spot | undefined {
  const table = tableNow(game);
  const place = placeNow(game, mech);
  const mpLeft = runMp(game, mech) - mech.mpUsed;
  for (const step of [forwardStep(table, place, mech.facing, false), backwardStep(table, place, mech.facing, false)]) {
    if (step === undefined || step.costMp > mpLeft) continue;
    const spot = spotAt(game, step.place);
    if (occupantOf(game, mech, spot) === undefined) return spot;
  }
  return undefined;
}
