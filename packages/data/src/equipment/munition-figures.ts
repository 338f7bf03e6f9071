import type { AmmoBin, MountedWeapon, Munition, WeaponDamage, WeaponTrait, WeaponType } from '@hexfall/rules';
import { withFigures } from './weapon-shape.ts';

/*
 * The effects of special munitions on weapons. A weapon has these figures only on a unit that carries such a bin.
 */

const INFERNO_HEAT = 2;
const EXPLOSIVE_POD: Readonly<Record<string, number>> = { narc: 4, inarc: 6 };

type Change = (type: WeaponType) => Partial<WeaponType> | undefined;

const CHANGES: Readonly<Partial<Record<Munition, Change>>> = {
  precision: type => added(type, 'precision'),
  armorPiercing: type => ({ ...added(type, 'armorPiercing'), toHit: type.toHit + 1 }),
  caseless: type => added(type, 'caseless'),
  flechette: type => withPoints(type, points => Math.floor(points / 2)),
  tracer: type => withPoints(type, points => points - 1),
  inferno: type => ({
    ...added(type, 'inferno'),
    targetHeat: { points: INFERNO_HEAT, dice: 0 },
    ...withMissiles(type, 2, 2),
  }),
  tandemCharge: type => added(type, 'tandemCharge'),
  swarm: type => added(type, 'swarm'),
  magneticPulse: type => ({
    ...added(type, 'magneticPulse'),
    minimumRange: 0,
    ranges: [3, 6, 9],
    ...withMissiles(type, 1, 5),
  }),
  airburst: type => ({ ...added(type, 'saturating'), ...withMissiles(type, 1, 1) }),
  antiPersonnel: type => withMissiles(type, 1, 1),
  haywirePod: type => added(type, 'haywirePod'),
  ecmPod: type => added(type, 'ecmPod'),
  explosivePod: type => ({
    ...added(type, 'explosivePod'),
    damage: { kind: 'single', points: EXPLOSIVE_POD[type.ammo ?? ''] ?? 0 },
  }),
};

function added({ traits }: WeaponType, trait: WeaponTrait): Partial<WeaponType> {
  return { traits: Object.freeze([trait, ...traits]) };
}

function withPoints({ damage }: WeaponType, change: (points: number) => number): Partial<WeaponType> {
  return damage.kind === 'single' ? { damage: { kind: 'single', points: change(damage.points) } } : {};
}

function withMissiles({ damage }: WeaponType, pointsEach: number, groupPoints: number): Partial<WeaponType> {
  const projectiles = damage.kind === 'cluster' ? damage.projectiles : 0;
  const changed: WeaponDamage = { kind: 'cluster', projectiles, pointsEach, groupPoints };
  return { damage: Object.freeze(changed) };
}

/** Returns the figures of a weapon with a special munition, or `undefined` if it does not change them. */
function figuresWith(type: WeaponType, munition: Munition): WeaponType | undefined {
  const change = CHANGES[munition];
  if (change === undefined) return undefined;
  const base = type.variants.shortRange ?? type;
  const id = `${type.id}-${munition.toLowerCase()}`;
  return withFigures(base, { id, name: `${type.name} (${wordsOf(munition)})`, ...change(base), variants: {} });
}

/** Returns the words of a munition: "armor piercing". */
function wordsOf(munition: Munition): string {
  return munition.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}

const known = new WeakMap<WeaponType, Map<string, WeaponType>>();

/** Returns weapons with the additional figures for the special munitions in these bins. */
export function fitMunitions<W extends Pick<MountedWeapon, 'type'>>(
  weapons: readonly W[],
  bins: readonly Pick<AmmoBin, 'ammo' | 'munition'>[],
): readonly W[] {
  if (bins.every(({ munition }) => CHANGES[munition] === undefined)) return weapons;
  return weapons.map(weapon => {
    const fed = bins.filter(({ ammo }) => ammo === weapon.type.ammo).map(({ munition }) => munition);
    return { ...weapon, type: withVariants(weapon.type, fed) };
  });
}

/** Returns one object for each set of munitions, since data about weapons is cached by their types. */
function withVariants(type: WeaponType, munitions: readonly Munition[]): WeaponType {
  const special = [...new Set(munitions)].filter(munition => CHANGES[munition] !== undefined).sort();
  if (special.length === 0) return type;
  const made = known.get(type) ?? new Map<string, WeaponType>();
  known.set(type, made);
  const key = special.join(' ');
  const before = made.get(key);
  if (before !== undefined) return before;
  const variants = Object.fromEntries(special.map(munition => [munition, figuresWith(type, munition)]));
  const fitted = withFigures(type, { variants: Object.freeze({ ...type.variants, ...variants }) });
  made.set(key, fitted);
  return fitted;
}
