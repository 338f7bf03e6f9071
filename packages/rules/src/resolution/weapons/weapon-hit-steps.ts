import { SIDES } from '@hexfall/hex';
import { HIDDEN_PARTS } from '../../questions/to-hit/cover.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { maxLoss } from '../damage/hit-step.ts';
import { isArrayShot } from './fire-weapon.ts';
import { rollDamage, type Salvo } from './salvo.ts';
import { resolveGroup, resolveGroupsTogether, type WeaponHit, weaponHitOf } from './weapon-hit.ts';

/** Rolls the groups of a salvo, and returns its damage as steps: each group finds a location of its own; the guns of an array strike one location together. */
export function resolveSalvo(game: Game, salvo: Salvo<WeaponAttack>): readonly Step[] {
  const { attack, load } = salvo;
  const hit = weaponHitOf(game, attack);
  const groups = rollDamage(game, salvo);
  if (isArrayShot(attack, load.type)) return [new ArrayHit(hit, groups)];
  return groups.map(points => new GroupHit(hit, points));
}

/** Returns the numbers that distinguish a hit from others. */
function hitNumbers({ attack, side, hidden }: WeaponHit): readonly number[] {
  const { attacker, target, weapon, aim, spotter } = attack;
  return [attacker, target, weapon, aim, spotter, SIDES.indexOf(side), HIDDEN_PARTS.indexOf(hidden)];
}

/** Whether a unit is involved in a hit; the unit from which the target is seen counts, since cover depends on it. */
function takesPart({ attack }: WeaponHit, unit: MechId): boolean {
  return unit === attack.target || unit === attack.attacker || unit === attack.spotter;
}

/** One group of damage of a shot that hit. A target that an earlier group has destroyed takes no more. */
export class GroupHit implements Step {
  readonly kind = 'groupHit';
  readonly sparesProne = true;
  private readonly hit: WeaponHit;
  private readonly points: number;

  constructor(hit: WeaponHit, points: number) {
    this.hit = hit;
    this.points = points;
  }

  numbers(): readonly number[] {
    return [...hitNumbers(this.hit), this.points];
  }

  maxDamage(game: Game, unit: MechId): number {
    return unit === this.hit.target.id ? maxLoss(game, unit, this.points) : 0;
  }

  concerns(unit: MechId): boolean {
    return takesPart(this.hit, unit);
  }

  run(game: Game): readonly Step[] {
    if (this.hit.target.status === 'active') resolveGroup(game, this.hit, this.points);
    return NO_STEPS;
  }
}

/** The hits of an array's guns, which strike one location together. */
class ArrayHit implements Step {
  readonly kind = 'arrayHit';
  readonly sparesProne = true;
  private readonly hit: WeaponHit;
  private readonly groups: readonly number[];

  constructor(hit: WeaponHit, groups: readonly number[]) {
    this.hit = hit;
    this.groups = groups;
  }

  numbers(): readonly number[] {
    return [...hitNumbers(this.hit), ...this.groups];
  }

  maxDamage(game: Game, unit: MechId): number {
    if (unit !== this.hit.target.id) return 0;
    const points = this.groups.reduce((sum, group) => sum + group, 0);
    return maxLoss(game, unit, points);
  }

  concerns(unit: MechId): boolean {
    return takesPart(this.hit, unit);
  }

  run(game: Game): readonly Step[] {
    resolveGroupsTogether(game, this.hit, this.groups);
    return NO_STEPS;
  }
}
