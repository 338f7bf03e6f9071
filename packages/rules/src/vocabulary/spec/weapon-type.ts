/** Figures of a weapon, taken from its table row. */
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
  /** Kind of ammunition that it needs, or `undefined` for none. */
  readonly ammo: string | undefined;
  /** Points of damage when a critical hit makes the weapon explode, as Gauss weapons do; 0 for others. */
  readonly explosion: number;
  readonly traits: readonly WeaponTrait[];
  /** Heat that a hit puts on the target, as points and dice. A flamer inflicts it instead of its damage. */
  readonly targetHeat: TargetHeat;
  /** Figures that replace these when a munition other than `standard` is fired. */
  readonly variants: Readonly<Partial<Record<Munition, WeaponType>>>;
}

export interface TargetHeat {
  readonly points: number;
  readonly dice: number;
}

/**
 * Kinds of ammunition with which a weapon has different figures: LB-X shot, ATM warheads, an MML's short-range missiles, and special rounds
 * that a player may load instead of the standard ones.
 */
export const MUNITIONS = [
  'standard',
  'cluster',
  'extendedRange',
  'highExplosive',
  'shortRange',
  'inferno',
  'magneticPulse',
  'precision',
  'armorPiercing',
  'flechette',
  'caseless',
  'tracer',
  'tandemCharge',
  'airburst',
  'antiPersonnel',
  'haywirePod',
  'ecmPod',
  'explosivePod',
  'swarm',
] as const;
export type Munition = (typeof MUNITIONS)[number];

/** Returns a weapon's figures with a given ammunition. */
export function withMunition(weapon: WeaponType, munition: Munition): WeaponType {
  return weapon.variants[munition] ?? weapon;
}

export type WeaponDamage =
  | { readonly kind: 'none' }
  | { readonly kind: 'single'; readonly points: number }
  /** By range bracket. */
  | { readonly kind: 'byRange'; readonly points: readonly [short: number, medium: number, long: number] }
  /** A cluster roll decides how many projectiles hit; their damage is dealt in groups. */
  | {
      readonly kind: 'cluster';
      readonly projectiles: number;
      readonly pointsEach: number;
      readonly groupPoints: number;
    }
  /** A shell that bursts: this many points where it lands and less farther away, to every unit there. */
  | { readonly kind: 'blast'; readonly points: number };

/** Properties of a weapon besides its figures. */
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
  /** Has Artemis built in. */
  'atm',
  /** Advanced tactical missiles that home in on their target when they are fired directly. */
  'iatm',
  /** Can have an Artemis fire control system. */
  'artemisCapable',
  'flamer',
  'plasma',
  'gauss',
  'heavyGauss',
  /** Gauss weapon that scatters its shot: the cluster roll depends on range. */
  'hag',
  /** Can have a PPC capacitor. */
  'ppc',
  'machineGun',
  'antiMissile',
  /** Anti-missile system that also guards friends near by. */
  'pointDefense',
  'narc',
  'tag',
  'oneShot',
  /** Gets the bonus of a targeting computer. */
  'directFire',
  /** Pulse laser that hits better the nearer its target is. */
  'variableSpeed',
  /** Laser that no armor weakens. */
  'reengineered',
  /** Early laser that makes one die of additional heat with each shot, or half of one. */
  'hotPrototype',
  'warmPrototype',
  /** Early gun that jams for good on a natural 2, and sooner at a double rate. */
  'unreliable',
  /** Early Ultra autocannon of the Clans. */
  'prototypeUltra',
  /** Autocannon that bursts on a natural 2, and explodes when it is struck while there is ammunition. */
  'hypervelocity',
  /** Old type of cannon that does 3 points less to modern armor. */
  'rifle',
  /** Fewer hits of a salvo than the cluster table says: -1 or -2 on the roll. */
  'looseSalvo',
  'wildSalvo',
  /** Early Streak launcher: it needs no lock, and has +4 on the cluster roll. */
  'prototypeStreak',
  /** Long-range missiles of which only half arm themselves within the minimum range. */
  'extendedLrm',
  /** A single heavy missile: half its damage within the minimum range, and an anti-missile system may shoot it down. */
  'thunderbolt',
  /** Pulse that disturbs the electronics of its target and of its own unit; it rests in every second turn. */
  'tsemp',
  /** Pulse weapon that needs no rest, and may burst. */
  'restless',
  /** Shock that stops a reactor or disturbs a unit for some turns. */
  'taser',
  /** Laser whose power is chosen for each shot, and which can be charged. */
  'bombast',
  /** Laser that bursts on a low attack roll. */
  'hyperLaser',
  /** Charge of pellets, of which fewer arrive the farther away the target is. */
  'pelletPod',
  /** Fires under water only. */
  'torpedo',
  /** Fires shells over the terrain between: direct fire is harder, and a spotter is not needed. */
  'mortar',
  /** Every projectile hits. */
  'saturating',
  /** Short gun that fires artillery shells straight at a unit. */
  'artilleryCannon',
  /** Gun or launcher that fires at hexes, from a minimum distance only. */
  'artillery',
  /** Tool that fires nails, which do nothing to armor. */
  'nailGun',
  /** Inferno missiles: heat for each that hits, and no damage. */
  'inferno',
  /** Missiles whose pulse disturbs a unit that several of them hit. */
  'magneticPulse',
  /** Rounds that steer after a moving target. */
  'precision',
  /** Rounds that may go through armor: a critical roll with each hit. */
  'armorPiercing',
  /** Rounds without a case: the gun may jam or burst on a natural 2. */
  'caseless',
  /** Missiles that no armor weakens. */
  'tandemCharge',
  /** Pods of a beacon launcher with different effects. */
  'haywirePod',
  'ecmPod',
  'explosivePod',
  /** Missiles that look for another target when they miss. */
  'swarm',
] as const;
export type WeaponTrait = (typeof WEAPON_TRAITS)[number];
