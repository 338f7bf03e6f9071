import { SIDES } from '@hexfall/hex';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { ROLL_REASONS } from '../../vocabulary/state/roll-reasons.ts';
import { maxLoss } from '../damage/hit-step.ts';
import { impactSteps } from '../damage/impact-steps.ts';
import { canAvoidWound, type FallCause, type FallSpot, fallDamage, goDown, shakePilot, sourceOfFall } from './fall.ts';

/**
 * Carries out a fall like `resolveFall`, but returns it as steps: the unit goes down, each group of damage strikes, the pilot is shaken.
 */
export function fallSteps(game: Game, unit: MechId, cause: FallCause, place: FallSpot): readonly Step[] {
  return [new GoingDown(unit, canAvoidWound(game) ? cause : { ...cause, need: IMPOSSIBLE }, place)];
}

/** Returns the most armor that a fall from this many levels can cost a unit: on dry ground, since water breaks a fall. */
export function maxLossInFall(game: Game, unit: MechId, height = 0): number {
  const { tonnage } = specOf(game, mechOf(game, unit));
  return maxLoss(game, unit, fallDamage(game, tonnage, height));
}

class GoingDown implements Step {
  readonly kind = 'goingDown';
  readonly sparesProne = true;
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
    return unit === this.unit ? maxLossInFall(game, unit, this.place.height) : 0;
  }

  concerns(unit: MechId): boolean {
    return unit === this.unit;
  }

  run(game: Game): readonly Step[] {
    const { side, onSurface, onGround, source } = goDown(game, mechOf(game, this.unit), this.cause, this.place);
    return [
      ...impactSteps(this.unit, { damage: onSurface, table: 'full', side, source }),
      ...impactSteps(this.unit, { damage: onGround, table: 'full', side, source }),
      new ShakenPilot(this.unit, this.cause, this.place.height),
    ];
  }
}

class ShakenPilot implements Step {
  readonly kind = 'shakenPilot';
  readonly sparesProne = true;
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

  concerns(unit: MechId): boolean {
    return unit === this.unit;
  }

  run(game: Game): readonly Step[] {
    const mech = mechOf(game, this.unit);
    if (mech.status === 'active') shakePilot(game, mech, this.cause, this.height, sourceOfFall(this.cause));
    return NO_STEPS;
  }
}
