import type { TargetHeat, WeaponDamage, WeaponTrait, WeaponType } from '@hexfall/rules';

/** The letters behind the damage of a weapon, in the order in which they are printed, and what they stand for. */
export const CODE_WORDS = {
  DB: 'direct ballistic',
  DE: 'direct energy',
  E: 'electronics',
  M: 'missile',
  P: 'pulse',
  PD: 'point defense',
  V: 'varies with range',
  H: 'causes heat',
  X: 'explosive',
  'R/C': 'rapid fire',
  C: 'cluster',
  AE: 'area effect',
  'C/S': 'cluster or slug',
  S: 'switchable ammo',
  OS: 'one shot',
  AI: 'against infantry',
} as const;
export type WeaponCode = keyof typeof CODE_WORDS;
export const WEAPON_CODES = Object.keys(CODE_WORDS) as readonly WeaponCode[];

/** The codes of a weapon, such as `['DB', 'S']` for an autocannon: first what it is, then what is special about it. */
export function weaponCodes(type: WeaponType): readonly WeaponCode[] {
  const has = (trait: WeaponTrait): boolean => type.traits.includes(trait);
  const wanted: readonly (readonly [WeaponCode, boolean])[] = [
    [kindOf(has), true],
    ['V', type.damage.kind === 'byRange'],
    ['H', type.targetHeat.points + type.targetHeat.dice > 0],
    ['X', type.explosion > 0],
    ['R/C', isRapid(has)],
    ['C', type.damage.kind === 'cluster'],
    ['AE', type.damage.kind === 'blast'],
    ['C/S', type.variants.cluster !== undefined],
    ['S', isSwitchable(type, has)],
    ['OS', has('oneShot')],
    ['AI', isAntiInfantry(type, has)],
  ];
  return wanted.filter(([, applies]) => applies).map(([code]) => code);
}

type Has = (trait: WeaponTrait) => boolean;

function kindOf(has: Has): WeaponCode {
  if (has('antiMissile')) return 'PD';
  if (has('tag')) return 'E';
  if (has('missile')) return 'M';
  if (has('ballistic') || has('artillery') || has('artilleryCannon')) return 'DB';
  return has('pulse') ? 'P' : 'DE';
}

function isRapid(has: Has): boolean {
  return has('ultra') || has('rotary');
}

/** Launchers with several kinds of missiles, and plain autocannons. The two loads of an LB-X have a code of their own. */
function isSwitchable({ ammo, explosion }: WeaponType, has: Has): boolean {
  if (has('missile')) return has('artemisCapable') || has('atm');
  const plain = has('ballistic') && has('directFire') && !has('lbx') && !isRapid(has);
  return plain && ammo !== undefined && explosion === 0;
}

/** Of pulse lasers and Gauss rifles, the smallest are meant for infantry. */
const SMALL_ARMS = 3;

function isAntiInfantry({ damage }: WeaponType, has: Has): boolean {
  if (has('machineGun') || has('flamer') || has('plasma')) return true;
  return (has('pulse') || has('gauss')) && damage.kind === 'single' && damage.points <= SMALL_ARMS;
}

/** Damage with its codes as on a paper sheet: "5 [DE]", "2/Msl [M,C,S]", "20 [DB,S]". */
export function damageWithCode(type: WeaponType): string {
  const codes = `[${weaponCodes(type).join(',')}]`;
  const parts = [damageText(type), heatText(type.targetHeat), codes];
  return parts.filter(part => part !== '').join(' ');
}

/** Damage in points, by range if it differs; for cluster and rapid-fire weapons that of one missile or shot. */
function damageText({ damage, traits }: WeaponType): string {
  const each = traits.includes('missile') ? '/Msl' : '/Sht';
  switch (damage.kind) {
    case 'none':
      return '';
    case 'single':
      return `${damage.points}${isRapid(trait => traits.includes(trait)) ? each : ''}`;
    case 'byRange':
      return damage.points.join('/');
    case 'blast':
      return `${damage.points}`;
    default:
      damage satisfies Extract<WeaponDamage, { kind: 'cluster' }>;
      return `${damage.pointsEach}${each}`;
  }
}

function heatText({ points, dice }: TargetHeat): string {
  const parts = [points > 0 ? `${points}` : '', dice > 0 ? `${dice}d6` : ''].filter(part => part !== '');
  return parts.length === 0 ? '' : `(heat ${parts.join('+')})`;
}
