import type {
  ArmorFacingCode,
  ArmorType,
  CockpitType,
  EngineType,
  GyroType,
  LocationCode,
  StructureType,
} from '@hexfall/rules';

/**
 * A BattleMech in our own words, short enough to write by hand and plain enough for JSON. What every unit has in a
 * fixed place is not mentioned; the rest is listed by location, in the order of the slots.
 */
export interface MechBlueprint {
  readonly chassis: string;
  readonly model: string;
  readonly tonnage: number;
  readonly engine: { readonly rating: number; readonly type?: EngineType };
  readonly heatSinks: { readonly count: number; readonly double?: boolean };
  /** Points by facing; `CTR`, `RTR` and `LTR` are the rear of the torsos. */
  readonly armor: Readonly<Record<ArmorFacingCode, number>>;
  /** Left out for an Inner Sphere unit. */
  readonly clan?: boolean;
  readonly quad?: boolean;
  readonly gyro?: GyroType;
  readonly cockpit?: CockpitType;
  readonly armorType?: ArmorType;
  readonly structureType?: StructureType;
  /** Arms without a hand, or without lower arm and hand. */
  readonly armsWithout?: Readonly<Partial<Record<'LA' | 'RA', 'hand' | 'lowerArm'>>>;
  /**
   * Items that fill the free slots from the top: "Medium Laser", "Medium Laser (rear)", "2 x Heat Sink", "AC/20 ammo",
   * "empty" for a slot left free. Equipment that is spread out, such as Endo Steel, is listed slot by slot.
   */
  readonly items: Readonly<Partial<Record<LocationCode, readonly string[]>>>;
}
