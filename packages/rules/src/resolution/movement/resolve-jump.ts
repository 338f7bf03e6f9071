import { landingFlags } from '../../questions/board/landing.ts';
import { isShakyOnLanding } from '../../questions/movement/leg-damage.ts';
import type { JumpPlan } from '../../questions/movement/plan-jump.ts';
import { boardOf, emit, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { fallInto, fallOntoIce } from '../displacement/displace.ts';
import { isOnThinIce } from '../displacement/new-ground.ts';
import { loseFooting, onTheSpot } from '../piloting/footing.ts';
import { endMove } from './end-move.ts';
import { survivesEntry } from './entry-rolls.ts';

/** Carries out a legal jump. Legs and gyro are put to the test first, then what the unit lands in. */
export function resolveJump(game: Game, unit: MechId, plan: JumpPlan): void {
  const { hex, elevation } = plan.table.places;
  const mech = mechOf(game, unit);
  emit(game, {
    type: 'Jumped',
    unit,
    hex: hex[plan.to]!,
    elevation: elevation[plan.to]!,
    facing: plan.facing,
    mpUsed: plan.costMp,
    hexesMoved: plan.costMp,
  });
  // A failed landing is a fall where the unit comes down, from no height.
  const entry = {
    table: plan.table,
    from: plan.to,
    to: plan.to,
    flags: landingFlags(boardOf(game), plan.table.places, plan.from, plan.to),
    mode: 'jump',
    backward: false,
    reckless: false,
  } as const;
  if (landsOnFeet(game, mech)) survivesEntry(game, mech, entry);
  endMove(game, unit, 'jump');
}

/** Bad legs or a bad gyro may give way under a landing. Ice that is fallen upon so is put to the test all the same. */
function landsOnFeet(game: Game, mech: MechState): boolean {
  const cause = isShakyOnLanding(game, mech) ? loseFooting(game, mech, 'landedDamaged', 0) : undefined;
  if (cause === undefined) return true;
  if (isOnThinIce(game, mech)) fallOntoIce(game, mech, cause, 0);
  else fallInto(game, mech, cause, onTheSpot(mech));
  return false;
}
