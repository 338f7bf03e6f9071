import { clusterHits, WAYS_2D6, type WeaponType } from '@hexfall/rules';

/** Average points of damage of a hit, by range bracket. */
export type DamageByBracket = readonly [short: number, medium: number, long: number];

const known = new WeakMap<WeaponType, DamageByBracket>();

/** Expected damage of a weapon that hits, averaged over the cluster roll. */
export function expectedDamage(type: WeaponType): DamageByBracket {
  let damage = known.get(type);
  if (damage === undefined) known.set(type, (damage = computeDamage(type)));
  return damage;
}

function computeDamage({ damage, traits }: WeaponType): DamageByBracket {
  switch (damage.kind) {
    case 'none':
      return [0, 0, 0];
    case 'single':
    case 'blast':
      return [damage.points, damage.points, damage.points];
    case 'byRange':
      return damage.points;
    default: {
      const hits = traits.includes('streak') ? damage.projectiles : averageHits(damage.projectiles);
      const points = hits * damage.pointsEach;
      return [points, points, points];
    }
  }
}

/** Average number of projectiles that hit when the attack does. */
export function averageHits(projectiles: number): number {
  let sum = 0;
  for (let roll = 2; roll <= 12; roll++) sum += WAYS_2D6[roll]! * clusterHits(projectiles, roll);
  return sum / 36;
}
