import { clusterHits, isSetting, WAYS_2D6, type WeaponType } from '@hexfall/rules';

/** Average points of damage of a hit, by range bracket. */
export type DamageByBracket = readonly [short: number, medium: number, long: number];

const known = new WeakMap<WeaponType, DamageByBracket>();

/** Returns the expected damage of a weapon that hits, averaged over the cluster roll. */
export function expectedDamage(type: WeaponType): DamageByBracket {
  let damage = known.get(type);
  if (damage === undefined) known.set(type, (damage = computeDamage(type)));
  return damage;
}

/** Worth of a hit by a pulse weapon or a taser on most units, in points of damage. */
const USUAL_PULSE: DamageByBracket = [7, 7, 7];
const USUAL_SHOCK: DamageByBracket = [8, 8, 8];

function computeDamage({ damage, traits }: WeaponType): DamageByBracket {
  switch (damage.kind) {
    case 'none':
      return traits.includes('tsemp') ? USUAL_PULSE : [0, 0, 0];
    case 'single':
      if (traits.includes('taser')) return USUAL_SHOCK;
      return [damage.points, damage.points, damage.points];
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

/** Returns the average damage of a weapon at a rate of fire, or at a power setting, relative to its usual damage. */
export function shareOfShots(type: WeaponType, rate: number): number {
  if (rate === 1) return 1;
  return isSetting(type) ? (SETTINGS + 1 - rate) / SETTINGS : averageHits(rate);
}

/** Each setting of a bombast laser below full power takes a quarter of its damage. */
const SETTINGS = 4;

/** Returns the average number of projectiles that hit if the attack does. */
function averageHits(projectiles: number): number {
  let sum = 0;
  for (let roll = 2; roll <= 12; roll++) sum += WAYS_2D6[roll]! * clusterHits(projectiles, roll);
  return sum / 36;
}
