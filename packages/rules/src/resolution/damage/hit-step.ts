import { type Source, sourceNumbers } from '../../vocabulary/events/source.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { hitOn, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { resolveDamage } from './damage.ts';

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

/**
 * Returns the most armor that this many points of damage can cost a unit, whatever its state. There is no limit for armor that loses more
 * points than arrive, nor where CASE II lets an explosion out through the armor.
 */
export function maxLoss(game: Game, unit: MechId, points: number): number {
  if (points === 0) return 0;
  const { plain, gear } = specOf(game, mechOf(game, unit));
  return plain && gear.caseTwo === undefined ? points : Number.POSITIVE_INFINITY;
}
