import {
  blowDamage,
  type DeclaredAttack,
  type Game,
  isRam,
  loadOf,
  type MechState,
  specOf,
  type WeaponAttack,
} from '@hexfall/rules';
import { chance } from '../odds.ts';
import { expectedDamage, shareOfShots } from './expected-damage.ts';

/** The kinds of blows that count, each with the worth of its effects besides damage, such as the fall after a kick, in points of damage. */
const BLOWS: Readonly<Partial<Record<DeclaredAttack['kind'], number>>> = { punch: 0, kick: 5 };

/** Returns the expected damage of all attacks that have been declared against a unit. */
export function declaredDamage(game: Game, target: MechState): number {
  let sum = 0;
  for (const attack of game.state.attacks) {
    if (attack.kind !== 'building' && attack.target === target.id) sum += damageOf(game, attack);
  }
  return sum;
}

/** Returns the expected damage of an attack. */
export function damageOf(game: Game, attack: DeclaredAttack): number {
  if (attack.kind === 'weapon') {
    return chance(attack.need) * hitDamage(game, game.state.mechs[attack.attacker]!, attack);
  }
  const effects = BLOWS[attack.kind];
  if (effects === undefined || attack.kind === 'building' || isRam(attack)) return 0;
  return chance(attack.need) * (blowDamage(game, attack) + effects);
}

function hitDamage(game: Game, attacker: MechState, { weapon: index, bin, rate, bracket }: WeaponAttack): number {
  const spec = specOf(game, attacker);
  const weapon = spec.weapons[index]!;
  const type = bin < 0 ? weapon.type : (loadOf(attacker, spec, weapon, bin)?.type ?? weapon.type);
  return expectedDamage(type)[bracket] * shareOfShots(type, rate);
}
