import { SIDES } from '@hexfall/hex';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { attackNumbers, HIT_TABLES } from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { maxLoss } from '../damage/hit-step.ts';
import type { CloseAttack, RolledAttack } from './blow.ts';
import { canDriveOut, resolveBlow, spikeHarmOfBlow } from './kinds.ts';
import { swingBackDamage } from './swing-back.ts';

/** Carries out the result of a rolled blow. */
export class BlowResult implements Step {
  readonly kind = 'blowResult';
  private readonly blow: RolledAttack<CloseAttack>;
  /** Returns the units that may be driven out of their hexes, with damage that cannot be predicted. */
  private readonly endangered: () => readonly MechId[];

  constructor(blow: RolledAttack<CloseAttack>, endangered: () => readonly MechId[]) {
    this.blow = blow;
    this.endangered = blow.hit && canDriveOut(blow.attack) ? endangered : () => NOBODY;
  }

  numbers(): readonly number[] {
    const { attack, countered, ...settled } = this.blow;
    return [...attackNumbers(attack), ...rolledNumbers(settled), Number(countered), ...this.endangered()];
  }

  maxDamage(game: Game, unit: MechId): number {
    const { attack, hit, damage, swungBack } = this.blow;
    if (this.endangered().includes(unit)) return Number.POSITIVE_INFINITY;
    if (swungBack) return unit === attack.attacker ? maxLoss(game, unit, swingBackDamage(damage)) : 0;
    if (unit === attack.attacker) return hit ? maxLoss(game, unit, spikeHarmOfBlow(game, attack)) : 0;
    return hit && unit === attack.target ? maxLoss(game, unit, damage) : 0;
  }

  concerns(unit: MechId): boolean {
    const { attacker, target } = this.blow.attack;
    return unit === attacker || unit === target || this.endangered().includes(unit);
  }

  run(game: Game): readonly Step[] {
    resolveBlow(game, this.blow);
    return NO_STEPS;
  }
}

const NOBODY: readonly MechId[] = [];

/** Returns the settled results of a roll as numbers. */
export function rolledNumbers({
  hit,
  swungBack,
  damage,
  table,
  side,
}: Omit<RolledAttack<CloseAttack>, 'attack' | 'countered'>): number[] {
  return [Number(hit), Number(swungBack), damage, HIT_TABLES.indexOf(table), SIDES.indexOf(side)];
}
