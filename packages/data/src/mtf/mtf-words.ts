import type { ArmorType, CockpitType, EngineType, GyroType, StructureType } from '@hexfall/rules';
import type { CockpitMake } from '../units/blueprint.ts';
import type { TechBase } from '../units/tech-base.ts';

/** Words of a field's value and their meanings. The first that occurs decides, so the longer ones come first. */
type Words<T> = readonly (readonly [word: RegExp, meaning: T])[];

export function matchWord<T>(words: Words<T>, value: string): T | undefined {
  return words.find(([word]) => word.test(value))?.[1];
}

export const TECH_BASES: Words<TechBase> = [
  [/mixed.*clan/i, 'mixedClan'],
  [/mixed/i, 'mixedInnerSphere'],
  [/clan/i, 'clan'],
  [/inner sphere|^is$/i, 'innerSphere'],
];

export const ENGINES: Words<EngineType> = [
  [/xxl/i, 'xxl'],
  [/\bxl\b/i, 'xl'],
  [/light/i, 'light'],
  [/compact/i, 'compact'],
  [/\bi\.?c\.?e\.?\b|combustion/i, 'ice'],
  [/fuel.?cell/i, 'fuelCell'],
  [/fission/i, 'fission'],
  [/fusion/i, 'fusion'],
];

export const GYROS: Words<GyroType> = [
  [/none/i, 'none'],
  [/\bxl\b/i, 'xl'],
  [/compact/i, 'compact'],
  [/heavy.?duty/i, 'heavyDuty'],
  [/standard|^gyro$/i, 'standard'],
];

export const COCKPITS: Words<CockpitType> = [
  [/torso|virtual reality/i, 'torsoMounted'],
  [/command console/i, 'commandConsole'],
  [/small/i, 'small'],
  [/interface/i, 'interface'],
  [/primitive.*industrial/i, 'primitiveIndustrial'],
  [/primitive/i, 'primitive'],
  [/industrial/i, 'industrial'],
  [/standard|dual|quadvee|^cockpit$/i, 'standard'],
];

/** Cockpits that are played as another. */
export const COCKPIT_MAKES: Words<CockpitMake> = [
  [/virtual reality/i, 'virtualRealityPod'],
  [/small.*command console/i, 'smallCommandConsole'],
];

export const ARMORS: Words<ArmorType> = [
  [/patchwork/i, 'patchwork'],
  [/light ferro/i, 'lightFerroFibrous'],
  [/heavy ferro/i, 'heavyFerroFibrous'],
  [/lamellor/i, 'ferroLamellor'],
  [/ferro/i, 'ferroFibrous'],
  [/stealth/i, 'stealth'],
  [/hardened/i, 'hardened'],
  [/reactive/i, 'reactive'],
  [/reflective/i, 'reflective'],
  [/ballistic/i, 'ballisticReinforced'],
  [/impact/i, 'impactResistant'],
  [/heat.?dissipating/i, 'heatDissipating'],
  [/ablation/i, 'antiPenetrativeAblation'],
  [/primitive/i, 'primitive'],
  [/heavy industrial/i, 'heavyIndustrial'],
  [/industrial/i, 'industrial'],
  [/commercial/i, 'commercial'],
  [/standard|regular/i, 'standard'],
];

export const STRUCTURES: Words<StructureType> = [
  [/endo.?composite/i, 'endoComposite'],
  [/endo/i, 'endoSteel'],
  [/composite/i, 'composite'],
  [/reinforced/i, 'reinforced'],
  [/industrial/i, 'industrial'],
  [/standard|regular/i, 'standard'],
];
