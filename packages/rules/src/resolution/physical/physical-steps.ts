import { SIDES } from '@hexfall/hex';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { attackNumbers, isFire, isRam, type PhysicalAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { mostLost } from '../damage/max-damage.ts';
import { endangeredBy } from '../displacement/knock-on.ts';
import type { CloseAttack, RolledAttack } from './blow.ts';
import { BlowResult, rolledNumbers } from './blow-result.ts';
import { blowDamage, ramKind, rollDeclaredBlow } from './kinds.ts';
import { isPushedBack } from './push.ts';
import type { RolledRam } from './ram.ts';
import { RamStep } from './ram-step.ts';

/**
 * Returns the declared physical attacks as steps: first every roll, in the order of declaration, then every result. Charges and
 * deaths from above, though declared earlier, come after the blows of this phase.
 */
export function physicalAttackSteps(game: Game): readonly Step[] {
  const declared = game.state.attacks.filter((attack): attack is PhysicalAttack => !isFire(attack));
  if (declared.length === 0) return NO_STEPS;
  const inOrder = [...declared.filter(attack => !isRam(attack)), ...declared.filter(isRam)];
  return [new NextRoll(prospectOf(game, inOrder), [], [])];
}

/** What is to be rolled in a phase, and what can come of it. */
interface Prospect {
  /** Blows, then rams. */
  readonly attacks: readonly PhysicalAttack[];
  /** By attack: the damage of a blow that hits. */
  readonly damage: readonly number[];
  /** Who may be driven out of its hex. */
  readonly endangered: readonly MechId[];
}

function prospectOf(game: Game, attacks: readonly PhysicalAttack[]): Prospect {
  const shoves = attacks.filter(attack => isRam(attack) || attack.kind === 'push');
  const moved = shoves.flatMap(({ attacker, target }) => [mechOf(game, attacker), mechOf(game, target)]);
  return {
    attacks,
    damage: attacks.map(attack => (isRam(attack) ? 0 : blowDamage(game, attack))),
    endangered: endangeredBy(game, moved),
  };
}

/** The next roll of the phase. It leads to the one after it, and the last to all results. */
class NextRoll implements Step {
  readonly kind = 'physicalRoll';
  private readonly prospect: Prospect;
  /** What the rolls so far have settled. */
  private readonly blows: readonly RolledAttack<CloseAttack>[];
  private readonly rams: readonly RolledRam[];

  constructor(prospect: Prospect, blows: readonly RolledAttack<CloseAttack>[], rams: readonly RolledRam[]) {
    this.prospect = prospect;
    this.blows = blows;
    this.rams = rams;
  }

  numbers(): readonly number[] {
    const { attacks, damage, endangered } = this.prospect;
    const settled = [this.blows.length + this.rams.length, ...this.blows.flatMap(rolledNumbers)];
    return [...settled, ...this.rams.flatMap(ramNumbers), ...attacks.flatMap(attackNumbers), ...damage, ...endangered];
  }

  maxDamage(game: Game, unit: MechId): number {
    const { attacks, damage, endangered } = this.prospect;
    if (endangered.includes(unit)) return Number.POSITIVE_INFINITY;
    let points = 0;
    for (const [i, { target }] of attacks.entries()) {
      if (target === unit && this.blows[i]?.hit !== false) points += damage[i]!;
    }
    return mostLost(game, unit, points);
  }

  concerns(): boolean {
    return true;
  }

  run(game: Game): readonly Step[] {
    const next = this.prospect.attacks[this.blows.length + this.rams.length]!;
    return isRam(next)
      ? this.goOn(this.blows, [...this.rams, ramKind(next.kind).roll(game, next)])
      : this.goOn([...this.blows, rollDeclaredBlow(game, next)], this.rams);
  }

  private goOn(blows: readonly RolledAttack<CloseAttack>[], rams: readonly RolledRam[]): readonly Step[] {
    const { attacks, endangered } = this.prospect;
    if (blows.length + rams.length < attacks.length) return [new NextRoll(this.prospect, blows, rams)];
    return [
      ...blows.map(blow => new BlowResult(blow, isPushedBack(blow.attack, blows), endangered)),
      ...rams.map(ram => ramResult(ram, endangered)),
    ];
  }
}

function ramResult(rolled: RolledRam, endangered: readonly MechId[]): Step {
  const { resolve } = ramKind(rolled.attack.kind);
  return new RamStep('ramResult', rolled.attack, { details: ramNumbers(rolled), endangered }, game =>
    resolve(game, rolled),
  );
}

function ramNumbers(rolled: RolledRam): number[] {
  return [...rolledNumbers(rolled), SIDES.indexOf(rolled.ownSide)];
}
