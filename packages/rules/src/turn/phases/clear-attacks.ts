import { collapseBattered, unitsInBuildings } from '../../resolution/buildings/collapse.ts';
import { endangeredBy } from '../../resolution/displacement/knock-on.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, once, type Step } from '../../vocabulary/game/step.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';

/** Clears all attacks of a phase after they are resolved; buildings that they have destroyed collapse. */
export class ClearAttacks implements Step {
  readonly kind = 'clearAttacks';
  private readonly phase: 'weapons' | 'physical';
  /** Returns the units that a collapse may strike or drop, or that a dropping unit may drive away. */
  private readonly endangered: () => readonly MechId[];

  /**
   * Created when the resolution of a phase begins; `moved` are the units that may be driven into a building before it
   * ends.
   */
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
