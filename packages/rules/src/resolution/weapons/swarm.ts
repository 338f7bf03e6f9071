import { distance } from '@hexfall/hex';
import { aimWeapon, type FiringSolution, sightTarget, termsOf } from '../../questions/to-hit/firing-solution.ts';
import { toHitNumber } from '../../questions/to-hit/to-hit.ts';
import type { Load } from '../../questions/weapons/ammunition.ts';
import { NO_MODIFIERS } from '../../vocabulary/explain/modifiers.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import { attackNumbers, type WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { maxLoss } from '../damage/hit-step.ts';
import { rollDamage, type Salvo } from './salvo.ts';
import { weaponHitOf } from './weapon-hit.ts';
import { GroupHit } from './weapon-hit-steps.ts';

/*
 * Swarm missiles: those that miss their target attack the next unit within a hex of it, friend or foe, then the next after that, until all
 * have hit or no unit is left. Each does one point, so as many have hit as points are dealt.
 */

/** The distance from one target within which missiles look for the next. */
const NEAR = 1;

/** Whether missiles look for another target when they miss. */
export function isSwarm({ traits }: WeaponType): boolean {
  return traits.includes('swarm');
}

/** Rolls how many swarm missiles of a salvo hit; returns their damage, and the flight of those that missed, as steps. */
export function resolveSwarm(game: Game, salvo: Salvo<WeaponAttack>): readonly Step[] {
  return strikeWith(game, salvo, { missiles: missilesOf(salvo.load.type), met: [] });
}

/** Returns the flight of swarm missiles that have all missed. */
export function missedSwarmSteps({ attack, load }: Salvo<WeaponAttack>): readonly Step[] {
  return [new SwarmFlight(attack, load, missilesOf(load.type), [attack.target])];
}

function missilesOf({ damage }: WeaponType): number {
  return damage.kind === 'cluster' ? damage.projectiles : 0;
}

/** Strikes the target of a salvo with this many missiles; those that miss fly on, past all units that the swarm has met. */
function strikeWith(
  game: Game,
  salvo: Salvo<WeaponAttack>,
  { missiles, met }: Pick<SwarmFlight, 'missiles' | 'met'>,
): readonly Step[] {
  const { attack, load } = salvo;
  const hit = weaponHitOf(game, attack);
  const groups = missiles === 1 ? [1] : rollDamage(game, salvo);
  const left = missiles - groups.reduce((sum, points) => sum + points, 0);
  const steps = groups.map(points => new GroupHit(hit, points));
  return left === 0 ? steps : [...steps, new SwarmFlight(attack, load, left, [...met, attack.target])];
}

/** Missiles on their way from one target to the next. */
class SwarmFlight implements Step {
  readonly kind = 'swarmFlight';
  readonly sparesProne = true;
  readonly missiles: number;
  /** The units that the swarm has met already. */
  readonly met: readonly MechId[];
  private readonly attack: WeaponAttack;
  private readonly load: Load;

  constructor(attack: WeaponAttack, load: Load, missiles: number, met: readonly MechId[]) {
    this.attack = attack;
    this.load = load;
    this.missiles = missiles;
    this.met = met;
  }

  numbers(): readonly number[] {
    return [...attackNumbers(this.attack), this.load.bin, this.missiles, ...this.met];
  }

  maxDamage(game: Game, unit: MechId): number {
    return unit === this.attack.attacker || this.met.includes(unit) ? 0 : maxLoss(game, unit, this.missiles);
  }

  /** Always true: any unit may be the next target. */
  concerns(): boolean {
    return true;
  }

  run(game: Game): readonly Step[] {
    const next = this.nextTarget(game);
    if (next === undefined) return NO_STEPS;
    const solution = this.solutionFor(game, next);
    const why = explanationFor(game);
    const need = toHitNumber(game, solution, why);
    const { attacker, weapon } = this.attack;
    const roll = game.dice.twoD6('toHit', need);
    const hit = roll >= need;
    const modifiers = why ?? NO_MODIFIERS;
    announce(game, { type: 'AttackRolled', attacker, target: next.id, weapon, need, roll, hit, modifiers });
    const attack = { ...this.attack, target: next.id, need, bracket: solution.bracket, aim: NOWHERE };
    if (!hit) return [new SwarmFlight(attack, this.load, this.missiles, [...this.met, next.id])];
    return strikeWith(game, { attack, load: this.loadLeft(), rate: 1, interception: 0 }, this);
  }

  private nextTarget(game: Game): MechState | undefined {
    const { attacker, target } = this.attack;
    const { grid } = boardOf(game);
    const { hex } = mechOf(game, target);
    return game.state.mechs.find(
      other =>
        other.status === 'active' &&
        other.id !== attacker &&
        !this.met.includes(other.id) &&
        distance(grid, hex, other.hex) <= NEAR,
    );
  }

  private solutionFor(game: Game, target: MechState): FiringSolution {
    const attacker = mechOf(game, this.attack.attacker);
    const weapon = specOf(game, attacker).weapons[this.attack.weapon]!;
    const { bin } = this.load;
    const terms = termsOf(game, { ...this.attack, bin, aim: NOWHERE, secondary: 0 });
    return aimWeapon(game, sightTarget(game, attacker, target), weapon, terms);
  }

  /** Returns the missiles that are left, as a load of their own. */
  private loadLeft(): Load {
    const { load, missiles } = this;
    const { damage } = load.type;
    const rest = damage.kind === 'cluster' ? { ...damage, projectiles: missiles } : damage;
    return { ...load, type: { ...load.type, damage: rest } };
  }
}
