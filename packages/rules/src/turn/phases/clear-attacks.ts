import { collapseBattered, unitsInBuildings } from '../../resolution/buildings/collapse.ts';
import { mostLostInTheWay } from '../../resolution/displacement/knock-on.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';

/** After all attacks of a phase: they are done with, and the buildings that they have battered down collapse. */
export class ClearAttacks implements Step {
  readonly kind = 'clearAttacks';
  private readonly phase: 'weapons' | 'physical';

  constructor(phase: 'weapons' | 'physical') {
    this.phase = phase;
  }

  numbers(): readonly number[] {
    return [this.phase === 'weapons' ? 0 : 1];
  }

  maxDamage(game: Game, unit: MechId): number {
    return mostLostInTheWay(game, unit, unitsInBuildings(game));
  }

  run(game: Game): readonly Step[] {
    emit(game, { type: 'AttacksCleared', phase: this.phase });
    collapseBattered(game);
    return NO_STEPS;
  }
}
