import { SIDES } from '@hexfall/hex';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { HIT_TABLES, isFire, isRam, type PhysicalAttack, type RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { mostLost } from '../damage/max-damage.ts';
import { mostLostInTheWay } from '../displacement/knock-on.ts';
import type { CloseAttack, RolledAttack } from './blow.ts';
import { blowDamage, ramKind, resolveBlow, rollDeclaredBlow } from './kinds.ts';
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
  const blows = declared.filter((attack): attack is CloseAttack => !isRam(attack));
  return [new NextRoll({ blows, rams: declared.filter(isRam) }, { blows: [], rams: [] })];
}

interface Declared {
  readonly blows: readonly CloseAttack[];
  readonly rams: readonly RamAttack[];
}

/** What the rolls so far have settled. */
interface Rolled {
  readonly blows: readonly RolledAttack<CloseAttack>[];
  readonly rams: readonly RolledRam[];
}

/** The next roll of the phase. It leads to the one after it, and the last to all results. */
class NextRoll implements Step {
  readonly kind = 'physicalRoll';
  private readonly declared: Declared;
  private readonly rolled: Rolled;

  constructor(declared: Declared, rolled: Rolled) {
    this.declared = declared;
    this.rolled = rolled;
  }

  numbers(): readonly number[] {
    const { blows, rams } = this.rolled;
    return [blows.length + rams.length, ...blows.flatMap(rolledNumbers), ...rams.flatMap(rolledRamNumbers)];
  }

  maxDamage(game: Game, unit: MechId): number {
    let most = 0;
    for (const { attacker, target } of this.declared.rams) most += mostLostInShove(game, attacker, target, unit);
    for (const [i, blow] of this.declared.blows.entries()) {
      const rolled = this.rolled.blows[i] ?? { hit: true, damage: blowDamage(game, blow) };
      if (rolled.hit) most += mostLostByBlow(game, blow, rolled.damage, unit);
    }
    return most;
  }

  run(game: Game): readonly Step[] {
    const { declared, rolled } = this;
    const blow = declared.blows[rolled.blows.length];
    if (blow !== undefined) return this.next({ ...rolled, blows: [...rolled.blows, rollDeclaredBlow(game, blow)] });
    const ram = declared.rams[rolled.rams.length]!;
    return this.next({ ...rolled, rams: [...rolled.rams, ramKind(ram.kind).roll(game, ram)] });
  }

  private next(rolled: Rolled): readonly Step[] {
    const { blows, rams } = this.declared;
    const isLast = rolled.blows.length === blows.length && rolled.rams.length === rams.length;
    return isLast ? resultSteps(rolled) : [new NextRoll(this.declared, rolled)];
  }
}

function rolledNumbers({ hit, damage, table, side }: Omit<RolledAttack<PhysicalAttack>, 'attack'>): number[] {
  return [Number(hit), damage, HIT_TABLES.indexOf(table), SIDES.indexOf(side)];
}

function rolledRamNumbers(rolled: RolledRam): number[] {
  return [...rolledNumbers(rolled), SIDES.indexOf(rolled.ownSide)];
}

function resultSteps({ blows, rams }: Rolled): readonly Step[] {
  return [...blows.map((blow, i) => new BlowResult(i, blow, isPushedBack(blow.attack, blows))), ...rams.map(ramResult)];
}

function ramResult(rolled: RolledRam): Step {
  return new RamStep('ramResult', rolled.attack, rolledRamNumbers(rolled), game =>
    ramKind(rolled.attack.kind).resolve(game, rolled),
  );
}

/** What comes of a rolled blow. */
class BlowResult implements Step {
  readonly kind = 'blowResult';
  /** Its place among the blows of the phase. */
  private readonly index: number;
  private readonly blow: RolledAttack<CloseAttack>;
  /** A push whose target has pushed back. */
  private readonly answered: boolean;

  constructor(index: number, blow: RolledAttack<CloseAttack>, answered: boolean) {
    this.index = index;
    this.blow = blow;
    this.answered = answered;
  }

  numbers(): readonly number[] {
    return [this.index, ...rolledNumbers(this.blow), Number(this.answered)];
  }

  maxDamage(game: Game, unit: MechId): number {
    const { attack, hit } = this.blow;
    return hit ? mostLostByBlow(game, attack, this.blow.damage, unit) : 0;
  }

  run(game: Game): readonly Step[] {
    resolveBlow(game, this.blow, this.answered);
    return NO_STEPS;
  }
}

/** A push drives its target away, any other blow strikes it. */
function mostLostByBlow(game: Game, { kind, attacker, target }: CloseAttack, damage: number, unit: MechId): number {
  if (kind === 'push') return mostLostInShove(game, attacker, target, unit);
  return unit === target ? mostLost(game, unit, damage) : 0;
}

function mostLostInShove(game: Game, attacker: MechId, target: MechId, unit: MechId): number {
  return mostLostInTheWay(game, unit, [mechOf(game, attacker), mechOf(game, target)]);
}
