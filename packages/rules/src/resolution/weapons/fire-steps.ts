import { loadedType } from '../../questions/weapons/ammunition.ts';
import { failsOnTwo } from '../../questions/weapons/jamming.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import {
  attackNumbers,
  type BuildingAttack,
  type FireAttack,
  isFire,
  type WeaponAttack,
} from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { maxLoss } from '../damage/hit-step.ts';
import { assignAntiMissile, type Interceptor } from './anti-missile.ts';
import { resolveBuildingAttack } from './building-attack.ts';
import { fullSalvo } from './salvo.ts';
import { isSwarm } from './swarm.ts';
import { resolveWeaponAttack } from './weapon-attack.ts';

/** Returns every declared shot as a step, in the order of resolution: target designators first, since they guide other shots. */
export function fireSteps(game: Game): readonly Step[] {
  const declared = game.state.attacks.filter(isFire);
  const interceptions = assignAntiMissile(game, declared);
  const steps: Step[] = [];
  const add = (attack: FireAttack): void => {
    if (attack.kind === 'building') steps.push(new BuildingShot(attack));
    else steps.push(new Shot(attack, interceptions.get(attack)));
  };
  for (const attack of declared) if (isTag(game, attack)) add(attack);
  for (const attack of declared) if (!isTag(game, attack)) add(attack);
  return steps;
}

function isTag(game: Game, attack: FireAttack): boolean {
  const { weapons } = specOf(game, mechOf(game, attack.attacker));
  return weapons[attack.weapon]!.type.traits.includes('tag');
}

/** The rolls of a declared shot; the damage follows in steps of its own. */
class Shot implements Step {
  readonly kind = 'shot';
  readonly sparesProne = true;
  readonly attack: WeaponAttack;
  readonly antiMissile: Interceptor | undefined;

  constructor(attack: WeaponAttack, antiMissile: Interceptor | undefined) {
    this.attack = attack;
    this.antiMissile = antiMissile;
  }

  numbers(): readonly number[] {
    return [...attackNumbers(this.attack), this.antiMissile?.unit ?? -1, this.antiMissile?.weapon ?? -1];
  }

  maxDamage(game: Game, unit: MechId): number {
    const { attacker, target, weapon, bin, heat } = this.attack;
    const type = loadedType(specOf(game, mechOf(game, attacker)), weapon, bin);
    if (unit === attacker && failsOnTwo(type)) return maxLoss(game, unit, type.explosion);
    // A shell may come down anywhere, and a swarm goes on to other units.
    if ((unit !== target && type.damage.kind !== 'blast' && !isSwarm(type)) || heat) return 0;
    return maxLoss(game, unit, fullSalvo(type, this.attack));
  }

  /** Always true: the electronics of any unit may affect the shot. */
  concerns(): boolean {
    return true;
  }

  run(game: Game): readonly Step[] {
    return resolveWeaponAttack(game, this);
  }
}

/** A declared shot at a building or a hex. A building that it destroys comes down when the phase ends. */
class BuildingShot implements Step {
  readonly kind = 'buildingShot';
  private readonly attack: BuildingAttack;

  constructor(attack: BuildingAttack) {
    this.attack = attack;
  }

  numbers(): readonly number[] {
    return attackNumbers(this.attack);
  }

  maxDamage(game: Game, unit: MechId): number {
    const { attacker, weapon, bin } = this.attack;
    const type = loadedType(specOf(game, mechOf(game, attacker)), weapon, bin);
    if (unit === attacker && failsOnTwo(type)) return maxLoss(game, unit, type.explosion);
    return type.damage.kind === 'blast' ? maxLoss(game, unit, fullSalvo(type, this.attack)) : 0;
  }

  /** Always true: the electronics of any unit may affect the shot. */
  concerns(): boolean {
    return true;
  }

  run(game: Game): readonly Step[] {
    return resolveBuildingAttack(game, this.attack);
  }
}
