import {
  type MechSpec,
  type MountedWeapon,
  MUNITIONS,
  type Munition,
  NOWHERE,
  type WeaponDamage,
  type WeaponType,
  withMunition,
} from '@hexfall/rules';
import { ammoName, locationCode, plainWords } from './sheet-words.ts';

/** A line of the weapon table. Equal weapons in the same location share one. */
export interface WeaponRow {
  /** Number of weapons; 0 in a line for another load of the weapon above. */
  readonly count: number;
  readonly name: string;
  readonly place: string;
  readonly heat: string;
  readonly damage: string;
  readonly ranges: readonly [minimum: string, short: string, medium: string, long: string];
  /** Shots on board; '' for a weapon without ammunition. */
  readonly shots: string;
}

export function weaponRows(spec: MechSpec): readonly WeaponRow[] {
  const groups = new Map<string, MountedWeapon[]>();
  for (const weapon of spec.weapons) {
    const key = `${weapon.type.id} ${placeOf(spec, weapon)} ${addOnName(spec, weapon)}`;
    groups.set(key, [...(groups.get(key) ?? []), weapon]);
  }
  return [...groups.values()].flatMap(group => rowsOf(spec, group[0]!, group.length));
}

/** A line for the weapon, and one for each other load on board that changes its figures. */
function rowsOf(spec: MechSpec, weapon: MountedWeapon, count: number): WeaponRow[] {
  const loads = MUNITIONS.filter(munition => hasLoad(spec, weapon.type, munition));
  const [first = 'standard', ...others] = loads;
  const addOn = addOnName(spec, weapon);
  const name = `${weapon.type.name}${addOn === '' ? '' : ` + ${addOn}`}${first === 'standard' ? '' : `, ${plainWords(first)}`}`;
  const otherLoad = (load: Munition): WeaponRow => {
    return { ...figures(spec, weapon.type, load), count: 0, name: plainWords(load), place: '' };
  };
  return [
    { ...figures(spec, weapon.type, first), count, name, place: placeOf(spec, weapon) },
    ...others.map(otherLoad),
  ];
}

function hasLoad(spec: MechSpec, type: WeaponType, munition: Munition): boolean {
  if (munition !== 'standard' && type.variants[munition] === undefined) return false;
  return spec.ammoBins.some(bin => bin.ammo === type.ammo && bin.munition === munition);
}

function figures(spec: MechSpec, type: WeaponType, munition: Munition): Omit<WeaponRow, 'count' | 'name' | 'place'> {
  const { heat, damage, minimumRange, ranges, targetHeat } = withMunition(type, munition);
  const burns = [
    targetHeat.points > 0 ? `${targetHeat.points}` : '',
    targetHeat.dice > 0 ? `${targetHeat.dice}d6` : '',
  ];
  const heatDealt = burns.filter(text => text !== '').join('+');
  return {
    heat: heat === 0 ? '-' : `${heat}`,
    damage: heatDealt === '' ? damageText(damage) : `${damageText(damage)} (heat ${heatDealt})`,
    ranges: [minimumRange, ...ranges].map(range => (range === 0 ? '-' : `${range}`)) as unknown as WeaponRow['ranges'],
    shots: shotsText(spec, type, munition),
  };
}

/** Damage in points, by range if it differs; for cluster weapons the number of projectiles and the damage of each. */
function damageText(damage: WeaponDamage): string {
  switch (damage.kind) {
    case 'none':
      return '-';
    case 'single':
      return `${damage.points}`;
    case 'byRange':
      return damage.points.join('/');
    default:
      return `${damage.projectiles}×${damage.pointsEach}`;
  }
}

function shotsText(spec: MechSpec, type: WeaponType, munition: Munition): string {
  if (type.traits.includes('oneShot')) return '1';
  if (type.ammo === undefined) return '';
  const bins = spec.ammoBins.filter(bin => bin.ammo === type.ammo && bin.munition === munition);
  return `${bins.reduce((sum, bin) => sum + bin.shots, 0)}`;
}

function placeOf(spec: MechSpec, { location, alsoIn, rear }: MountedWeapon): string {
  const place = locationCode(spec, location);
  if (alsoIn !== NOWHERE) return `${place}/${locationCode(spec, alsoIn)}`;
  return rear ? `${place} rear` : place;
}

function addOnName(spec: MechSpec, { addOn }: MountedWeapon): string {
  return addOn < 0 ? '' : (spec.equipment[addOn]?.name ?? '');
}

/** Ammunition bins with the same load in the same location. */
export interface AmmoRow {
  readonly count: number;
  readonly name: string;
  readonly place: string;
  /** Shots in each bin. */
  readonly shots: number;
}

export function ammoRows(spec: MechSpec): readonly AmmoRow[] {
  const rows = new Map<string, AmmoRow>();
  for (const [i, { location, shots }] of spec.ammoBins.entries()) {
    const row = { name: ammoName(spec, i), place: locationCode(spec, location), shots };
    const key = Object.values(row).join(' ');
    rows.set(key, { ...row, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  return [...rows.values()];
}
