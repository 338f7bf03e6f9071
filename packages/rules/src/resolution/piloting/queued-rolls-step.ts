import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { clearRolls } from '../queue-roll.ts';
import { fallSteps, maxLossInFall } from './fall-steps.ts';
import { onTheSpot } from './psr.ts';
import { rollQueue } from './queued-rolls.ts';

/** Makes the piloting skill rolls that are queued for a unit, like `resolveQueuedRolls`; a fall follows as steps of its own. */
export class QueuedRolls implements Step {
  readonly kind = 'queuedRolls';
  readonly sparesProne = true;
  readonly sparesSteady = true;
  private readonly unit: MechId;
  /** Whether no roll waits for the unit, and none will be queued for it while the phase is resolved, since it is prone or out of play. */
  private readonly isIdle: boolean;

  constructor({ id, prone, status, rolls }: MechState) {
    this.unit = id;
    this.isIdle = rolls.length === 0 && (prone || status !== 'active');
  }

  numbers(): readonly number[] {
    return [this.unit, Number(this.isIdle)];
  }

  maxDamage(game: Game, unit: MechId): number {
    return this.concerns(unit) ? maxLossInFall(game, unit) : 0;
  }

  concerns(unit: MechId): boolean {
    return unit === this.unit && !this.isIdle;
  }

  run(game: Game): readonly Step[] {
    const mech = mechOf(game, this.unit);
    if (mech.rolls.length === 0) return NO_STEPS;
    const { fall } = rollQueue(game, mech);
    if (fall !== undefined) return fallSteps(game, mech.id, fall, onTheSpot(mech));
    clearRolls(game, mech);
    return NO_STEPS;
  }
}
