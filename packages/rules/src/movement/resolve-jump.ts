import { boardOf, emit, type Game, mechOf } from '../game.ts';
import type { MechId } from '../state/mech-state.ts';
import { endMove } from './end-move.ts';
import { iceHolds, survivesEntry } from './entry-rolls.ts';
import { keepFooting } from './fall-on-the-way.ts';
import { isShakyOnLanding } from './leg-damage.ts';
import type { JumpPlan } from './plan-jump.ts';
import { landingFlags } from './landing.ts';

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
    running: false,
    backward: false,
    jumping: true,
    reckless: false,
  };
  const landed =
    !isShakyOnLanding(game, mech) || keepFooting(game, mech, entry, { reason: 'landedDamaged', modifier: 0 });
  if (landed) survivesEntry(game, mech, entry);
  else iceHolds(game, mech, entry);
  endMove(game, unit, 'jump');
}
