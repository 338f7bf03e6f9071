import { SIDES } from '@hexfall/hex';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, once, type Step } from '../../vocabulary/game/step.ts';
import { attackNumbers, isFire, isRam, type PhysicalAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { maxLoss } from '../damage/hit-step.ts';
import type { CloseAttack, Harm, RolledAttack } from './blow.ts';
import { BlowResult, rolledNumbers } from './blow-result.ts';
import {
  blowDamage,
  blowsAfterCounters,
  canComeBack,
  canDriveOut,
  endangeredByBlow,
  ramKind,
  rollDeclaredBlow,
  spikeHarmOfBlow,
} from './kinds.ts';
import type { RolledRam } from './ram.ts';
import { RamStep } from './ram-step.ts';
import { swingBackDamage } from './swing-back.ts';

/**
 * Returns the declared physical attacks as steps: first every roll, in the order of declaration, then every result. Charges and
 * deaths from above, though declared earlier, come after the blows of this phase.
 */
export function physicalAttackSteps(game: Game): readonly Step[] {
  const declared = game.state.attacks.filter((attack): attack is PhysicalAttack => !isFire(attack));
  if (declared.length === 0) return NO_STEPS;
  const inOrder = [...declared.filter(attack => !isRam(attack)), ...declared.filter(isRam)];
  const prospect = { attacks: inOrder, harm: once(() => inOrder.map(attack => harmOf(game, attack))) };
  return [new NextRoll(prospect, [], [])];
}

/** The attacks to be rolled in a phase, blows first, with the harm that each can do. */
interface Prospect {
  readonly attacks: readonly PhysicalAttack[];
  readonly harm: () => readonly Harm[];
}

/** Returns the units that the declared attacks may drive out of their hexes, perhaps into a building. */
export function unitsInShoves(game: Game): readonly MechState[] {
  const attacks = game.state.attacks.filter(
    (attack): attack is PhysicalAttack => !isFire(attack) && (isRam(attack) || canDriveOut(attack)),
  );
  return attacks.flatMap(attack => harmOf(game, attack).endangered.map(unit => mechOf(game, unit)));
}

function harmOf(game: Game, attack: PhysicalAttack): Harm {
  if (isRam(attack)) return ramKind(attack.kind).harm(game, attack);
  const damage = blowDamage(game, attack);
  const toAttacker = canComeBack(game, attack) ? swingBackDamage(damage) : spikeHarmOfBlow(game, attack);
  return { toTarget: damage, toAttacker, endangered: endangeredByBlow(game, attack) };
}

/** The next roll of the phase. It leads to the one after it, and the last to all results. */
class NextRoll implements Step {
  readonly kind = 'physicalRoll';
  private readonly prospect: Prospect;
  /** The results of the rolls so far. */
  private readonly blows: readonly RolledAttack<CloseAttack>[];
  private readonly rams: readonly RolledRam[];

  constructor(prospect: Prospect, blows: readonly RolledAttack<CloseAttack>[], rams: readonly RolledRam[]) {
    this.prospect = prospect;
    this.blows = blows;
    this.rams = rams;
  }

  numbers(): readonly number[] {
    const { attacks, harm } = this.prospect;
    const settled = [...this.blows.flatMap(rolledNumbers), ...this.rams.flatMap(ramNumbers)];
    return [
      this.blows.length,
      this.rams.length,
      ...settled,
      ...attacks.flatMap(attackNumbers),
      ...harm().flatMap(harmNumbers),
    ];
  }

  maxDamage(game: Game, unit: MechId): number {
    const { attacks, harm } = this.prospect;
    let points = 0;
    for (const [i, { attacker, target }] of attacks.entries()) {
      const { toTarget, toAttacker, endangered } = harm()[i]!;
      const rolled = this.blows[i];
      if (rolled?.hit === false && !rolled.swungBack) continue;
      if (endangered.includes(unit)) return Number.POSITIVE_INFINITY;
      points += (unit === target ? toTarget : 0) + (unit === attacker ? toAttacker : 0);
    }
    return maxLoss(game, unit, points);
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
    const { attacks, harm } = this.prospect;
    if (blows.length + rams.length < attacks.length) return [new NextRoll(this.prospect, blows, rams)];
    return [
      ...blowsAfterCounters(blows).map((blow, i) => new BlowResult(blow, () => harm()[i]!.endangered)),
      ...rams.map((ram, i) => ramResult(ram, () => harm()[blows.length + i]!)),
    ];
  }
}

function ramResult(rolled: RolledRam, harm: () => Harm): Step {
  const left = rolled.hit ? harm : once(() => ({ ...harm(), toTarget: 0 }));
  return new RamStep(rolled.attack, { kind: 'ramResult', details: ramNumbers(rolled), harm: left }, game =>
    ramKind(rolled.attack.kind).resolve(game, rolled),
  );
}

function harmNumbers({ toTarget, toAttacker, endangered }: Harm): number[] {
  return [toTarget, toAttacker, endangered.length, ...endangered];
}

function ramNumbers(rolled: RolledRam): number[] {
  return [...rolledNumbers(rolled), SIDES.indexOf(rolled.ownSide)];
}
