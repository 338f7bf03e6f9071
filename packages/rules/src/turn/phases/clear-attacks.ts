import { collapseBattered, unitsInBuildings } from '../../resolution/buildings/collapse.ts';
import { endangeredBy } from '../../resolution/displacement/knock-on.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, once, type Step } from '../../vocabulary/game/step.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';

/** After all attacks of a phase: they are done with, and the buildings that they have battered down collapse. */
export class ClearAttacks implements Step {
  readonly kind = 'clearAttacks';
  private readonly phase: 'weapons' | 'physical';
  /** Whom a collapse may strike, or drop, or another that drops drive away. */
  private readonly endangered: () => readonly MechId[];

  /** For a phase that begins to be resolved; `moved` are those who may be driven into a building before it ends. */
  constructor(game: Game, phase: 'weapons' | 'physical', moved: () => readonly MechState[]) {
    this.phase = phase;
    this.endangered = once(() => endangeredBy(game, [...unitsInBuildings(game), ...moved()]));
  }

  numbers(): readonly number[] {
    return [Number(this.phase === 'physical'), ...this.endangered()];
  }

  maxDamage(_game: Game, unit: MechId): number {
    return this.endangered().includes(unit) ? Number.POSITIVE_INFINITY : 0;
  }

  concerns(unit: MechId): boolean {
    return this.endangered().includes(unit);
  }

  get sparesProne(): boolean {
    return this.endangered().length === 0;
  }

  run(game: Game): readonly Step[] {
    emit(game, { type: 'AttacksCleared', phase: this.phase });
    collapseBattered(game);
    return NO_STEPS;
  }
}
