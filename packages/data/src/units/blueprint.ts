import type {
  ArmorFacingCode,
  ArmorType,
  CockpitType,
  EngineType,
  GyroType,
  LocationCode,
  StructureType,
} from '@hexfall/rules';
import { isClan, type TechBase } from './tech-base.ts';

/** Machines that can turn into something else. Here they stay BattleMechs; the gear for it only takes up its slots. */
export const CONVERSIONS = ['lam', 'quadVee'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/**
 * A BattleMech in our own words, short enough to write by hand and plain enough for JSON: the content of a unit file.
 * What every unit has in a fixed place is not mentioned; the rest is listed by location, in the order of the slots.
 */
export interface MechBlueprint {
  readonly chassis: string;
  readonly model: string;
  /** The name that the Clans gave the chassis. */
  readonly clanName?: string;
  readonly tonnage: number;
  /** Left out for an Inner Sphere unit. Items without a technology base in their name are of this one. */
  readonly techBase?: TechBase;
  readonly quad?: boolean;
  readonly omni?: boolean;
  readonly conversion?: Conversion;
  readonly engine: { readonly rating: number; readonly type?: EngineType };
  readonly gyro?: GyroType;
  readonly cockpit?: CockpitType;
  readonly heatSinks: { readonly count: number; readonly double?: boolean };
  readonly structureType?: StructureType;
  /** Only where it differs from the technology base, as it may on a mixed unit. */
  readonly clanStructure?: boolean;
  readonly armorType?: ArmorType;
  readonly clanArmor?: boolean;
  /** Points by facing; `CTR`, `RTR` and `LTR` are the rear of the torsos. */
  readonly armor: Readonly<Record<ArmorFacingCode, number>>;
  /** Types by location when the armor is patchwork; standard where nothing is said. */
  readonly patchwork?: Readonly<Partial<Record<LocationCode, ArmorType>>>;
  /** Arms without a hand, or without lower arm and hand. */
  readonly armsWithout?: Readonly<Partial<Record<'LA' | 'RA', 'hand' | 'lowerArm'>>>;
  /**
   * Items that fill the free slots from the top: "Medium Laser", "Medium Laser (rear)", "2 x Heat Sink", "AC/20 ammo",
   * "empty" for a slot left free. Equipment that is spread out, such as Endo Steel, is listed slot by slot. A weapon
   * that runs over into the next location says in both how much of it is there: "AC/20 (7 slots)". On an OmniMech
   * "(fixed)" is what is not in a pod; "(turret)" and "(size 2)" are for equipment that has such. "(inert)" is for
   * equipment that no table has.
   */
  readonly items: Readonly<Partial<Record<LocationCode, readonly string[]>>>;
  /** Armored components: numbers of their slots, counted from 1. */
  readonly armored?: Readonly<Partial<Record<LocationCode, readonly number[]>>>;
  /** Locations in which a Clan unit does without its free CASE. */
  readonly withoutCase?: readonly LocationCode[];
  /** Year of introduction. */
  readonly year?: number;
  /** 1 introductory, 2 standard, 3 advanced, 4 experimental, 5 unofficial. */
  readonly rulesLevel?: number;
  readonly role?: string;
  /** Number in the Master Unit List. */
  readonly mulId?: number;
  readonly source?: string;
  readonly quirks?: readonly string[];
  /** Quirk, location, slot and weapon between colons. */
  readonly weaponQuirks?: readonly string[];
}

/** "Hunchback HBK-4G". */
export function unitName({ chassis, model }: Pick<MechBlueprint, 'chassis' | 'model'>): string {
  return `${chassis} ${model}`.trim();
}

/** Whether names without a technology base mean the Clan item. */
export function hasClanNames({ techBase }: Pick<MechBlueprint, 'techBase'>): boolean {
  return techBase === 'clan';
}

/** Whether the Clans built it: its armor and structure are theirs where it says nothing else. */
export function isClanBuilt({ techBase = 'innerSphere' }: Pick<MechBlueprint, 'techBase'>): boolean {
  return isClan(techBase);
}
