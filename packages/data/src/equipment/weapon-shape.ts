import type { WeaponType } from '@hexfall/rules';

/**
 * Returns the figures of a weapon with some of them changed, frozen. They are copied field by field: V8 may lay out each object that is made
 * by `{ ...figures, ...changes }` in a way of its own, and rules that meet hundreds of layouts are slow.
 */
export function withFigures(figures: WeaponType, changes: Partial<WeaponType>): WeaponType {
  const changed: WeaponType = { ...figures, ...changes };
  return Object.freeze({
    id: changed.id,
    name: changed.name,
    heat: changed.heat,
    damage: changed.damage,
    minimumRange: changed.minimumRange,
    ranges: changed.ranges,
    waterRanges: changed.waterRanges,
    toHit: changed.toHit,
    ammo: changed.ammo,
    explosion: changed.explosion,
    traits: changed.traits,
    targetHeat: changed.targetHeat,
    variants: changed.variants,
  });
}
