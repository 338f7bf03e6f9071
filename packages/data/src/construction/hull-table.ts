import type { ArmorType, CockpitType, GyroType, StructureType } from '@hexfall/rules';

/** A figure that may differ between the technology bases. */
type ByBase = readonly [innerSphere: number, clan: number];

export interface StructureFigures {
  /** The usual name, which unit files and slots also have. */
  readonly name: string;
  /** Weight in thousandths of the unit's weight. */
  readonly thousandths: number;
  readonly slots: ByBase;
}

export interface ArmorFigures {
  readonly name: string;
  /** Points of armor per ton, in hundredths. */
  readonly hundredthsPerTon: ByBase;
  readonly slots: ByBase;
}

export const STRUCTURE_FIGURES: Readonly<Record<StructureType, StructureFigures>> = {
  standard: structure('Standard', 100),
  endoSteel: structure('Endo Steel', 50, [14, 7]),
  endoComposite: structure('Endo-Composite', 75, [7, 4]),
  composite: structure('Composite', 50),
  reinforced: structure('Reinforced', 200),
  industrial: structure('Industrial', 200),
};

export const ARMOR_FIGURES: Readonly<Record<ArmorType, ArmorFigures>> = {
  standard: armor('Standard', [1600, 1600]),
  ferroFibrous: armor('Ferro-Fibrous', [1792, 1920], [14, 7]),
  lightFerroFibrous: armor('Light Ferro-Fibrous', [1696, 1696], [7, 7]),
  heavyFerroFibrous: armor('Heavy Ferro-Fibrous', [1984, 1984], [21, 21]),
  stealth: armor('Stealth', [1600, 1600], [12, 12]),
  ferroLamellor: armor('Ferro-Lamellor', [1400, 1400], [12, 12]),
  hardened: armor('Hardened', [800, 800]),
  reactive: armor('Reactive', [1600, 1600], [14, 7]),
  reflective: armor('Reflective', [1600, 1600], [10, 5]),
  ballisticReinforced: armor('Ballistic-Reinforced', [1200, 1200], [10, 10]),
  impactResistant: armor('Impact-Resistant', [1400, 1400], [10, 10]),
  heatDissipating: armor('Heat-Dissipating', [1000, 1000], [6, 6]),
  antiPenetrativeAblation: armor('Anti-Penetrative Ablation', [1200, 1200], [6, 6]),
  primitive: armor('Primitive', [1072, 1072]),
  industrial: armor('Industrial', [1072, 1072]),
  heavyIndustrial: armor('Heavy Industrial', [1600, 1600]),
  commercial: armor('Commercial', [2400, 2400]),
  patchwork: armor('Patchwork', [1600, 1600]),
};

export const COCKPIT_TONS: Readonly<Record<CockpitType, number>> = {
  standard: 3,
  small: 2,
  torsoMounted: 4,
  commandConsole: 6,
  interface: 4,
  industrial: 3,
  primitive: 5,
  primitiveIndustrial: 5,
};

/** Weight as a multiple of a standard gyro's. */
export const GYRO_FACTOR: Readonly<Record<GyroType, number>> = {
  standard: 1,
  xl: 0.5,
  compact: 1.5,
  heavyDuty: 2,
  none: 0,
};

function structure(name: string, thousandths: number, slots: ByBase = [0, 0]): StructureFigures {
  return { name, thousandths, slots };
}

function armor(name: string, hundredthsPerTon: ByBase, slots: ByBase = [0, 0]): ArmorFigures {
  return { name, hundredthsPerTon, slots };
}
