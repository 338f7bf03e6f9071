import type { WeaponType } from '@hexfall/rules';

/** A handful of weapons under short names, so that a scenario fits a screen. */
export type TestWeapon = 'ml' | 'ac20' | 'lrm20' | 'srm6' | 'gauss';

function weapon(id: string, figures: Partial<WeaponType> & Pick<WeaponType, 'damage' | 'ranges'>): WeaponType {
  return {
    id,
    name: id,
    heat: 0,
    minimumRange: 0,
    waterRanges: [0, 0, 0],
    toHit: 0,
    ammo: undefined,
    explosion: 0,
    traits: [],
    targetHeat: { points: 0, dice: 0 },
    variants: {},
    ...figures,
  };
}

export const TEST_WEAPONS: Readonly<Record<TestWeapon, WeaponType>> = {
  ml: weapon('ml', { damage: { kind: 'single', points: 5 }, ranges: [3, 6, 9], heat: 3 }),
  ac20: weapon('ac20', { damage: { kind: 'single', points: 20 }, ranges: [3, 6, 9], heat: 7 }),
  lrm20: weapon('lrm20', {
    damage: { kind: 'cluster', projectiles: 20, pointsEach: 1, groupPoints: 5 },
    ranges: [7, 14, 21],
    minimumRange: 6,
    heat: 6,
  }),
  srm6: weapon('srm6', {
    damage: { kind: 'cluster', projectiles: 6, pointsEach: 2, groupPoints: 2 },
    ranges: [3, 6, 9],
    heat: 4,
  }),
  gauss: weapon('gauss', {
    damage: { kind: 'single', points: 15 },
    ranges: [7, 15, 22],
    minimumRange: 2,
    heat: 1,
    explosion: 20,
  }),
};
