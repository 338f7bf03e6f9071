import type { StepTable } from '../../questions/board/step-table.ts';
import type { RollTag } from '../../vocabulary/dice/roller.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { fallInto } from '../displacement/displace.ts';
import type { FallCause, FallPlace } from '../piloting/fall.ts';
import { loseFooting } from '../piloting/footing.ts';

/** A step that was just made, and may end in a fall. */
export interface Stride {
  readonly table: StepTable;
  readonly from: number;
  readonly to: number;
}

/** A roll on the way: a failure is a fall into the lower of the two hexes. False when the unit has fallen. */
export function keepFooting(
  game: Game,
  mech: MechState,
  stride: Stride,
  roll: { readonly reason: RollReason; readonly modifier: number; readonly tag?: RollTag },
): boolean {
  const cause = loseFooting(game, mech, roll.reason, roll.modifier, roll.tag);
  if (cause !== undefined) fall(game, mech, cause, stride);
  return cause === undefined;
}

function fall(game: Game, mech: MechState, cause: FallCause, stride: Stride): void {
  fallInto(game, mech, cause, lowerPlace(stride));
}

/** Between two levels a unit falls to the lower one, by the difference. */
function lowerPlace({ table, from, to }: Stride): FallPlace {
  const { hex, elevation, level } = table.places;
  const place = level[to]! <= level[from]! ? to : from;
  return { hex: hex[place]!, elevation: elevation[place]!, height: Math.abs(level[from]! - level[to]!) };
}
