/** Figures of a weapon, straight from its table row. */
export interface WeaponType {
  readonly id: string;
  readonly name: string;
  readonly heat: number;
  readonly damage: WeaponDamage;
  readonly minimumRange: number;
  /** Longest distance of short, medium and long range. */
  readonly ranges: readonly [short: number, medium: number, long: number];
  /** The same under water; all 0 for a weapon that cannot be fired there. */
  readonly waterRanges: readonly [short: number, medium: number, long: number];
  readonly toHit: number;
  /** Kind of ammunition it needs, or `undefined` for none. */
  readonly ammo: string | undefined;
  /** Points of damage when a critical hit sets it off: Gauss weapons; 0 for others. */
  readonly explosion: number;
  readonly traits: readonly WeaponTrait[];
}

export type WeaponDamage =
  | { readonly kind: 'none' }
  | { readonly kind: 'single'; readonly points: number }
  /** By range bracket. */
  | { readonly kind: 'byRange'; readonly points: readonly [short: number, medium: number, long: number] }
  /** A cluster roll tells how many projectiles hit; their damage is dealt in groups. */
  | {
      readonly kind: 'cluster';
      readonly projectiles: number;
      readonly pointsEach: number;
      readonly groupPoints: number;
    };

/** What sets a weapon apart beyond its figures. */
export const WEAPON_TRAITS = [
  'energy',
  'ballistic',
  'missile',
  'pulse',
  'ultra',
  'rotary',
  'lbx',
  'streak',
  'indirect',
  'flamer',
  'plasma',
  'gauss',
  'heavyGauss',
  'machineGun',
  'antiMissile',
  'narc',
  'tag',
  'oneShot',
  /** Helped by a targeting computer. */
  'directFire',
] as const;
export type WeaponTrait = (typeof WEAPON_TRAITS)[number];
