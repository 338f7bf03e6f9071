import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { attackNumbers, type WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { maxLoss } from '../damage/hit-step.ts';

/** The effect of a shot that hit, in addition to the usual damage or instead of it. */
interface Effect {
  readonly kind: string;
  readonly act: (game: Game, attack: WeaponAttack, target: MechState) => void;
  /** A number that distinguishes it from other effects of its kind by the same shot. */
  readonly amount?: number;
  /** The most points of damage that it can do. */
  readonly maxPoints?: number;
}

/** An effect as a step. A target that has been destroyed in the meantime is spared. */
export class ShotEffect implements Step {
  readonly sparesProne = true;
  private readonly attack: WeaponAttack;
  private readonly effect: Effect;

  constructor(attack: WeaponAttack, effect: Effect) {
    this.attack = attack;
    this.effect = effect;
  }

  get kind(): string {
    return this.effect.kind;
  }

  numbers(): readonly number[] {
    return [...attackNumbers(this.attack), this.effect.amount ?? 0];
  }

  maxDamage(game: Game, unit: MechId): number {
    return unit === this.attack.target ? maxLoss(game, unit, this.effect.maxPoints ?? 0) : 0;
  }

  concerns(unit: MechId): boolean {
    const { attacker, target, spotter } = this.attack;
    return unit === target || unit === attacker || unit === spotter;
  }

  run(game: Game): readonly Step[] {
    const target = mechOf(game, this.attack.target);
    if (target.status === 'active') this.effect.act(game, this.attack, target);
    return NO_STEPS;
  }
}
