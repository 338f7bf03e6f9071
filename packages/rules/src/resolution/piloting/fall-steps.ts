import { SIDES } from '@hexfall/hex';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { ROLL_REASONS } from '../../vocabulary/state/roll-reasons.ts';
import { impactSteps } from '../damage/impact-steps.ts';
import { mostLost } from '../damage/max-damage.ts';
import { damageOfFall, type FallCause, type FallSpot, goDown, shakePilot } from './fall.ts';
import { onTheSpot } from './psr.ts';

/** Returns what `resolveFall` does, as steps: the unit goes down, each group of damage strikes, the pilot is shaken. */
export function fallSteps(unit: MechId, cause: FallCause, place: FallSpot): readonly Step[] {
  return [new GoingDown(unit, cause, place)];
}

/** Returns the most that a fall where it stands can take off a unit's armor. One that lies on the ground does not fall. */
export function mostLostInFall(game: Game, mech: MechState): number {
  return mech.prone ? 0 : mostLostFrom(game, mech, 0);
}

/** Returns the most that a fall from so many levels above the spot where it stands can take off a unit's armor. */
export function mostLostFrom(game: Game, mech: MechState, height: number): number {
  return mostLost(game, mech.id, damageOfFall(game, mech, { ...onTheSpot(mech), height }));
}

class GoingDown implements Step {
  readonly kind = 'goingDown';
  private readonly unit: MechId;
  private readonly cause: FallCause;
  private readonly place: FallSpot;

  constructor(unit: MechId, cause: FallCause, place: FallSpot) {
    this.unit = unit;
    this.cause = cause;
    this.place = place;
  }

  numbers(): readonly number[] {
    const { reason, need } = this.cause;
    const { hex, elevation, height, side } = this.place;
    const known = side === undefined ? -1 : SIDES.indexOf(side);
    return [this.unit, ROLL_REASONS.indexOf(reason), need, hex, elevation, height, known];
  }

  maxDamage(game: Game, unit: MechId): number {
    return unit === this.unit ? mostLost(game, unit, damageOfFall(game, mechOf(game, unit), this.place)) : 0;
  }

  run(game: Game): readonly Step[] {
    const { side, onSurface, onGround, source } = goDown(game, mechOf(game, this.unit), this.cause, this.place);
    const impact = { table: 'full', side, source } as const;
    return [
      ...impactSteps(this.unit, { ...impact, damage: onSurface }),
      ...impactSteps(this.unit, { ...impact, damage: onGround }),
      new ShakenPilot(this.unit, this.cause, this.place.height),
    ];
  }
}

class ShakenPilot implements Step {
  readonly kind = 'shakenPilot';
  private readonly unit: MechId;
  private readonly cause: FallCause;
  private readonly height: number;

  constructor(unit: MechId, cause: FallCause, height: number) {
    this.unit = unit;
    this.cause = cause;
    this.height = height;
  }

  numbers(): readonly number[] {
    return [this.unit, ROLL_REASONS.indexOf(this.cause.reason), this.cause.need, this.height];
  }

  maxDamage(): number {
    return 0;
  }

  run(game: Game): readonly Step[] {
    const mech = mechOf(game, this.unit);
    if (mech.status === 'active') shakePilot(game, mech, this.cause, this.height);
    return NO_STEPS;
  }
}
