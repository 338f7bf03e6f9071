import { emit, type Game, mechOf } from '../game.ts';
import type { MechId, MoveMode } from '../state/mech-state.ts';
import type { MovePlan } from './plan-move.ts';

/** Heat that a kind of movement makes. */
const MOVE_HEAT: Readonly<Record<MoveMode, number>> = {
  undecided: 0,
  stationary: 0,
  walk: 1,
  run: 2,
  jump: 0, // by the hexes jumped
  crawl: 1,
  skid: 2,
};

/** Carries out a legal move, step by step. */
export function resolveMove(game: Game, unit: MechId, plan: MovePlan): void {
  const { hex, elevation } = plan.table.places;
  for (const step of plan.steps) {
    emit(game, {
      type: 'Stepped',
      unit,
      hex: hex[step.place]!,
      elevation: elevation[step.place]!,
      facing: step.facing,
      mpUsed: step.mpUsed,
      hexesMoved: step.hexesMoved,
    });
  }
  endMove(game, unit, plan.steps.length === 0 ? 'stationary' : plan.mode);
}

export function endMove(game: Game, unit: MechId, mode: MoveMode): void {
  emit(game, { type: 'Moved', unit, mode, heatBuildUp: mechOf(game, unit).heatBuildUp + MOVE_HEAT[mode] });
}
