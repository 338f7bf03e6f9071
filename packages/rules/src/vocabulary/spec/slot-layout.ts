import { CT, HD, isArm, isLeg, isSideTorso, LOCATIONS, type LocationId, slotCount } from './locations.ts';
import type { CockpitType, EngineType, GyroType } from './mech-spec.ts';
import type { Slot } from './slots.ts';

/** The properties that decide which slots are taken before any equipment is placed. */
export interface SlotLayoutOptions {
  readonly quad: boolean;
  readonly engine: EngineType;
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  /** Arms that lack a hand, or both lower arm actuator and hand. */
  readonly armsWithout: Readonly<Partial<Record<'LA' | 'RA', 'hand' | 'lowerArm'>>>;
}

/** Number of engine slots in each side torso. */
const SIDE_TORSO_ENGINE: Readonly<Record<EngineType, number>> = {
  fusion: 0,
  xl: 3,
  clanXl: 2,
  light: 2,
  compact: 0,
  xxl: 6,
  clanXxl: 4,
  ice: 0,
  fuelCell: 0,
  fission: 0,
};

const GYRO_SLOTS: Readonly<Record<GyroType, number>> = { standard: 4, xl: 6, compact: 2, heavyDuty: 4, none: 0 };

const LEG: readonly Slot['kind'][] = ['hip', 'upperLeg', 'lowerLeg', 'foot'];
const ARM: readonly Slot['kind'][] = ['shoulder', 'upperArm', 'lowerArm', 'hand'];

/**
 * Returns by location every slot, with the fixed content in its printed place and the rest empty.
 *
 * @example
 * ```ts
 * import { fixedSlots, LT } from '@hexfall/rules';
 *
 * const slots = fixedSlots({ quad: false, engine: 'xl', gyro: 'standard', cockpit: 'standard', armsWithout: {} });
 * slots[LT]?.filter(slot => slot.kind === 'engine').length; // => 3
 * ```
 */
export function fixedSlots(options: SlotLayoutOptions): Slot[][] {
  return LOCATIONS.map((_, location) => {
    const fixed = fixedContent(location, options);
    return Array.from(
      { length: slotCount(location, options.quad) },
      (__, i) => ({ kind: fixed[i] ?? 'empty' }) as Slot,
    );
  });
}

function fixedContent(location: LocationId, options: SlotLayoutOptions): readonly Slot['kind'][] {
  if (location === HD) return headContent(options.cockpit);
  if (location === CT) return centerTorsoContent(options);
  if (isSideTorso(location)) return sideTorsoContent(options);
  if (isLeg(location) || options.quad) return LEG;
  return isArm(location) ? armContent(options.armsWithout[LOCATIONS[location] as 'LA' | 'RA']) : [];
}

/**
 * Returns the fixed content of a side torso. Sensors and life support stay near a cockpit that has moved into the
 * torso.
 */
function sideTorsoContent(options: SlotLayoutOptions): readonly Slot['kind'][] {
  const engine = repeat('engine', SIDE_TORSO_ENGINE[options.engine]);
  return options.cockpit === 'torsoMounted' ? [...engine, 'lifeSupport'] : engine;
}

function headContent(cockpit: CockpitType): readonly Slot['kind'][] {
  if (cockpit === 'torsoMounted') return ['sensors', 'sensors'];
  if (cockpit === 'interface') return ['lifeSupport', 'sensors', 'cockpit', 'cockpit', 'sensors', 'lifeSupport'];
  if (cockpit === 'small') return ['lifeSupport', 'sensors', 'cockpit', 'sensors'];
  return ['lifeSupport', 'sensors', 'cockpit', 'empty', 'sensors', 'lifeSupport'];
}

/**
 * Returns the fixed content of the center torso: three engine slots, the gyro, and three more of the engine unless it
 * is a compact one.
 */
function centerTorsoContent(options: SlotLayoutOptions): readonly Slot['kind'][] {
  const gyro = repeat('gyro', GYRO_SLOTS[options.gyro]);
  const engine: readonly Slot['kind'][] = ['engine', 'engine', 'engine'];
  const rest = options.engine === 'compact' ? [] : engine;
  const cockpit: readonly Slot['kind'][] = options.cockpit === 'torsoMounted' ? ['cockpit', 'sensors'] : [];
  return [...engine, ...gyro, ...rest, ...cockpit];
}

function armContent(without: 'hand' | 'lowerArm' | undefined): readonly Slot['kind'][] {
  if (without === 'lowerArm') return ARM.slice(0, 2);
  return without === 'hand' ? ARM.slice(0, 3) : ARM;
}

function repeat(kind: Slot['kind'], count: number): readonly Slot['kind'][] {
  return Array.from({ length: count }, () => kind);
}
