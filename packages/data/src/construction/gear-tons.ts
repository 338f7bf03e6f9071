import type { EquipmentKind } from '@hexfall/rules';
import type { GearEntry } from '../equipment/other-table.ts';
import { isClanOnly } from '../equipment/tech.ts';

/** The facts about a unit that the weight of some equipment depends on. */
export interface GearContext {
  readonly tonnage: number;
  readonly quad: boolean;
  readonly engineTons: number;
  /** Tons of the weapons that a targeting computer directs. */
  readonly directFireTons: number;
}

type Rule = number | ((unit: GearContext, clan: boolean) => number);

/** Equipment of one kind whose weight differs by make. */
const BY_NAME: Readonly<Record<string, Rule>> = {
  'Guardian ECM': 1.5,
  'ECM Suite': 1,
  'Angel ECM': 2,
  'THB Angel ECM Suite': 1.5,
  'ECM Suite (Guardian) Prototype': 2,
  'Active Probe (Beagle) Prototype': 2,
  'Bloodhound Active Probe (THB)': 5,
  'Beagle Active Probe': 1.5,
  'Bloodhound Active Probe': 2,
  'Active Probe': 1,
  'Light Active Probe': 0.5,
  'Watchdog CEWS': 1.5,
  'Nova CEWS': 1.5,
  'EW Equipment': 7.5,
  Searchlight: 0.5,
  'Environmental Sealing': ({ tonnage }) => tonnage / 10,
  Tracks: ({ tonnage }) => tonnage / 10,
  // The equipment for transforming is weighed with the frame.
  'Landing Gear': 0,
  Avionics: 0,
  'Conversion Gear': 0,
};

const BY_KIND: Readonly<Partial<Record<EquipmentKind, Rule>>> = {
  hatchet: ({ tonnage }) => Math.ceil(tonnage / 15),
  sword: ({ tonnage }) => halfTonsUp(tonnage / 20),
  mace: ({ tonnage }) => Math.ceil(tonnage / 10),
  lance: ({ tonnage }) => Math.ceil(tonnage / 20),
  retractableBlade: ({ tonnage }) => halfTonsUp(tonnage / 20) + 0.5,
  flail: 5,
  chainsaw: 5,
  miningDrill: 3,
  rockCutter: 5,
  combine: 2.5,
  backhoe: 5,
  dualSaw: 7,
  spotWelder: 2,
  pileDriver: 10,
  aes: ({ tonnage, quad }) => halfTonsUp(tonnage / (quad ? 50 : 35)),
  claw: ({ tonnage }) => Math.ceil(tonnage / 15),
  talons: ({ tonnage }) => Math.ceil(tonnage / 15),
  masc: ({ tonnage }, clan) => Math.max(1, Math.floor(tonnage / (clan ? 25 : 20) + 0.5)),
  supercharger: ({ engineTons }) => halfTonsUp(engineTons / 10),
  tsm: 0,
  industrialTsm: 0,
  case: (_, clan) => (clan ? 0 : 0.5),
  caseTwo: (_, clan) => (clan ? 0.5 : 1),
  artemisIV: 1,
  artemisV: 1.5,
  apollo: 1,
  ppcCapacitor: 1,
  targetingComputer: ({ directFireTons }, clan) => Math.ceil(directFireTons / (clan ? 5 : 4)),
  c3Master: 5,
  c3Slave: 1,
  c3i: 2.5,
  c3BoostedMaster: 6,
  c3BoostedSlave: 3,
  nullSignature: 0,
  chameleon: 0,
  voidSignature: 0,
  modularArmor: 1,
  radicalSinks: 4,
  smallVibroblade: 3,
  mediumVibroblade: 5,
  largeVibroblade: 7,
  chainWhip: 3,
  wreckingBall: 4,
  ramPlate: ({ tonnage }) => Math.ceil(tonnage / 10),
  bPod: 1,
  harjel: 1,
  harjelTwo: 2,
  harjelThree: 3,
  smallShield: 2,
  mediumShield: 4,
  largeShield: 6,
  spikes: 0.5,
  blueShield: 3,
  laserInsulator: 0.5,
  pulseModule: 1,
  emergencyCoolant: 2,
  umu: ({ tonnage }) => (tonnage <= 55 ? 0.5 : tonnage <= 85 ? 1 : 2),
  stealthArmor: 0,
  partialWing: ({ tonnage }, clan) => halfTonsUp((tonnage * (clan ? 5 : 7)) / 100),
  antiPersonnelPod: 0.5,
  coolantPod: 1,
  machineGunArray: (_, clan) => (clan ? 0.25 : 0.5),
};

/** Returns the tons of one piece; `undefined` if its weight is not known. */
export function gearTons(entry: GearEntry, unit: GearContext): number | undefined {
  const rule = BY_NAME[entry.name] ?? BY_KIND[entry.equipment];
  return typeof rule === 'function' ? rule(unit, isClanOnly(entry.names)) : rule;
}

export function halfTonsUp(tons: number): number {
  return Math.ceil(tons * 2) / 2;
}
