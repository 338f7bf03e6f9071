import { type Source, sourceNumbers } from '../../vocabulary/events/source.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { hitOn, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { resolveDamage } from './damage.ts';
import { maxLoss } from './max-loss.ts';

/** One group of damage to a given location. A unit that is already destroyed takes no more. */
export class HitStep implements Step {
  readonly kind = 'hit';
  readonly sparesProne = true;
  private readonly unit: MechId;
  private readonly location: LocationId;
  private readonly points: number;
  private readonly source: Source;

  constructor(unit: MechId, location: LocationId, points: number, source: Source) {
    this.unit = unit;
    this.location = location;
    this.points = points;
    this.source = source;
  }

  numbers(): readonly number[] {
    return [this.unit, this.location, this.points, ...sourceNumbers(this.source)];
  }

  maxDamage(game: Game, unit: MechId): number {
    return unit === this.unit ? maxLoss(game, unit, this.points) : 0;
  }

  concerns(unit: MechId): boolean {
    return unit === this.unit;
  }

  run(game: Game): readonly Step[] {
    if (mechOf(game, this.unit).status !== 'active') return NO_STEPS;
    resolveDamage(game, this.unit, hitOn(this.location, false), this.points, this.source);
    return NO_STEPS;
  }
}
