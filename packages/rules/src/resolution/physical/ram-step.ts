import type { Game } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import { attackNumbers, type RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { maxLoss } from '../damage/hit-step.ts';
import type { Harm } from './blow.ts';

/** Carries out a part of a ram. Returns the steps that it leads to. */
type Act = (game: Game) => readonly Step[];

/** The description of a part of a ram. */
interface Part {
  readonly kind: string;
  /** Everything it depends on besides the attack. */
  readonly details: readonly number[];
  readonly harm: () => Harm;
}

/** A part of a charge or death from above in which units may be driven out of their hexes. */
export class RamStep implements Step {
  readonly kind: string;
  private readonly attack: RamAttack;
  private readonly details: readonly number[];
  private readonly harm: () => Harm;
  private readonly act: Act;

  constructor(attack: RamAttack, { kind, details, harm }: Part, act: Act) {
    this.kind = kind;
    this.attack = attack;
    this.details = details;
    this.harm = harm;
    this.act = act;
  }

  numbers(): readonly number[] {
    const { toTarget, toAttacker, endangered } = this.harm();
    return [...attackNumbers(this.attack), ...this.details, toTarget, toAttacker, ...endangered];
  }

  maxDamage(game: Game, unit: MechId): number {
    const { attacker, target } = this.attack;
    const { toTarget, toAttacker, endangered } = this.harm();
    if (endangered.includes(unit)) return Number.POSITIVE_INFINITY;
    if (unit === target) return maxLoss(game, unit, toTarget);
    return unit === attacker ? maxLoss(game, unit, toAttacker) : 0;
  }

  concerns(unit: MechId): boolean {
    const { attacker, target } = this.attack;
    return unit === attacker || unit === target || this.harm().endangered.includes(unit);
  }

  run(game: Game): readonly Step[] {
    return this.act(game);
  }
}
