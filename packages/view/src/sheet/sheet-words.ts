import { LOCATIONS, type LocationId, type MechSpec, type Slot } from '@hexfall/rules';

const QUAD_CODES: Readonly<Record<string, string>> = { RA: 'FRL', LA: 'FLL', RL: 'RRL', LL: 'RLL' };
const NAMES: Readonly<Record<string, string>> = {
  HD: 'Head',
  CT: 'Center torso',
  RT: 'Right torso',
  LT: 'Left torso',
  RA: 'Right arm',
  LA: 'Left arm',
  RL: 'Right leg',
  LL: 'Left leg',
  FRL: 'Front right leg',
  FLL: 'Front left leg',
  RRL: 'Rear right leg',
  RLL: 'Rear left leg',
};

/**
 * Returns the code of a location. The arms of a quad are legs.
 *
 * @example
 * ```ts
 * import { LA } from '@hexfall/rules';
 * import { locationCode } from '@hexfall/view';
 *
 * locationCode({ quad: false }, LA); // => 'LA'
 * locationCode({ quad: true }, LA); // => 'FLL'
 * ```
 */
export function locationCode({ quad }: Pick<MechSpec, 'quad'>, location: LocationId): string {
  const code = LOCATIONS[location]!;
  return quad ? (QUAD_CODES[code] ?? code) : code;
}

/**
 * Returns the name of a location.
 *
 * @example
 * ```ts
 * import { LA } from '@hexfall/rules';
 * import { locationName } from '@hexfall/view';
 *
 * locationName({ quad: false }, LA); // => 'Left arm'
 * ```
 */
export function locationName(spec: Pick<MechSpec, 'quad'>, location: LocationId): string {
  return NAMES[locationCode(spec, location)]!;
}

const SPECIAL_WORDS: Readonly<Record<string, string>> = {
  xl: 'XL',
  clanXl: 'Clan XL',
  xxl: 'XXL',
  clanXxl: 'Clan XXL',
  ice: 'combustion',
  ferroFibrous: 'ferro-fibrous',
  lightFerroFibrous: 'light ferro-fibrous',
  heavyFerroFibrous: 'heavy ferro-fibrous',
  ferroLamellor: 'ferro-lamellor',
  torsoMounted: 'torso-mounted',
  artemisIV: 'Artemis IV',
  artemisV: 'Artemis V',
  narc: 'Narc',
  semiGuided: 'semi-guided',
  ballisticReinforced: 'ballistic-reinforced',
  armorPiercing: 'armor-piercing',
  tandemCharge: 'tandem-charge',
  antiPersonnel: 'anti-personnel',
  ecmPod: 'ECM pod',
};

/** An identifier in plain words: `heavyDuty` becomes "heavy duty". */
export function plainWords(name: string): string {
  return SPECIAL_WORDS[name] ?? name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}

/** Engine, gyro, cockpit, structure and armor of a unit in one line. */
export function buildLine(spec: MechSpec): string {
  const parts = [
    `${spec.engineRating} ${plainWords(spec.engine)} engine`,
    ...(spec.gyro === 'standard' ? [] : [`${plainWords(spec.gyro)} gyro`]),
    ...(spec.cockpit === 'standard' ? [] : [`${plainWords(spec.cockpit)} cockpit`]),
    `${plainWords(spec.structureType)} structure`,
    `${spec.armor.reduce((sum, points) => sum + points, 0)} points of ${plainWords(spec.armorType)} armor`,
  ];
  return parts.join(', ');
}

const SLOT_NAMES: Readonly<Partial<Record<Slot['kind'], string>>> = {
  empty: '',
  filler: '(roll again)',
  engine: 'Engine',
  gyro: 'Gyro',
  sensors: 'Sensors',
  lifeSupport: 'Life support',
  cockpit: 'Cockpit',
  shoulder: 'Shoulder',
  upperArm: 'Upper arm actuator',
  lowerArm: 'Lower arm actuator',
  hand: 'Hand actuator',
  hip: 'Hip',
  upperLeg: 'Upper leg actuator',
  lowerLeg: 'Lower leg actuator',
  foot: 'Foot actuator',
};

/** Returns what a part is called that has a fixed place in a unit, such as "Life support"; '' for anything else. */
export function partName(part: Slot['kind'] | 'commandConsole'): string {
  return part === 'commandConsole' ? 'Command console' : (SLOT_NAMES[part] ?? '');
}

/**
 * Returns the content of a critical slot; '' if it is empty.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { slotName } from '@hexfall/view';
 *
 * const spec = builtInMech('HBK-4G')!;
 * slotName(spec, spec.slots[1]![0]!); // => 'Engine'
 * ```
 */
export function slotName(spec: MechSpec, slot: Slot): string {
  switch (slot.kind) {
    case 'weapon': {
      const { type, rear } = spec.weapons[slot.item]!;
      return rear ? `${type.name} (rear)` : type.name;
    }
    case 'ammo':
      return `${ammoName(spec, slot.item)} (${spec.ammoBins[slot.item]!.shots})`;
    case 'equipment':
      return spec.equipment[slot.item]!.name;
    case 'heatSink':
      return heatSinkName(spec, slot.item);
    case 'jumpJet':
      return spec.jumpJets === 'mechanical' ? 'Jump booster' : 'Jump jet';
    default:
      return SLOT_NAMES[slot.kind] ?? slot.kind;
  }
}

/** Where sinks are of several kinds, the heat that an item removes says more than its make. */
function heatSinkName({ heatSinks: { capacity, mixed } }: MechSpec, item: number): string {
  if (mixed !== undefined) return `Heat sink (${mixed.items[item] ?? capacity})`;
  return capacity === 2 ? 'Double heat sink' : 'Heat sink';
}

/**
 * Returns the name of an ammunition bin: the weapon that it feeds and its kind of ammunition.
 *
 * @example
 * ```ts
 * import { mechOf, specOf } from '@hexfall/rules';
 * import { ammoName } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * ammoName(specOf(game, mechOf(game, 0)), 0); // => 'AC/20 ammo'
 * ```
 */
export function ammoName(spec: MechSpec, bin: number): string {
  const { munition, guidance } = spec.ammoBins[bin]!;
  const load = [munition === 'standard' ? '' : plainWords(munition), guidance === 'none' ? '' : plainWords(guidance)];
  return [`${fedWeapon(spec, bin)} ammo`, ...load.filter(word => word !== '')].join(', ');
}

/** The weapon that an ammunition bin feeds. */
export function fedWeapon(spec: MechSpec, bin: number): string {
  const { ammo } = spec.ammoBins[bin]!;
  return spec.weapons.find(({ type }) => type.ammo === ammo)?.type.name ?? ammo;
}
