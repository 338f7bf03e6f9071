import type { Game } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import { attackNumbers, type RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';

/** What a part of a ram does. Returns the steps that it leads to. */
type Act = (game: Game) => readonly Step[];

/** A part of a charge or death from above in which units may be driven out of their hexes. */
export class RamStep implements Step {
  readonly kind: string;
  private readonly attack: RamAttack;
  private readonly details: readonly number[];
  private readonly endangered: readonly MechId[];
  private readonly act: Act;

  /** `details` are whatever else `act` knows. */
  constructor(
    kind: string,
    attack: RamAttack,
    { details, endangered }: { readonly details: readonly number[]; readonly endangered: readonly MechId[] },
    act: Act,
  ) {
    this.kind = kind;
    this.attack = attack;
    this.details = details;
    this.endangered = endangered;
    this.act = act;
  }

  numbers(): readonly number[] {
    return [...attackNumbers(this.attack), ...this.details, ...this.endangered];
  }

  maxDamage(_game: Game, unit: MechId): number {
    return this.endangered.includes(unit) ? Number.POSITIVE_INFINITY : 0;
  }

  concerns(unit: MechId): boolean {
    return this.endangered.includes(unit);
  }

  run(game: Game): readonly Step[] {
    return this.act(game);
  }
}
