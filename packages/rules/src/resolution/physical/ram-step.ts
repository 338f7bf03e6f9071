import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import { PHYSICAL_KINDS, type RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { mostLostInTheWay } from '../displacement/knock-on.ts';

/** For a part of a ram that needs to know no more than the attack. */
export const NO_DETAILS: readonly number[] = [];

/** What a part of a ram does; `details` are its own. Returns the steps that it leads to. */
type Act = (game: Game, attack: RamAttack, details: readonly number[]) => readonly Step[];

/** A part of a charge or death from above in which units may be driven out of their hexes. */
export class RamStep implements Step {
  readonly kind: string;
  private readonly attack: RamAttack;
  private readonly details: readonly number[];
  private readonly act: Act;

  constructor(kind: string, attack: RamAttack, details: readonly number[], act: Act) {
    this.kind = kind;
    this.attack = attack;
    this.details = details;
    this.act = act;
  }

  numbers(): readonly number[] {
    const { kind, attacker, target, hex } = this.attack;
    return [PHYSICAL_KINDS.indexOf(kind), attacker, target, hex, ...this.details];
  }

  maxDamage(game: Game, unit: MechId): number {
    const { attacker, target } = this.attack;
    return mostLostInTheWay(game, unit, [mechOf(game, attacker), mechOf(game, target)]);
  }

  run(game: Game): readonly Step[] {
    return this.act(game, this.attack, this.details);
  }
}
