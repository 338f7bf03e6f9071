import type { MechId, MechState } from '../state/mech-state.ts';
import { type Game, mechOf } from './game.ts';
import { NO_STEPS, type Step } from './step.ts';

/** Carries out a step for a unit. Returns the steps that it leads to. */
type Act = (game: Game, mech: MechState) => readonly Step[];

/** Returns the most points of damage from outside that an act may lead to, whatever the state of the unit. */
type Bound = (game: Game, unit: MechId) => number;

const HARMLESS: Bound = () => 0;

/** A step that concerns one unit only, and only while it is in play; only the unit distinguishes it from others of its kind. */
export class UnitStep implements Step {
  readonly kind: string;
  private readonly unit: MechId;
  private readonly act: Act;
  private readonly bound: Bound;

  constructor(kind: string, unit: MechId, act: Act, bound: Bound = HARMLESS) {
    this.kind = kind;
    this.unit = unit;
    this.act = act;
    this.bound = bound;
  }

  numbers(): readonly number[] {
    return [this.unit];
  }

  maxDamage(game: Game, unit: MechId): number {
    return unit === this.unit ? this.bound(game, unit) : 0;
  }

  concerns(unit: MechId): boolean {
    return unit === this.unit;
  }

  run(game: Game): readonly Step[] {
    const mech = mechOf(game, this.unit);
    return mech.status === 'active' ? this.act(game, mech) : NO_STEPS;
  }
}
