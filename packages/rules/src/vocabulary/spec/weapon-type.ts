/** Figures of a weapon, straight from its table row. */
export interface WeaponType {
  readonly id: string;
  readonly name: string;
  readonly heat: number;
  readonly damage: WeaponDamage;
  readonly minimumRange: number;
  /** Longest distance of short, medium and long range. */
  readonly ranges: readonly [short: number, medium: number, long: number];
  /** Longest distance of each range bracket under water; all 0 for a weapon that cannot be fired there. */
  readonly waterRanges: readonly [short: number, medium: number, long: number];
  readonly toHit: number;
  /** Kind of ammunition it needs, or `undefined` for none. */
  readonly ammo: string | undefined;
  /** Points of damage when a critical hit sets it off: Gauss weapons; 0 for others. */
  readonly explosion: number;
  readonly traits: readonly WeaponTrait[];
  /** Heat that a hit puts on the target, as points and dice; a flamer's comes instead of its damage. */
  readonly targetHeat: TargetHeat;
  /** Figures that replace these ones when other than standard ammunition is fired. */
  readonly variants: Readonly<Partial<Record<Munition, WeaponType>>>;
}

export interface TargetHeat {
  readonly points: number;
  readonly dice: number;
}

/** Kinds of ammunition with which a weapon has other figures: LB-X shot, the ATM warheads, an MML's short-range missiles. */
export const MUNITIONS = ['standard', 'cluster', 'extendedRange', 'highExplosive', 'shortRange'] as const;
export type Munition = (typeof MUNITIONS)[number];

/** A weapon's figures with a given ammunition. */
export function withMunition(weapon: WeaponType, munition: Munition): WeaponType {
  return weapon.variants[munition] ?? weapon;
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
  'mrm',
  'mml',
  /** Artemis is built in. */
  'atm',
  /** Takes an Artemis fire control system. */
  'artemisCapable',
  'flamer',
  'plasma',
  'gauss',
  'heavyGauss',
  /** Gauss weapon that scatters its shot: the cluster roll depends on range. */
  'hag',
  /** Takes a PPC capacitor. */
  'ppc',
  'machineGun',
  'antiMissile',
  'narc',
  'tag',
  'oneShot',
  /** Helped by a targeting computer. */
  'directFire',
  /** Pulse laser that hits the better, the nearer its target is. */
  'variableSpeed',
  /** Laser that no armor weakens. */
  'reengineered',
  /** Early laser that makes one die of heat more with each shot, or half of one. */
  'hotPrototype',
  'warmPrototype',
  /** Early gun that jams for good on a natural 2, and sooner at a double rate. */
  'unreliable',
  /** Early Ultra autocannon of the Clans. */
  'prototypeUltra',
  /** Autocannon that bursts on a natural 2, and when it is struck while there is ammunition. */
  'hypervelocity',
  /** Cannon of old that does 3 points less to modern armor. */
  'rifle',
  /** Less hits of a salvo than the cluster table says: -1 or -2 on the roll. */
  'looseSalvo',
  'wildSalvo',
  /** Early Streak launcher: it needs no lock, and has +4 on the cluster roll. */
  'prototypeStreak',
  /** Long-range missiles of which only half arm themselves within the minimum range. */
  'extendedLrm',
  /** One heavy missile: half its damage within the minimum range, and an anti-missile system may shoot it down. */
  'thunderbolt',
] as const;
export type WeaponTrait = (typeof WEAPON_TRAITS)[number];
