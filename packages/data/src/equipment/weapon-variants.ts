import type { WeaponDamage, WeaponType } from '@hexfall/rules';
import { withFigures } from './weapon-shape.ts';

type Triple = readonly [number, number, number];

/** Returns the additional figures of weapons that fire more than one kind of ammunition. */
export function weaponVariants(base: WeaponType): WeaponType['variants'] {
  if (base.traits.includes('lbx')) return Object.freeze({ cluster: lbxCluster(base) });
  if (base.traits.includes('mml')) return Object.freeze({ shortRange: shortRangeMissiles(base) });
  if (!base.traits.includes('atm') && !base.traits.includes('iatm')) return Object.freeze({});
  return Object.freeze({
    extendedRange: variant(base, 'extended range', 4, [9, 18, 27], missiles(base, 1, 5)),
    highExplosive: variant(base, 'high explosive', 0, [3, 6, 9], missiles(base, 3, 5)),
  });
}

/**
 * Returns the figures of an LB-X autocannon with shot instead of a slug: easier to hit with, one point per pellet, and
 * without the bonus of a targeting computer.
 */
function lbxCluster(base: WeaponType): WeaponType {
  const projectiles = base.damage.kind === 'single' ? base.damage.points : 0;
  return withFigures(base, {
    id: `${base.id}-cluster`,
    name: `${base.name} (cluster)`,
    damage: Object.freeze({ kind: 'cluster', projectiles, pointsEach: 1, groupPoints: 1 } as const),
    toHit: base.toHit - 1,
    traits: Object.freeze(base.traits.filter(trait => trait !== 'directFire')),
  });
}

function shortRangeMissiles(base: WeaponType): WeaponType {
  const figures = variant(base, 'SRM', 0, [3, 6, 9], missiles(base, 2, 2));
  return withFigures(figures, { traits: Object.freeze(base.traits.filter(trait => trait !== 'indirect')) });
}

function missiles(base: WeaponType, pointsEach: number, groupPoints: number): WeaponDamage {
  const projectiles = base.damage.kind === 'cluster' ? base.damage.projectiles : 0;
  return Object.freeze({ kind: 'cluster', projectiles, pointsEach, groupPoints });
}

function variant(
  base: WeaponType,
  name: string,
  minimumRange: number,
  ranges: Triple,
  damage: WeaponDamage,
): WeaponType {
  const id = `${base.id}-${name.toLowerCase().replace(' ', '-')}`;
  return withFigures(base, {
    id,
    name: `${base.name} (${name})`,
    minimumRange,
    ranges: Object.freeze(ranges),
    damage,
  });
}
