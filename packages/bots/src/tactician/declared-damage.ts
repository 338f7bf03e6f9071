import {
  type DeclaredAttack,
  type Game,
  kickDamage,
  loadOf,
  type MechState,
  punchDamage,
  specOf,
  type WeaponAttack,
} from '@hexfall/rules';
import { chance } from '../odds.ts';
import { expectedDamage, shareOfShots } from './expected-damage.ts';

/** Worth of the chance that a kick makes its target fall, in points of damage. */
const KICKED_DOWN = 5;

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
  const attacker = game.state.mechs[attack.attacker]!;
  switch (attack.kind) {
    case 'weapon':
      return chance(attack.need) * hitDamage(game, attacker, attack);
    case 'kick':
      return chance(attack.need) * (kickDamage(game, attacker, attack.limb) + KICKED_DOWN);
    case 'punch':
      return chance(attack.need) * punchDamage(game, attacker, attack.limb);
    default:
      return 0;
  }
}

function hitDamage(game: Game, attacker: MechState, { weapon: index, bin, rate, bracket }: WeaponAttack): number {
  const spec = specOf(game, attacker);
  const weapon = spec.weapons[index]!;
  const type = bin < 0 ? weapon.type : (loadOf(attacker, spec, weapon, bin)?.type ?? weapon.type);
  return expectedDamage(type)[bracket] * shareOfShots(type, rate);
}
